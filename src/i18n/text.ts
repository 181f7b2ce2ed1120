import type { Messages } from './de/table.js';
import type { Words } from './words.js';

type Sentences = Omit<Messages, keyof Words | 'names'>;

/** Something to be said, in no language yet. */
export type Text = {
  [Key in keyof Sentences]: Sentences[Key] extends (params: infer Params) => string
    ? { readonly key: Key; readonly params: Params }
    : { readonly key: Key };
}[keyof Sentences];

/** A text in the language of these messages. */
export const say = (messages: Messages, text: Text): string => {
  const message = messages[text.key] as string | ((params: unknown) => string);
  return typeof message === 'string' ? message : message((text as { params: unknown }).params);
};
