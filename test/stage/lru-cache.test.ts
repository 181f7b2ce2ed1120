import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLruCache } from '../../src/stage/lru-cache.js';

const filled = (maxWeight: number) => {
  const dropped: string[] = [];
  const cache = createLruCache<string>(maxWeight, (item) => dropped.push(item));
  for (const name of ['a', 'b', 'c']) cache.put(name, name.toUpperCase(), 10);
  return { cache, dropped };
};

test('nothing leaves a cache before it is trimmed', () => {
  const { cache, dropped } = filled(15);
  assert.deepEqual(
    [...cache.entries()],
    [
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ],
  );
  assert.deepEqual(dropped, []);
});

test('what was asked for the longest time ago leaves first, and no more than must', () => {
  const { cache, dropped } = filled(20);
  assert.equal(cache.get('a'), 'A');
  cache.trim(new Set());
  assert.deepEqual(dropped, ['B']);
  assert.equal(cache.get('b'), undefined);
});

test('what is needed stays, even above the budget', () => {
  const { cache, dropped } = filled(0);
  cache.trim(new Set(['a', 'c']));
  assert.deepEqual(dropped, ['B']);
});

test('a thing that is put in the place of another one drops it, and weighs instead of it', () => {
  const { cache, dropped } = filled(30);
  cache.put('a', 'anew', 10);
  assert.deepEqual(dropped, ['A']);
  cache.trim(new Set());
  assert.deepEqual(dropped, ['A']);
});

test('a cache that is cleared drops everything once', () => {
  const { cache, dropped } = filled(30);
  cache.clear();
  cache.clear();
  assert.deepEqual(dropped, ['A', 'B', 'C']);
});
