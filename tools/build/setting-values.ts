/** Adds the values and defaults from the table of settings to the manifest. */
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import type { ElementDeclaration } from './custom-elements.js';

const settings = new Map<string, Setting<unknown>>(Object.entries(SETTINGS));

/** Returns the source code of a string, number, boolean, object or null. */
const written = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** Returns the union type of a setting's values, or undefined if they are not enumerable. */
const typeOf = ({ check: { values } }: Setting<unknown>): string | undefined => values?.map(written).join(' | ');

/** Returns the type of an attribute from the type of its property. An attribute takes a list as text. */
const attributeType = (type: string): string => (type.includes('[]') ? 'string' : type.replace(' | null', ''));

/**
 * Returns the element with the values and defaults of its settings. Attributes that are absent by default have no default.
 */
export function withSettingValues(element: ElementDeclaration): ElementDeclaration {
  const withValues = <T extends { readonly type?: { readonly text: string } }>(
    item: T,
    name: string,
    isText: boolean,
  ): T => {
    const setting = settings.get(name);
    if (!setting) return item;
    const orNull = setting.initial === null && !isText ? ' | null' : '';
    const listed = typeOf(setting);
    const type = item.type?.text;
    const text = listed ? `${listed}${orNull}` : isText && type !== undefined ? attributeType(type) : type;
    return {
      ...item,
      ...(text !== undefined && { type: { text } }),
      ...((setting.initial !== null || !isText) && { default: written(setting.initial) }),
    };
  };
  return {
    ...element,
    members: element.members.map((member) => withValues(member, member.name, false)),
    attributes: element.attributes.map((attribute) => withValues(attribute, attribute.fieldName, true)),
  };
}
