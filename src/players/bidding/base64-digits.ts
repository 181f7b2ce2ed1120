import { listOf } from '../../base/list-of.js';

/** The digits of base 64 in which tables are written. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Whole numbers from 0 to 4095 as text: two digits make one. */
export const asDigits = (numbers: readonly number[]): string =>
  numbers.map((number) => DIGITS[number >> 6] + DIGITS[number & 63]).join('');

/** The numbers in such a text. */
export const fromDigits = (text: string): readonly number[] =>
  listOf(text.length / 2, (place) => DIGITS.indexOf(text[2 * place]) * 64 + DIGITS.indexOf(text[2 * place + 1]));
