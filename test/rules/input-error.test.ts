/** How a message writes what somebody gave. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listWithOr, InputError, quoted } from '../../src/rules/input-error.js';

test('A value is written as a person would write it', () => {
  assert.equal(quoted('H8'), "'H8'");
  assert.equal(quoted(''), "''");
  assert.equal(quoted(16.5), '16.5');
  assert.equal(quoted(Number.NaN), 'NaN');
  assert.equal(quoted(10n), '10');
  assert.equal(quoted(null), 'null');
  assert.equal(quoted(true), 'true');
  assert.equal(quoted(undefined), 'nothing');
  assert.equal(quoted({ target: 18 }), '{"target":18}');
  assert.equal(quoted(['HK', 'E7']), '["HK","E7"]');
});

test('What cannot be written down is named by what it is', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  assert.equal(quoted(circle), 'a value that JSON cannot represent');
  assert.equal(quoted([1n]), 'a value that JSON cannot represent');
  assert.equal(
    quoted(() => 1),
    'a function',
  );
  assert.equal(quoted(Symbol('x')), 'a symbol');
});

test('A long value is cut after 77 signs; one of 80 is not', () => {
  assert.equal(quoted('x'.repeat(78)), `'${'x'.repeat(78)}'`);
  assert.equal(quoted('x'.repeat(79)), `'${'x'.repeat(76)}...`);
  assert.equal(quoted('x'.repeat(79)).length, 80);
});

test('A choice is written with commas and an "or"', () => {
  assert.equal(listWithOr(['E', 'L', 'H']), "'E', 'L' or 'H'");
  assert.equal(listWithOr([4, 2]), '4 or 2');
  assert.equal(listWithOr([4]), '4');
  assert.equal(listWithOr([]), '');
});

test('The error has a code, a name and a message', () => {
  const error = new InputError('invalid-seat', 'There is no seat 9.');
  assert.ok(error instanceof Error);
  assert.deepEqual([error.name, error.code, error.message], ['InputError', 'invalid-seat', 'There is no seat 9.']);
});
