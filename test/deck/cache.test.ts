import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cacheByArguments, cachePerObject } from '../../src/deck/cache.js';

const anyArguments = fc.tuple(
  fc.string({ maxLength: 2 }),
  fc.constantFrom('', ',', ' ', '"', null, 0, true),
  fc.boolean(),
);

test('cacheByArguments() returns the same result object for equal arguments and separate results for others', () => {
  const cached = cacheByArguments((...given: [string, string | number | boolean | null, boolean]) => ({ given }));
  fc.assert(
    fc.property(anyArguments, (given) => {
      assert.deepEqual(cached(...given).given, given);
      assert.equal(cached(...given), cached(...given));
    }),
  );
});

test('above its limit, cacheByArguments() drops the least recently used result', () => {
  const made: number[] = [];
  const cached = cacheByArguments((number: number) => {
    made.push(number);
    return { number };
  }, 2);
  for (const number of [1, 2, 1, 3, 1, 2]) cached(number);
  assert.deepEqual(made, [1, 2, 3, 2]);
});

test('cachePerObject() caches a separate result for each object, even for equal objects', () => {
  const cached = cachePerObject((key: { readonly name: string }) => ({ key }));
  const [one, other] = [{ name: 'one' }, { name: 'one' }];
  assert.equal(cached(one), cached(one));
  assert.equal(cached(one).key, one);
  assert.equal(cached(other).key, other);
});
