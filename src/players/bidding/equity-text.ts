/**
 * Match equity tables as strings. Each number is stored as its difference from a prediction based on its neighbours, so that
 * the string compresses well. The high base-64 digits of all differences come first, followed by the low digits.
 */
import { listOf } from '../../base/list-of.js';
import { encodeDigits, decodeDigits } from './base64-digits.js';

/** Prediction of the first number: the middle of the range. */
const MIDDLE = 2048;

/** Predicts a number in a square table from its neighbours: left + upper - upper left. */
const predictedAt = (numbers: readonly number[], index: number, width: number): number => {
  const upper = numbers[index - width] ?? MIDDLE;
  if (index % width === 0) return upper;
  const left = numbers[index - 1] ?? 0;
  return index < width ? left : left + upper - (numbers[index - width - 1] ?? 0);
};

/** Packs a square table of integers from 0 to 4095, row by row, as differences from -2048 to 2047. */
export const packEquities = (numbers: readonly number[]): string => {
  const width = Math.sqrt(numbers.length);
  const text = encodeDigits(
    numbers.map((number, index) => {
      const difference = number - predictedAt(numbers, index, width);
      if (difference < -2048 || difference > 2047)
        throw new RangeError(`Neighbouring numbers differ too much at index ${index}.`);
      return difference < 0 ? -2 * difference - 1 : 2 * difference;
    }),
  );
  return text.replace(/(.)./g, '$1') + text.replace(/.(.)/g, '$1');
};

/** Unpacks a string from `packEquities()`. */
export const unpackEquities = (text: string): readonly number[] => {
  const size = text.length / 2;
  const pairs = listOf(size, (index) => text.charAt(index) + text.charAt(size + index));
  const numbers: number[] = [];
  for (const code of decodeDigits(pairs.join(''))) {
    const difference = code % 2 ? -(code + 1) / 2 : code / 2;
    numbers.push(predictedAt(numbers, numbers.length, Math.sqrt(size)) + difference);
  }
  return numbers;
};
