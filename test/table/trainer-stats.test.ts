/** Tests of the trainer's statistics. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  readTrainerStats,
  themeOf,
  THEMES,
  withAnswer,
  withoutAnswer,
  type TrainerStats,
} from '../../src/table/trainer-stats.js';
import type { Action } from '../../src/game/action.js';
import { createGame } from '../../src/game/game.js';
import { announced, dealt, play } from '../players/played.js';

const HANDS = ['H7 HU LO SU E8', 'H9 H8 S8 LA E9', 'H10 HO LK SA SO', 'HK HA S9 E7 L7'];

test('themeOf() returns the theme of an action, or `blind` if the player does not know the announcement', () => {
  const naming = dealt(HANDS);
  const named: Action = { type: 'announce-schlag', seat: 1, schlag: '8' };
  assert.equal(themeOf(naming.view(1), named), 'announcing');

  const game = announced(HANDS);
  assert.equal(themeOf(game.view(1), { type: 'play', seat: 1, card: 'H9' }), 'leading');
  play(game, 'H9');
  assert.equal(themeOf(game.view(2), { type: 'play', seat: 2, card: 'H10' }), 'following');
  for (const type of ['hold', 'fold'] as const) assert.equal(themeOf(game.view(2), { type, seat: 2 }), 'bidding');

  const blind = createGame({ variant: 'suedtirol-blind', seed: 'blind' }).view(0);
  assert.equal(themeOf(blind, { type: 'play', seat: 0, card: 'H9' }), 'blind');
  assert.equal(themeOf(blind, { type: 'show', seat: 0, card: 'H9' }), 'announcing');
});

const answers = fc.array(fc.tuple(fc.constantFrom(...THEMES), fc.nat({ max: 400 })), { maxLength: 30 });
const accountOf = (given: readonly (readonly [(typeof THEMES)[number], number])[]): TrainerStats =>
  given.reduce<TrainerStats>((account, [theme, cost]) => withAnswer(account, theme, cost), {});

test("withAnswer() counts all answers and all good answers per theme and adds up the answers' costs", () => {
  fc.assert(
    fc.property(answers, (given) => {
      const account = accountOf(given);
      for (const theme of THEMES) {
        const costs = given.flatMap(([about, cost]) => (about === theme ? [cost] : []));
        const good = costs.filter((cost) => cost === 0).length;
        const cost = costs.reduce((sum, one) => sum + one, 0);
        assert.deepEqual(account[theme], costs.length > 0 ? { asked: costs.length, good, cost } : undefined);
      }
    }),
  );
});

test('withoutAnswer() removes the last answer that withAnswer() counted', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...THEMES), fc.nat({ max: 400 }), (given, theme, cost) => {
      const account = accountOf(given);
      assert.deepEqual(withoutAnswer(withAnswer(account, theme, cost), theme, cost), account);
      assert.deepEqual(withoutAnswer({}, theme, cost), {});
    }),
  );
});

test('readTrainerStats() returns the valid entries of the stored statistics and ignores all other data', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const account = accountOf(given);
      assert.deepEqual(readTrainerStats(JSON.parse(JSON.stringify(account))), account);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (kept) => assert.ok(typeof readTrainerStats(kept) === 'object')));
  const good = { asked: 2, good: 1, cost: 30 };
  const invalid = { leading: good, blind: { asked: 1, good: 2, cost: 0 }, bidding: { asked: '1' }, other: good };
  assert.deepEqual(readTrainerStats(invalid), { leading: good });
});
