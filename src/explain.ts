/** `watten-table/explain`: the rules of a table as structured text. Runs in Node, workers and browsers. */
import { rules as german, type ExplainMessages } from './i18n/de/rules.js';
import { rules as dialect } from './i18n/de-x-dialect/rules.js';
import { rules as english } from './i18n/en/rules.js';
import { rules as italian } from './i18n/it/rules.js';
import { rules as ladin } from './i18n/lld/rules.js';

export { explain, type Explanation } from './explain/explain.js';
export type { Block, Section } from './explain/section.js';
export type { ExplainMessages };

/** In German. */
export const de: ExplainMessages = german.salzburg;
/** In German, for a table with French cards. */
export const deFrench: ExplainMessages = german.french;
/** As in South Tyrol. */
export const deXDialect: ExplainMessages = dialect.salzburg;
/** As in South Tyrol, for a table with French cards. */
export const deXDialectFrench: ExplainMessages = dialect.french;
/** In English. */
export const en: ExplainMessages = english.salzburg;
/** In English, for a table with French cards. */
export const enFrench: ExplainMessages = english.french;
/** In Italian. */
export const it: ExplainMessages = italian.salzburg;
/** In Italian, for a table with French cards. */
export const itFrench: ExplainMessages = italian.french;
/** In Italian, with the Ladin names of cards. */
export const lld: ExplainMessages = ladin.salzburg;
/** In Italian, with the Ladin name of the game, for a table with French cards. */
export const lldFrench: ExplainMessages = ladin.french;
