import type { ExplainMessages } from '../i18n/de/rules.js';
import type { RuleSet } from '../rules/variants.js';
import { regionalTermsOf } from './regional.js';
import { list, type Section } from './section.js';
import { termFacts } from './term-facts.js';

/** Returns the section that explains the regional words, or null if the table has none. */
export const wordsSection = (rules: RuleSet, m: ExplainMessages): Section | null => {
  const facts = termFacts(rules);
  const blocks = list(...regionalTermsOf(rules).map((term) => m[`word-${term}`](facts)));
  return blocks.length === 0 ? null : { id: 'words', heading: m['heading-words'], blocks };
};
