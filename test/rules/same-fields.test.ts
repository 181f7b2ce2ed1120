import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { haveSameFields } from '../../src/rules/same-fields.js';

const play: Action = { type: 'play', seat: 1, card: 'HO' };

test('haveSameFields() compares field values and ignores field order', () => {
  assert.ok(haveSameFields(play, { card: 'HO', seat: 1, type: 'play' }));
  assert.ok(!haveSameFields(play, { ...play, card: 'HK' }));
  assert.ok(!haveSameFields(play, { ...play, seat: 2 }));
});

test('haveSameFields() treats a missing field like a field that is undefined', () => {
  const call: Action = { ...play, call: true };
  assert.ok(!haveSameFields(play, call));
  assert.ok(!haveSameFields(call, play));
  // Hosts with less strict type checks can create such an action.
  assert.ok(haveSameFields(play, { ...call, call: undefined } as unknown as Action));
});

test('haveSameFields() returns false for actions of different types', () => {
  assert.ok(!haveSameFields({ type: 'hold', seat: 0 }, { type: 'fold', seat: 0 }));
});
