import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { countConduct, habitsFrom, habitsOf, type Conduct } from '../../../src/players/bidding/habits.js';

const start = (): View => {
  const game = createGame({ variant: 'suedtirol', players: 2, seed: 'habits', setup: { dealer: 0 } });
  while (game.phase !== 'play') game.act(game.legalActions(game.toAct[0])[0]);
  return game.view(1);
};

const hand = { type: 'hand', side: 0, points: 2, reason: 'fold', score: [2, 0] } as const;
const deal = { type: 'deal', dealer: 0, hand: 2 } as const;
const trick = { type: 'trick', winner: 0, cards: [], tricks: [1, 0] } as const;

test('countConduct() counts the hands, bids and answers of the given seats', () => {
  const view: View = {
    ...start(),
    history: [
      deal,
      { type: 'bid', seat: 0, to: 3 },
      { type: 'hold', seat: 1 },
      hand,
      deal,
      { type: 'bid', seat: 1, to: 3 },
      { type: 'bid', seat: 0, to: 4 },
      { type: 'fold', seat: 1 },
      hand,
      deal,
      trick,
      trick,
      { type: 'bid', seat: 0, to: 3 },
      { type: 'fold', seat: 1 },
      hand,
      deal,
      { type: 'bid', seat: 1, to: 3 },
      { type: 'fold', seat: 0 },
      hand,
      deal,
    ],
  };
  assert.deepEqual(countConduct(view, [0]), { hands: 4, bidHands: 3, earlyHands: 2, holds: 1, folds: 1 });
  assert.deepEqual(countConduct(view, [1]), { hands: 4, bidHands: 2, earlyHands: 2, holds: 1, folds: 2 });
});

test("habitsFrom() adjusts habits to the players' conduct and keeps every habit within bounds", () => {
  const nothing: Conduct = { hands: 0, bidHands: 0, earlyHands: 0, holds: 0, folds: 0 };
  const before = habitsFrom(nothing);
  assert.ok(habitsFrom({ ...nothing, holds: 3 }).hold > before.hold, 'three holds');
  assert.ok(habitsFrom({ ...nothing, folds: 1 }).hold < before.hold, 'one fold');
  assert.ok(habitsFrom({ ...nothing, hands: 3, bidHands: 3, earlyHands: 3 }).wild > before.wild, 'three early bids');
  assert.ok(habitsFrom({ ...nothing, hands: 4 }).passive > before.passive, 'four hands without a bid');
  for (const conduct of [
    { ...nothing, holds: 500 },
    { ...nothing, folds: 500 },
    { ...nothing, hands: 500 },
    { ...nothing, hands: 500, bidHands: 500, earlyHands: 500 },
  ]) {
    for (const weight of Object.values(habitsFrom(conduct)))
      assert.ok(weight >= 0 && weight < 60, `${weight} after ${JSON.stringify(conduct)}`);
  }
});

test('habitsOf() returns the prior habits at the start of a game', () => {
  const view = start();
  assert.deepEqual(habitsOf(view, 1), habitsFrom({ hands: 0, bidHands: 0, earlyHands: 0, holds: 0, folds: 0 }));
});
