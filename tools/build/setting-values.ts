/** Values and defaults of settings, for the manifest: they stand in the table of settings and nowhere else. */
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import type { ElementDeclaration } from './custom-elements.js';

const settings = new Map<string, Setting<unknown>>(Object.entries(SETTINGS));

/** As a string, a number, a truth value, an object or null is written in code. */
const written = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** The type of a setting, in the values it can have if they can be counted. */
const typeOf = ({ check: { values } }: Setting<unknown>): string | undefined => values?.map(written).join(' | ');

/** The element with the values and the defaults of its settings; where no attribute is the default, none is told. */
export function withSettingValues(element: ElementDeclaration): ElementDeclaration {
  const told = <T extends { readonly type?: { readonly text: string } }>(item: T, name: string, isText: boolean): T => {
    const setting = settings.get(name);
    if (!setting) return item;
    const orNull = setting.initial === null && !isText ? ' | null' : '';
    const listed = typeOf(setting);
    const text = listed ? `${listed}${orNull}` : isText ? item.type?.text.replace(' | null', '') : item.type?.text;
    return {
      ...item,
      ...(text !== undefined && { type: { text } }),
      ...((setting.initial !== null || !isText) && { default: written(setting.initial) }),
    };
  };
  return {
    ...element,
    members: element.members.map((member) => told(member, member.name, false)),
    attributes: element.attributes.map((attribute) => told(attribute, attribute.fieldName, true)),
  };
}
