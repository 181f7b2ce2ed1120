/** The last card that plays itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { lastCardIn } from '../../src/table/choices.js';

/** Returns the views of a seat before each of its cards in the first hand. */
const viewsAtCards = (seat: number, rules: Partial<RuleOptions>): readonly View[] => {
  const game = createGame({ seed: 'letzte7', setup: { dealer: 3 }, rules });
  const views: View[] = [];
  while (game.phase !== 'hand-over') {
    const [due = 0] = game.toAct;
    if (game.phase === 'play' && due === seat) views.push(game.view(seat));
    const [action] = game.legalActions(due);
    assert.ok(action);
    game.act(action);
  }
  return views;
};

test('the last card is due if playing it is the only legal action', () => {
  const views = viewsAtCards(0, { bidWhen: 'never' });
  assert.equal(views.length, 5);
  const last = views.at(-1);
  assert.deepEqual(
    views.map(lastCardIn),
    [null, null, null, null, { type: 'play', seat: 0, card: last?.hand[0] }],
    'a card that is one of several in the hand is never due',
  );
});

test('the last card is not due while a bid is possible', () => {
  const last = viewsAtCards(0, { lastTrick: 'free' }).at(-1);
  assert.equal(last?.hand.length, 1);
  assert.ok(last.legal.some(({ type }) => type === 'bid'));
  assert.equal(lastCardIn(last), null);
});
