import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, GameOptions } from '../../src/game/game.js';
import { handsWith } from './situations.js';
import {
  announced,
  cards,
  CUTTER,
  dealt,
  DEALER,
  DEALERS_PARTNER,
  FOREHAND,
  playCards,
  assertRejected,
  seats,
} from './table.js';

const allHeard = (game: Game, announcement: object): void => {
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).announcement, announcement);
};

test('the forehand names the Schlag, then the dealer names the Trumpf, and all seats see both', () => {
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

test('the forehand can name any rank or the Weli as the Schlag, and the dealer can name any suit as the Trumpf', () => {
  const game = dealt();
  const schlaege = game
    .legalActions(FOREHAND)
    .flatMap((action) => (action.type === 'announce-schlag' ? [action.schlag] : []));
  assert.deepEqual(schlaege.sort(), ['10', '7', '8', '9', 'A', 'K', 'O', 'U', 'weli'].sort());
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: 'weli' });
  const suits = game
    .legalActions(DEALER)
    .flatMap((action) => (action.type === 'announce-trumpf' ? [action.trumpf] : []));
  assert.deepEqual(suits.sort(), ['E', 'H', 'L', 'S']);
});

test('act() rejects a Schlag that is not in the pack and a Trumpf that is not a suit', () => {
  const game = dealt();
  for (const schlag of ['6', 'X', '', 'Weli', '11'])
    assertRejected(game, 'not-possible', { type: 'announce-schlag', seat: FOREHAND, schlag });
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  for (const trumpf of ['h', 'X', '', 'HH'])
    assertRejected(game, 'not-possible', { type: 'announce-trumpf', seat: DEALER, trumpf });
});

test('only the forehand can name the Schlag, and only the dealer can then name the Trumpf', () => {
  const game = dealt();
  assertRejected(game, 'wrong-phase', { type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  for (const seat of [DEALER, DEALERS_PARTNER, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'announce-schlag', seat, schlag: '8' });
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  assertRejected(game, 'wrong-phase', { type: 'announce-schlag', seat: FOREHAND, schlag: '9' });
  for (const seat of [FOREHAND, DEALERS_PARTNER, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'announce-trumpf', seat, trumpf: 'H' });
});

test('no seat can play or bid before the announcement is complete', () => {
  const game = dealt();
  assertRejected(game, 'wrong-phase', { type: 'play', seat: FOREHAND, card: 'EA' });
  assertRejected(game, 'wrong-phase', { type: 'bid', seat: FOREHAND, to: 3 });
});

test('the forehand leads, the other seats follow in order, and the winner of a trick leads the next one', () => {
  const game = announced();
  const due = [game.toAct[0]];
  for (let card = 0; card < 15; card++) due.push(playCards(game, 1).toAct[0]);
  assert.deepEqual(due, [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 1]);
});

// -- valid Schläge by pack -------------------------------------------------------------------------------------------

const schlaege = (options: GameOptions): string =>
  dealt(handsWith({}, options), options)
    .legalActions(FOREHAND)
    .flatMap((action) => (action.type === 'announce-schlag' ? [action.schlag] : []))
    .join(' ');

test('the Weli can be the Schlag with 33 or 36 cards, and the six only with 36 cards', () => {
  assert.equal(schlaege({ variant: 'bayrisch' }), 'A K O U 10 9 8 7');
  assert.equal(schlaege({ variant: 'normal' }), 'A K O U 10 9 8 7 weli');
  assert.equal(schlaege({ variant: 'toblach' }), 'A K O U 10 9 8 7 6 weli');
});

test('if the Weli is a Kritischer, neither the Weli nor the six can be the Schlag', () => {
  assert.equal(schlaege({ variant: 'kritisch' }), 'A K O U 10 9 8 7');
  const options = { variant: 'toblach', rules: { critical: cards('HK S6 E7'), weli: 'critical' } } as const;
  assert.equal(schlaege(options), 'A K O U 10 9 8 7');
  for (const schlag of ['6', 'weli'])
    assertRejected(dealt(handsWith({}, options), options), 'not-possible', {
      type: 'announce-schlag',
      seat: FOREHAND,
      schlag,
    });
});

test('the announcers can name a rank and a suit that no player holds', () => {
  const game = dealt([
    cards('EO LO SU LU H7'),
    cards('EA LA SK S7 E9'),
    cards('E7 L7 SA SO E10'),
    cards('EK LK S9 S10 L9'),
  ]);
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  assert.deepEqual(game.view(null).announcement, { schlag: '8', trumpf: 'H' });
});

test('for any dealer, the next seat names the Schlag and leads, and the dealer names the Trumpf', () => {
  for (const dealer of [0, 1, 2, 3]) {
    const game = dealt(undefined, { setup: { dealer } });
    const forehand = (dealer + 1) % 4;
    assert.deepEqual(game.toAct, [forehand]);
    assert.deepEqual(
      seats(game).map((seat) => game.view(seat).hand.length > 0),
      seats(game).map((seat) => seat === dealer || seat === forehand),
    );
    game.act({ type: 'announce-schlag', seat: forehand, schlag: '8' });
    assert.deepEqual(game.toAct, [dealer]);
    game.act({ type: 'announce-trumpf', seat: dealer, trumpf: 'H' });
    assert.deepEqual(game.toAct, [forehand]);
  }
});

// -- ranks that must be held -------------------------------------------------------------------------------------------

/** Returns the Schläge that a forehand with this hand can announce. */
const namable = (hand: string, options: GameOptions): string =>
  dealt(handsWith({ [FOREHAND]: hand }, options), options)
    .legalActions(FOREHAND)
    .flatMap((action) => (action.type === 'announce-schlag' ? [action.schlag] : []))
    .join(' ');

test('with `schlagHeld: 1`, the announcer must hold a card of the Schlag', () => {
  const one = { rules: { schlagHeld: 1 } } as const;
  assert.equal(namable('EA LA HK S9 S6', one), 'A K 9 weli');
  const game = dealt(handsWith({ [FOREHAND]: 'EA LA HK S9 S6' }), one);
  const error = assertRejected(game, 'must-hold', { type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  assert.match(error.message, /too few cards of this Schlag/);
  assertRejected(game, 'not-possible', { type: 'announce-schlag', seat: FOREHAND, schlag: '6' });
});

test('with `schlagHeld: 2`, the announcer must hold two cards of the Schlag, or name a rank held most often', () => {
  const two = { rules: { schlagHeld: 2 } } as const;
  assert.equal(namable('EA LA HK SK S9', two), 'A K');
  assert.equal(namable('EA LA HA SK S9', two), 'A');
  assert.equal(namable('EA LK HO S9 S6', two), 'A K O 9 weli', 'no rank twice');
});

test('with `schlagHeld`, Kritische count for no rank, and with 36 cards the Weli also counts as a six', () => {
  assert.equal(namable('HK EK S7 E7 L7', { variant: 'bayrisch-11', rules: { schlagHeld: 2, maschine: 0 } }), 'K 7');
  assert.equal(namable('S6 E6 LA HK S9', { variant: 'toblach', rules: { schlagHeld: 2 } }), '6');
  assert.equal(namable('S6 LA HK S9 E8', { variant: 'toblach', rules: { schlagHeld: 1 } }), 'A K 9 8 6 weli');
});

test('with `schlagHeld`, the dealer must hold the Schlag after a Schlagtausch', () => {
  const options = { rules: { schlagHeld: 1 } } as const;
  const game = dealt(handsWith({ [DEALER]: 'EO LO SO HU H7', [FOREHAND]: 'EA LA HK S9 S6' }), options);
  game.act({ type: 'ask-schlagtausch', seat: FOREHAND });
  game.act({ type: 'answer', seat: DEALER, accept: true });
  assertRejected(game, 'must-hold', { type: 'announce-schlag', seat: DEALER, schlag: 'A' });
  game.act({ type: 'announce-schlag', seat: DEALER, schlag: '7' });
});
