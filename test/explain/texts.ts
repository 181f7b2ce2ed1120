/** Extracts the texts of an explanation for tests. */
import { explain, type Block, type ExplainMessages, type Section } from '../../src/explain.js';
import { LANGUAGES as SPOKEN, type Language } from '../../src/i18n/languages.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';

export type { Language };
export const LANGUAGE_NAMES = SPOKEN;

export const LANGUAGES: Readonly<Record<Language, ExplainMessages>> = Object.fromEntries(
  SPOKEN.map((language) => [language, LANGUAGE_TEXTS[language].rules.salzburg]),
);

export const sectionsOf = (rules: RuleSet, language: Language): readonly Section[] =>
  explain(rules, LANGUAGES[language]).sections;

/** Returns all texts of a block. */
export const textsIn = (block: Block): readonly string[] => (block.type === 'list' ? block.items : [block.text]);

/** Returns all texts about a table except the headings. */
export const textsOf = (rules: RuleSet, language: Language): readonly string[] =>
  sectionsOf(rules, language).flatMap(({ blocks }) => blocks.flatMap(textsIn));

/** Returns the text of one section. */
export const sectionText = (rules: RuleSet, id: Section['id'], language: Language = 'de'): string =>
  sectionsOf(rules, language)
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(textsIn))
    .join(' ');
