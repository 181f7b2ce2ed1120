import { listOf } from '../../base/list-of.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { joinWords, type RandomFrom } from '../../rules/random.js';

/** Returns the SHA-256 hash of a text in UTF-8 as eight numbers from 0 to 2 ** 32 - 1. */
const hashNumbers = (text: string): number[] => {
  const { buffer } = sha256(utf8ToBytes(text));
  return listOf(8, (index) => new DataView(buffer).getUint32(index * 4));
};

/**
 * The random generator of fair games. A number from this generator reveals neither the seed nor any other number. The
 * numbers are the hashes of the words followed by 0, 1, 2 and so on. The algorithm must never change, because records
 * must always deal the same cards.
 */
export const hashRandom: RandomFrom = (...words) => {
  const name = joinWords(words);
  let block = 0;
  let numbers: number[] = [];
  return (below) => {
    if (numbers.length === 0) numbers = hashNumbers(`${name}|${block++}`);
    return Math.floor(((numbers.shift() ?? 0) / 4294967296) * below);
  };
};
