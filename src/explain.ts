/** `watten-table/explain`: the rules of a table as structured text. Runs in Node, workers and browsers. */
import { rules as german } from './i18n/de/rules.js';
import { rules as english } from './i18n/en/rules.js';

export { explain, type Explanation } from './explain/explain.js';
export type { Block, Section } from './explain/section.js';
export type { ExplainMessages } from './i18n/de/rules.js';

/** The languages: each over Salzburg and over French cards. */
export const { salzburg: de, french: deFrench } = german;
export const { salzburg: en, french: enFrench } = english;
