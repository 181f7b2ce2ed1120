import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLruCache } from '../../src/stage/lru-cache.js';

const filled = (maxWeight: number) => {
  const dropped: string[] = [];
  const cache = createLruCache<string>(maxWeight, (item) => dropped.push(item));
  for (const name of ['a', 'b', 'c']) cache.put(name, name.toUpperCase(), 10);
  return { cache, dropped };
};

test('the LRU cache keeps all items until trim() is called', () => {
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

test('trim() drops the least recently used items first and stops when the rest fits the budget', () => {
  const { cache, dropped } = filled(20);
  assert.equal(cache.get('a'), 'A');
  cache.trim(new Set());
  assert.deepEqual(dropped, ['B']);
  assert.equal(cache.get('b'), undefined);
});

test('trim() keeps items in use, even if they exceed the budget', () => {
  const { cache, dropped } = filled(0);
  cache.trim(new Set(['a', 'c']));
  assert.deepEqual(dropped, ['B']);
});

test('put() with an existing key replaces the old item and its weight', () => {
  const { cache, dropped } = filled(30);
  cache.put('a', 'new', 10);
  assert.deepEqual(dropped, ['A']);
  cache.trim(new Set());
  assert.deepEqual(dropped, ['A']);
});

test('clear() drops each item exactly once, even if called twice', () => {
  const { cache, dropped } = filled(30);
  cache.clear();
  cache.clear();
  assert.deepEqual(dropped, ['A', 'B', 'C']);
});
