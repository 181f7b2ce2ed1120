/**
 * Match equity tables as text: each number as its difference from what its neighbours let one expect, so that the text
 * compresses well. First the high base 64 digits of all differences, then the low ones.
 */
import { listOf } from '../../base/list-of.js';
import { asDigits, fromDigits } from './base64-digits.js';

/** What a square table of this width has at a place if it goes on as it did: left neighbour + upper one - the one between. */
const expectedAt = (numbers: readonly number[], place: number, width: number): number => {
  const upper = numbers[place - width] ?? 0;
  if (place % width === 0) return upper;
  const left = numbers[place - 1] ?? 0;
  return place < width ? left : left + upper - (numbers[place - width - 1] ?? 0);
};

/** A square table of whole numbers from 0 to 4095, row by row; differences from -2048 to 2047. */
export const packed = (numbers: readonly number[]): string => {
  const width = Math.sqrt(numbers.length);
  const text = asDigits(
    numbers.map((number, place) => {
      const difference = number - expectedAt(numbers, place, width);
      if (difference < -2048 || difference > 2047) throw new RangeError(`The table leaps at place ${place}.`);
      return difference < 0 ? -2 * difference - 1 : 2 * difference;
    }),
  );
  return text.replace(/(.)./g, '$1') + text.replace(/.(.)/g, '$1');
};

/** The numbers of such a table. */
export const unpacked = (text: string): readonly number[] => {
  const size = text.length / 2;
  const pairs = listOf(size, (place) => text.charAt(place) + text.charAt(size + place));
  const numbers: number[] = [];
  for (const code of fromDigits(pairs.join(''))) {
    const difference = code % 2 ? -(code + 1) / 2 : code / 2;
    numbers.push(expectedAt(numbers, numbers.length, Math.sqrt(size)) + difference);
  }
  return numbers;
};
