/** The settings of the block in the sidebar of the editor. */
import { __ } from './i18n.js';
import { COLOUR_LABELS, GROUPS, LABELS } from './labels.js';
import { findMistakes, playersOf } from './mistakes.js';
import type { EditProps, TableAttribute, WpNode } from './wp.js';

const { blockEditor, components, element } = window.wp;
const { attributes, colours } = window.wattenTableEditor;
const { createElement } = element;

type Values = EditProps['attributes'];

/** Selects the current look of controls, which later versions of WordPress use by default. */
const CURRENT_LOOK = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

const labelOf = (name: string): string => LABELS[name]?.name ?? name;

const valueName = ({ name, labels }: TableAttribute, value: string): string => {
  const label = labels?.[value];
  return label === undefined ? (LABELS[name]?.values?.[value] ?? value) : __(label, 'watten-table');
};

/** Returns the name of the choice that leaves the attribute out. */
function defaultName(attribute: TableAttribute): string {
  if (attribute.name === 'lang') return __('Language of the site', 'watten-table');
  if (attribute.name === 'lesson') return __('No lesson', 'watten-table');
  if (attribute.name === 'puzzle') return __('No puzzle', 'watten-table');
  if (attribute.default === undefined) return __('Default of the variant', 'watten-table');
  return `${__('Default', 'watten-table')}: ${valueName(attribute, attribute.default)}`;
}

/** Returns the values that fit the other values of the block. */
function valuesFor({ name, values = [] }: TableAttribute, given: Values): readonly string[] {
  const players = playersOf(given['variant']);
  if (name === 'players') return players.map(String);
  const seats = Number(given['players'] ?? Math.max(...players));
  return name === 'seat' ? values.filter((seat) => !(Number(seat) >= seats)) : values;
}

/** Returns the choices. The default is first and has no other entry. An unknown value of the block stays selectable. */
function optionsOf(
  attribute: TableAttribute,
  current: string,
  given: Values,
): readonly { value: string; label: string }[] {
  const values = valuesFor(attribute, given).filter((value) => value !== attribute.default);
  const all = current === '' || values.includes(current) ? values : [...values, current];
  return [
    { value: '', label: defaultName(attribute) },
    ...all.map((value) => ({ value, label: valueName(attribute, value) })),
  ];
}

/** Returns a change of an attribute, with the players and the seat left out if the table no longer has them. */
function withFittingSeats(change: Values, given: Values): Values {
  if (!('variant' in change) && !('players' in change)) return change;
  const after = { ...given, ...change };
  const players = playersOf(after['variant']);
  const isOffered = after['players'] === undefined || players.includes(Number(after['players']));
  const count = Number((isOffered ? after['players'] : undefined) ?? Math.max(...players));
  return {
    ...change,
    ...(!isOffered && { players: undefined }),
    ...(Number(after['seat']) >= count && { seat: undefined }),
  };
}

/** Renders the choice of all, no or some names, with a checkbox for each name. */
function renderList({ name, values = [] }: TableAttribute, given: Values, set: (value?: string) => void): WpNode {
  const value = given[name];
  const chosen = typeof value === 'string' ? value.split(/\s+/).filter((one) => values.includes(one)) : [];
  const kind = value === undefined || value === '' ? '' : chosen.length > 0 ? 'some' : 'none';
  const kinds = { '': undefined, none: 'none', some: values.join(' ') };
  return createElement(
    'div',
    { key: name, className: 'watten-table-list' },
    createElement(components.SelectControl, {
      ...CURRENT_LOOK,
      label: labelOf(name),
      value: kind,
      options: [
        { value: '', label: __('All settings', 'watten-table') },
        { value: 'none', label: __('No settings', 'watten-table') },
        { value: 'some', label: __('Only these settings', 'watten-table') },
      ],
      onChange: (changed: keyof typeof kinds) => set(kinds[changed]),
    }),
    ...(kind === 'some' ? values : []).map((one) =>
      createElement(components.CheckboxControl, {
        __nextHasNoMarginBottom: true,
        key: one,
        label: labelOf(one),
        checked: chosen.includes(one),
        onChange: (isOn: boolean) => {
          const names = values.filter((other) => (other === one ? isOn : chosen.includes(other)));
          set(names.join(' ') || 'none');
        },
      }),
    ),
  );
}

function renderControl(attribute: TableAttribute, { attributes: given, setAttributes }: EditProps): WpNode {
  const { name, type, values } = attribute;
  const value = given[name];
  const set = (changed: string | number | boolean | undefined): void =>
    setAttributes(withFittingSeats({ [name]: changed }, given));
  const common = { key: name, label: labelOf(name), help: LABELS[name]?.help, ...CURRENT_LOOK };
  if (type === 'list') return renderList(attribute, given, set);
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
      options: optionsOf(attribute, selected, given),
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
  const mistakes = findMistakes(props.attributes);
  const noticeOf = (name: string): WpNode =>
    createElement(components.Notice, { key: `${name}-mistake`, status: 'error', isDismissible: false }, mistakes[name]);
  return groups.flatMap(({ title, names }, index) => {
    const shown = names.flatMap((name) => attributes.find((one) => one.name === name) ?? []);
    if (shown.length === 0) return [];
    const controls = shown.flatMap((attribute) => [
      renderControl(attribute, props),
      ...(attribute.name in mistakes ? [noticeOf(attribute.name)] : []),
    ]);
    const panel = { key: title, title, initialOpen: index === 0, className: 'watten-table-settings' };
    return createElement(components.PanelBody, panel, ...controls);
  });
}

/** The element's own colours of the text, the accent and the panels. */
const TEXT = '#f4efe3';
const ACCENT = '#e6b23c';
const SURFACE = '#262b2d';

/** Renders the colours of the table, with WordPress's warnings about low contrast on panels. */
export function renderColours({ attributes: given, setAttributes }: EditProps): WpNode {
  const backgroundColor = given['surface-colour'] ?? SURFACE;
  const checkers = [
    { key: 'text', textColor: given['text-colour'] ?? TEXT },
    // Buttons and highlights need a contrast of 3, as large text does.
    { key: 'accent', textColor: given['accent-colour'] ?? ACCENT, isLargeText: true },
  ];
  return createElement(
    blockEditor.PanelColorSettings,
    {
      title: __('Colors of the table', 'watten-table'),
      colorSettings: Object.keys(colours).map((name) => ({
        label: COLOUR_LABELS[name] ?? name,
        value: given[name],
        onChange: (colour?: string) => setAttributes({ [name]: colour }),
      })),
    },
    ...checkers.map((colour) => createElement(blockEditor.ContrastChecker, { ...colour, backgroundColor })),
  );
}
