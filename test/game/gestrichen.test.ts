import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { announceNextHand, blindGame } from './situations.js';
import {
  announce,
  announced,
  gameAtScore,
  bid,
  bids,
  cards,
  dealt,
  FIVE_TRICKS,
  FOREHAND_WINS,
  playCards,
  assertRejected,
  seats,
} from './table.js';

const table = (score: number[], rules: Partial<RuleOptions> = {}, hands = FIVE_TRICKS): Game =>
  announced(hands, { rules, setup: gameAtScore(...score) });
const decide = (game: Game, seat: number, play: boolean): void => game.act({ type: 'decide', seat, play });

test('all seats see which side is gestrichen', () => {
  for (const seat of [null, 0, 1, 2, 3]) assert.deepEqual(table([13, 7]).view(seat).gestrichen, [true, false]);
  assert.deepEqual(table([12, 14]).view(null).gestrichen, [false, true]);
});

test('at 13:7, the gestrichen side decides about the Four after the announcement', () => {
  const before = dealt(FIVE_TRICKS, { setup: gameAtScore(13, 7) });
  assert.equal(before.phase, 'announce');
  const game = table([13, 7]);
  assert.equal(game.phase, 'decide');
  assert.deepEqual(game.toAct, [0, 2]);
  for (const seat of [0, 2])
    assert.deepEqual(game.legalActions(seat), [
      { type: 'decide', seat, play: true },
      { type: 'decide', seat, play: false },
    ]);
  for (const seat of [1, 3]) assertRejected(game, 'not-your-turn', { type: 'decide', seat, play: true });
  assertRejected(game, 'wrong-phase', { type: 'play', seat: 1, card: 'EA' });
  assertRejected(game, 'wrong-phase', { type: 'bid', seat: 1, to: 3 });
});

test('all players look at their cards before the gestrichen side decides', () => {
  assert.deepEqual(
    seats(table([13, 7])).map((seat) => table([13, 7]).view(seat).hand.length),
    [5, 5, 5, 5],
  );
});

test('in a hand played for the Four, the forehand leads, the value is four and no seat can bid', () => {
  const game = table([13, 7]);
  decide(game, 2, true);
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.toAct, [1]);
  assert.equal(game.view(null).value, 4);
  for (let card = 0; card < 20; card++) {
    for (const seat of seats(game)) assert.deepEqual(bids(game, seat), []);
    if (card === 0) assertRejected(game, 'may-not-bid', { type: 'bid', seat: 1, to: 5 });
    playCards(game, 1);
  }
});

test('if the Four is played and lost, the other side scores four', () => {
  const game = table([13, 7], {}, FOREHAND_WINS);
  decide(game, 0, true);
  playCards(game);
  assert.deepEqual(game.view(null).result, { side: 1, points: 4, reason: 'tricks', score: [13, 11] });
  assert.equal(game.phase, 'hand-over');
});

test('if the Four is played and won, the gestrichen side wins the game', () => {
  const game = table([13, 7]);
  decide(game, 0, true);
  playCards(game);
  assert.equal(game.phase, 'game-over');
  assert.deepEqual(game.view(null).score, [17, 7]);
});

test('if the Four is declined, the hand ends and the other side scores two, or three with `refusal: 3`', () => {
  for (const refusal of [2, 3] as const) {
    const game = table([13, 7], { refusal });
    decide(game, 2, false);
    assert.equal(game.phase, 'hand-over');
    assert.deepEqual(game.view(null).result, { side: 1, points: refusal, reason: 'decline', score: [13, 7 + refusal] });
  }
});

test('either side can be gestrichen', () => {
  const game = table([9, 13]);
  assert.equal(game.phase, 'decide');
  assert.deepEqual(game.toAct, [1, 3]);
});

test('the gestrichen side decides again in each hand', () => {
  const game = table([13, 5]);
  decide(game, 0, false);
  game.act({ type: 'next', seat: 0 });
  game.act({ type: 'cut', seat: game.toAct[0] });
  game.act({ type: 'announce-schlag', seat: game.toAct[0], schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: game.toAct[0], trumpf: 'H' });
  assert.equal(game.phase, 'decide');
  decide(game, 2, true);
  assert.equal(game.view(null).value, 4);
});

test('at 13:10, the Four is not available and only the other side can bid', () => {
  const game = table([13, 10]);
  assert.equal(game.phase, 'play');
  assert.equal(game.view(null).value, 2);
  assert.deepEqual(bids(game, 1), [3]);
  assertRejected(game, 'wrong-phase', { type: 'decide', seat: 0, play: true });
  playCards(game, 1);
  assert.deepEqual(bids(game, 2), []);
});

test('if both sides are gestrichen, a hand is worth two and has no bids', () => {
  const game = table([13, 14]);
  assert.equal(game.phase, 'play');
  assert.equal(game.view(null).value, 2);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 1, to: 3 });
  playCards(game, 1);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 2, to: 3 });
});

test('with the forced Three, a gestrichen side plays for three without bids or gives the other side two points', () => {
  const play = table([13, 12], { gestrichen: 'forced-three' });
  assert.equal(play.phase, 'decide');
  decide(play, 0, true);
  assert.equal(play.view(null).value, 3);
  assertRejected(play, 'may-not-bid', { type: 'bid', seat: 1, to: 4 });
  const given = table([13, 12], { gestrichen: 'forced-three', refusal: 3 });
  decide(given, 0, false);
  assert.deepEqual(given.view(null).score, [13, 14]);
  assert.equal(table([13, 14], { gestrichen: 'forced-three' }).phase, 'play');
});

test('with Luft, a gestrichen side plays for four if the opponents have 0 points, and for three otherwise', () => {
  for (const [score, value] of [
    [[13, 0], 4],
    [[13, 1], 3],
  ] as const) {
    const game = table([...score], { gestrichen: 'luft' });
    decide(game, 0, true);
    assert.equal(game.view(null).value, value);
  }
});

test("with `gestrichen: 'no-bid'`, a gestrichen side has nothing to decide and cannot bid", () => {
  const game = table([13, 0], { gestrichen: 'no-bid' });
  assert.equal(game.phase, 'play');
  bid(game, 1, 3);
  assert.deepEqual(bids(game, 0), []);
});

// -- each option at every relevant score -----------------------------------------------------------------------------

/** Returns the value of the forced hand at these scores in a game to 15, or null for a normal hand. */
const forcedValue = (gestrichen: RuleOptions['gestrichen'], score: readonly number[]): number | null => {
  const game = table([...score], { gestrichen });
  if (game.phase !== 'decide') return null;
  decide(game, game.toAct[0], true);
  return game.view(null).value;
};

test('each value of `gestrichen` forces a decision at its defined scores and sets the value of the hand', () => {
  for (const [score, noBid, forcedThree, four, luft] of [
    [[12, 12], null, null, null, null],
    [[13, 12], null, 3, null, 3],
    [[13, 10], null, 3, null, 3],
    [[13, 9], null, 3, 4, 3],
    [[14, 10], null, 3, 4, 3],
    [[14, 11], null, 3, null, 3],
    [[13, 1], null, 3, 4, 3],
    [[13, 0], null, 3, 4, 4],
    [[0, 14], null, 3, 4, 4],
    [[13, 13], null, null, null, null],
    [[14, 13], null, null, null, null],
  ] as const) {
    const found = (['no-bid', 'forced-three', 'four', 'luft'] as const).map((regime) => forcedValue(regime, score));
    assert.deepEqual(found, [noBid, forcedThree, four, luft], score.join(':'));
  }
});

test('if a side loses a hand played for the forced Three or Luft, the other side scores the forced value', () => {
  for (const [gestrichen, score, points] of [
    ['forced-three', [13, 7], 3],
    ['luft', [13, 7], 3],
    ['luft', [13, 0], 4],
  ] as const) {
    const game = table([...score], { gestrichen }, FOREHAND_WINS);
    decide(game, 2, true);
    playCards(game);
    assert.deepEqual(game.view(null).result, { side: 1, points, reason: 'tricks', score: [13, score[1] + points] });
  }
});

test('if the forced Three or Luft is declined, the other side scores two points regardless of `refusal`', () => {
  for (const gestrichen of ['forced-three', 'luft'] as const) {
    for (const score of [
      [13, 7],
      [13, 0],
    ]) {
      const game = table(score, { gestrichen, refusal: 3 });
      decide(game, 0, false);
      assert.deepEqual(game.view(null).result, { side: 1, points: 2, reason: 'decline', score: [13, score[1] + 2] });
    }
  }
});

test('the points for a declined hand can win the game for the other side', () => {
  const game = table([13, 12], { gestrichen: 'forced-three', gestrichenAt: 2 });
  decide(game, 0, false);
  assert.deepEqual(game.view(null).score, [13, 14]);
  const last = table([14, 13], { gestrichen: 'forced-three', gestrichenAt: 1 });
  decide(last, 0, false);
  assert.equal(last.phase, 'game-over');
  assert.deepEqual(last.view(null).gameResult, { side: 1, score: [14, 15], bummerl: 1, kind: 'normal' });
});

test("no seat can bid in a forced hand, even with `bidWhen: 'anytime'`", () => {
  const game = table([13, 7], { gestrichen: 'forced-three', bidWhen: 'anytime' });
  decide(game, 0, true);
  for (const seat of seats(game)) {
    assert.deepEqual(bids(game, seat), []);
    assertRejected(game, 'may-not-bid', { type: 'bid', seat, to: 4 });
  }
});

test('after a forced hand, bids are possible in the next hand unless its value is forced again', () => {
  const game = table([13, 9], {}, FOREHAND_WINS);
  decide(game, 0, true);
  announceNextHand(playCards(game));
  assert.deepEqual(game.view(null).score, [13, 13]);
  assert.equal(game.view(null).value, 2);
  assert.equal(game.phase, 'play');

  const given = table([13, 9]);
  decide(given, 0, false);
  announceNextHand(given);
  assert.deepEqual(given.view(null).score, [13, 11]);
  const bidder = given.toAct[0];
  assert.equal(bidder, 2);
  assert.deepEqual(bids(given, bidder), [], 'side 0 is gestrichen');
  playCards(given, 1);
  assert.deepEqual(bids(given, 3), [3]);
});

test('the gestrichen side decides only once, after the announcement', () => {
  assertRejected(dealt(FIVE_TRICKS, { setup: gameAtScore(13, 7) }), 'wrong-phase', {
    type: 'decide',
    seat: 0,
    play: true,
  });
  const game = table([13, 7]);
  decide(game, 0, true);
  assertRejected(game, 'wrong-phase', { type: 'decide', seat: 2, play: false });
});

test('in blind play, the gestrichen side decides after both announcers show their cards', () => {
  const hands = [cards('HO L9 S9 S7 EA'), cards('HK E8 EO LU SA'), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')];
  const game = blindGame(hands, { variant: 'suedtirol-blind', setup: gameAtScore(13, 7) }, 'E8', 'HO');
  assert.equal(game.phase, 'decide');
  assert.deepEqual(game.toAct, [0, 2]);
  assert.deepEqual(game.view(2).announcement, {}, 'the blind partner decides without knowing the announcement');
});

// -- the decision at the start ---------------------------------------------------------------------------------------

const START = { decideAt: 'start' } as const;

test("with `decideAt: 'start'`, the gestrichen side decides after the deal, before anything is announced", () => {
  const game = dealt(FIVE_TRICKS, { rules: START, setup: gameAtScore(13, 7) });
  assert.equal(game.phase, 'decide');
  assert.deepEqual(game.toAct, [0, 2]);
  assert.deepEqual(
    seats(game).map((seat) => game.view(seat).hand.length),
    [5, 5, 0, 0],
    'only the announcers have looked',
  );
  assertRejected(game, 'wrong-phase', { type: 'announce-schlag', seat: 1, schlag: '8' });
  assertRejected(game, 'wrong-phase', { type: 'ask-schoeneres', seat: 1 });
  assertRejected(game, 'not-your-turn', { type: 'decide', seat: 1, play: true });
  decide(game, 2, true);
  assert.equal(game.phase, 'announce');
  assert.equal(game.view(null).value, 4);
  announce(game);
  assert.equal(game.phase, 'play');
  assert.deepEqual(bids(game, 1), []);
});

test("with `decideAt: 'start'`, a side that gives up ends the hand without an announcement", () => {
  const game = dealt(FIVE_TRICKS, { rules: { ...START, refusal: 3 }, setup: gameAtScore(13, 7) });
  decide(game, 0, false);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(game.view(null).result, { side: 1, points: 3, reason: 'decline', score: [13, 10] });
  assert.deepEqual(game.view(null).announcement, {});
});

test("with `decideAt: 'start'`, the side does not decide again after a Schöneres", () => {
  const game = dealt(FIVE_TRICKS, { rules: START, setup: gameAtScore(13, 7) });
  decide(game, 0, true);
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  assert.equal(game.phase, 'announce');
  announce(game);
  assert.equal(game.phase, 'play');
  assert.equal(game.view(null).value, 4);
});

test("with `decideAt: 'start'`, a blind side decides before the cards are shown or the bottom cards announce", () => {
  for (const variant of ['suedtirol-blind', 'latinisch'] as const) {
    const rules = { ...START, gestrichen: 'forced-three' } as const;
    const game = dealt(FIVE_TRICKS, { variant, rules, setup: { score: variant === 'latinisch' ? [7, 2] : [13, 2] } });
    assert.equal(game.phase, 'decide');
    for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).announcement, {});
    decide(game, 2, true);
    assert.equal(game.phase, variant === 'latinisch' ? 'play' : 'announce');
    assert.equal(game.view(null).value, 3);
  }
});

test("with `decideAt: 'start'`, a Maschine ends the hand before any decision", () => {
  const hands = [cards('EO LO SU LU H7'), cards('HK S7 E7 SK E9'), cards('L7 SA SO E10 L8'), cards('EK LK S9 S10 L9')];
  const options = { variant: 'bayrisch', rules: { ...START, gestrichen: 'forced-three' } } as const;
  const game = dealt(hands, { ...options, setup: gameAtScore(12, 2) });
  assert.equal(game.phase, 'hand-over');
  assert.equal(game.view(null).result?.reason, 'maschine');
});
