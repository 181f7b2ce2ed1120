/** The prizes of an evening, by place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prizesIn } from '../../src/hall/prizes.js';

const prizes = (text: string): Readonly<Record<number, string>> => Object.fromEntries(prizesIn(text));

test('each line is the prize for the next place', () => {
  assert.deepEqual(prizes('500 Euro\n Ham \nBacon'), { 1: '500 Euro', 2: 'Ham', 3: 'Bacon' });
});

test('an empty line leaves its place without a prize', () => {
  assert.deepEqual(prizes('500 Euro\n\nBacon\n'), { 1: '500 Euro', 3: 'Bacon' });
});

test('a line that names its places counts for these places, and the next line for the place after', () => {
  assert.deepEqual(prizes('1. 500 Euro\n2-3: Ham\nBacon\n8 – 9: Wine'), {
    1: '500 Euro',
    2: 'Ham',
    3: 'Ham',
    4: 'Bacon',
    8: 'Wine',
    9: 'Wine',
  });
});

test('a line that begins with an amount names no place', () => {
  assert.deepEqual(prizes('500 Euro\n100.- Euro\n2 kg ham'), { 1: '500 Euro', 2: '100.- Euro', 3: '2 kg ham' });
});

test('an endless range ends with the highest number of pairs', () => {
  assert.equal(prizesIn('1-9999: Wine').size, 1024);
});
