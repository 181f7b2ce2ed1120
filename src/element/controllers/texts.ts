import type { HintMessages } from '../../i18n/de/hints.js';
import { loadHintMessages, loadMessages, type Language, type MessagesByDeck } from '../../i18n/languages.js';
import { loadPart } from '../load-part.js';
import type { ByDeck } from '../../i18n/words.js';

/** What is said in the language of a table: at the table always, of hints once somebody wants any. */
export interface Texts {
  /** The language of what is loaded: for a moment not yet the one asked for. Null: nothing is loaded yet. */
  readonly language: Language | null;
  readonly table: MessagesByDeck | null;
  readonly hints: ByDeck<HintMessages> | null;
  /** Loads a language. Resolves to whether it is the one spoken now: another may have been asked for meanwhile. */
  speak(language: Language): Promise<boolean>;
  /** Loads what is said of hints, in this language and in those to come. Rejects if it cannot be had. */
  loadHints(): Promise<void>;
}

const loadTable = async (language: Language): Promise<MessagesByDeck> =>
  (await loadPart(async () => ({ table: await loadMessages(language) }), 'table')).table;

const loadHints = async (language: Language): Promise<ByDeck<HintMessages>> =>
  (await loadPart(async () => ({ hints: await loadHintMessages(language) }), 'hints')).hints;

export const createTexts = (): Texts => {
  let wanted: Language | null = null;
  let wantsHints = false;
  let language: Language | null = null;
  let table: MessagesByDeck | null = null;
  let hints: ByDeck<HintMessages> | null = null;

  return {
    get language() {
      return language;
    },
    get table() {
      return table;
    },
    get hints() {
      return hints;
    },
    async speak(asked) {
      wanted = asked;
      const [tableLoaded, hintsLoaded] = await Promise.all([
        loadTable(asked),
        // Whoever wants to read a hint loads them again and hears what is wrong; the table can do without.
        wantsHints ? loadHints(asked).catch(() => null) : null,
      ]);
      if (asked !== wanted) return false;
      [language, table, hints] = [asked, tableLoaded, hintsLoaded];
      return true;
    },
    async loadHints() {
      wantsHints = true;
      while (language !== null && hints === null) {
        const asked: Language = language;
        const loaded = await loadHints(asked);
        if (asked === language) hints = loaded;
      }
    },
  };
};
