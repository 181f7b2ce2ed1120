/** The reference pages of the element, its events and its CSS, generated from the manifest. */
import type { ElementDeclaration } from '../../build/custom-elements.js';
import type { EventDetail } from './event-details.js';
import { cell, codeCell, pageHead, table } from './markdown.js';

const SOURCE = 'dist/custom-elements.json';

interface Method {
  readonly parameters?: readonly { readonly name: string; readonly optional?: boolean; readonly default?: string }[];
  readonly return?: { readonly type?: { readonly text: string } };
}

const signature = (name: string, { parameters = [] }: Method): string =>
  `${name}(${parameters.map((one) => (one.optional || one.default ? `${one.name}?` : one.name)).join(', ')})`;

/** Maximum length of a list of values. A longer list would make its table cell as high as the screen. */
const MAX_VALUES_LENGTH = 160;

const valuesCell = (type: string | undefined): string =>
  type !== undefined && type.length > MAX_VALUES_LENGTH && type.startsWith("'suedtirol'")
    ? '[variants](variants.md)'
    : codeCell(type);

/** Returns the page of attributes, properties and methods. */
export function elementPage({ attributes, members, description }: ElementDeclaration): string {
  const attributed = new Set(attributes.map(({ fieldName }) => fieldName));
  const instanceMembers = members.filter((member) => !member.static);
  const properties = instanceMembers.filter(({ kind, name }) => kind === 'field' && !attributed.has(name));
  const methods = instanceMembers.filter(({ kind }) => kind === 'method');
  return `${pageHead('The element', SOURCE)}
${cell(description)}

See also: [events](events.md), [CSS](css.md).

## Attributes

Each attribute is also a property: \`colour-aid\` is \`colourAid\`.

${table(
  ['attribute', 'values', 'default', 'description'],
  attributes.map((one) => [
    codeCell(one.name),
    valuesCell(one.type?.text),
    codeCell(one.default),
    cell(one.description),
  ]),
)}

## Properties

${table(
  ['property', 'type', 'description'],
  properties.map((one) => [
    `${codeCell(one.name)}${one.readonly ? ' (read only)' : ''}`,
    codeCell(one.type?.text),
    cell(one.description),
  ]),
)}

## Methods

${table(
  ['method', 'returns', 'description'],
  methods.map((one) => [
    codeCell(signature(one.name, one as Method)),
    codeCell((one as Method).return?.type?.text),
    cell(one.description),
  ]),
)}
`;
}

/** Links the types in event details to the engine's reference. */
const typesIn = (details: Iterable<EventDetail>): string =>
  [...new Set([...details].flatMap(({ names }) => names))]
    .sort()
    .map((name) => `[\`${name}\`](engine.md#${name.toLowerCase()}-type)`)
    .join(', ');

/** Returns the page of events. @param details by event class */
export function eventsPage({ events }: ElementDeclaration, details: ReadonlyMap<string, EventDetail>): string {
  const detailOf = (type: string | undefined): string => {
    const detail = details.get(type ?? '');
    if (!detail) throw new Error(`No declaration of the detail of ${type} was found.`);
    return codeCell(detail.code);
  };
  return `${pageHead('Events', `${SOURCE} and the declarations of the events`)}
All events of \`<watten-table>\` bubble and cross shadow roots.

${table(
  ['event', 'description', 'type and detail'],
  events.map((one) => [
    codeCell(one.name),
    cell(one.description),
    `${codeCell(one.type?.text)}<br>${detailOf(one.type?.text)}`,
  ]),
)}

Types of the engine: ${typesIn(details.values())}.
`;
}

/** Returns the page of custom properties, parts, states and slots. */
export function cssPage({ cssProperties, cssParts, cssStates, slots }: ElementDeclaration): string {
  return `${pageHead('CSS', SOURCE)}
## Custom properties

${table(
  ['property', 'default', 'description'],
  cssProperties.map((one) => [codeCell(one.name), codeCell(one.default), cell(one.description)]),
)}

## Parts

${table(
  ['part', 'description'],
  cssParts.map((one) => [codeCell(`::part(${one.name})`), cell(one.description)]),
)}

## States

${table(
  ['state', 'description'],
  cssStates.map((one) => [codeCell(`:state(${one.name})`), cell(one.description)]),
)}

## Slots

${table(
  ['slot', 'description'],
  slots.map((one) => [codeCell(`slot="${one.name}"`), cell(one.description)]),
)}
`;
}
