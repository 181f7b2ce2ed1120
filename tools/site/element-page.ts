/** The element's attributes, properties, methods, events and hooks for styles, from its manifest, as Markdown. */
import type { ElementDeclaration } from '../build/custom-elements.js';
import type { EventDetail } from './event-details.js';

const cell = (text: string | undefined): string => (text ?? '').replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text: string | undefined): string => (text ? `\`${cell(text)}\`` : '');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

interface Method {
  readonly parameters?: readonly { readonly name: string; readonly optional?: boolean; readonly default?: string }[];
  readonly return?: { readonly type?: { readonly text: string } };
}

const signature = (name: string, { parameters = [] }: Method): string =>
  `${name}(${parameters.map((one) => (one.optional || one.default ? `${one.name}?` : one.name)).join(', ')})`;

/** The types that details name, each with its place among those of the engine. */
const typesIn = (details: Iterable<EventDetail>): string =>
  [...new Set([...details].flatMap(({ names }) => names))]
    .sort()
    .map((name) => `[\`${name}\`](docs/engine-reference.md#${name.toLowerCase()}-type)`)
    .join(', ');

/** @param details of the events, by their class */
export function elementPage(element: ElementDeclaration, details: ReadonlyMap<string, EventDetail>): string {
  const detailOf = (type: string | undefined): string => {
    const detail = details.get(type ?? '');
    if (!detail) throw new Error(`Nothing declares what ${type} has in its detail.`);
    return code(detail.code);
  };
  const { attributes, members, events, slots, cssParts, cssProperties, cssStates } = element;
  const attributed = new Set(attributes.map(({ fieldName }) => fieldName));
  const own = members.filter((member) => !member.static);
  const properties = own.filter(({ kind, name }) => kind === 'field' && !attributed.has(name));
  const methods = own.filter(({ kind }) => kind === 'method');
  return `# The element

${element.description ?? ''}

## Attributes

Each is a property, too; \`colour-aid\` is \`colourAid\` there.

${table(
  ['attribute', 'values', 'default', ''],
  attributes.map((one) => [code(one.name), code(one.type?.text), code(one.default), cell(one.description)]),
)}

## Properties

${table(
  ['property', 'type', ''],
  properties.map((one) => [
    `${code(one.name)}${one.readonly ? ' (read only)' : ''}`,
    code(one.type?.text),
    cell(one.description),
  ]),
)}

## Methods

${table(
  ['method', 'gives', ''],
  methods.map((one) => [
    code(signature(one.name, one as Method)),
    code((one as Method).return?.type?.text),
    cell(one.description),
  ]),
)}

## Events

All bubble and cross shadow roots.

${table(
  ['event', 'detail', '', 'type'],
  events.map((one) => [code(one.name), detailOf(one.type?.text), cell(one.description), code(one.type?.text)]),
)}

Types of the engine: ${typesIn(details.values())}.

## For styles

${table(
  ['', '', ''],
  [
    ...cssProperties.map((one) => [code(one.name), code(one.default), cell(one.description)]),
    ...cssParts.map((one) => [code(`::part(${one.name})`), '', cell(one.description)]),
    ...cssStates.map((one) => [code(`:state(${one.name})`), '', cell(one.description)]),
    ...slots.map((one) => [code(`slot="${one.name}"`), '', cell(one.description)]),
  ],
)}
`;
}
