/** The settings of the block in the sidebar of the editor. */
import { __ } from './i18n.js';
import { COLOUR_LABELS, GROUPS, LABELS } from './labels.js';
import type { EditProps, TableAttribute, WpNode } from './wp.js';

const { blockEditor, components, element } = window.wp;
const { attributes, colours } = window.wattenTableEditor;
const { createElement } = element;

/** Selects the current look of controls, which later versions of WordPress use by default. */
const CURRENT_LOOK = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

const valueName = ({ name, labels }: TableAttribute, value: string): string => {
  const label = labels?.[value];
  return label === undefined ? (LABELS[name]?.values?.[value] ?? value) : __(label, 'watten-table');
};

/** Returns the name of the choice that leaves the attribute out. */
function defaultName(attribute: TableAttribute): string {
  if (attribute.name === 'lang') return __('Language of the site', 'watten-table');
  if (attribute.name === 'lesson') return __('No lesson', 'watten-table');
  if (attribute.default === undefined) return __('Default of the variant', 'watten-table');
  return `${__('Default', 'watten-table')}: ${valueName(attribute, attribute.default)}`;
}

/** Returns the choices. The default is first and has no other entry. An unknown value of the block stays selectable. */
function optionsOf(attribute: TableAttribute, current: string): readonly { value: string; label: string }[] {
  const values = (attribute.values ?? []).filter((value) => value !== attribute.default);
  const all = current === '' || values.includes(current) ? values : [...values, current];
  return [
    { value: '', label: defaultName(attribute) },
    ...all.map((value) => ({ value, label: valueName(attribute, value) })),
  ];
}

function renderControl(attribute: TableAttribute, { attributes: given, setAttributes }: EditProps): WpNode {
  const { name, type, values } = attribute;
  const value = given[name];
  const set = (changed: string | number | boolean | undefined): void => setAttributes({ [name]: changed });
  const common = { key: name, label: LABELS[name]?.name ?? name, help: LABELS[name]?.help, ...CURRENT_LOOK };
  if (type === 'boolean') {
    const onChange = (isOn: boolean): void => set(isOn || undefined);
    return createElement(components.ToggleControl, { ...common, checked: value === true, onChange });
  }
  const onChange = (text: string): void => set(text === '' ? undefined : text);
  const current = value === undefined ? '' : String(value);
  if (values) {
    const selected = current === attribute.default ? '' : current;
    return createElement(components.SelectControl, {
      ...common,
      value: selected,
      options: optionsOf(attribute, selected),
      onChange,
    });
  }
  if (type === 'number')
    return createElement(components.RangeControl, {
      ...common,
      min: 0,
      max: 100,
      value: Number(value ?? attribute.default),
      onChange: (number?: number) => set(number === undefined ? undefined : String(number)),
    });
  return createElement(components.TextControl, { ...common, value: current, onChange });
}

/** Renders a panel per group of settings. Settings in no group are in the last panel. */
export function renderSettings(props: EditProps): readonly WpNode[] {
  const grouped = new Set(GROUPS.flatMap(({ names }) => names));
  const others = attributes.map(({ name }) => name).filter((name) => !grouped.has(name));
  const groups = [...GROUPS, { title: __('Other settings', 'watten-table'), names: others }];
  return groups.flatMap(({ title, names }, index) => {
    const shown = names.flatMap((name) => attributes.find((one) => one.name === name) ?? []);
    if (shown.length === 0) return [];
    const controls = shown.map((attribute) => renderControl(attribute, props));
    return createElement(components.PanelBody, { key: title, title, initialOpen: index === 0 }, ...controls);
  });
}

/** Renders the colours of the table. */
export const renderColours = ({ attributes: given, setAttributes }: EditProps): WpNode =>
  createElement(blockEditor.PanelColorSettings, {
    title: __('Colors of the table', 'watten-table'),
    colorSettings: Object.keys(colours).map((name) => ({
      label: COLOUR_LABELS[name] ?? name,
      value: given[name],
      onChange: (colour?: string) => setAttributes({ [name]: colour }),
    })),
  });
