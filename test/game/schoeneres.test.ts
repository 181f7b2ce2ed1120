import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, GameOptions } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import {
  cards,
  CUTTER,
  dealt,
  DEALER,
  DEALERS_PARTNER,
  FIVE_TRICKS,
  FOREHAND,
  kinds,
  next,
  playHand,
  assertRejected,
  seats,
} from './table.js';

/** The remaining cards, with the Weli at the bottom. */
const STOCK: readonly Card[] = deckOf(33).filter((card) => !FIVE_TRICKS.flat().includes(card));

const table = (rules: Partial<RuleOptions> = {}, options: GameOptions = {}): Game =>
  dealt(FIVE_TRICKS, { ...options, rules, setup: { stock: STOCK } });
const ask = (game: Game, seat: number): void => game.act({ type: 'ask-schoeneres', seat });
const answer = (game: Game, seat: number, accept: boolean): void => game.act({ type: 'answer', seat, accept });
const nameSchlag = (game: Game): void => game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
const nameTrumpf = (game: Game): void => game.act({ type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
const mayAsk = (game: Game, seat: number): boolean => kinds(game, seat).includes('ask-schoeneres');
const hands = (game: Game): Card[][] => seats(game).map((seat) => [...game.view(seat).hand]);

test('the forehand can ask for a Schöneres instead of naming the Schlag, and only the dealer answers', () => {
  const game = table();
  ask(game, FOREHAND);
  assert.equal(game.phase, 'answer');
  assert.deepEqual(game.toAct, [DEALER]);
  assert.deepEqual(game.view(null).pending, { type: 'schoeneres', seat: FOREHAND });
  assert.deepEqual(game.legalActions(DEALER), [
    { type: 'answer', seat: DEALER, accept: true },
    { type: 'answer', seat: DEALER, accept: false },
  ]);
  for (const seat of [FOREHAND, DEALERS_PARTNER, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'answer', seat, accept: true });
});

test('after a refused Schöneres, the forehand keeps their cards and names the Schlag', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, false);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [FOREHAND]);
  assert.equal(game.view(null).pending, null);
  assert.deepEqual(game.view(FOREHAND).hand, FIVE_TRICKS[FOREHAND]);
  assertRejected(game, 'already-asked', { type: 'ask-schoeneres', seat: FOREHAND });
  nameSchlag(game);
  assertRejected(game, 'already-asked', { type: 'ask-schoeneres', seat: DEALER });
});

test('the dealer can ask for a Schöneres after the Schlag is named, and only the forehand answers', () => {
  const game = table();
  assertRejected(game, 'not-your-turn', { type: 'ask-schoeneres', seat: DEALER });
  nameSchlag(game);
  assertRejected(game, 'not-your-turn', { type: 'ask-schoeneres', seat: FOREHAND });
  ask(game, DEALER);
  assert.deepEqual(game.toAct, [FOREHAND]);
  answer(game, FOREHAND, false);
  assert.deepEqual(game.view(null).announcement, { schlag: '8' }, 'the Schlag is unchanged');
  assert.deepEqual(game.toAct, [DEALER]);
  nameTrumpf(game);
  assert.equal(game.phase, 'play');
});

test('in a Schöneres, both announcers get five new cards and their partners keep their cards', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  assert.deepEqual(
    hands(game).map((hand) => hand.length),
    [5, 5, 0, 0],
  );
  assert.deepEqual(game.view(null).handSizes, [5, 5, 5, 5]);
  assert.deepEqual(game.view(null).history.at(-1), { type: 'redealt', seats: [DEALER, FOREHAND] });
  assert.notDeepEqual(game.view(FOREHAND).hand, FIVE_TRICKS[FOREHAND]);
  assert.notDeepEqual(game.view(DEALER).hand, FIVE_TRICKS[DEALER]);
  nameSchlag(game);
  nameTrumpf(game);
  const now = hands(game);
  assert.deepEqual(now[DEALERS_PARTNER], FIVE_TRICKS[DEALERS_PARTNER]);
  assert.deepEqual(now[CUTTER], FIVE_TRICKS[CUTTER]);
  assert.equal(new Set(now.flat()).size, 20);
});

test('a Schöneres voids a named Schlag, and the forehand announces again', () => {
  const game = table();
  nameSchlag(game);
  ask(game, DEALER);
  answer(game, FOREHAND, true);
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [FOREHAND]);
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).announcement, {});
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: 'K' });
  assert.deepEqual(game.view(null).announcement, { schlag: 'K' });
});

test('a Schöneres can be requested once per hand, whether it is accepted or refused', () => {
  for (const accept of [true, false]) {
    const game = table();
    ask(game, FOREHAND);
    answer(game, DEALER, accept);
    assert.equal(mayAsk(game, FOREHAND), false);
    assertRejected(game, 'already-asked', { type: 'ask-schoeneres', seat: FOREHAND });
    nameSchlag(game);
    assert.equal(mayAsk(game, DEALER), false);
    assertRejected(game, 'already-asked', { type: 'ask-schoeneres', seat: DEALER });
  }
});

test("with `schoeneresRequests: 'each'`, each announcer can ask for a Schöneres once per hand", () => {
  const game = table({ schoeneresRequests: 'each' });
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  const first = hands(game);
  assert.equal(mayAsk(game, FOREHAND), false);
  assertRejected(game, 'already-asked', { type: 'ask-schoeneres', seat: FOREHAND });
  nameSchlag(game);
  assert.equal(mayAsk(game, DEALER), true);
  ask(game, DEALER);
  answer(game, FOREHAND, true);
  assert.deepEqual(game.view(null).announcement, {}, 'the Schlag is void again');
  for (const seat of [FOREHAND, DEALER]) assert.notDeepEqual(game.view(seat).hand, first[seat]);
  assert.equal(new Set(hands(game).flat()).size, 10, 'the announcers hold ten different cards');
  nameSchlag(game);
  assert.equal(mayAsk(game, DEALER), false);
});

test("with `schoeneresRequests: 'each'`, the dealer can ask after refusing the forehand's Schöneres", () => {
  const game = table({ schoeneresRequests: 'each' });
  ask(game, FOREHAND);
  answer(game, DEALER, false);
  nameSchlag(game);
  ask(game, DEALER);
  assert.deepEqual(game.toAct, [FOREHAND]);
});

test('a second Schöneres is not offered if the stock has fewer than ten cards', () => {
  const game = table({ schoeneresRequests: 'each', schoeneresFrom: 'stock' });
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  nameSchlag(game);
  assert.equal(mayAsk(game, DEALER), false);
  assertRejected(game, 'not-offered', { type: 'ask-schoeneres', seat: DEALER });
});

test('a Schöneres can be requested again in the next hand', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, false);
  next(playHand(game));
  game.act({ type: 'cut', seat: game.toAct[0] });
  assert.equal(mayAsk(game, game.toAct[0]), true);
});

test("with `schoeneresFrom: 'reshuffle'`, the ten replaced cards can return, but the bottom card cannot", () => {
  const bottom = STOCK.at(-1);
  const dealtAgain = new Set<Card>();
  for (let seed = 0; seed < 60; seed++) {
    const game = table({}, { seed: String(seed) });
    ask(game, FOREHAND);
    answer(game, DEALER, true);
    for (const card of [...game.view(FOREHAND).hand, ...game.view(DEALER).hand]) dealtAgain.add(card);
  }
  assert.ok(bottom && !dealtAgain.has(bottom));
  const possible = [...STOCK.slice(0, -1), ...FIVE_TRICKS[DEALER], ...FIVE_TRICKS[FOREHAND]];
  assert.deepEqual([...dealtAgain].sort(), possible.sort(), 'every other card can be dealt');
});

test('if no player saw the bottom card, a Schöneres shuffles it in like the other cards', () => {
  const dealtAgain = new Set<Card>();
  for (let seed = 0; seed < 60; seed++) {
    const game = table({ cut: 'plain' }, { seed: String(seed) });
    ask(game, FOREHAND);
    answer(game, DEALER, true);
    for (const card of [...game.view(FOREHAND).hand, ...game.view(DEALER).hand]) dealtAgain.add(card);
  }
  assert.ok(dealtAgain.has(STOCK.at(-1) as Card));
});

test('the card that the cutter saw stays out of play after a Schöneres', () => {
  for (let seed = 0; seed < 40; seed++) {
    const game = dealtBySeed(String(seed));
    const { peeked } = game.view(CUTTER);
    ask(game, FOREHAND);
    answer(game, DEALER, true);
    assert.equal(game.view(CUTTER).peeked, peeked);
    nameSchlag(game);
    nameTrumpf(game);
    assert.ok(peeked && !hands(game).flat().includes(peeked));
  }
});

const dealtBySeed = (seed: string): Game => {
  const game = dealt(undefined, { seed, setup: { dealer: DEALER, hands: undefined } });
  game.act({ type: 'cut', seat: CUTTER });
  return game;
};

test("with `schoeneresFrom: 'stock'`, a Schöneres deals the new cards from the top of the stock", () => {
  const game = table({ schoeneresFrom: 'stock' });
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  assert.deepEqual(game.view(FOREHAND).hand, [...STOCK.slice(0, 3), ...STOCK.slice(6, 8)]);
  assert.deepEqual(game.view(DEALER).hand, [...STOCK.slice(3, 6), ...STOCK.slice(8, 10)]);
});

test('a Schöneres is possible with two players', () => {
  const game = dealt([cards('EO LO SU LU H7'), cards('EA LA SK S7 E9')], { players: 2 });
  ask(game, 1);
  answer(game, 0, true);
  assert.equal(new Set(hands(game).flat()).size, 10);
});

test("with `schoeneres: 'forehand'`, the dealer cannot ask for a Schöneres", () => {
  const game = table({ schoeneres: 'forehand' });
  assert.equal(mayAsk(game, FOREHAND), true);
  nameSchlag(game);
  assert.equal(mayAsk(game, DEALER), false);
  assertRejected(game, 'not-offered', { type: 'ask-schoeneres', seat: DEALER });
});

test("with `schoeneres: 'none'`, no seat can ask for a Schöneres", () => {
  const game = table({ schoeneres: 'none' });
  assert.equal(mayAsk(game, FOREHAND), false);
  assertRejected(game, 'not-offered', { type: 'ask-schoeneres', seat: FOREHAND });
});

test('a Schöneres is not possible after the Trumpf is named', () => {
  const game = table();
  nameSchlag(game);
  nameTrumpf(game);
  assertRejected(game, 'wrong-phase', { type: 'ask-schoeneres', seat: FOREHAND });
});

test('only an answer is possible while a Schöneres is pending', () => {
  const game = table();
  ask(game, FOREHAND);
  for (const seat of [DEALER, FOREHAND]) {
    for (const type of ['hold', 'fold', 'farbe', 'ask-schoeneres', 'ask-schlagtausch'])
      assertRejected(game, 'wrong-phase', { type, seat });
    assertRejected(game, 'wrong-phase', { type: 'bid', seat, to: 3 });
    assertRejected(game, 'wrong-phase', { type: 'announce-schlag', seat, schlag: '8' });
  }
});

test('a bid cannot be answered with the `answer` action of a Schöneres', () => {
  const game = table();
  nameSchlag(game);
  nameTrumpf(game);
  game.act({ type: 'bid', seat: FOREHAND, to: 3 });
  for (const accept of [true, false]) assertRejected(game, 'wrong-phase', { type: 'answer', seat: DEALER, accept });
});

test('after a Schöneres, the announcers hold ten different cards that no other seat holds', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  const inPlay = [...game.view(FOREHAND).hand, ...game.view(DEALER).hand];
  assert.equal(new Set(inPlay).size, 10);
  for (const card of inPlay)
    assert.ok(
      ![...FIVE_TRICKS[DEALERS_PARTNER], ...FIVE_TRICKS[CUTTER]].includes(card),
      'no card is at the table twice',
    );
});

test("after a refused Schlagtausch, the dealer answers the forehand's Schöneres", () => {
  const game = table();
  game.act({ type: 'ask-schlagtausch', seat: FOREHAND });
  answer(game, DEALER, false);
  ask(game, FOREHAND);
  assert.deepEqual(game.view(2).pending, { type: 'schoeneres', seat: FOREHAND });
  answer(game, DEALER, true);
  assert.equal(mayAsk(game, FOREHAND), false);
});
