import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { advise } from '../../../src/players/advice/advice.js';
import { TEMPERAMENTS } from '../../../src/players/bidding/temperament.js';
import { choose } from '../../../src/players/choose.js';
import { LEVELS } from '../../../src/players/level.js';
import { think } from '../../../src/players/think.js';
import type { Card } from '../../../src/rules/card.js';
import type { RuleOptions } from '../../../src/rules/options.js';
import type { Seat } from '../../../src/rules/seats.js';
import { runs } from '../../runs.js';
import { runToEnd } from '../../../tools/arena/player.js';
import { play } from '../played.js';

const SEEDS = runs(12, 100);

/**
 * Returns the view of the seat whose card is due after these cards, with two players. The dealer, seat 0, announces the Trumpf
 * Acorns. The forehand, seat 1, announces the Schlag King, so that EK is the Rechter.
 */
const viewAfter = (hands: readonly (readonly Card[])[], cards: readonly Card[]): View => {
  const game = createGame({
    variant: 'normal',
    players: 2,
    rules: { lastTrick: 'free' },
    seed: 'known',
    setup: { dealer: 0, hands },
  });
  const [dealer, forehand]: readonly Seat[] = [0, 1];
  game.act({ type: 'announce-schlag', seat: forehand, schlag: 'K' });
  game.act({ type: 'announce-trumpf', seat: dealer, trumpf: 'E' });
  for (const card of cards) game.act({ type: 'play', seat: game.toAct[0], card });
  return game.view(game.toAct[0]);
};

/** Two tricks each. Seat 0 has led L8 for the last trick, and seat 1 has only the Rechter. */
const LAST_WITH_RECHTER = viewAfter(
  [
    ['HA', 'H9', 'L7', 'S7', 'L8'],
    ['EK', 'H7', 'H8', 'LA', 'SA'],
  ],
  ['H7', 'H9', 'L7', 'LA', 'SA', 'S7', 'H8', 'HA', 'L8'],
);

/** Two tricks each. Seat 1 leads the last trick, and has only the Rechter. */
const LEAD_WITH_RECHTER = viewAfter(
  [
    ['HA', 'H9', 'L7', 'S7', 'L8'],
    ['EK', 'H7', 'H8', 'LA', 'SA'],
  ],
  ['H7', 'H9', 'S7', 'SA', 'H8', 'HA', 'L7', 'LA'],
);

/** Seat 1 has two tricks, and leads the third one. It holds the Rechter. */
const THIRD_TRICK = viewAfter(
  [
    ['H9', 'H10', 'L7', 'L8', 'S7'],
    ['EK', 'HA', 'LA', 'H7', 'H8'],
  ],
  ['HA', 'H9', 'LA', 'L7'],
);

/** Two tricks each. Seat 0 has led the Rechter for the last trick, and seat 1 has only L8. */
const LOST_TO_RECHTER = viewAfter(
  [
    ['EK', 'H9', 'HA', 'L7', 'S7'],
    ['H7', 'H8', 'LA', 'SA', 'L8'],
  ],
  ['H7', 'H9', 'L7', 'LA', 'SA', 'S7', 'H8', 'HA', 'EK'],
);

for (const level of LEVELS) {
  test(`before a card that certainly wins the hand, a player of the level ${level} always bids`, async () => {
    for (const view of [THIRD_TRICK, LEAD_WITH_RECHTER, LAST_WITH_RECHTER]) {
      assert.equal(view.tricks[1], 2);
      for (let seed = 0; seed < SEEDS; seed++) {
        for (const temperament of [undefined, ...TEMPERAMENTS]) {
          const action = await choose(view, { level, seed: String(seed), ...(temperament && { temperament }) });
          assert.deepEqual(action, { type: 'bid', seat: 1, to: 3 }, `${seed}, ${temperament}`);
        }
      }
    }
  });
}

test('the hint before a card that certainly wins the hand is a bid, not a mix', async () => {
  const { action, mix, reason } = await advise(THIRD_TRICK);
  assert.deepEqual(action, { type: 'bid', seat: 1, to: 3 });
  assert.deepEqual(reason, { key: 'bid', params: { to: 3, percent: 100 } });
  assert.equal(mix, undefined);
});

/** Asserts that players of all levels and temperaments play a card although they may bid. */
const assertNoBid = async (view: View, seeds: number): Promise<void> => {
  assert.ok(view.legal.some(({ type }) => type === 'bid'));
  for (const level of LEVELS) {
    for (const temperament of TEMPERAMENTS) {
      for (let seed = 0; seed < seeds; seed++) {
        const action = await choose(view, { level, seed: String(seed), temperament });
        assert.equal(action?.type, 'play', `${level}, ${temperament}, ${seed}`);
      }
    }
  }
};

test('no player bluffs if all players see that the hand is lost', () => assertNoBid(LOST_TO_RECHTER, 4 * SEEDS));

test('no player bluffs if the cards that the opponents have shown certainly win the hand', async () => {
  const game = createGame({
    variant: 'ladinisch',
    players: 4,
    seed: 'known',
    setup: {
      dealer: 0,
      hands: [
        ['H8', 'E9', 'L7', 'L8', 'S10'],
        ['HK', 'HA', 'EA', 'L10', 'S7'],
        ['E7', 'E8', 'L9', 'S8', 'S9'],
        ['EO', 'LA', 'LO', 'SO', 'SA'],
      ],
    },
  });
  const [dealer, forehand]: readonly Seat[] = [0, 1];
  // The forehand's King of Hearts shows the Schlag. The dealer's eight makes Hearts the Trumpf, so that the King is the
  // Rechter and HA the Guter.
  game.act({ type: 'show', seat: forehand, card: 'HK' });
  game.act({ type: 'show', seat: dealer, card: 'H8' });
  for (const card of ['EA', 'E7', 'EO', 'E9', 'HA', 'L9', 'SA'] as const)
    game.act({ type: 'play', seat: game.toAct[0], card });
  // The dealer knows the announcement. The forehand's side has one trick, wins this one with the Guter and the next one with
  // the Rechter.
  await assertNoBid(game.view(dealer), SEEDS);
});

/** A hand of `suedtirol-blind` that seat 2 wins with EA, because the dealer, seat 1, has only EK, which seat 2 has seen. */
const lostWithShownCard = (): Game => {
  const game = createGame({
    variant: 'suedtirol-blind',
    players: 4,
    seed: 'known',
    setup: {
      dealer: 1,
      score: [7, 4],
      hands: [
        ['SO', 'HO', 'H10', 'S8', 'HK'],
        ['LA', 'S9', 'EO', 'EK', 'S7'],
        ['EU', 'SK', 'EA', 'SA', 'HU'],
        ['S10', 'L9', 'E8', 'L10', 'E9'],
      ],
    },
  });
  const [dealer, forehand]: readonly Seat[] = [1, 2];
  game.act({ type: 'show', seat: dealer, card: 'EK' });
  game.act({ type: 'show', seat: forehand, card: 'EU' });
  const cards = 'EU L9 SO EO S9 SK E9 HO S10 S8 S7 SA HU L10 H10 LA'.split(' ') as Card[];
  for (const card of cards) game.act({ type: 'play', seat: game.toAct[0], card });
  game.act({ type: 'bid', seat: forehand, to: 3 });
  game.act({ type: 'hold', seat: dealer });
  for (const card of ['EA', 'E8', 'HK'] as const) game.act({ type: 'play', seat: game.toAct[0], card });
  return game;
};

test('no player bluffs if an opponent has seen their last card and knows that it loses', () =>
  assertNoBid(lostWithShownCard().view(1), 4 * SEEDS));

test('a player who knows that the bidder’s last card wins the hand folds', async () => {
  const game = createGame({
    variant: 'suedtirol-blind',
    players: 4,
    seed: 'known',
    setup: {
      dealer: 0,
      score: [5, 2],
      hands: [
        ['L10', 'HA', 'LA', 'HO', 'HU'],
        ['LK', 'L7', 'SA', 'SU', 'L8'],
        ['S8', 'H7', 'E8', 'SO', 'EA'],
        ['E7', 'EO', 'LO', 'E9', 'EU'],
      ],
    },
  });
  const [bidder, answerer]: readonly Seat[] = [0, 1];
  game.act({ type: 'show', seat: bidder, card: 'HA' });
  game.act({ type: 'show', seat: answerer, card: 'L7' });
  play(game, 'LK E8 E9 LA HU');
  game.act({ type: 'bid', seat: answerer, to: 3 });
  game.act({ type: 'hold', seat: bidder });
  play(game, 'L8 EA E7 LO HO L7 H7 SO EU L10 SA SU S8 EO');
  // Only HA, the Trumpf that the bidder showed, is left.
  game.act({ type: 'bid', seat: bidder, to: 4 });
  for (let seed = 0; seed < SEEDS; seed++) {
    const action = await choose(game.view(answerer), { level: 'strong', seed: String(seed) });
    assert.deepEqual(action, { type: 'fold', seat: answerer }, String(seed));
  }
});

/** Rules of `bayrisch` in which a hand begins with the announcement. */
const SHORT_START: Partial<RuleOptions> = { schlagtausch: 'none', cut: 'plain', maschine: 0 };

/** A hand of `bayrisch` whose last trick is decided by the last card of seat 2. All others have played. */
const decidedByCilli = (): Game => {
  const game = createGame({
    variant: 'bayrisch',
    players: 4,
    seed: 'known',
    rules: SHORT_START,
    setup: {
      dealer: 1,
      score: [1, 9],
      hands: [
        ['S8', 'H10', 'SO', 'L10', 'EO'],
        ['EA', 'HA', 'LA', 'S9', 'SK'],
        ['L9', 'LK', 'E7', 'S7', 'H7'],
        ['HO', 'E8', 'HK', 'SU', 'S10'],
      ],
    },
  });
  game.act({ type: 'announce-schlag', seat: 2, schlag: '7' });
  game.act({ type: 'announce-trumpf', seat: 1, trumpf: 'S' });
  const cards = 'H7 E8 H10 HA LK HO L10 LA EA L9 S10 SO EO S9 E7 HK SU S8 SK'.split(' ') as Card[];
  for (const card of cards) game.act({ type: 'play', seat: game.toAct[0], card });
  return game;
};

test('if the last card of the hand is the partner’s, a player leaves the answer to the partner and does not bid', () => {
  const game = decidedByCilli();
  for (const seat of [0, 1] as const) {
    for (let seed = 0; seed < SEEDS; seed++)
      assert.equal(runToEnd(think(game.view(seat), 'strong', String(seed))), null, `seat ${seat}, ${seed}`);
  }
  game.act({ type: 'bid', seat: 1, to: 3 });
  for (let seed = 0; seed < SEEDS; seed++) {
    const decided = (seat: Seat, mayDefer: boolean) =>
      runToEnd(think(game.view(seat), 'strong', String(seed), undefined, mayDefer));
    assert.equal(decided(0, true), null, String(seed));
    // S7, the only higher card in play, wins the hand.
    assert.notEqual(decided(2, true)?.type ?? 'fold', 'fold', String(seed));
  }
});

test('a player who loses the game with a held bid raises instead, because the raise is free', () => {
  const game = createGame({
    variant: 'bayrisch',
    players: 4,
    rules: SHORT_START,
    seed: 'free',
    setup: {
      dealer: 2,
      score: [1, 11],
      hands: [
        ['EK', 'LA', 'S8', 'HA', 'HU'],
        ['L8', 'S9', 'LO', 'H8', 'E10'],
        ['EA', 'L10', 'E8', 'S7', 'H7'],
        ['HK', 'SO', 'EO', 'E7', 'S10'],
      ],
    },
  });
  game.act({ type: 'announce-schlag', seat: 3, schlag: 'O' });
  game.act({ type: 'announce-trumpf', seat: 2, trumpf: 'E' });
  game.act({ type: 'bid', seat: 0, to: 3 });
  game.act({ type: 'bid', seat: 3, to: 4 });
  // If the hand is lost at 4, the others have 15 points.
  const actions = Array.from({ length: SEEDS }, (_, seed) => runToEnd(think(game.view(2), 'strong', String(seed))));
  assert.ok(actions.some((action) => action?.type === 'bid'));
  for (const action of actions) assert.notEqual(action?.type, 'hold');
});

test('a player who certainly wins the hand does not bid if the value already wins the game', () => {
  const certain = (points: number): View => {
    const game = createGame({
      variant: 'bayrisch',
      players: 2,
      rules: SHORT_START,
      seed: 'enough',
      setup: {
        dealer: 0,
        score: [0, points],
        hands: [
          ['H9', 'H10', 'L7', 'L8', 'S8'],
          ['HK', 'HA', 'LA', 'H7', 'H8'],
        ],
      },
    });
    game.act({ type: 'announce-schlag', seat: 1, schlag: '9' });
    game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'E' });
    game.act({ type: 'bid', seat: 1, to: 3 });
    game.act({ type: 'bid', seat: 0, to: 4 });
    game.act({ type: 'hold', seat: 1 });
    for (const card of ['HA', 'H10', 'LA', 'L7'] as const) game.act({ type: 'play', seat: game.toAct[0], card });
    return game.view(1);
  };
  const [needed, useless] = [certain(9), certain(11)];
  assert.ok([needed, useless].every(({ legal }) => legal.some(({ type }) => type === 'bid')));
  for (const level of LEVELS) {
    for (let seed = 0; seed < SEEDS; seed++) {
      assert.equal(runToEnd(think(needed, level, String(seed)))?.type, 'bid', `${level}, ${seed}`);
      assert.equal(runToEnd(think(useless, level, String(seed)))?.type, 'play', `${level}, ${seed}`);
    }
  }
});

test('a player who sees that the hand is lost folds, even if holding the bid costs nothing', () => {
  const game = createGame({
    variant: 'bayrisch',
    players: 2,
    rules: SHORT_START,
    seed: 'lost',
    setup: {
      dealer: 0,
      // After 13 points as after 14, the side of seat 0 is gestrichen and needs one more hand.
      score: [10, 4],
      hands: [
        ['HK', 'H9', 'HA', 'L7', 'S8'],
        ['H7', 'H8', 'LA', 'SA', 'L8'],
      ],
    },
  });
  game.act({ type: 'announce-schlag', seat: 1, schlag: 'U' });
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'E' });
  game.act({ type: 'bid', seat: 1, to: 3 });
  game.act({ type: 'hold', seat: 0 });
  for (const card of 'H7 H9 L7 LA SA S8 H8 HA HK'.split(' ') as Card[])
    game.act({ type: 'play', seat: game.toAct[0], card });
  game.act({ type: 'bid', seat: 0, to: 4 });
  for (let seed = 0; seed < SEEDS; seed++)
    assert.equal(runToEnd(think(game.view(1), 'strong', String(seed)))?.type, 'fold', String(seed));
});

/** Returns the actions of strong players with this view, as text. */
const actionsWith = (view: View): ReadonlySet<string> =>
  new Set(
    TEMPERAMENTS.flatMap((temperament) =>
      Array.from({ length: SEEDS }, (_, seed) => {
        const action = runToEnd(think(view, 'strong', String(seed), temperament));
        return action?.type === 'play' ? `${action.type} ${action.card}` : String(action?.type);
      }),
    ),
  );

const handsOf = (...hands: readonly string[]): readonly (readonly Card[])[] =>
  hands.map((hand) => hand.split(' ') as Card[]);

test('a player whose last card cannot take the trick does not bid if the opponent who plays last knows the result', () => {
  const hands = handsOf('S8 EO SK H9 HK', 'S6 EK L8 LK LA', 'LU H8 LO E8 S7', 'S9 EU SA H7 E10');
  const game = createGame({
    variant: 'suedtirol',
    players: 4,
    seed: 'known',
    setup: { dealer: 1, score: [3, 2], hands },
  });
  game.act({ type: 'announce-schlag', seat: 2, schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: 1, trumpf: 'L' });
  play(game, 'S7 H7 H9 LK');
  game.act({ type: 'bid', seat: 1, to: 3 });
  game.act({ type: 'hold', seat: 0 });
  play(game, 'EK E8 S9 SK');
  game.act({ type: 'bid', seat: 2, to: 4 });
  game.act({ type: 'hold', seat: 1 });
  play(game, 'LU E10 EO LA S6 LO EU HK H8');
  game.act({ type: 'bid', seat: 3, to: 5 });
  game.act({ type: 'hold', seat: 2 });
  play(game, 'SA');
  assert.deepEqual(actionsWith(game.view(0)), new Set(['play S8']));
});

test('a player who certainly wins the last two tricks raises instead of holding', () => {
  // The Guter has been played, so that nothing beats the Rechter H8 in this trick and the Linker E8 in the last one.
  const hands = handsOf('EA H10 EO E8 H8', 'L10 LO HO E7 S7', 'LU E10 S10 H9 SO', 'S8 HU LA H7 LK');
  const setup = { dealer: 3, score: [9, 6], hands } as const;
  const game = createGame({ variant: 'suedtirol-blind', players: 4, seed: 'known', setup });
  game.act({ type: 'show', seat: 3, card: 'HU' });
  game.act({ type: 'show', seat: 0, card: 'E8' });
  play(game, 'EO S7 S10 H7 LK');
  game.act({ type: 'bid', seat: 0, to: 3 });
  game.act({ type: 'hold', seat: 3 });
  play(game, 'H10 HO E10 LO H9 LA EA LU');
  game.act({ type: 'bid', seat: 3, to: 4 });
  assert.deepEqual(actionsWith(game.view(0)), new Set(['bid']));
});
