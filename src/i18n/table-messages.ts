import type { NamedDeck } from './card-names.js';
import type { HintMessages } from './de/hints.js';
import type { Messages } from './de/table.js';
import type { Words } from './words.js';

/** What a page's functions are given beside their parameters: what suits, ranks, cards and so on are called here. */
export interface DeckWords extends Words {
  /** The deck that lies on the table. */
  readonly deck: NamedDeck;
}

/** Everything a table says, at the table and of hints. */
type Entries = Messages & HintMessages;

/** The key of something that a table says: docs/messages.md lists them. */
export type MessageKey = keyof Entries;

type OwnEntry<Entry> = Entry extends (params: infer Params) => string
  ? (params: Params, words: DeckWords) => string
  : string;

/** A page's own texts in one language. Each is of the kind the table's own is: a text, or a function that makes one. */
export type LanguageMessages = { readonly [Key in MessageKey]?: OwnEntry<Entries[Key]> | undefined };

/** A page's own texts by BCP 47 language tag, such as `de`, `de-CH` or `fr`. They are put as text, never as HTML. */
export type TableMessages = Readonly<Record<string, LanguageMessages>>;
