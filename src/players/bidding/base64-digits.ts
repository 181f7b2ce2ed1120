import { listOf } from '../../base/list-of.js';

/** The base-64 digits that encode tables. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes integers from 0 to 4095 as a string with two digits per number. */
export const encodeDigits = (numbers: readonly number[]): string =>
  numbers.map((number) => DIGITS[number >> 6] + DIGITS[number & 63]).join('');

/** Decodes a string from `encodeDigits()`. */
export const decodeDigits = (text: string): readonly number[] =>
  listOf(text.length / 2, (index) => DIGITS.indexOf(text[2 * index]) * 64 + DIGITS.indexOf(text[2 * index + 1]));
