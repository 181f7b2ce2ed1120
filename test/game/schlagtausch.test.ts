import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { CUTTER, dealt, DEALER, DEALERS_PARTNER, FOREHAND, kinds, next, playHand, assertRejected } from './table.js';

const table = (rules: Partial<RuleOptions> = {}): Game => dealt(undefined, { rules });
const ask = (game: Game, seat: number): void => game.act({ type: 'ask-schlagtausch', seat });
const answer = (game: Game, seat: number, accept: boolean): void => game.act({ type: 'answer', seat, accept });
const nameSchlag = (game: Game, seat: number): void => game.act({ type: 'announce-schlag', seat, schlag: '8' });
const nameTrumpf = (game: Game, seat: number): void => game.act({ type: 'announce-trumpf', seat, trumpf: 'H' });
const mayAsk = (game: Game, seat: number): boolean => kinds(game, seat).includes('ask-schlagtausch');

test("after the forehand's Schlagtausch, the dealer names the Schlag and then the forehand names the Trumpf", () => {
  const game = table();
  ask(game, FOREHAND);
  assert.equal(game.phase, 'answer');
  assert.deepEqual(game.toAct, [DEALER]);
  assert.deepEqual(game.view(2).pending, { type: 'schlagtausch', seat: FOREHAND });
  for (const seat of [FOREHAND, DEALERS_PARTNER, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'answer', seat, accept: true });
  answer(game, DEALER, true);
  assert.deepEqual(game.view(null).history.at(-1), { type: 'swapped' });
  assert.deepEqual(game.toAct, [DEALER]);
  assertRejected(game, 'not-your-turn', { type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  nameSchlag(game, DEALER);
  assert.deepEqual(game.toAct, [FOREHAND]);
  assertRejected(game, 'not-your-turn', { type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  nameTrumpf(game, FOREHAND);
  assert.deepEqual(game.view(null).announcement, { schlag: '8', trumpf: 'H' });
});

test('the forehand still leads after a Schlagtausch', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  nameSchlag(game, DEALER);
  nameTrumpf(game, FOREHAND);
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.toAct, [FOREHAND]);
});

test("with `leadAfterSwap: 'schlag-announcer'`, the dealer leads after a Schlagtausch, but not in the next hand", () => {
  const game = table({ leadAfterSwap: 'schlag-announcer' });
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  nameSchlag(game, DEALER);
  nameTrumpf(game, FOREHAND);
  assert.deepEqual([game.phase, game.toAct], ['play', [DEALER]]);
  const [card] = game.view(DEALER).hand;
  assert.ok(card);
  game.act({ type: 'play', seat: DEALER, card });
  assert.deepEqual(game.toAct, [FOREHAND], 'the forehand plays after the dealer');
  const later = next(playHand(game));
  later.act({ type: 'cut', seat: DEALER });
  nameSchlag(later, DEALERS_PARTNER);
  nameTrumpf(later, FOREHAND);
  assert.deepEqual([later.phase, later.toAct], ['play', [DEALERS_PARTNER]]);
});

test("with `leadAfterSwap: 'schlag-announcer'`, the forehand leads without a Schlagtausch", () => {
  const game = table({ leadAfterSwap: 'schlag-announcer' });
  ask(game, FOREHAND);
  answer(game, DEALER, false);
  nameSchlag(game, FOREHAND);
  nameTrumpf(game, DEALER);
  assert.deepEqual(game.toAct, [FOREHAND]);
});

test("the dealer's Schlagtausch voids the named Schlag, and the dealer names a new one", () => {
  const game = table();
  nameSchlag(game, FOREHAND);
  ask(game, DEALER);
  assert.deepEqual(game.toAct, [FOREHAND]);
  answer(game, FOREHAND, true);
  assert.deepEqual(game.view(null).announcement, {});
  assert.deepEqual(game.toAct, [DEALER]);
});

test('the announcement continues after a refused Schlagtausch', () => {
  const before = table();
  ask(before, FOREHAND);
  answer(before, DEALER, false);
  assert.deepEqual([before.phase, before.toAct], ['announce', [FOREHAND]]);
  nameSchlag(before, FOREHAND);

  const after = table();
  nameSchlag(after, FOREHAND);
  ask(after, DEALER);
  answer(after, FOREHAND, false);
  assert.deepEqual([after.phase, after.toAct], ['announce', [DEALER]]);
  assert.deepEqual(after.view(null).announcement, { schlag: '8' });
  nameTrumpf(after, DEALER);
  assert.equal(after.phase, 'play');
});

test('a Schlagtausch can be requested once per hand, whether it is accepted or refused', () => {
  for (const accept of [true, false]) {
    const game = table();
    ask(game, FOREHAND);
    answer(game, DEALER, accept);
    const [first, second] = accept ? [DEALER, FOREHAND] : [FOREHAND, DEALER];
    assertRejected(game, 'already-asked', { type: 'ask-schlagtausch', seat: first });
    nameSchlag(game, first);
    assertRejected(game, 'already-asked', { type: 'ask-schlagtausch', seat: second });
    next(playHand(game));
    game.act({ type: 'cut', seat: game.toAct[0] });
    assert.equal(mayAsk(game, game.toAct[0]), true);
  }
});

test('after a hand with a Schlagtausch, the forehand names the Schlag again', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  next(playHand(game));
  game.act({ type: 'cut', seat: game.toAct[0] });
  const { forehand, toAct } = game.view(null);
  assert.deepEqual(toAct, [forehand]);
});

test('a Schöneres is not possible after an accepted Schlagtausch', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  assertRejected(game, 'not-offered', { type: 'ask-schoeneres', seat: DEALER });
  nameSchlag(game, DEALER);
  assertRejected(game, 'not-offered', { type: 'ask-schoeneres', seat: FOREHAND });
});

test('a Schöneres is possible after a refused Schlagtausch', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, false);
  game.act({ type: 'ask-schoeneres', seat: FOREHAND });
  answer(game, DEALER, true);
  assert.equal(mayAsk(game, FOREHAND), false, 'the Schlagtausch was already requested');
});

test('a Schlagtausch is possible after a Schöneres', () => {
  const game = table();
  game.act({ type: 'ask-schoeneres', seat: FOREHAND });
  answer(game, DEALER, true);
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  assert.deepEqual(game.toAct, [DEALER]);
});

test('only the announcers that `schlagtausch` allows can ask for a Schlagtausch', () => {
  const onlyForehand = table({ schlagtausch: 'forehand' });
  assert.equal(mayAsk(onlyForehand, FOREHAND), true);
  nameSchlag(onlyForehand, FOREHAND);
  assertRejected(onlyForehand, 'not-offered', { type: 'ask-schlagtausch', seat: DEALER });

  const onlyDealer = table({ schlagtausch: 'dealer' });
  assertRejected(onlyDealer, 'not-offered', { type: 'ask-schlagtausch', seat: FOREHAND });
  nameSchlag(onlyDealer, FOREHAND);
  assert.equal(mayAsk(onlyDealer, DEALER), true);

  const withoutSchlagtausch = table({ schlagtausch: 'none' });
  assertRejected(withoutSchlagtausch, 'not-offered', { type: 'ask-schlagtausch', seat: FOREHAND });
  nameSchlag(withoutSchlagtausch, FOREHAND);
  assertRejected(withoutSchlagtausch, 'not-offered', { type: 'ask-schlagtausch', seat: DEALER });
});

test('a Schlagtausch is not possible after the Trumpf is named', () => {
  const game = table();
  nameSchlag(game, FOREHAND);
  nameTrumpf(game, DEALER);
  assertRejected(game, 'wrong-phase', { type: 'ask-schlagtausch', seat: DEALER });
});

test("only the forehand answers the dealer's Schlagtausch, and the dealer cannot ask again after a refusal", () => {
  const game = table();
  nameSchlag(game, FOREHAND);
  ask(game, DEALER);
  assert.deepEqual(game.view(null).pending, { type: 'schlagtausch', seat: DEALER });
  for (const seat of [DEALER, DEALERS_PARTNER, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'answer', seat, accept: false });
  answer(game, FOREHAND, false);
  assert.equal(mayAsk(game, DEALER), false);
});

test('a seat out of turn cannot ask for a Schlagtausch', () => {
  const game = table();
  for (const seat of [DEALER, DEALERS_PARTNER, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'ask-schlagtausch', seat });
  nameSchlag(game, FOREHAND);
  for (const seat of [FOREHAND, DEALERS_PARTNER, CUTTER])
    assertRejected(game, 'not-your-turn', { type: 'ask-schlagtausch', seat });
});

test("after the dealer's Schöneres, the forehand announces first and can ask for a Schlagtausch", () => {
  const game = table();
  nameSchlag(game, FOREHAND);
  game.act({ type: 'ask-schoeneres', seat: DEALER });
  answer(game, FOREHAND, true);
  assert.deepEqual(game.toAct, [FOREHAND]);
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  nameSchlag(game, DEALER);
  assertRejected(game, 'not-offered', { type: 'ask-schoeneres', seat: FOREHAND });
  nameTrumpf(game, FOREHAND);
  assert.equal(game.phase, 'play');
});

test('a Schlagtausch changes neither bids nor points', () => {
  const game = table();
  ask(game, FOREHAND);
  answer(game, DEALER, true);
  nameSchlag(game, DEALER);
  nameTrumpf(game, FOREHAND);
  game.act({ type: 'bid', seat: FOREHAND, to: 3 });
  assert.deepEqual(game.toAct, [DEALER, DEALERS_PARTNER]);
  game.act({ type: 'fold', seat: DEALERS_PARTNER });
  assert.deepEqual(game.view(null).score, [0, 2]);
});
