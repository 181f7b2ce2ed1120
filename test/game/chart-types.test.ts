/**
 * The chart runs each guard and step only with the type of action that the guard or step reads. The compiler checks these
 * types: `npm run check` fails if one of the marked lines compiles.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { initialState } from '../../src/game/game-state.js';
import { machine, type ChartState } from '../../src/game/machine.js';
import { defineRules } from '../../src/rules/variants.js';

const STATES: readonly ChartState[] = [
  { on: { play: { actions: 'play the card' } } },
  { on: { bid: [{ guard: 'the bid costs a penalty', actions: 'pay for the bid' }, { actions: 'raise' }] } },
  { on: { play: { guard: 'the card completes the trick', actions: 'play the card and take the trick' } } },
  { entry: 'shuffle the pack', always: [{ guard: 'the draw is tied', actions: 'draw again' }] },

  // @ts-expect-error: the step of a bid under `play`
  { on: { play: { actions: 'raise' } } },
  // @ts-expect-error: the step of a card under `bid`
  { on: { bid: { actions: 'play the card' } } },
  // @ts-expect-error: the same in a list of transitions
  { on: { bid: [{ actions: 'raise' }, { actions: 'play the card' }] } },
  // @ts-expect-error: the guard of an answer under `take`, although both actions have `accept`
  { on: { take: { guard: 'the answer is yes', actions: 'take the card' } } },
  // @ts-expect-error: the step of an action in a transient state
  { always: [{ actions: 'play the card' }] },
  // @ts-expect-error: the guard of an action in a transient state
  { always: [{ guard: 'the card is taken', target: 'look' }] },
  // @ts-expect-error: the step of an action on entry
  { entry: 'play the card' },
  // @ts-expect-error: a step that keeps the previous facts, under an action
  { on: { cut: { actions: 'deal' } } },
  // @ts-expect-error: a step in a nested state
  { states: { inner: { on: { hold: { actions: 'fold to the bid' } } } } },
  // @ts-expect-error: an action that does not exist
  { on: { shuffle: { target: 'deal' } } },
];

test('a guard throws an error for an action of the wrong type', () => {
  const guard = machine.implementations.guards['the answer is yes'];
  assert.ok(typeof guard === 'function');
  const context = { state: initialState({ rules: defineRules('suedtirol'), seed: 'stube' }) };
  const holds = (event: Action): boolean => guard({ context, event }, undefined);
  assert.equal(holds({ type: 'answer', seat: 0, accept: true }), true);
  assert.equal(holds({ type: 'answer', seat: 0, accept: false }), false);
  assert.throws(() => holds({ type: 'take', seat: 0, accept: true }), /expects the action 'answer' here, not 'take'/);
});

test('the type tests of the chart name only existing guards and steps', () => {
  const named = (keys: string): readonly string[] =>
    [...JSON.stringify(STATES).matchAll(new RegExp(`"(?:${keys})":"([^"]+)"`, 'g'))].map(([, name = '']) => name);
  const { guards, actions } = machine.implementations;
  const unknown = [
    ...named('guard').filter((name) => !Object.hasOwn(guards, name)),
    ...named('actions|entry').filter((name) => !Object.hasOwn(actions, name)),
  ];
  assert.deepEqual(unknown, []);
});
