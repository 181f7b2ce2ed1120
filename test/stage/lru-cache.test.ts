import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createShelf } from '../../src/stage/lru-cache.js';

const filled = (limit: number) => {
  const dropped: string[] = [];
  const shelf = createShelf<string>(limit, (item) => dropped.push(item));
  for (const name of ['a', 'b', 'c']) shelf.put(name, name.toUpperCase(), 10);
  return { shelf, dropped };
};

test('nothing leaves a shelf before it is trimmed', () => {
  const { shelf, dropped } = filled(15);
  assert.deepEqual(
    [...shelf.entries()],
    [
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ],
  );
  assert.deepEqual(dropped, []);
});

test('what was asked for the longest time ago leaves first, and no more than must', () => {
  const { shelf, dropped } = filled(20);
  assert.equal(shelf.get('a'), 'A');
  shelf.trim(new Set());
  assert.deepEqual(dropped, ['B']);
  assert.equal(shelf.get('b'), undefined);
});

test('what is needed stays, even above the limit', () => {
  const { shelf, dropped } = filled(0);
  shelf.trim(new Set(['a', 'c']));
  assert.deepEqual(dropped, ['B']);
});

test('a thing that is put in the place of another one drops it, and weighs instead of it', () => {
  const { shelf, dropped } = filled(30);
  shelf.put('a', 'anew', 10);
  assert.deepEqual(dropped, ['A']);
  shelf.trim(new Set());
  assert.deepEqual(dropped, ['A']);
});

test('a shelf that is cleared drops everything once', () => {
  const { shelf, dropped } = filled(30);
  shelf.clear();
  shelf.clear();
  assert.deepEqual(dropped, ['A', 'B', 'C']);
});
