/**
 * A seeded random generator: sfc32, with its initial state from the cyrb128 hash of a text. The algorithm must never
 * change, because records store only the seed.
 */
import { itemAt } from './item-at.js';

/** A random generator. `random(n)` returns an integer from 0 to n - 1. */
export type Random = (below: number) => number;

/** Creates a random generator from words, such as a seed and the purpose of the generator. */
export type RandomFrom = (...words: readonly (string | number)[]) => Random;

/** Returns the hash of a text as four 32-bit words (cyrb128). */
const hash = (text: string): [number, number, number, number] => {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
};

/** Joins words into one text. Length prefixes distinguish ('a', 'bc') from ('ab', 'c'). */
export const joinWords = (words: readonly (string | number)[]): string =>
  words.map((word) => `${String(word).length}:${word}`).join('|');

/** Creates an sfc32 generator from words. */
export const randomFrom: RandomFrom = (...words) => {
  let [a, b, c, counter] = hash(joinWords(words));
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return (below) => Math.floor((next() / 4294967296) * below);
};

/** Returns a new array with the items in random order. */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [result[last], result[other]] = [itemAt(result, other), itemAt(result, last)];
  }
  return result;
};
