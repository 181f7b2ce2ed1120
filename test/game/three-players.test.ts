/**
 * Three players: the forehand against the dealer and the third player (RULES.md section 8). Seat 0 deals, and seat 1 is the
 * forehand.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { play } from './situations.js';
import {
  announced,
  gameAtScore,
  bid,
  bids,
  cards,
  dealt,
  fold,
  hold,
  kinds,
  next,
  playCards,
  playHand,
  assertRejected,
  seats,
} from './table.js';

/**
 * Herz Achter. If all players play their cards in the order held, the dealer and the third player take one trick each, then
 * the forehand takes two. The dealer takes the last trick with H7.
 */
const ALLIES_WIN = [cards('EA E9 S9 L9 H7'), cards('EK EO SA SU S10'), cards('EU HA S7 LA LK')];
/** Herz Achter. If all players play their cards in the order held, the forehand takes three tricks in a row. */
const FOREHAND_WINS = [cards('E9 L9 S9 HO HU'), cards('EA LA SA S10 E7'), cards('EK LK SK HK HA')];

const NORMAL = { variant: 'normal', players: 3, rules: { threePlayer: 'dealer-names-trump' } } as const;
const BAVARIAN_11 = { variant: 'bayrisch-11', players: 3 } as const;

const table = (hands = ALLIES_WIN, { rules, setup }: Pick<GameOptions, 'rules' | 'setup'> = {}): Game =>
  announced(hands, { ...NORMAL, rules: { ...NORMAL.rules, ...rules }, ...(setup && { setup }) });

// -- dealing and naming ----------------------------------------------------------------------------------------------

test('all three players draw for the first deal', () => {
  const game = createGame({ ...NORMAL, seed: 'stube' });
  assert.deepEqual(game.toAct, [0, 1, 2]);
});

test('with three players, the deal passes to the next player after each hand, and each player has a separate score', () => {
  const game = createGame({ ...NORMAL, seed: 'stube', target: 15, setup: { dealer: 1 } });
  for (const dealer of [1, 2, 0]) {
    const view = game.view(null);
    assert.deepEqual([view.dealer, view.forehand], [dealer, (dealer + 1) % 3]);
    assert.deepEqual(game.toAct, [(dealer + 2) % 3], 'the third player cuts');
    assert.deepEqual(
      view.allies,
      [dealer, (dealer + 2) % 3].sort((one, other) => one - other),
    );
    assert.equal(view.score.length, 3);
    next(playHand(game));
  }
});

test('`view.allies` is undefined before the first dealer is known and in a four-player game', () => {
  assert.equal(createGame({ ...NORMAL, seed: 'stube' }).view(null).allies, undefined);
  assert.equal(announced().view(null).allies, undefined);
});

test('with `dealer-names-trump`, the dealer names the Trumpf', () => {
  for (const options of [NORMAL, { variant: 'bayrisch', players: 3 }] as const) {
    const game = dealt(ALLIES_WIN, options);
    game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
    assert.deepEqual(game.toAct, [0]);
    assertRejected(game, 'not-your-turn', { type: 'announce-trumpf', seat: 1, trumpf: 'H' });
    game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
    assert.deepEqual(game.toAct, [1], 'the forehand leads');
  }
});

test('in `bayrisch-11` with three players, the forehand names the Schlag and the Trumpf', () => {
  const game = dealt(ALLIES_WIN, BAVARIAN_11);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.deepEqual(game.toAct, [1]);
  assertRejected(game, 'not-your-turn', { type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  game.act({ type: 'announce-trumpf', seat: 1, trumpf: 'H' });
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.toAct, [1]);
});

test('a forehand who names both the Schlag and the Trumpf can ask for a Schöneres but not for a Schlagtausch', () => {
  const game = dealt(ALLIES_WIN, BAVARIAN_11);
  assert.deepEqual(kinds(game, 1), ['announce-schlag', 'ask-schoeneres']);
  assertRejected(game, 'not-offered', { type: 'ask-schlagtausch', seat: 1 });
  assertRejected(dealt(ALLIES_WIN, { ...BAVARIAN_11, rules: { schlagtausch: 'either' } }), 'not-offered', {
    type: 'ask-schlagtausch',
    seat: 1,
  });
  game.act({ type: 'ask-schoeneres', seat: 1 });
  assert.deepEqual(game.toAct, [0]);
  game.act({ type: 'answer', seat: 0, accept: true });
  assert.deepEqual(game.view(null).history.at(-1), { type: 'redealt', seats: [0, 1] });
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.deepEqual(kinds(game, 1), ['announce-trumpf']);

  const late = dealt(ALLIES_WIN, BAVARIAN_11);
  late.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assertRejected(late, 'not-offered', { type: 'ask-schoeneres', seat: 1 });
  assertRejected(late, 'not-your-turn', { type: 'ask-schoeneres', seat: 0 });
});

test('in `bayrisch-11` with two or four players, the dealer names the Trumpf', () => {
  const four = [...ALLIES_WIN, cards('S8 L8 E8 LU LO')];
  for (const players of [2, 4] as const) {
    const game = dealt(four.slice(0, players), { variant: 'bayrisch-11', players });
    assert.deepEqual(kinds(game, 1), ['announce-schlag', 'ask-schlagtausch', 'ask-schoeneres']);
    game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
    assert.deepEqual(game.toAct, [0]);
    assertRejected(game, 'not-your-turn', { type: 'announce-trumpf', seat: 1, trumpf: 'H' });
  }
});

test('with three players, both a Schöneres and a Schlagtausch are possible if the dealer names the Trumpf', () => {
  const game = dealt(ALLIES_WIN, NORMAL);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.deepEqual(kinds(game, 0), ['announce-trumpf', 'ask-schlagtausch', 'ask-schoeneres']);
  game.act({ type: 'ask-schlagtausch', seat: 0 });
  assert.deepEqual(game.toAct, [1]);
  game.act({ type: 'answer', seat: 1, accept: true });
  game.act({ type: 'announce-schlag', seat: 0, schlag: '8' });
  assert.deepEqual(game.toAct, [1]);
});

test('the third player sees their cards only after the announcement', () => {
  const game = dealt(ALLIES_WIN, NORMAL);
  assert.deepEqual(
    seats(game).map((seat) => game.view(seat).hand.length),
    [5, 5, 0],
  );
  assert.deepEqual(
    seats(table()).map((seat) => table().view(seat).hand.length),
    [5, 5, 5],
  );
});

// -- tricks and points -----------------------------------------------------------------------------------------------

test("with three players, a trick has three cards, and an ally's trick counts for both allies", () => {
  const game = playCards(table(), 3);
  assert.deepEqual(game.view(null).lastTrick, {
    winner: 0,
    cards: [
      { seat: 1, card: 'EK' },
      { seat: 2, card: 'EU' },
      { seat: 0, card: 'EA' },
    ],
  });
  assert.deepEqual(game.view(null).tricks, [1, 0, 1]);
  playCards(game, 3);
  assert.equal(game.view(null).lastTrick?.winner, 2);
  assert.deepEqual(game.view(null).tricks, [2, 0, 2]);
});

test('both allies score the points of a hand that they win', () => {
  const game = playCards(table(ALLIES_WIN, { setup: gameAtScore(1, 2, 3) }));
  assert.deepEqual(game.view(null).result, { side: 0, sides: [0, 2], points: 2, reason: 'tricks', score: [3, 2, 5] });
  assert.deepEqual(game.view(null).history.at(-1), {
    type: 'hand',
    side: 0,
    sides: [0, 2],
    points: 2,
    reason: 'tricks',
    score: [3, 2, 5],
  });
});

test('with three players, only the forehand scores if the forehand wins the hand', () => {
  const game = playCards(table(FOREHAND_WINS, { setup: gameAtScore(1, 2, 3) }));
  assert.deepEqual(game.view(null).tricks, [0, 3, 0]);
  assert.deepEqual(game.view(null).result, { side: 1, sides: [1], points: 2, reason: 'tricks', score: [1, 4, 3] });
});

// -- bids ------------------------------------------------------------------------------------------------------------

test("either ally can answer the forehand's bid for both allies", () => {
  const game = table();
  bid(game, 1, 3);
  assert.deepEqual(game.toAct, [0, 2]);
  assert.equal(game.view(null).lastBidder, 1);
  fold(game, 2);
  assert.deepEqual(game.view(null).result, { side: 1, sides: [1], points: 2, reason: 'fold', score: [0, 2, 0] });
});

test("both allies score if the forehand folds to an ally's bid", () => {
  const game = playCards(table(), 1);
  bid(game, 2, 3);
  assert.deepEqual(game.toAct, [1]);
  assert.equal(game.view(null).lastBidder, 2);
  fold(game, 1);
  assert.deepEqual(game.view(null).result, { side: 0, sides: [0, 2], points: 2, reason: 'fold', score: [2, 0, 2] });
});

test('an ally cannot bid after the other ally has bid', () => {
  const game = playCards(table(), 1);
  bid(game, 2, 3);
  hold(game, 1);
  playCards(game, 1);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 0, to: 4 });
  playCards(game, 1);
  assert.equal(game.toAct[0], 0);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 0, to: 4 });
});

test("the forehand can raise after an ally's bid, and either ally can raise again", () => {
  const game = playCards(table(), 1);
  bid(game, 2, 3);
  assert.deepEqual(bids(game, 1), [4]);
  bid(game, 1, 4);
  assert.deepEqual([bids(game, 0), bids(game, 2)], [[5], [5]]);
});

test('the allies cannot bid if either is gestrichen or would win with the current value', () => {
  for (const score of [
    [7, 0, 0],
    [0, 0, 7],
  ]) {
    const game = playCards(table(ALLIES_WIN, { setup: gameAtScore(...score) }), 1);
    assert.deepEqual(bids(game, 2), []);
    const held = table(ALLIES_WIN, { setup: gameAtScore(...score) });
    bid(held, 1, 3);
    for (const seat of [0, 2]) assert.deepEqual(kinds(held, seat), ['fold', 'hold']);
  }
  const near = playCards(
    table(ALLIES_WIN, { rules: { gestrichenAt: 1, ceiling: 'enough-to-win' }, setup: gameAtScore(7, 0, 0) }),
    1,
  );
  assert.deepEqual(bids(near, 2), [], '7 and 2 are 9');
  assert.deepEqual(bids(table(ALLIES_WIN, { setup: gameAtScore(7, 0, 7) }), 1), [3], 'the forehand is not gestrichen');
  assert.deepEqual(bids(table(ALLIES_WIN, { setup: gameAtScore(0, 7, 0) }), 1), []);
  assert.deepEqual(bids(playCards(table(ALLIES_WIN, { setup: gameAtScore(0, 7, 0) }), 1), 2), [3]);
});

test('a penalised bid by a gestrichen ally gives the forehand two points', () => {
  const game = playCards(
    table(ALLIES_WIN, { rules: { ...NORMAL.rules, enforcement: 'penalise' }, setup: gameAtScore(7, 1, 0) }),
    1,
  );
  bid(game, 2, 3);
  assert.deepEqual(game.view(null).result, { side: 1, sides: [1], points: 2, reason: 'penalty', score: [7, 3, 0] });
  const alone = table(ALLIES_WIN, { rules: { ...NORMAL.rules, enforcement: 'penalise' }, setup: gameAtScore(1, 7, 0) });
  bid(alone, 1, 3);
  assert.deepEqual(alone.view(null).result, { side: 0, sides: [0, 2], points: 2, reason: 'penalty', score: [3, 7, 2] });
});

test('with three players, "Farbe!" gives the points to the forehand or to both allies', () => {
  const wildBy = (own: 'LK' | 'S8'): Game => {
    const hands = [ALLIES_WIN[0], ALLIES_WIN[1], [...ALLIES_WIN[2].slice(0, 4), own]];
    const game = playCards(
      announced(hands, {
        ...NORMAL,
        rules: { ...NORMAL.rules, farbe: true, lastTrick: 'first-bid' },
      }),
      13,
    );
    assert.deepEqual(game.view(null).tricks, [2, 2, 2]);
    bid(game, 2, 3);
    game.act({ type: 'farbe', seat: 1 });
    return game;
  };
  assert.deepEqual(wildBy('LK').view(null).result, {
    side: 1,
    sides: [1],
    points: 2,
    reason: 'farbe',
    score: [0, 2, 0],
  });
  assert.deepEqual(wildBy('S8').view(null).result, {
    side: 0,
    sides: [0, 2],
    points: 2,
    reason: 'farbe',
    score: [2, 0, 2],
  });
});

// -- the game --------------------------------------------------------------------------------------------------------

test('each ally gets Bummerl according to their own points if the forehand reaches the target', () => {
  const game = playCards(table(FOREHAND_WINS, { setup: gameAtScore(0, 7, 3) }));
  assert.equal(game.phase, 'game-over');
  assert.deepEqual(game.view(null).gameResult, {
    side: 1,
    sides: [1],
    score: [0, 9, 3],
    bummerl: 2,
    kind: 'schneider',
    losers: [
      { side: 0, bummerl: 2, kind: 'schneider' },
      { side: 2, bummerl: 1, kind: 'normal' },
    ],
  });
  assert.deepEqual(game.view(null).bummerl, [2, 0, 1]);
});

test("a game result contains the worst loser's Bummerl and kind of loss", () => {
  const game = playCards(table(FOREHAND_WINS, { setup: gameAtScore(3, 7, 0) })).view(null).gameResult;
  assert.deepEqual([game?.bummerl, game?.kind], [2, 'schneider']);
  assert.deepEqual(game?.losers, [
    { side: 0, bummerl: 1, kind: 'normal' },
    { side: 2, bummerl: 2, kind: 'schneider' },
  ]);
});

test('if only one ally reaches the target, the other ally loses', () => {
  const game = playCards(table(ALLIES_WIN, { setup: gameAtScore(7, 0, 3) }));
  assert.deepEqual(game.view(null).gameResult, {
    side: 0,
    sides: [0],
    score: [9, 0, 5],
    bummerl: 2,
    kind: 'schneider',
    losers: [
      { side: 1, bummerl: 2, kind: 'schneider' },
      { side: 2, bummerl: 1, kind: 'normal' },
    ],
  });
});

test('if both allies reach the target, the ally with more points wins, or both win with equal points', () => {
  const more = playCards(table(ALLIES_WIN, { setup: gameAtScore(7, 4, 8) }));
  assert.deepEqual(more.view(null).gameResult?.sides, [2]);
  assert.equal(more.view(null).gameResult?.side, 2);
  assert.deepEqual(more.view(null).bummerl, [1, 1, 0]);
  const equal = playCards(table(ALLIES_WIN, { setup: gameAtScore(7, 4, 7) }));
  assert.deepEqual(equal.view(null).gameResult, {
    side: 0,
    sides: [0, 2],
    score: [9, 4, 9],
    bummerl: 1,
    kind: 'normal',
    losers: [{ side: 1, bummerl: 1, kind: 'normal' }],
  });
  assert.deepEqual(equal.view(null).bummerl, [0, 1, 0]);
});

test("a loser's Retourschneider depends on the winner's points when that loser became gestrichen", () => {
  const revoke = announced([cards('HU L8 E9 S7 L7'), cards('H10 EO SA SU SK'), cards('E7 E8 S9 LA LK')], {
    ...NORMAL,
    rules: { ...NORMAL.rules, enforcement: 'penalise', revoke: 'by-score' },
    setup: { score: [7, 0, 3] },
  });
  play(revoke, 'H10 E7 E9');
  assert.deepEqual(revoke.view(null).gameResult?.losers, [
    { side: 0, bummerl: 4, kind: 'retourschneider' },
    { side: 2, bummerl: 1, kind: 'normal' },
  ]);
  assert.deepEqual(
    [revoke.view(null).gameResult?.bummerl, revoke.view(null).gameResult?.kind],
    [4, 'retourschneider'],
    'the kind of the worst loser',
  );
  assert.deepEqual(revoke.view(null).bummerl, [4, 0, 1]);
});

test('a revoke by the forehand gives a Retourschneider if an ally had 0 points when the forehand became gestrichen', () => {
  for (const [score, kind] of [
    [[0, 7, 3], 'retourschneider'],
    [[3, 7, 0], 'retourschneider'],
    [[3, 7, 3], 'normal'],
  ] as const) {
    const game = announced([cards('E9 L9 S9 HO HU'), cards('EK L8 E7 H7 L7'), cards('EA HK S8 S10 SA')], {
      ...NORMAL,
      rules: { ...NORMAL.rules, enforcement: 'penalise', revoke: 'by-score' },
      setup: { score },
    });
    play(game, 'EK EA E9 HK HO L7');
    assert.deepEqual(
      game.view(null).gameResult?.losers?.map((loser) => loser.kind),
      [kind],
    );
  }
});

test("in a three-player game, resetting points affects only the player's own points", () => {
  const game = playCards(table(ALLIES_WIN, { setup: gameAtScore(0, 7, 1) }));
  assert.deepEqual(game.view(null).score, [2, 7, 3]);
  assertRejected(game, 'may-not-strike', { type: 'strike', seat: 1 });
  game.act({ type: 'strike', seat: 2 });
  assert.deepEqual(game.view(null).score, [2, 7, 0]);
  game.act({ type: 'strike', seat: 0 });
  assert.deepEqual(game.view(null).score, [0, 7, 0]);
});
