import { joined, type RandomFrom } from '../../rules/random.js';
import { sha256Words } from './sha256.js';

/**
 * The generator of fair games: what it gives tells nothing of what else it gives, nor of its seed. Its numbers are the hashes of
 * its words with 0, 1, 2 ... behind them. It never changes, since records must deal the same cards for as long as they exist.
 */
export const hashRandom: RandomFrom = (...words) => {
  const name = joined(words);
  let block = 0;
  let numbers: number[] = [];
  return (below) => {
    if (numbers.length === 0) numbers = [...sha256Words(`${name}|${block++}`)];
    return Math.floor(((numbers.shift() ?? 0) / 4294967296) * below);
  };
};
