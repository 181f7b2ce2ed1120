import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import { announced, CUTTER, dealt, DEALER, DEALERS_PARTNER, FOREHAND, playCards, refused, seats } from './table.js';

const allHeard = (game: Game, announcement: object): void => {
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).announcement, announcement);
};

test('The forehand names the Schlag, then the dealer the Trumpf, and all hear both', () => {
  const game = dealt();
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [FOREHAND]);
  allHeard(game, {});
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  assert.deepEqual(game.toAct, [DEALER]);
  allHeard(game, { schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  allHeard(game, { schlag: '8', trumpf: 'H' });
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.toAct, [FOREHAND]);
  assert.deepEqual(game.view(null).history, [
    { type: 'deal', dealer: DEALER, hand: 1 },
    { type: 'announce-schlag', seat: FOREHAND, schlag: '8' },
    { type: 'announced', schlag: '8' },
    { type: 'announce-trumpf', seat: DEALER, trumpf: 'H' },
    { type: 'announced', schlag: '8', trumpf: 'H' },
  ]);
});

test('Any rank may be named as Schlag, held or not, and the Weli; any suit as Trumpf', () => {
  const game = dealt();
  const schlaege = game.legalActions(FOREHAND).flatMap((action) => (action.type === 'announce-schlag' ? [action.schlag] : []));
  assert.deepEqual(schlaege.sort(), ['10', '7', '8', '9', 'A', 'K', 'O', 'U', 'weli'].sort());
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: 'weli' });
  const suits = game.legalActions(DEALER).flatMap((action) => (action.type === 'announce-trumpf' ? [action.trumpf] : []));
  assert.deepEqual(suits.sort(), ['E', 'H', 'L', 'S']);
});

test('A Schlag that this pack does not have, and a suit that no pack has, are refused', () => {
  const game = dealt();
  for (const schlag of ['6', 'X', '', 'Weli', '11']) refused(game, 'not-possible', { type: 'announce-schlag', seat: FOREHAND, schlag });
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  for (const trumpf of ['h', 'X', '', 'HH']) refused(game, 'not-possible', { type: 'announce-trumpf', seat: DEALER, trumpf });
});

test('Nobody names what is another’s to name, nor out of turn', () => {
  const game = dealt();
  refused(game, 'wrong-phase', { type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  for (const seat of [DEALER, DEALERS_PARTNER, CUTTER]) refused(game, 'not-your-turn', { type: 'announce-schlag', seat, schlag: '8' });
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  refused(game, 'wrong-phase', { type: 'announce-schlag', seat: FOREHAND, schlag: '9' });
  for (const seat of [FOREHAND, DEALERS_PARTNER, CUTTER]) refused(game, 'not-your-turn', { type: 'announce-trumpf', seat, trumpf: 'H' });
});

test('Nobody plays or bids before the announcement stands', () => {
  const game = dealt();
  refused(game, 'wrong-phase', { type: 'play', seat: FOREHAND, card: 'EA' });
  refused(game, 'wrong-phase', { type: 'bid', seat: FOREHAND, to: 3 });
});

test('The forehand leads, then play goes round, and the winner of a trick leads to the next', () => {
  const game = announced();
  const due = [game.toAct[0]];
  for (let card = 0; card < 15; card++) due.push(playCards(game, 1).toAct[0]);
  assert.deepEqual(due, [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 1]);
});
