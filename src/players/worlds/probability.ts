import type { Random } from '../../rules/random.js';

/**
 * Returns e to the power of x, for x up to 0. Uses only basic arithmetic, since engines differ in the last digit of
 * `Math.exp`.
 */
export const expOf = (x: number): number => {
  if (x < -30) return 0;
  let power = 1 + x / 1024;
  for (let doubling = 0; doubling < 10; doubling++) power *= power;
  return power;
};

/**
 * Converts merits (log odds) in place to choice probabilities: a softmax mixed with a uniform choice.
 * @param keenness inverse temperature of the softmax
 * @param oddShare share of the uniform choice, for people's unexpected behaviour
 */
export const toChoiceProbabilities = (
  merits: Float64Array,
  count: number,
  keenness: number,
  oddShare: number,
): void => {
  let best = merits[0];
  for (let index = 1; index < count; index++) if (merits[index] > best) best = merits[index];
  let sum = 0;
  for (let index = 0; index < count; index++) sum += merits[index] = expOf(keenness * (merits[index] - best));
  for (let index = 0; index < count; index++) merits[index] = ((1 - oddShare) * merits[index]) / sum + oddShare / count;
};

/** Returns the binomial coefficient: the number of ways to choose `taken` items from `from` items. */
export const combinations = (from: number, taken: number): number => {
  if (taken > from) return 0;
  let ways = 1;
  for (let step = 1; step <= taken; step++) ways = (ways * (from - taken + step)) / step;
  return Math.round(ways);
};

/** Number of possible starts of a systematic sample. */
const SAMPLE_STARTS = 1 << 20;

/**
 * Draws a systematic sample by weight. Returns the number of times that each entry is in the sample. All numbers are 0 if no
 * weight is above 0.
 */
export const systematicSample = (
  weights: Float64Array,
  entries: number,
  count: number,
  random: Random,
): Uint16Array => {
  const times = new Uint16Array(entries);
  let total = 0;
  for (let entry = 0; entry < entries; entry++) total += weights[entry];
  if (total <= 0) return times;
  const step = total / count;
  let next = (step * (random(SAMPLE_STARTS) + 0.5)) / SAMPLE_STARTS;
  let sum = 0;
  for (let entry = 0; entry < entries; entry++) {
    sum += weights[entry];
    while (next < sum) {
      times[entry]++;
      next += step;
    }
  }
  return times;
};
