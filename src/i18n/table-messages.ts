import type { NamedDeck } from './card-names.js';
import type { HintMessages } from './de/hints.js';
import type { Messages } from './de/table.js';
import type { Words } from './words.js';

/** The second argument of a page's functions: the names of suits, ranks, cards and so on. */
export interface DeckWords extends Words {
  /** The deck on the table. */
  readonly deck: NamedDeck;
}

/** All texts of the table and of hints. */
type Entries = Messages & HintMessages;

/** The key of a table text. docs/reference/messages.md lists all keys. */
export type MessageKey = keyof Entries;

type OwnEntry<Entry> = Entry extends (params: infer Params) => string
  ? (params: Params, words: DeckWords) => string
  : string;

/** A page's texts in one language. An entry is a string or a function, like the entry that it replaces. */
export type LanguageMessages = { readonly [Key in MessageKey]?: OwnEntry<Entries[Key]> | undefined };

/** A page's texts by BCP 47 language tag, such as `de`, `de-CH` or `fr`. The texts are inserted as text, never as HTML. */
export type TableMessages = Readonly<Record<string, LanguageMessages>>;
