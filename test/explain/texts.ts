/** The texts of an explanation, for tests. */
import { de, en, explain, type Block, type Section } from '../../src/explain.js';
import type { RuleSet } from '../../src/rules/variants.js';

export const LANGUAGES = { de, en } as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as readonly Language[];

export const sectionsOf = (rules: RuleSet, language: Language): readonly Section[] =>
  explain(rules, LANGUAGES[language]).sections;

/** Everything that is to be read in a block. */
export const textsIn = (block: Block): readonly string[] => (block.type === 'list' ? block.items : [block.text]);

/** All that is told of a table but its headings. */
export const textsOf = (rules: RuleSet, language: Language): readonly string[] =>
  sectionsOf(rules, language).flatMap(({ blocks }) => blocks.flatMap(textsIn));

/** All that is told in one section. */
export const sectionText = (rules: RuleSet, id: Section['id'], language: Language = 'de'): string =>
  sectionsOf(rules, language)
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(textsIn))
    .join(' ');
