import type { Messages } from './de/table.js';
import type { Words } from './words.js';

type Sentences = Omit<Messages, keyof Words>;

/** The key of a message and its parameters, independent of the language. */
export type Text = {
  [Key in keyof Sentences]: Sentences[Key] extends (params: infer Params) => string
    ? { readonly key: Key; readonly params: Params }
    : { readonly key: Key };
}[keyof Sentences];

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates right-to-left names, so that they do not change the order of the rest of a sentence. */
export const isolated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(isolated);
  return typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
};

/** Returns a text in the language of these messages. */
export const say = (messages: Messages, text: Text): string => {
  const message = messages[text.key] as string | ((params: unknown) => string);
  if (typeof message === 'string') return message;
  const { params } = text as { readonly params: object };
  return message(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolated(value)])));
};
