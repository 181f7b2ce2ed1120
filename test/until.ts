/**
 * Sampling that continues until a test has seen all situations that it needs. The samples change with every new rule
 * option, so a fixed number of samples could miss a situation.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';

/** Returns for each situation, by name, whether it has occurred often enough. */
export type Seen = () => Readonly<Record<string, boolean>>;

interface Sampling {
  /** Minimum number of samples. */
  readonly numRuns: number;
  readonly seed: number;
}

/** Rounds after which a test fails because it has not seen all situations. */
const MAX_ROUNDS = 30;

const missing = (seen: Seen): readonly string[] =>
  Object.entries(seen()).flatMap(([name, isSeen]) => (isSeen ? [] : [name]));

const failMissing = (seen: Seen, count: number): never =>
  assert.fail(`too rare in ${count} samples: ${missing(seen).join(', ')}`);

/** Yields samples of an arbitrary until the test has seen all situations. */
export function* sampleUntil<T>(arbitrary: fc.Arbitrary<T>, { numRuns, seed }: Sampling, seen: Seen): Generator<T> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const sample of fc.sample(arbitrary, { numRuns, seed: seed + round })) yield sample;
    if (missing(seen).length === 0) return;
  }
  failMissing(seen, MAX_ROUNDS * numRuns);
}

/** Checks a property with new samples until the test has seen all situations. */
export const assertUntil = <T>(
  property: fc.IProperty<T>,
  parameters: Sampling & fc.Parameters<T>,
  seen: Seen,
): void => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    fc.assert(property, { ...parameters, seed: parameters.seed + round });
    if (missing(seen).length === 0) return;
  }
  failMissing(seen, MAX_ROUNDS * parameters.numRuns);
};

/** Yields items with their index. */
export function* numbered<T>(items: Iterable<T>): Generator<readonly [number, T]> {
  let number = 0;
  for (const item of items) yield [number++, item];
}
