/** `watten-table/explain`: the rules of a table as structured text. Runs in Node, workers and browsers. */
import { rules as german, type ExplainMessages } from './i18n/de/rules.js';
import { rules as dialect } from './i18n/de-x-dialect/rules.js';
import { rules as english } from './i18n/en/rules.js';
import { rules as italian } from './i18n/it/rules.js';
import { rules as ladin } from './i18n/lld/rules.js';

export { explain, type Explanation } from './explain/explain.js';
export type { Block, Section } from './explain/section.js';
export type { ExplainMessages };

/** German texts. */
export const de: ExplainMessages = german.salzburg;
/** German texts for a table with French cards. */
export const deFrench: ExplainMessages = german.french;
/** Texts in the dialect of South Tyrol. */
export const deXDialect: ExplainMessages = dialect.salzburg;
/** Texts in the dialect of South Tyrol for a table with French cards. */
export const deXDialectFrench: ExplainMessages = dialect.french;
/** English texts. */
export const en: ExplainMessages = english.salzburg;
/** English texts for a table with French cards. */
export const enFrench: ExplainMessages = english.french;
/** Italian texts. */
export const it: ExplainMessages = italian.salzburg;
/** Italian texts for a table with French cards. */
export const itFrench: ExplainMessages = italian.french;
/** Italian texts with the Ladin names of cards. */
export const lld: ExplainMessages = ladin.salzburg;
/** Italian texts with the Ladin name of the game, for a table with French cards. */
export const lldFrench: ExplainMessages = ladin.french;
