import type { HintMessages } from '../../../i18n/de/hints.js';
import { loadHintTexts, loadTableTexts, type Language, type MessagesByDeck } from '../../../i18n/languages.js';
import { loadModule } from '../load-module.js';
import type { ByDeck } from '../../../i18n/words.js';

/** Where texts come from. */
export interface TextSource {
  readonly table: (language: Language) => Promise<MessagesByDeck>;
  readonly hints: (language: Language) => Promise<ByDeck<HintMessages>>;
}

/** What is said in the language of a table: at the table always, of hints once somebody wants any. */
export interface Texts {
  /** The language of what is loaded: for a moment not yet the one asked for. Null: nothing is loaded yet. */
  readonly language: Language | null;
  /** Where it was loaded from. */
  readonly source: TextSource;
  readonly table: MessagesByDeck | null;
  readonly hints: ByDeck<HintMessages> | null;
  /** Loads a language from a source. Resolves to whether it is the one spoken now: another may have been asked for meanwhile. */
  speak(language: Language, source: TextSource): Promise<boolean>;
  /** Loads what is said of hints, in this language and in those to come. Rejects if it cannot be had. */
  loadHints(): Promise<void>;
}

/** The texts that the package comes with. */
export const PACKAGE_TEXTS: TextSource = {
  table: async (language) => (await loadModule(() => loadTableTexts(language), 'table')).table,
  hints: async (language) => (await loadModule(() => loadHintTexts(language), 'hints')).hints,
};

export const createTexts = (): Texts => {
  let wanted: Language | null = null;
  let wantedFrom = PACKAGE_TEXTS;
  let wantsHints = false;
  let language: Language | null = null;
  let source = PACKAGE_TEXTS;
  let table: MessagesByDeck | null = null;
  let hints: ByDeck<HintMessages> | null = null;

  return {
    get language() {
      return language;
    },
    get source() {
      return source;
    },
    get table() {
      return table;
    },
    get hints() {
      return hints;
    },
    async speak(asked, from) {
      [wanted, wantedFrom] = [asked, from];
      const [tableLoaded, hintsLoaded] = await Promise.all([
        from.table(asked),
        // Whoever wants to read a hint loads them again and hears what is wrong; the table can do without.
        wantsHints ? from.hints(asked).catch(() => null) : null,
      ]);
      if (asked !== wanted || from !== wantedFrom) return false;
      [language, source, table, hints] = [asked, from, tableLoaded, hintsLoaded];
      return true;
    },
    async loadHints() {
      wantsHints = true;
      while (language !== null && hints === null) {
        const [asked, from]: readonly [Language, TextSource] = [language, source];
        const loaded = await from.hints(asked);
        if (asked === language && from === source) hints = loaded;
      }
    },
  };
};
