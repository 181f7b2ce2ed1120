/** Formatting of values in error messages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listWithOr, InputError, quoted } from '../../src/rules/input-error.js';

test('quoted() formats strings with single quotes and objects as JSON', () => {
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

test('quoted() describes a value that has no JSON form', () => {
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

test('quoted() shortens a value of more than 80 characters to 77 characters and an ellipsis', () => {
  assert.equal(quoted('x'.repeat(78)), `'${'x'.repeat(78)}'`);
  assert.equal(quoted('x'.repeat(79)), `'${'x'.repeat(76)}...`);
  assert.equal(quoted('x'.repeat(79)).length, 80);
});

test('listWithOr() joins values with commas and "or"', () => {
  assert.equal(listWithOr(['E', 'L', 'H']), "'E', 'L' or 'H'");
  assert.equal(listWithOr([4, 2]), '4 or 2');
  assert.equal(listWithOr([4]), '4');
  assert.equal(listWithOr([]), '');
});

test('InputError has a code, a name and a message', () => {
  const error = new InputError('invalid-seat', 'Unknown seat 9.');
  assert.ok(error instanceof Error);
  assert.deepEqual([error.name, error.code, error.message], ['InputError', 'invalid-seat', 'Unknown seat 9.']);
});
