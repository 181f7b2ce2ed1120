import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advise } from '../../../src/players/advice/advice.js';
import { choose } from '../../../src/players/choose.js';
import type { View } from '../../../src/game/view.js';
import { isWildBid } from '../../../src/players/bidding/wild-bid.js';
import { announced, play } from '../played.js';

/** Herz is Trumpf, Ober the Schlag; in the last trick the partner's trump Ass lies there, and seat 2 has this card left. */
const lastTrick = (card: 'EK' | 'EO', farbe: boolean): View => {
  const hands = ['H7 HA H9 S9 L10', 'LK SA SU L7 LO', `EU ${card} E10 S8 L9`, 'E8 SK E9 HO E7'];
  const game = announced(hands, { rules: { farbe } }, 'H', 'O');
  return play(game, 'LK S8 E7 H7 L10 L7 L9 HO E8 S9 LO E10 SA EU E9 H9 HA SU').view(2);
};

test('where "Farbe!" is played nobody bids in the last trick on a card that does not fit', async () => {
  const view = lastTrick('EK', true);
  assert.ok(
    view.legal.some(({ type }) => type === 'bid'),
    'it could be bid on',
  );
  const actions = await Promise.all(
    Array.from({ length: 20 }, (_, luck) => choose(view, { level: 'strong', seed: `luck ${luck}` })),
  );
  assert.deepEqual(
    actions.map((action) => action?.type),
    actions.map(() => 'play'),
  );
});

test('a card that fits, and a table without "Farbe!", are no hindrance', () => {
  assert.equal(isWildBid(lastTrick('EK', true), 2), true);
  assert.equal(isWildBid(lastTrick('EO', true), 2), false);
  assert.equal(isWildBid(lastTrick('EK', false), 2), false);
});

/** What is answered to a bid of seat 1, whose last card lies on a low trump of the other side, in twenty tries; and the advice. */
const answersToBidOn = async (card: 'SU' | 'H8') => {
  const hands = ['H7 HA H9 S9 L10', `LK SA ${card} L7 LO`, 'EU EK E10 S8 L9', 'E8 SK E9 HO E7'];
  const game = announced(hands, { rules: { farbe: true, bidWhen: 'anytime' } }, 'H', 'O');
  play(game, `LK S8 E7 HA L10 L7 L9 HO E8 S9 LO E10 SA EU E9 H9 H7 ${card}`);
  game.act({ type: 'bid', seat: 1, to: 3 });
  const view = game.view(game.toAct[0]);
  assert.ok(
    view.legal.some(({ type }) => type === 'farbe'),
    'it could be asked for',
  );
  const actions = await Promise.all(
    Array.from({ length: 20 }, (_, luck) => choose(view, { level: 'strong', seed: `luck ${luck}` })),
  );
  return { actions: actions.map((action) => action?.type), advice: await advise(view) };
};

test('"Farbe!" is said where the card that was bid on can be seen not to fit, and the hint says how sure that is', async () => {
  const { actions, advice } = await answersToBidOn('SU');
  assert.deepEqual(
    actions,
    actions.map(() => 'farbe'),
  );
  // Ninety-nine is as sure as a hint ever is.
  assert.deepEqual(advice?.reason, { key: 'farbe', params: { percent: 99 } });
});

test('"Farbe!" is not said where the card fits', async () => {
  const { actions, advice } = await answersToBidOn('H8');
  assert.ok(!actions.includes('farbe'), actions.join());
  assert.notEqual(advice?.action.type, 'farbe');
});
