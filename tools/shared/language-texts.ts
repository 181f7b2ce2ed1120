/** All texts of every language, for tests and generators of documentation. */
import { deduction as germanDeduction, type DeductionMessages } from '../../src/i18n/de/deduction.js';
import { help as germanHelp, type HelpMessages } from '../../src/i18n/de/help.js';
import { hints as germanHints, type HintMessages } from '../../src/i18n/de/hints.js';
import { lessons as germanLessons, type LessonMessages } from '../../src/i18n/de/lessons.js';
import { puzzles as germanPuzzles, type PuzzleMessages } from '../../src/i18n/de/puzzles.js';
import { rules as germanRules, type ExplainMessages } from '../../src/i18n/de/rules.js';
import { table as germanTable, type Messages } from '../../src/i18n/de/table.js';
import { deduction as dialectDeduction } from '../../src/i18n/de-x-dialect/deduction.js';
import { help as dialectHelp } from '../../src/i18n/de-x-dialect/help.js';
import { hints as dialectHints } from '../../src/i18n/de-x-dialect/hints.js';
import { lessons as dialectLessons } from '../../src/i18n/de-x-dialect/lessons.js';
import { puzzles as dialectPuzzles } from '../../src/i18n/de-x-dialect/puzzles.js';
import { rules as dialectRules } from '../../src/i18n/de-x-dialect/rules.js';
import { table as dialectTable } from '../../src/i18n/de-x-dialect/table.js';
import { deduction as englishDeduction } from '../../src/i18n/en/deduction.js';
import { help as englishHelp } from '../../src/i18n/en/help.js';
import { hints as englishHints } from '../../src/i18n/en/hints.js';
import { lessons as englishLessons } from '../../src/i18n/en/lessons.js';
import { puzzles as englishPuzzles } from '../../src/i18n/en/puzzles.js';
import { rules as englishRules } from '../../src/i18n/en/rules.js';
import { table as englishTable } from '../../src/i18n/en/table.js';
import { deduction as italianDeduction } from '../../src/i18n/it/deduction.js';
import { help as italianHelp } from '../../src/i18n/it/help.js';
import { hints as italianHints } from '../../src/i18n/it/hints.js';
import { lessons as italianLessons } from '../../src/i18n/it/lessons.js';
import { puzzles as italianPuzzles } from '../../src/i18n/it/puzzles.js';
import { rules as italianRules } from '../../src/i18n/it/rules.js';
import { table as italianTable } from '../../src/i18n/it/table.js';
import { deduction as ladinDeduction } from '../../src/i18n/lld/deduction.js';
import { help as ladinHelp } from '../../src/i18n/lld/help.js';
import { hints as ladinHints } from '../../src/i18n/lld/hints.js';
import { lessons as ladinLessons } from '../../src/i18n/lld/lessons.js';
import { puzzles as ladinPuzzles } from '../../src/i18n/lld/puzzles.js';
import { rules as ladinRules } from '../../src/i18n/lld/rules.js';
import { table as ladinTable } from '../../src/i18n/lld/table.js';
import type { Language } from '../../src/i18n/languages.js';
import type { ByDeck } from '../../src/i18n/words.js';

/** All texts of one language. */
export interface LanguageTexts {
  readonly table: ByDeck<Messages>;
  readonly hints: ByDeck<HintMessages>;
  readonly rules: ByDeck<ExplainMessages>;
  readonly lessons: ByDeck<LessonMessages>;
  readonly deduction: ByDeck<DeductionMessages>;
  readonly puzzles: ByDeck<PuzzleMessages>;
  readonly help: ByDeck<HelpMessages>;
}

/** Texts by language tag. A test checks that the tags are those of `LANGUAGES`. */
export const LANGUAGE_TEXTS: Readonly<Record<Language, LanguageTexts>> = {
  de: {
    table: germanTable,
    hints: germanHints,
    rules: germanRules,
    lessons: germanLessons,
    deduction: germanDeduction,
    puzzles: germanPuzzles,
    help: germanHelp,
  },
  'de-x-dialect': {
    table: dialectTable,
    hints: dialectHints,
    rules: dialectRules,
    lessons: dialectLessons,
    deduction: dialectDeduction,
    puzzles: dialectPuzzles,
    help: dialectHelp,
  },
  en: {
    table: englishTable,
    hints: englishHints,
    rules: englishRules,
    lessons: englishLessons,
    deduction: englishDeduction,
    puzzles: englishPuzzles,
    help: englishHelp,
  },
  it: {
    table: italianTable,
    hints: italianHints,
    rules: italianRules,
    lessons: italianLessons,
    deduction: italianDeduction,
    puzzles: italianPuzzles,
    help: italianHelp,
  },
  lld: {
    table: ladinTable,
    hints: ladinHints,
    rules: ladinRules,
    lessons: ladinLessons,
    deduction: ladinDeduction,
    puzzles: ladinPuzzles,
    help: ladinHelp,
  },
};
