/** Signals, called Deuten (RULES.md section 9). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNS, type Sign } from '../../src/game/sign.js';
import type { Game } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import type { RuleOptions } from '../../src/rules/options.js';
import type { VariantId } from '../../src/rules/variants.js';
import {
  announced,
  bid,
  cards,
  CUTTER,
  dealt,
  DEALER,
  DEALERS_PARTNER,
  FIVE_TRICKS,
  FOREHAND,
  hold,
  kinds,
  playCards,
  playTricks,
  assertRejected,
  seats,
} from './table.js';

const table = (): Game => announced(FIVE_TRICKS, { variant: 'deuten' });
const signs = (game: Game, seat: number): string[] =>
  game.legalActions(seat).flatMap((action) => (action.type === 'signal' ? [action.sign] : []));

const SUITS_AND_RANKS = ['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', 'bad', 'alone'];

test('with 33 cards and without Kritische, there are fourteen signals: suits, ranks, bad cards and a sure win', () => {
  const ranks = ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6', '5'];
  assert.deepEqual([...SIGNS], ['E', 'L', 'H', 'S', ...ranks, 'bad', 'alone', 'max', 'belli', 'spitz']);
  const game = table();
  for (const seat of seats(game)) assert.deepEqual(signs(game, seat), SUITS_AND_RANKS);
});

test('a table offers a sign for each of its first three Kritische that is in the pack', () => {
  const kritischeSigns = (rules: Partial<RuleOptions>, variant: VariantId = 'normal'): readonly string[] =>
    signs(announced(undefined, { variant, rules: { signals: true, ...rules } }), CUTTER).slice(SUITS_AND_RANKS.length);
  assert.deepEqual(kritischeSigns({}), []);
  assert.deepEqual(kritischeSigns({ critical: ['HK'] }), ['max']);
  assert.deepEqual(kritischeSigns({ critical: ['E7', 'HK'] }), ['max', 'belli']);
  assert.deepEqual(kritischeSigns({}, 'kritisch'), ['max', 'belli', 'spitz']);
  assert.deepEqual(kritischeSigns({ critical: ['HK', 'S7', 'E7', 'LA'] }), ['max', 'belli', 'spitz']);
  assert.deepEqual(kritischeSigns({ critical: ['HK', 'E6', 'E7'] }), ['max', 'spitz'], 'E6 is not in the pack');
  assertRejected(table(), 'not-possible', { type: 'signal', seat: CUTTER, sign: 'max' });
  const one = announced(undefined, { rules: { signals: true, critical: ['HK'] } });
  assertRejected(one, 'not-possible', { type: 'signal', seat: CUTTER, sign: 'belli' });
});

test('during play, any seat can signal, and all seats see the sign', () => {
  for (const seat of [0, 1, 2, 3]) {
    for (const sign of SIGNS) {
      const kritisch = { variant: 'kritisch', rules: { signals: true } } as const;
      const game = announced(FIVE_TRICKS, sign.length > 2 ? kritisch : { variant: 'deuten', rules: { pack: 40 } });
      game.act({ type: 'signal', seat, sign });
      assert.equal(game.phase, 'play');
      assert.deepEqual(game.toAct, [FOREHAND], 'the seat to act is unchanged');
      for (const viewer of [null, ...seats(game)])
        assert.deepEqual(game.view(viewer).history.at(-1), { type: 'signal', seat, sign });
    }
  }
});

test('a player can give a false signal', () => {
  const game = table();
  assert.ok(!cards('EA LA SK S7 E9').some((card) => card.startsWith('H')), 'the forehand holds no Herz');
  game.act({ type: 'signal', seat: FOREHAND, sign: 'H' });
});

const signal = (game: Game, seat: number, sign: Sign): void => game.act({ type: 'signal', seat, sign });

test('by default, a seat can give two different signs per trick, such as the suit and the rank of a card', () => {
  const game = table();
  signal(game, CUTTER, 'L');
  assert.equal(signs(game, CUTTER).length, 13, 'each sign counts once');
  assert.ok(!signs(game, CUTTER).includes('L'));
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'L' });
  signal(game, CUTTER, 'K');
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'A' });
  assert.deepEqual(signs(game, CUTTER), []);
  assert.equal(signs(game, DEALER).length, 14, 'the other seats can still signal');
  signal(game, DEALER, 'H');
  playCards(game, 3);
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'A' });
  assertRejected(game, 'already-signalled', { type: 'signal', seat: DEALER, sign: 'H' });
  signal(game, DEALER, 'A');
  playCards(game, 1);
  assert.equal(signs(game, CUTTER).length, 14);
  signal(game, CUTTER, 'L');
});

test('with `signalsPerTrick: 1`, a second sign in a trick is rejected', () => {
  const game = announced(FIVE_TRICKS, { variant: 'deuten', rules: { signalsPerTrick: 1 } });
  signal(game, CUTTER, 'bad');
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'A' });
  assert.deepEqual(signs(game, CUTTER), []);
  playCards(game, 3);
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'A' });
  playCards(game, 1);
  assert.equal(signs(game, CUTTER).length, 14);
});

test("with `signalsPerTrick: 'any'`, a seat can give every sign once per trick", () => {
  const game = announced(FIVE_TRICKS, { variant: 'deuten', rules: { signalsPerTrick: 'any' } });
  for (const sign of SIGNS.filter((one) => signs(game, CUTTER).includes(one))) {
    signal(game, CUTTER, sign);
    assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign });
  }
  assert.deepEqual(signs(game, CUTTER), []);
  playTricks(game, 1);
  assert.equal(signs(game, CUTTER).length, 14);
});

test("with `signalsFrom: 'deal'`, every seat can signal before the announcement, and the signs count for the first trick", () => {
  const game = dealt(FIVE_TRICKS, { variant: 'deuten', rules: { signalsFrom: 'deal' } });
  for (const seat of seats(game)) assert.equal(signs(game, seat).length, 14);
  assert.deepEqual(game.view(CUTTER).hand, [], 'the cutter has not looked yet');
  signal(game, CUTTER, 'A');
  signal(game, DEALERS_PARTNER, 'bad');
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [FOREHAND]);
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  signal(game, CUTTER, 'H');
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'L' });
  game.act({ type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  assert.equal(game.phase, 'play');
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'L' });
  assert.equal(signs(game, DEALERS_PARTNER).length, 13);
  playTricks(game, 1);
  assert.equal(signs(game, CUTTER).length, 14);
});

test('no seat can signal while a question about a Schöneres or a Schlagtausch is pending', () => {
  for (const type of ['ask-schoeneres', 'ask-schlagtausch'] as const) {
    const game = dealt(FIVE_TRICKS, { variant: 'deuten', rules: { signalsFrom: 'deal' } });
    signal(game, CUTTER, 'A');
    game.act({ type, seat: FOREHAND });
    for (const seat of seats(game)) assertRejected(game, 'wrong-phase', { type: 'signal', seat, sign: 'K' });
    game.act({ type: 'answer', seat: DEALER, accept: true });
    assert.equal(game.phase, 'announce');
    assert.ok(!signs(game, CUTTER).includes('A'));
  }
});

test('after a Schöneres, the announcers can signal again, because their earlier signs are void', () => {
  const game = dealt(FIVE_TRICKS, { variant: 'deuten', rules: { signalsFrom: 'deal', signalsPerTrick: 1 } });
  signal(game, FOREHAND, 'bad');
  signal(game, CUTTER, 'A');
  game.act({ type: 'ask-schoeneres', seat: FOREHAND });
  game.act({ type: 'answer', seat: DEALER, accept: true });
  signal(game, FOREHAND, 'bad');
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'K' });
});

test('a record made before the options for signals existed allows one sign per trick after the announcement', () => {
  const { signalsPerTrick, signalsFrom, ...earlier } = table().record().rules;
  assert.deepEqual([signalsPerTrick, signalsFrom], [2, 'announcement']);
  const game = replay({ ...table().record(), rules: earlier as typeof earlier & RuleOptions });
  assert.deepEqual([game.rules.signalsPerTrick, game.rules.signalsFrom], [1, 'announcement']);
  signal(game, CUTTER, 'A');
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'K' });
});

test('a seat can signal again in a new hand', () => {
  const game = table();
  playTricks(game, 4);
  game.act({ type: 'signal', seat: CUTTER, sign: 'A' });
  bid(game, game.toAct[0], 3);
  game.act({ type: 'fold', seat: 1 });
  game.act({ type: 'next', seat: 0 });
  game.act({ type: 'cut', seat: game.toAct[0] });
  game.act({ type: 'announce-schlag', seat: game.toAct[0], schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: game.toAct[0], trumpf: 'H' });
  assert.equal(signs(game, CUTTER).length, 14);
});

test('no seat can signal before play, while a bid is pending, or between hands', () => {
  assertRejected(dealt(FIVE_TRICKS, { variant: 'deuten' }), 'wrong-phase', {
    type: 'signal',
    seat: FOREHAND,
    sign: 'A',
  });
  const game = table();
  bid(game, FOREHAND, 3);
  for (const seat of seats(game)) assertRejected(game, 'wrong-phase', { type: 'signal', seat, sign: 'A' });
  hold(game, DEALER);
  assert.equal(signs(game, DEALER).length, 14);
  playCards(game);
  assertRejected(game, 'wrong-phase', { type: 'signal', seat: FOREHAND, sign: 'A' });
  for (const seat of seats(game)) assert.deepEqual(signs(game, seat), []);
});

test('an unknown sign is rejected', () => {
  for (const sign of ['6', 'weli', 'h', '', 'good'])
    assertRejected(table(), 'not-possible', { type: 'signal', seat: FOREHAND, sign });
});

test('no seat can signal at a table without signals', () => {
  const game = announced(FIVE_TRICKS, { variant: 'normal' });
  for (const seat of seats(game)) assert.ok(!kinds(game, seat).includes('signal'));
  assertRejected(game, 'not-offered', { type: 'signal', seat: FOREHAND, sign: 'A' });
});

test('with `signals`, players can signal in any variant with an open announcement', () => {
  for (const variant of ['suedtirol', 'tirol', 'bayrisch', 'zusammenschauen'] as const) {
    const game = announced(
      [cards('EO LO SU LU H7'), cards('EA LA SK S8 E9'), cards('E7 L7 SA SO E10'), cards('EK LK S9 S10 L9')],
      { variant, rules: { signals: true } },
    );
    game.act({ type: 'signal', seat: CUTTER, sign: 'K' });
    assert.deepEqual(game.view(FOREHAND).history.at(-1), { type: 'signal', seat: CUTTER, sign: 'K' });
  }
});
