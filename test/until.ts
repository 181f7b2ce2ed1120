/**
 * Samples that go on until a test has seen everything that it is about. The samples change with every rule option, so no test
 * may need a situation to come up in a fixed number of them.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';

/** What has come up often enough. */
export type Seen = () => Readonly<Record<string, boolean>>;

interface Sampling {
  /** How many samples there are at least. */
  readonly numRuns: number;
  readonly seed: number;
}

/** A test that has not seen everything after so many times its runs never will. */
const MOST_ROUNDS = 30;

const missing = (seen: Seen): readonly string[] =>
  Object.entries(seen()).flatMap(([name, isSeen]) => (isSeen ? [] : [name]));

const failMissing = (seen: Seen, count: number): never =>
  assert.fail(`too few in ${count} samples: ${missing(seen).join(', ')}`);

/** Samples of an arbitrary, then more until the test has seen everything. */
export function* sampleUntil<T>(arbitrary: fc.Arbitrary<T>, { numRuns, seed }: Sampling, seen: Seen): Generator<T> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const sample of fc.sample(arbitrary, { numRuns, seed: seed + round })) yield sample;
    if (missing(seen).length === 0) return;
  }
  failMissing(seen, MOST_ROUNDS * numRuns);
}

/** Runs a property, then again with other samples until the test has seen everything. */
export const assertUntil = <T>(
  property: fc.IProperty<T>,
  parameters: Sampling & fc.Parameters<T>,
  seen: Seen,
): void => {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    fc.assert(property, { ...parameters, seed: parameters.seed + round });
    if (missing(seen).length === 0) return;
  }
  failMissing(seen, MOST_ROUNDS * parameters.numRuns);
};

/** Items with their numbers. */
export function* numbered<T>(items: Iterable<T>): Generator<readonly [number, T]> {
  let number = 0;
  for (const item of items) yield [number++, item];
}
