/** `watten-table/explain`: the rules of a table as structured text. Runs in Node, workers and browsers. */
export { explain, type Explanation } from './explain/explain.js';
export type { Block, Section } from './explain/section.js';
export { de, deFrench, type ExplainMessages } from './i18n/explain-de.js';
export { en, enFrench } from './i18n/explain-en.js';
