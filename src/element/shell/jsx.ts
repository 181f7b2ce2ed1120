/** What a template in TSX may say of `<watten-table>`, whichever library draws it. Types alone. */
import type { WattenEventMap } from './events.js';
import type { Settings } from './settings/settings.js';
import type { WattenTable } from './watten-table.js';

/** The settings that have no attribute: `test/packaging/types.test.ts` compares them with `SETTINGS`. */
type PropertyAlone = 'rules' | 'seats' | 'names' | 'lessons' | 'decideTimeout';

type WithAttribute = Exclude<keyof Settings, PropertyAlone>;

/** A name as attributes are written: `colourAid` is `colour-aid`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** Attributes are text: where a number is meant, one in digits will do. Nothing is the setting's default. */
type Given<T> = T | (Extract<T, number> extends never ? never : `${number}`) | null | undefined;

/** Settings and what else can be set; every attribute as a page writes it, too. */
export type TableProps = {
  readonly [Name in WithAttribute]?: Given<Settings[Name]>;
} & {
  readonly [Name in WithAttribute as Kebab<Name>]?: Given<Settings[Name]>;
} & {
  readonly [Name in PropertyAlone]?: Settings[Name] | null | undefined;
} & {
  readonly [Name in 'connection' | 'messages' | 'storage' | 'replayStep']?: WattenTable[Name] | undefined;
};

/** An event of the table, as its handlers get it. */
type Handled<Name extends keyof WattenEventMap> = WattenEventMap[Name] & { readonly currentTarget: WattenTable };

/** Handlers of all events, under their names after a prefix. */
export type TableHandlers<Prefix extends string> = {
  readonly [Name in keyof WattenEventMap as `${Prefix}${Name}`]?: ((event: Handled<Name>) => void) | undefined;
};

/** The custom properties by which a page gives the table its look. */
export type TableLook = Readonly<Partial<Record<`--watten-${string}`, string>>>;
