/** Tables at which forbidden actions are possible but penalised (RULES.md section 5, `enforcement: 'penalise'`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, GameOptions } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { handsWith, playableCards, penalties, play, blindGame } from './situations.js';
import {
  announced,
  gameAtScore,
  bid,
  bids,
  cards,
  DEALER,
  FIVE_TRICKS,
  FOREHAND,
  hold,
  playCards,
  assertRejected,
  seats,
} from './table.js';

const PENALISE = { enforcement: 'penalise' } as const;

/** Herz Achter. The forehand has led the Trumpf-König. Seat 2 holds a trump, a Linker and three plain cards. */
const trumpLed = (score: readonly number[] = [5, 6], rules: Partial<RuleOptions> = {}): Game =>
  play(
    announced(handsWith({ [FOREHAND]: 'HK', 2: 'HU L8 E9 S7 L7' }), {
      rules: { ...PENALISE, ...rules },
      setup: { score },
    }),
    'HK',
  );

/** Facts at the end of a game. */
const lastFacts = (game: Game, count: number) => game.view(null).history.slice(-count);

// -- the revoke ------------------------------------------------------------------------------------------------------

test('legalActions() lists forbidden cards after the legal cards and marks each as a revoke', () => {
  const game = trumpLed();
  const plays = game.legalActions(2).filter(({ type }) => type === 'play');
  assert.deepEqual(plays, [
    { type: 'play', seat: 2, card: 'HU' },
    { type: 'play', seat: 2, card: 'L8' },
    { type: 'play', seat: 2, card: 'E9', penalty: 'revoke' },
    { type: 'play', seat: 2, card: 'S7', penalty: 'revoke' },
    { type: 'play', seat: 2, card: 'L7', penalty: 'revoke' },
  ]);
  assert.equal(playableCards(game), 'HU L8');
  assert.deepEqual(penalties(announced(FIVE_TRICKS, { rules: PENALISE })), {}, 'no suit is called for');
});

test('the game continues without a penalty after a legal card', () => {
  const game = play(trumpLed(), 'L8');
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.toAct, [3]);
});

test('a revoke ends the game immediately, and the other side wins at the current score', () => {
  const game = play(trumpLed(), 'E9');
  assert.equal(game.phase, 'game-over');
  for (const seat of [null, ...seats(game)]) {
    const view = game.view(seat);
    assert.deepEqual(view.score, [5, 6]);
    assert.deepEqual(view.bummerl, [1, 0]);
    assert.deepEqual(view.result, { side: 1, points: 0, reason: 'penalty', score: [5, 6] });
    assert.deepEqual(view.gameResult, { side: 1, score: [5, 6], bummerl: 1, kind: 'normal' });
    assert.deepEqual(view.history.slice(-4), [
      { type: 'play', seat: 2, card: 'E9' },
      { type: 'penalty', seat: 2, penalty: 'revoke' },
      { type: 'hand', side: 1, points: 0, reason: 'penalty', score: [5, 6] },
      { type: 'game', side: 1, score: [5, 6], bummerl: 1, kind: 'normal' },
    ]);
  }
});

test('the revoked card stays visible on the table', () => {
  const view = play(trumpLed(), 'E9').view(null);
  assert.deepEqual(view.trick, [
    { seat: FOREHAND, card: 'HK' },
    { seat: 2, card: 'E9' },
  ]);
  assert.deepEqual(view.handSizes, [5, 4, 4, 5]);
});

test('a revoke costs exactly one Bummerl, regardless of the current score', () => {
  for (const score of [
    [13, 12],
    [0, 6],
    [13, 0],
  ]) {
    const { gameResult } = play(trumpLed(score, { gestrichen: 'no-bid' }), 'E9').view(null);
    assert.deepEqual(gameResult, { side: 1, score, bummerl: 1, kind: 'normal' });
  }
});

test("with `revoke: 'hand'`, a revoke ends the hand and gives the other side the value held", () => {
  const first = play(trumpLed([5, 6], { revoke: 'hand' }), 'E9');
  assert.equal(first.phase, 'hand-over');
  assert.deepEqual(lastFacts(first, 2), [
    { type: 'penalty', seat: 2, penalty: 'revoke' },
    { type: 'hand', side: 1, points: 2, reason: 'penalty', score: [5, 8] },
  ]);
  const raised = trumpLed([5, 6], { revoke: 'hand' });
  bid(raised, 2, 3);
  hold(raised, 1);
  assert.deepEqual(play(raised, 'E9').view(null).score, [5, 9]);
  const won = play(trumpLed([5, 13], { revoke: 'hand', gestrichen: 'no-bid' }), 'E9');
  assert.deepEqual(won.view(null).gameResult, { side: 1, score: [5, 15], bummerl: 1, kind: 'normal' });
});

test("with `revoke: 'by-score'`, a revoke costs one Bummerl, two for a Schneider or four for a Retourschneider", () => {
  const result = (score: readonly number[]) =>
    play(trumpLed(score, { gestrichen: 'no-bid', revoke: 'by-score' }), 'E9').view(null).gameResult;
  assert.deepEqual(
    result([13, 12]),
    { side: 1, score: [13, 12], bummerl: 1, kind: 'normal' },
    'side 0 loses although it was far ahead',
  );
  assert.deepEqual(result([0, 6]), { side: 1, score: [0, 6], bummerl: 2, kind: 'schneider' });
  assert.deepEqual(result([13, 0]), { side: 1, score: [13, 0], bummerl: 4, kind: 'retourschneider' });
});

test('with `debt`, a score below 0 counts as 0 for Schneider and Retourschneider', () => {
  const kindAt = (score: readonly number[]) =>
    play(trumpLed(score, { gestrichen: 'no-bid', revoke: 'by-score', debt: true }), 'E9').view(null).gameResult?.kind;
  assert.equal(kindAt([-2, 6]), 'schneider');
  assert.equal(kindAt([13, -3]), 'retourschneider');
  assert.equal(kindAt([12, -3]), 'normal');
});

test('after a revoke, the next game begins with the draw for the deal', () => {
  const game = play(trumpLed(), 'E9');
  game.act({ type: 'next', seat: 0 });
  assert.equal(game.phase, 'draw');
  assert.deepEqual(game.view(null).score, [0, 0]);
  assert.deepEqual(game.view(null).bummerl, [1, 0]);
});

test('a revoke with the last card of a trick ends the game before the trick is taken', () => {
  const game = announced(handsWith({ [FOREHAND]: 'HK', [DEALER]: 'HU L8 E9 S7 L7' }), { rules: PENALISE });
  play(game, 'HK');
  playCards(game, 2);
  play(game, 'S7');
  assert.equal(game.phase, 'game-over');
  assert.deepEqual(game.view(null).tricks, [0, 0]);
  assert.equal(game.view(null).gameResult?.side, 1);
});

test('playing a card that ignores the call "Trumpf oder Kritisch" is a revoke', () => {
  const bavarian = { variant: 'bayrisch-11', rules: PENALISE } as const;
  const game = announced(handsWith({ 1: 'H8 EA EO SA LU', 2: 'S7 H10 L8 E9 HA' }, bavarian), bavarian);
  game.act({ type: 'play', seat: 1, card: 'H8', call: true });
  assert.deepEqual(penalties(game), { L8: 'revoke', E9: 'revoke' });
  assert.equal(play(game, 'L8').phase, 'game-over');
});

test("with `enforcement: 'penalise'`, a player still cannot play out of turn or play a card that they do not hold", () => {
  const game = trumpLed();
  assertRejected(game, 'not-your-turn', { type: 'play', seat: 3, card: game.view(3).hand[0] });
  assertRejected(game, 'not-in-hand', { type: 'play', seat: 2, card: 'HK' });
  assertRejected(announced(FIVE_TRICKS, { rules: PENALISE }), 'not-offered', {
    type: 'play',
    seat: 1,
    card: 'LA',
    call: true,
  });
});

test('with three players, a revoke costs only the offender a Bummerl', () => {
  const options: GameOptions = { variant: 'bayrisch', players: 3, rules: { ...PENALISE, follow: 'everyone' } };
  const game = announced(handsWith({ 1: 'HA', 2: 'HU L8 E9 S8 L7' }, options), options);
  assert.deepEqual(play(game, 'HA E9').view(null).gameResult, {
    side: 0,
    sides: [0, 1],
    score: [0, 0, 0],
    bummerl: 1,
    kind: 'normal',
    losers: [{ side: 2, bummerl: 1, kind: 'normal' }],
  });
});

test("with three players and `revoke: 'by-score'`, the offender's whole party loses the game", () => {
  const three = (held: Readonly<Record<number, string>>): Game => {
    const options: GameOptions = {
      variant: 'normal',
      players: 3,
      rules: { ...PENALISE, revoke: 'by-score', threePlayer: 'dealer-names-trump' },
      setup: { score: [0, 3, 4] },
    };
    return announced(handsWith(held, options), options);
  };
  const ally = play(three({ 1: 'HK', 2: 'HU L8 E9 S7 L7' }), 'HK E9');
  assert.deepEqual(ally.view(null).gameResult, {
    side: 1,
    sides: [1],
    score: [0, 3, 4],
    bummerl: 2,
    kind: 'schneider',
    losers: [
      { side: 0, bummerl: 2, kind: 'schneider' },
      { side: 2, bummerl: 1, kind: 'normal' },
    ],
  });
  assert.deepEqual(ally.view(null).bummerl, [2, 0, 1]);
  const forehand = three({ 1: 'EK L8 E9 H7 L7', 2: 'EA HK S9 S8 SA' });
  play(forehand, 'EK EA');
  playCards(forehand, 1);
  play(forehand, 'HK');
  playCards(forehand, 1);
  play(forehand, 'E9');
  assert.deepEqual(forehand.view(null).gameResult, {
    side: 0,
    sides: [0, 2],
    score: [0, 3, 4],
    bummerl: 1,
    kind: 'normal',
    losers: [{ side: 1, bummerl: 1, kind: 'normal' }],
  });
});

test('in blind play, only the announcers can revoke', () => {
  const hands = [cards('HO L9 S9 S7 EA'), cards('HK E8 EO LU SA'), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')];
  const game = play(blindGame(hands, { variant: 'blind', rules: PENALISE }, 'E8', 'HO'), 'HK');
  assert.deepEqual(penalties(game), {});
  play(game, 'L7 S10');
  assert.deepEqual(penalties(game), { L9: 'revoke', S9: 'revoke', S7: 'revoke', EA: 'revoke' });
  assert.equal(play(game, 'EA').phase, 'game-over');
  assert.deepEqual(game.view(2).announcement, { schlag: '8', trumpf: 'H' }, 'all seats now see the announcement');
});

// -- a bid while gestrichen ------------------------------------------------------------------------------------------

const gestrichen = (rules: Partial<RuleOptions> = {}, score = [10, 13]): Game =>
  announced(FIVE_TRICKS, { rules: { ...PENALISE, ...rules }, setup: gameAtScore(...score) });

test("with `enforcement: 'penalise'`, legalActions() lists a gestrichen side's bid with its penalty", () => {
  const game = gestrichen();
  assert.deepEqual(penalties(game), { 3: 'gestrichen-bid' });
  playCards(game, 1);
  assert.deepEqual(penalties(game), {}, 'the other side bids without a penalty');
  assert.deepEqual(bids(game, 2), [3]);
});

test('a bid by a gestrichen side ends the hand and gives the other side two points', () => {
  const game = gestrichen();
  bid(game, FOREHAND, 3);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(lastFacts(game, 3), [
    { type: 'bid', seat: FOREHAND, to: 3 },
    { type: 'penalty', seat: FOREHAND, penalty: 'gestrichen-bid' },
    { type: 'hand', side: 0, points: 2, reason: 'penalty', score: [12, 13] },
  ]);
});

test("with `forbiddenBid: 'hand'`, the penalty is the value of the hand or of the pending bid", () => {
  for (const [forbiddenBid, points] of [
    ['two', 2],
    ['hand', 3],
    ['bid', 4],
  ] as const) {
    const game = gestrichen({ forbiddenBid }, [10, 13]);
    playCards(game, 1);
    bid(game, 2, 3);
    assert.deepEqual(penalties(game, FOREHAND), { 4: 'gestrichen-bid' });
    bid(game, 3, 4);
    assert.equal(game.phase, 'hand-over');
    assert.deepEqual(game.view(null).result, { side: 0, points, reason: 'penalty', score: [10 + points, 13] });
  }
  const held = gestrichen({ forbiddenBid: 'hand' }, [10, 13]);
  playCards(held, 1);
  bid(held, 2, 3);
  hold(held, 3);
  playCards(held, 1);
  bid(held, 3, 4);
  assert.equal(held.view(null).result?.points, 3, 'the current value');
});

test('a penalty can win the game for the other side', () => {
  const game = gestrichen({}, [13, 13]);
  bid(game, FOREHAND, 3);
  assert.equal(game.phase, 'game-over');
  assert.deepEqual(game.view(null).gameResult, { side: 0, score: [15, 13], bummerl: 1, kind: 'normal' });
});

test('in a hand with a forced value, only the gestrichen side can bid, and its bid has a penalty', () => {
  const game = gestrichen({ gestrichen: 'four' }, [5, 13]);
  game.act({ type: 'decide', seat: 1, play: true });
  assert.deepEqual(penalties(game), { 5: 'gestrichen-bid' });
  playCards(game, 1);
  assert.deepEqual(bids(game, 2), []);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 2, to: 5 });
});

test("with `enforcement: 'penalise'`, a bid that breaks a rule without a penalty is still rejected", () => {
  assertRejected(gestrichen({ bidWhen: 'never' }), 'may-not-bid', { type: 'bid', seat: FOREHAND, to: 3 });
  assertRejected(gestrichen(), 'wrong-value', { type: 'bid', seat: FOREHAND, to: 4 });
  assertRejected(gestrichen(), 'not-your-turn', { type: 'bid', seat: 3, to: 3 });
  const wouldWin = gestrichen({ gestrichenAt: 1, ceiling: 'enough-to-win' });
  assertRejected(wouldWin, 'may-not-bid', { type: 'bid', seat: FOREHAND, to: 3 });
  const twice = gestrichen({}, [5, 5]);
  bid(twice, FOREHAND, 3);
  hold(twice, 0);
  assertRejected(twice, 'may-not-bid', { type: 'bid', seat: FOREHAND, to: 4 });
});

// -- a wild bid ------------------------------------------------------------------------------------------------------

/** Herz Achter, 2:2. Seat 2 has led E10 to the last trick. Seat 3 holds L9, which does not allow a bid. */
const lastTrick = (rules: Partial<RuleOptions> = {}): Game =>
  playCards(announced(FIVE_TRICKS, { rules: { ...PENALISE, ...rules }, setup: gameAtScore(4, 5) }), 17);

test('a wild bid in the last trick ends the hand and gives the other side two points', () => {
  const game = lastTrick();
  assert.deepEqual(penalties(game), { 3: 'wild-bid' });
  bid(game, 3, 3);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(lastFacts(game, 2), [
    { type: 'penalty', seat: 3, penalty: 'wild-bid' },
    { type: 'hand', side: 0, points: 2, reason: 'penalty', score: [6, 5] },
  ]);
});

test('the penalty for a wild bid is two points regardless of the value of the hand', () => {
  const game = announced(FIVE_TRICKS, {
    rules: { ...PENALISE, lastTrick: 'always', forbiddenBid: 'hand' },
    setup: gameAtScore(4, 5),
  });
  playCards(game, 1);
  bid(game, 2, 3);
  hold(game, 3);
  playCards(game, 16);
  bid(game, 3, 4);
  assert.deepEqual(game.view(null).result, { side: 0, points: 2, reason: 'penalty', score: [6, 5] });
});

test("with `forbiddenBid: 'bid'`, the penalty for a wild bid is the value of the bid", () => {
  const game = lastTrick({ forbiddenBid: 'bid' });
  bid(game, 3, 3);
  assert.deepEqual(game.view(null).result, { side: 0, points: 3, reason: 'penalty', score: [7, 5] });
});

test("with `lastTrick: 'always'`, a raise in answer can be a wild bid", () => {
  const game = playCards(lastTrick({ lastTrick: 'always' }), 1);
  bid(game, 0, 3);
  assert.deepEqual(penalties(game, 3), { 4: 'wild-bid' });
  assert.deepEqual(penalties(game, 1), {}, 'E9 fits');
  bid(game, 3, 4);
  assert.deepEqual(game.view(null).result, { side: 0, points: 2, reason: 'penalty', score: [6, 5] });
});

test('a last-trick bid has no penalty if the card is suitable or the rules do not require a suitable card', () => {
  const fits = playCards(lastTrick(), 1);
  assert.deepEqual(penalties(fits), {});
  bid(fits, 0, 3);
  assert.equal(fits.phase, 'answer');
  assert.deepEqual(penalties(lastTrick({ lastTrick: 'free' })), {});
  const farbe = lastTrick({ farbe: true });
  assert.deepEqual(penalties(farbe), {}, 'the opponents must call "Farbe!"');
  bid(farbe, 3, 3);
  assert.equal(farbe.phase, 'answer');
});

test('a gestrichen bidder with an unsuitable card pays the penalty for being gestrichen, not for the card', () => {
  const game = playCards(
    announced(FIVE_TRICKS, { rules: { ...PENALISE, forbiddenBid: 'hand' }, setup: gameAtScore(10, 13) }),
    17,
  );
  assert.deepEqual(penalties(game), { 3: 'gestrichen-bid' });
});

test("with `enforcement: 'prevent'`, actions have no penalty", () => {
  const game = play(announced(handsWith({ [FOREHAND]: 'HK', 2: 'HU L8 E9 S7 L7' })), 'HK');
  assert.deepEqual(penalties(game), {});
  assertRejected(game, 'must-follow', { type: 'play', seat: 2, card: 'E9' });
});
