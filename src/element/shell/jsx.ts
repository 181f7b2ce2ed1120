/** Props and event handlers of `<watten-table>` in TSX templates, for every library. Types only. */
import type { WattenEventMap } from './events.js';
import type { Settings } from './settings/settings.js';
import type { WattenTable } from './watten-table.js';

/** The settings without an attribute; `test/packaging/types.test.ts` compares them with `SETTINGS`. */
type PropertyOnly = 'seats' | 'names' | 'lessons' | 'decideTimeout' | 'seatKey' | 'watch';

type WithAttribute = Exclude<keyof Settings, PropertyOnly>;

/** A property name as an attribute name: `colourAid` becomes `colour-aid`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** Accepted values of an attribute: numbers also as digits, objects as text; null and undefined mean the default. */
type AttributeValue<T> =
  | T
  | (Extract<T, number> extends never ? never : `${number}`)
  | (Extract<T, object> extends never ? never : string)
  | null
  | undefined;

/** Settings and other writable properties; every attribute also in its kebab-case form. */
export type TableProps = {
  readonly [Name in WithAttribute]?: AttributeValue<Settings[Name]>;
} & {
  readonly [Name in WithAttribute as Kebab<Name>]?: AttributeValue<Settings[Name]>;
} & {
  readonly [Name in PropertyOnly]?: Settings[Name] | null | undefined;
} & {
  readonly [Name in 'connection' | 'messages' | 'storage' | 'replayStep']?: WattenTable[Name] | undefined;
};

/** A table event, in the form that its handlers receive. */
type HandledEvent<Name extends keyof WattenEventMap> = WattenEventMap[Name] & { readonly currentTarget: WattenTable };

/** Handlers for all events, named with a prefix. */
export type TableHandlers<Prefix extends string> = {
  readonly [Name in keyof WattenEventMap as `${Prefix}${Name}`]?: ((event: HandledEvent<Name>) => void) | undefined;
};

/** The custom properties that style the table. */
export type TableLook = Readonly<Partial<Record<`--watten-${string}`, string>>>;
