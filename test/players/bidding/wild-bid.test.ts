import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advise } from '../../../src/players/advice/advice.js';
import { choose } from '../../../src/players/choose.js';
import type { View } from '../../../src/game/view.js';
import { isWildBid } from '../../../src/players/bidding/wild-bid.js';
import { announced, play } from '../played.js';

/**
 * Returns the view of seat 2 with this last card. Hearts are the Trumpf, Ober is the Schlag, and the partner's ace of trumps
 * is on the table.
 */
const lastTrick = (card: 'EK' | 'EO', farbe: boolean): View => {
  const hands = ['H7 HA H9 S9 L10', 'LK SA SU L7 LO', `EU ${card} E10 S8 L9`, 'E8 SK E9 HO E7'];
  const game = announced(hands, { rules: { farbe } }, 'H', 'O');
  return play(game, 'LK S8 E7 H7 L10 L7 L9 HO E8 S9 LO E10 SA EU E9 H9 HA SU').view(2);
};

test('with `farbe`, no player bids in the last trick with an unsuitable card', async () => {
  const view = lastTrick('EK', true);
  assert.ok(
    view.legal.some(({ type }) => type === 'bid'),
    'a bid is legal',
  );
  const actions = await Promise.all(
    Array.from({ length: 20 }, (_, luck) => choose(view, { level: 'strong', seed: `luck ${luck}` })),
  );
  assert.deepEqual(
    actions.map((action) => action?.type),
    actions.map(() => 'play'),
  );
});

test('isWildBid() returns false for a suitable card or without `farbe`', () => {
  assert.equal(isWildBid(lastTrick('EK', true), 2), true);
  assert.equal(isWildBid(lastTrick('EO', true), 2), false);
  assert.equal(isWildBid(lastTrick('EK', false), 2), false);
});

/** Returns the advice and twenty answers to a bid by seat 1. Seat 1's last card follows an opponent's low trump. */
const answersToBidOn = async (card: 'SU' | 'H8') => {
  const hands = ['H7 HA H9 S9 L10', `LK SA ${card} L7 LO`, 'EU EK E10 S8 L9', 'E8 SK E9 HO E7'];
  const game = announced(hands, { rules: { farbe: true, bidWhen: 'anytime' } }, 'H', 'O');
  play(game, `LK S8 E7 HA L10 L7 L9 HO E8 S9 LO E10 SA EU E9 H9 H7 ${card}`);
  game.act({ type: 'bid', seat: 1, to: 3 });
  const view = game.view(game.toAct[0]);
  assert.ok(
    view.legal.some(({ type }) => type === 'farbe'),
    'the call is legal',
  );
  const actions = await Promise.all(
    Array.from({ length: 20 }, (_, luck) => choose(view, { level: 'strong', seed: `luck ${luck}` })),
  );
  return { actions: actions.map((action) => action?.type), advice: await advise(view) };
};

test('a player calls "Farbe!" if the bidder’s card is visibly unsuitable, and the hint states a percentage', async () => {
  const { actions, advice } = await answersToBidOn('SU');
  assert.deepEqual(
    actions,
    actions.map(() => 'farbe'),
  );
  // The highest percentage of a hint is 99.
  assert.deepEqual(advice?.reason, { key: 'farbe', params: { percent: 99 } });
});

test('no player calls "Farbe!" if the bidder’s card is suitable', async () => {
  const { actions, advice } = await answersToBidOn('H8');
  assert.ok(!actions.includes('farbe'), actions.join());
  assert.notEqual(advice?.action.type, 'farbe');
});
