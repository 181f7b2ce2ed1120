/** The cut (RULES.md section 3.1). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { findBySeed, firstPack, gameWithLifted, takeOrLeave } from './at-the-cut.js';
import { announceDealt } from './situations.js';
import { CUTTER, DEALER, DEALERS_PARTNER, FOREHAND, next, playCards, playHand, refused, seats } from './table.js';

const HONEST = { rules: { cutBluff: false } };

/** What every seat and a spectator has seen of the cards taken. */
const tookSeen = (game: Game) =>
  [null, ...seats(game)].map((seat) => game.view(seat).history.filter(({ type }) => type === 'took'));

// -- plain -----------------------------------------------------------------------------------------------------------

test('A plain cut: nobody sees a card, and the five cards each are dealt at once', () => {
  const game = createGame({ variant: 'tirol', seed: 'stube', setup: { dealer: DEALER } });
  game.act({ type: 'cut', seat: CUTTER });
  assert.equal(game.phase, 'announce');
  for (const seat of [null, ...seats(game)]) assert.equal(game.view(seat).peeked, undefined);
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
  refused(game, 'wrong-phase', { type: 'take', seat: CUTTER, accept: false });
});

test('The cards lifted off go below the others: those after the cut are dealt first, three and two from the forehand on', () => {
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

// -- the cutter looks ------------------------------------------------------------------------------------------------

test('The cutter peeks at the bottom card of the pack, the last one lifted off', () => {
  const game = createGame({ variant: 'suedtirol', seed: 'stube', setup: { dealer: DEALER } });
  const pack = firstPack(game.rules, 'stube');
  game.act({ type: 'cut', seat: CUTTER, at: 8 });
  assert.equal(game.view(CUTTER).peeked, pack[7]);
  for (const seat of [null, DEALER, FOREHAND, DEALERS_PARTNER]) assert.equal(game.view(seat).peeked, undefined);
  assert.equal(game.phase, 'announce', 'there is nothing to take');
});

// -- Kritische may be taken ------------------------------------------------------------------------------------------

test('The cutter looks at the bottom card of the packet lifted off, and he alone sees it', () => {
  const { game, bottom } = gameWithLifted('K', HONEST);
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [CUTTER]);
  assert.equal(game.view(CUTTER).peeked, bottom[0]);
  for (const seat of [null, DEALER, FOREHAND, DEALERS_PARTNER]) assert.equal(game.view(seat).peeked, undefined);
  assert.deepEqual(game.view(null).handSizes, [0, 0, 0, 0], 'nothing is dealt yet');
  for (const seat of [DEALER, FOREHAND, DEALERS_PARTNER]) {
    assert.deepEqual(game.legalActions(seat), []);
    refused(game, 'not-your-turn', { type: 'take', seat, accept: true });
    refused(game, 'not-your-turn', { type: 'take', seat, accept: false });
  }
  refused(game, 'wrong-phase', { type: 'cut', seat: CUTTER });
});

test('Before the cut there is nothing to take, and nobody cuts twice', () => {
  const game = createGame({ variant: 'bayrisch-11', seed: 'stube', setup: { dealer: DEALER } });
  assert.deepEqual(game.legalActions(CUTTER), [{ type: 'cut', seat: CUTTER }]);
  for (const seat of seats(game))
    for (const accept of [true, false]) refused(game, 'wrong-phase', { type: 'take', seat, accept });
  game.act({ type: 'cut', seat: CUTTER });
  for (const seat of seats(game)) refused(game, 'wrong-phase', { type: 'cut', seat });
});

test('A Kritischer may be taken or left; left, the cards are dealt', () => {
  const { game, bottom } = gameWithLifted('K', HONEST);
  assert.deepEqual(game.legalActions(CUTTER), [
    { type: 'take', seat: CUTTER, accept: true },
    { type: 'take', seat: CUTTER, accept: false },
  ]);
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
  assert.equal(game.view(CUTTER).peeked, bottom[0], 'he still knows what lay there');
  assert.deepEqual(tookSeen(game), [[], [], [], [], []]);
});

test('What is no Kritischer must be left lying, and that ends it', () => {
  const { game } = gameWithLifted('-K', HONEST);
  assert.deepEqual(game.legalActions(CUTTER), [{ type: 'take', seat: CUTTER, accept: false }]);
  refused(game, 'not-critical', { type: 'take', seat: CUTTER, accept: true });
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce', 'the dealer does not look');
  assert.equal(game.view(DEALER).peeked, undefined);
});

test('After the cutter took a Kritischer the dealer looks at the next card, and he alone sees it', () => {
  const { game, bottom } = gameWithLifted('KK', HONEST);
  takeOrLeave(game);
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [DEALER]);
  assert.equal(game.view(DEALER).peeked, bottom[1]);
  for (const seat of [null, FOREHAND, DEALERS_PARTNER, CUTTER]) assert.equal(game.view(seat).peeked, undefined);
  assert.deepEqual(game.view(null).handSizes, [0, 0, 0, 1]);
  refused(game, 'not-your-turn', { type: 'take', seat: CUTTER, accept: true });
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce', 'left lying: the cutter does not look again');
});

test('The dealer must leave what is no Kritischer, even where the cutter may bluff', () => {
  for (const rules of [{}, { cutBluff: false }]) {
    const { game } = gameWithLifted('K-', { rules });
    takeOrLeave(game);
    assert.deepEqual(game.legalActions(DEALER), [{ type: 'take', seat: DEALER, accept: false }]);
    refused(game, 'not-critical', { type: 'take', seat: DEALER, accept: true });
    takeOrLeave(game, false);
    assert.equal(game.phase, 'announce');
  }
});

test('After both took one the cutter looks once more, and nobody looks a fourth time', () => {
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

test('The third look may end with a card that is no Kritischer', () => {
  const { game } = gameWithLifted('KK-', HONEST);
  takeOrLeave(takeOrLeave(game));
  assert.deepEqual(game.legalActions(CUTTER), [{ type: 'take', seat: CUTTER, accept: false }]);
  takeOrLeave(game, false);
  assert.equal(game.phase, 'announce');
});

test('Each is dealt as many cards fewer as he took: all hold five, and no card twice', () => {
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

test('The cards left over are dealt as they lie: the rest of the pack, then what remains of the packet lifted off', () => {
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

test('That a card was taken is public, which one only its taker knows, until the hand is over', () => {
  const { game, bottom } = gameWithLifted('K', HONEST);
  takeOrLeave(takeOrLeave(game), false);
  const hidden = [{ type: 'took', seat: CUTTER }];
  const known = [{ type: 'took', seat: CUTTER, card: bottom[0] }];
  assert.deepEqual(tookSeen(game), [hidden, hidden, hidden, hidden, known]);
  playCards(announceDealt(game));
  assert.deepEqual(tookSeen(game), [known, known, known, known, known]);
});

test('A cutter who lifts off a single card and takes it leaves none for the dealer to look at', () => {
  const game = createGame({ variant: 'bayrisch-11', seed: 'stube', setup: { dealer: DEALER } });
  game.act({ type: 'cut', seat: CUTTER, at: 1 });
  takeOrLeave(game);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
});

test('A card left lying is known to its finder until the hand ends, or until it is shuffled in for a Schöneres', () => {
  for (const [schoeneresFrom, stays] of [
    ['stock', true],
    ['reshuffle', false],
  ] as const) {
    const { game, bottom } = gameWithLifted('-', { rules: { schoeneresFrom } });
    takeOrLeave(game, false);
    game.act({ type: 'ask-schoeneres', seat: FOREHAND });
    game.act({ type: 'answer', seat: DEALER, accept: false });
    assert.equal(game.view(CUTTER).peeked, bottom[0], 'refused, nothing is shuffled');

    const again = gameWithLifted('-', { rules: { schoeneresFrom } });
    takeOrLeave(again.game, false);
    again.game.act({ type: 'ask-schoeneres', seat: FOREHAND });
    again.game.act({ type: 'answer', seat: DEALER, accept: true });
    assert.equal(again.game.view(CUTTER).peeked, stays ? again.bottom[0] : undefined);
  }
});

test('A Schöneres takes the card that the dealer took at the cut as well; the cutter keeps his', () => {
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

test('Each hand is cut anew: what was seen and taken in the last one is past', () => {
  const { game } = gameWithLifted('K', HONEST);
  next(playHand(takeOrLeave(takeOrLeave(game), false)));
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [DEALER], 'the seat before the next dealer');
  assert.deepEqual(game.legalActions(DEALER), [{ type: 'cut', seat: DEALER }]);
  assert.deepEqual(game.view(null).handSizes, [0, 0, 0, 0]);
  for (const seat of seats(game)) assert.equal(game.view(seat).peeked, undefined);
});

test('Two players: the cutter is the forehand, and dealer and cutter look in turn', () => {
  const { game } = gameWithLifted('KKK', { ...HONEST, players: 2 });
  assert.deepEqual(game.toAct, [1]);
  takeOrLeave(game);
  assert.deepEqual(game.toAct, [0]);
  takeOrLeave(game);
  assert.deepEqual(game.toAct, [1]);
  takeOrLeave(game);
  assert.deepEqual(game.view(null).handSizes, [5, 5]);
});
