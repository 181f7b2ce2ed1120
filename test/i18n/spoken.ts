/** The messages for Salzburg cards, for tests. */
import { table as german } from '../../src/i18n/de/table.js';
import { table as english } from '../../src/i18n/en/table.js';

export const de = german.salzburg;
export const en = english.salzburg;
