/** Editor metadata of the element, generated from its manifest. */
import type { Attribute, Described, ElementDeclaration } from './custom-elements.js';

/** Returns the values of an attribute with an enumerable type such as `'on' | 'off'`, else an empty list. */
const valuesOf = ({ type }: Attribute): readonly string[] => {
  const values = type?.text.split(' | ') ?? [];
  return values.every((value) => /^(?:'[^']*'|\d+)$/.test(value))
    ? values.map((value) => value.replaceAll("'", ''))
    : [];
};

const isFlag = ({ type }: Attribute): boolean => type?.text === 'boolean';

const listOf = (heading: string, items: readonly Described[]): string =>
  [`### ${heading}`, ...items.map(({ name, description = '' }) => `- \`${name}\`: ${description}`)].join('\n');

const withDefault = ({ description = '', default: initial, ...attribute }: Attribute): string =>
  initial === undefined || isFlag(attribute)
    ? description
    : `${description}\n\nDefault: \`${initial.replaceAll("'", '')}\``;

/** Returns HTML custom data for VS Code. */
export const vscodeData = ({ tagName, description, attributes, events, slots }: ElementDeclaration): object => ({
  version: 1.1,
  tags: [
    {
      name: tagName,
      description: {
        kind: 'markdown',
        value: [description, listOf('Events', events), listOf('Slots', slots)].join('\n\n'),
      },
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: { kind: 'markdown', value: withDefault(attribute) },
        // `v` marks a boolean attribute.
        ...(isFlag(attribute) ? { valueSet: 'v' } : { values: valuesOf(attribute).map((name) => ({ name })) }),
      })),
    },
  ],
});

const plain = ({ name, description }: Described): Described => ({
  name,
  ...(description !== undefined && { description }),
});

/** Returns web-types for JetBrains editors. */
export function webTypes(element: ElementDeclaration, version: string): object {
  const events = element.events.map((event) => ({ ...plain(event), type: event.type?.text }));
  const properties = element.members.filter((member) => member.kind === 'field' && !member.static);
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: element.tagName,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: element.tagName,
            description: element.description,
            attributes: element.attributes.map((attribute) => ({
              ...plain(attribute),
              ...(attribute.default !== undefined && { default: attribute.default.replaceAll("'", '') }),
              value: { kind: isFlag(attribute) ? 'no-value' : 'plain', type: attribute.type?.text },
            })),
            slots: element.slots.map(plain),
            js: {
              properties: properties.map((property) => ({
                ...plain(property),
                type: property.type?.text,
                ...(property.readonly && { 'read-only': true }),
                ...(property.default !== undefined && { default: property.default }),
              })),
              events,
            },
            css: {
              properties: element.cssProperties.map((property) => ({ ...plain(property), default: property.default })),
              parts: element.cssParts.map(plain),
              'pseudo-classes': element.cssStates.map((state) => plain({ ...state, name: `state(${state.name})` })),
            },
          },
        ],
      },
    },
  };
}
