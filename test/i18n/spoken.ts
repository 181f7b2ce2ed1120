/** Messages of the table for the Salzburg deck. */
import { table as german } from '../../src/i18n/de/table.js';
import { table as italian } from '../../src/i18n/it/table.js';
import { table as english } from '../../src/i18n/en/table.js';

export const de = german.salzburg;
export const en = english.salzburg;
export const it = italian.salzburg;
