import type { HintMessages } from '../../../i18n/de/hints.js';
import { loadHintTexts, loadTableTexts, type Language, type MessagesByDeck } from '../../../i18n/languages.js';
import { loadModule } from '../load-module.js';
import type { ByDeck } from '../../../i18n/words.js';
import type { Region } from '../../../rules/variants.js';

/** Loads a language's texts. */
export interface TextSource {
  readonly table: (language: Language, region: Region) => Promise<MessagesByDeck>;
  readonly hints: (language: Language) => Promise<ByDeck<HintMessages>>;
}

/** Loaded texts in the table's language: the table's texts and, once requested, the texts for hints. */
export interface Texts {
  /**
   * The language of the loaded texts; null until texts have loaded. While another language loads, this value does not
   * change.
   */
  readonly language: Language | null;
  /** The source of the loaded texts. */
  readonly source: TextSource;
  readonly table: MessagesByDeck | null;
  readonly hints: ByDeck<HintMessages> | null;
  /**
   * Loads a language from a source, with a region's table talk. Resolves to false if other texts were requested in
   * the meantime.
   */
  loadLanguage(language: Language, source: TextSource, region: Region): Promise<boolean>;
  /** Loads the texts for hints in this and later languages. Rejects on failure. */
  loadHints(): Promise<void>;
}

/** The texts of this package. */
export const PACKAGE_TEXTS: TextSource = {
  table: async (language, region) => (await loadModule(() => loadTableTexts(language, region), 'table')).table,
  hints: async (language) => (await loadModule(() => loadHintTexts(language), 'hints')).hints,
};

export const createTexts = (): Texts => {
  let wanted: Language | null = null;
  let wantedFrom = PACKAGE_TEXTS;
  let wantedRegion: Region = 'tirol';
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
    async loadLanguage(asked, from, region) {
      [wanted, wantedFrom, wantedRegion] = [asked, from, region];
      const [tableLoaded, hintsLoaded] = await Promise.all([
        from.table(asked, region),
        // The table works without the texts for hints. The next hint requests these texts again and reports the error.
        wantsHints ? from.hints(asked).catch(() => null) : null,
      ]);
      if (asked !== wanted || from !== wantedFrom || region !== wantedRegion) return false;
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
