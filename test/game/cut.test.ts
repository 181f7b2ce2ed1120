/** The cut (RULES.md section 3.1). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { findBySeed, firstPack, gameWithLifted, takeOrLeave } from './at-the-cut.js';
import { announceDealt } from './situations.js';
import {
  CUTTER,
  DEALER,
  DEALERS_PARTNER,
  FOREHAND,
  next,
  playCards,
  playHand,
  assertRejected,
  seats,
} from './table.js';

const HONEST = { rules: { cutBluff: false } };

/** Returns the history entries about taken cards, as a spectator and every seat see them. */
const tookSeen = (game: Game) =>
  [null, ...seats(game)].map((seat) => game.view(seat).history.filter(({ type }) => type === 'took'));

// -- plain -----------------------------------------------------------------------------------------------------------

test('in a plain cut, no seat sees a card and the deal follows immediately', () => {
  const game = createGame({ variant: 'tirol', seed: 'stube', setup: { dealer: DEALER } });
  game.act({ type: 'cut', seat: CUTTER });
  assert.equal(game.phase, 'announce');
  for (const seat of [null, ...seats(game)]) assert.equal(game.view(seat).peeked, undefined);
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
  assertRejected(game, 'wrong-phase', { type: 'take', seat: CUTTER, accept: false });
});

test('the deal begins with the first card below the cut and ends with the lifted cards', () => {
  const game = createGame({ variant: 'tirol', seed: 'stube', rules: { look: 'everyone' }, setup: { dealer: DEALER } });
  const pack = firstPack(game.rules, 'stube');
  game.act({ type: 'cut', seat: CUTTER, at: 20 });
  const order = [...pack.slice(20), ...pack.slice(0, 20)];
  [FOREHAND, DEALERS_PARTNER, CUTTER, DEALER].forEach((seat, turn) => {
    const three = order.slice(turn * 3, turn * 3 + 3);
    const two = order.slice(12 + turn * 2, 14 + turn * 2);
    assert.deepEqual(game.view(seat).hand, [...three, ...two]);
  });
});

// -- a look for the cutter -------------------------------------------------------------------------------------------

test('the cutter sees the last lifted card, the new bottom card of the pack', () => {
  const game = createGame({ variant: 'suedtirol', seed: 'stube', setup: { dealer: DEALER } });
  const pack = firstPack(game.rules, 'stube');
  game.act({ type: 'cut', seat: CUTTER, at: 8 });
  assert.equal(game.view(CUTTER).peeked, pack[7]);
  for (const seat of [null, DEALER, FOREHAND, DEALERS_PARTNER]) assert.equal(game.view(seat).peeked, undefined);
  assert.equal(game.phase, 'announce', 'no card can be taken');
});

// -- taking Kritische ------------------------------------------------------------------------------------------------

test('only the cutter sees the bottom card of the lifted packet', () => {
  const { game, bottom } = gameWithLifted('K', HONEST);
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [CUTTER]);
  assert.equal(game.view(CUTTER).peeked, bottom[0]);
  for (const seat of [null, DEALER, FOREHAND, DEALERS_PARTNER]) assert.equal(game.view(seat).peeked, undefined);
  assert.deepEqual(game.view(null).handSizes, [0, 0, 0, 0], 'no card is dealt yet');
  for (const seat of [DEALER, FOREHAND, DEALERS_PARTNER]) {
    assert.deepEqual(game.legalActions(seat), []);
    assertRejected(game, 'not-your-turn', { type: 'take', seat, accept: true });
    assertRejected(game, 'not-your-turn', { type: 'take', seat, accept: false });
  }
  assertRejected(game, 'wrong-phase', { type: 'cut', seat: CUTTER });
});

test('no card can be taken before the cut, and the cutter cannot cut twice', () => {
  const game = createGame({ variant: 'bayrisch-11', seed: 'stube', setup: { dealer: DEALER } });
  assert.deepEqual(game.legalActions(CUTTER), [{ type: 'cut', seat: CUTTER }]);
  for (const seat of seats(game))
    for (const accept of [true, false]) assertRejected(game, 'wrong-phase', { type: 'take', seat, accept });
  game.act({ type: 'cut', seat: CUTTER });
  for (const seat of seats(game)) assertRejected(game, 'wrong-phase', { type: 'cut', seat });
});

test('the cutter can take or leave a Kritischer, and the deal starts if they leave it', () => {
  const { game, bottom } = gameWithLifted('K', HONEST);
  assert.deepEqual(game.legalActions(CUTTER), [
    { type: 'take', seat: CUTTER, accept: true },
    { type: 'take', seat: CUTTER, accept: false },
  ]);
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
  assert.equal(game.view(CUTTER).peeked, bottom[0], 'the cutter still sees the card');
  assert.deepEqual(tookSeen(game), [[], [], [], [], []]);
});

test('without `cutBluff`, the cutter must leave a card that is not a Kritischer, and the cut ends', () => {
  const { game } = gameWithLifted('-K', HONEST);
  assert.deepEqual(game.legalActions(CUTTER), [{ type: 'take', seat: CUTTER, accept: false }]);
  assertRejected(game, 'not-critical', { type: 'take', seat: CUTTER, accept: true });
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce', 'the dealer does not look');
  assert.equal(game.view(DEALER).peeked, undefined);
});

test('only the dealer sees the next card after the cutter takes a Kritischer', () => {
  const { game, bottom } = gameWithLifted('KK', HONEST);
  takeOrLeave(game);
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [DEALER]);
  assert.equal(game.view(DEALER).peeked, bottom[1]);
  for (const seat of [null, FOREHAND, DEALERS_PARTNER, CUTTER]) assert.equal(game.view(seat).peeked, undefined);
  assert.deepEqual(game.view(null).handSizes, [0, 0, 0, 1]);
  assertRejected(game, 'not-your-turn', { type: 'take', seat: CUTTER, accept: true });
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce', 'the card was left, so the cutter does not look again');
});

test('even with `cutBluff`, the dealer must leave a card that is not a Kritischer', () => {
  for (const rules of [{}, { cutBluff: false }]) {
    const { game } = gameWithLifted('K-', { rules });
    takeOrLeave(game);
    assert.deepEqual(game.legalActions(DEALER), [{ type: 'take', seat: DEALER, accept: false }]);
    assertRejected(game, 'not-critical', { type: 'take', seat: DEALER, accept: true });
    takeOrLeave(game, false);
    assert.equal(game.phase, 'announce');
  }
});

test('if the cutter and the dealer each take a card, the cutter looks at a third and last card', () => {
  const { game, bottom } = gameWithLifted('KKK', HONEST);
  takeOrLeave(takeOrLeave(game));
  assert.deepEqual(game.toAct, [CUTTER]);
  assert.equal(game.view(CUTTER).peeked, bottom[2]);
  takeOrLeave(game);
  assert.equal(game.phase, 'announce');
  announceDealt(game);
  for (const [seat, held] of [
    [CUTTER, [bottom[0], bottom[2]]],
    [DEALER, [bottom[1]]],
  ] as const) {
    assert.deepEqual(game.view(seat).hand.slice(0, held.length), held);
  }
});

test("with `cutLooks: 'one-each'`, the cut ends after the dealer has looked once", () => {
  const { game, bottom } = gameWithLifted('KKK', { rules: { cutLooks: 'one-each' } });
  takeOrLeave(game);
  assert.deepEqual(game.toAct, [DEALER]);
  takeOrLeave(game);
  assert.equal(game.phase, 'announce');
  for (const [seat, card] of [
    [CUTTER, bottom[0]],
    [DEALER, bottom[1]],
  ] as const)
    assert.ok(game.view(seat).history.some((entry) => entry.type === 'took' && entry.card === card));
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
});

test('the cutter must leave the third card if it is not a Kritischer, and the deal follows', () => {
  const { game } = gameWithLifted('KK-', HONEST);
  takeOrLeave(takeOrLeave(game));
  assert.deepEqual(game.legalActions(CUTTER), [{ type: 'take', seat: CUTTER, accept: false }]);
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce');
});

test('a player who takes cards at the cut is dealt fewer cards, so every hand has five cards', () => {
  for (const takes of [1, 2, 3]) {
    const { game } = gameWithLifted('KKK', HONEST);
    for (let taken = 0; taken < takes; taken++) takeOrLeave(game);
    assert.deepEqual(
      game.view(null).handSizes,
      [
        [0, 0, 0, 1],
        [1, 0, 0, 1],
        [5, 5, 5, 5],
      ][takes - 1],
    );
    announceDealt(game);
    const hands = seats(game).map((seat) => game.view(seat).hand);
    assert.deepEqual(
      hands.map((hand) => hand.length),
      [5, 5, 5, 5],
    );
    assert.equal(new Set(hands.flat()).size, 20);
  }
});

test('after the cutter takes a card, the rest of the pack is dealt, followed by the rest of the lifted packet', () => {
  const [game, order] = findBySeed((seed) => {
    const table = createGame({ variant: 'bayrisch-11', seed, rules: { look: 'everyone' }, setup: { dealer: DEALER } });
    const pack = firstPack(table.rules, seed);
    const at = pack.findIndex((card, place) => place > 20 && ['HK', 'S7', 'E7'].includes(card)) + 1;
    if (at === 0 || at >= pack.length) return null;
    table.act({ type: 'cut', seat: CUTTER, at });
    return [takeOrLeave(takeOrLeave(table), false), [...pack.slice(at), ...pack.slice(0, at - 1)]] as const;
  });
  assert.deepEqual(game.view(FOREHAND).hand, [...order.slice(0, 3), ...order.slice(11, 13)]);
  assert.deepEqual(game.view(DEALERS_PARTNER).hand, [...order.slice(3, 6), ...order.slice(13, 15)]);
  assert.deepEqual(
    game.view(CUTTER).hand.slice(1),
    [...order.slice(6, 8), ...order.slice(15, 17)],
    'he had one already',
  );
  assert.deepEqual(game.view(DEALER).hand, [...order.slice(8, 11), ...order.slice(17, 19)]);
});

test('all seats see that a card was taken, but only the taker sees the card before the hand ends', () => {
  const { game, bottom } = gameWithLifted('K', HONEST);
  takeOrLeave(takeOrLeave(game), false);
  const hidden = [{ type: 'took', seat: CUTTER }];
  const known = [{ type: 'took', seat: CUTTER, card: bottom[0] }];
  assert.deepEqual(tookSeen(game), [hidden, hidden, hidden, hidden, known]);
  playCards(announceDealt(game));
  assert.deepEqual(tookSeen(game), [known, known, known, known, known]);
});

test('if the cutter lifts a single card and takes it, the dealer has no card to look at', () => {
  const game = createGame({ variant: 'bayrisch-11', seed: 'stube', setup: { dealer: DEALER } });
  game.act({ type: 'cut', seat: CUTTER, at: 1 });
  takeOrLeave(game);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
});

test('a player who leaves a card at the cut sees it until the hand ends or a Schöneres reshuffles it', () => {
  for (const [schoeneresFrom, stays] of [
    ['stock', true],
    ['reshuffle', false],
  ] as const) {
    const { game, bottom } = gameWithLifted('-', { rules: { schoeneresFrom } });
    takeOrLeave(game, false);
    game.act({ type: 'ask-schoeneres', seat: FOREHAND });
    game.act({ type: 'answer', seat: DEALER, accept: false });
    assert.equal(game.view(CUTTER).peeked, bottom[0], 'a refusal shuffles no card');

    const again = gameWithLifted('-', { rules: { schoeneresFrom } });
    takeOrLeave(again.game, false);
    again.game.act({ type: 'ask-schoeneres', seat: FOREHAND });
    again.game.act({ type: 'answer', seat: DEALER, accept: true });
    assert.equal(again.game.view(CUTTER).peeked, stays ? again.bottom[0] : undefined);
  }
});

test('a Schöneres replaces the card that the dealer took at the cut, but the cutter keeps their taken card', () => {
  const { game, bottom } = gameWithLifted('KK', { rules: { cutBluff: false, schoeneresFrom: 'stock' } });
  takeOrLeave(takeOrLeave(game));
  if (game.phase === 'cut') takeOrLeave(game, false);
  assert.equal(game.view(DEALER).hand[0], bottom[1]);
  game.act({ type: 'ask-schoeneres', seat: FOREHAND });
  game.act({ type: 'answer', seat: DEALER, accept: true });
  announceDealt(game);
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
  assert.ok(
    !seats(game)
      .flatMap((seat) => game.view(seat).hand)
      .includes(bottom[1]),
  );
  assert.equal(game.view(CUTTER).hand[0], bottom[0]);
});

test('a new hand resets the cards seen and taken at the cut', () => {
  const { game } = gameWithLifted('K', HONEST);
  next(playHand(takeOrLeave(takeOrLeave(game), false)));
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [DEALER], 'the seat before the next dealer');
  assert.deepEqual(game.legalActions(DEALER), [{ type: 'cut', seat: DEALER }]);
  assert.deepEqual(game.view(null).handSizes, [0, 0, 0, 0]);
  for (const seat of seats(game)) assert.equal(game.view(seat).peeked, undefined);
});

test('with two players, the forehand cuts, and the cutter and the dealer look alternately', () => {
  const { game } = gameWithLifted('KKK', { ...HONEST, players: 2 });
  assert.deepEqual(game.toAct, [1]);
  takeOrLeave(game);
  assert.deepEqual(game.toAct, [0]);
  takeOrLeave(game);
  assert.deepEqual(game.toAct, [1]);
  takeOrLeave(game);
  assert.deepEqual(game.view(null).handSizes, [5, 5]);
});
