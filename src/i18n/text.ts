import type { Messages } from './de/table.js';
import type { Words } from './words.js';

type Sentences = Omit<Messages, keyof Words>;

/** Something to be said, in no language yet. */
export type Text = {
  [Key in keyof Sentences]: Sentences[Key] extends (params: infer Params) => string
    ? { readonly key: Key; readonly params: Params }
    : { readonly key: Key };
}[keyof Sentences];

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name of such letters stays together in a sentence, and leaves the order of all else as it is. */
export const isolated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(isolated);
  return typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
};

/** A text in the language of these messages. */
export const say = (messages: Messages, text: Text): string => {
  const message = messages[text.key] as string | ((params: unknown) => string);
  if (typeof message === 'string') return message;
  const { params } = text as { readonly params: object };
  return message(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolated(value)])));
};
