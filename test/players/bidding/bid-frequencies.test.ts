import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { rateAnswers, chooseBid, wantsForcedValue } from '../../../src/players/bidding/bidding.js';
import {
  ALWAYS,
  answerShares,
  bidShare,
  scaleByOdds,
  NEUTRAL_OPTIMISM,
  type BidSituation,
} from '../../../src/players/bidding/bid-frequencies.js';
import {
  breakEvenOf,
  handEquityFor,
  usualTakePoint,
  type HandEquity,
} from '../../../src/players/bidding/hand-equity.js';
import { TEMPERAMENTS, temperamentOf } from '../../../src/players/bidding/temperament.js';
import { bidCountsOf, bidWeight, FULL_WEIGHT } from '../../../src/players/worlds/bid-likelihood.js';
import { LEVELS, skillOf } from '../../../src/players/level.js';
import { CERTAIN } from '../../../src/players/bidding/equity-model.js';

/** Equity in which every point is worth the same. */
const even: HandEquity = {
  won: (points) => CERTAIN / 2 + 10_000 * points,
  lost: (points) => CERTAIN / 2 - 10_000 * points,
};
const situation: BidSituation = {
  players: 2,
  trick: 0,
  lead: true,
  chance: 500,
  equity: even,
  from: 2,
  to: 3,
  mayBeRaised: true,
  habits: { hold: 20, wild: 5, passive: 10 },
};
const everySituation = [2, 4].flatMap((players) =>
  [0, 1, 2, 3, 4].flatMap((trick) =>
    [true, false].flatMap((lead) =>
      [2, 3, 4, 5].map((from): BidSituation => ({ ...situation, players, trick, lead, from, to: from + 1 })),
    ),
  ),
);

/** Returns the view of a hand in play for two players, with the announcement made and this score. */
const viewAt = (score: readonly [number, number], seed = 'bids'): View => {
  const game = createGame({ variant: 'suedtirol', players: 2, seed, setup: { dealer: 0, score } });
  while (game.phase !== 'play' && game.phase !== 'decide') {
    const [seat] = game.toAct;
    game.act(game.legalActions(seat)[0]);
  }
  return game.view(game.toAct[0]);
};

test('the take points are 16.7, 12.5 and 10 % and the raise point is 50 % if every point is worth the same', () => {
  assert.deepEqual(
    [2, 3, 4].map((from) => usualTakePoint(from, from + 1)),
    [166, 125, 100],
  );
  for (const from of [2, 3, 4]) {
    const { take, raise, theirTake } = breakEvenOf(even, from, from + 1);
    assert.equal(take, usualTakePoint(from, from + 1));
    assert.equal(theirTake, take);
    assert.equal(raise, 500);
  }
});

test('at 0:0, the take points are close to those for points of equal worth', () => {
  const view = viewAt([0, 0]);
  for (const from of [2, 3, 4]) {
    const { take } = breakEvenOf(handEquityFor(view, view.seat as number), from, from + 1);
    assert.ok(Math.abs(take - usualTakePoint(from, from + 1)) < 45, `${from}: ${take}`);
  }
});

test('a player who would lose the game by losing the hand bids with any cards', () => {
  const view = viewAt([13, 10]);
  const seat = 1;
  assert.equal(view.seat, seat);
  assert.equal(breakEvenOf(handEquityFor(view, seat), 2, 3).raise, 0);
  assert.equal(chooseBid(view, seat, 0.1, [3]), 3);
});

test('a player who has certainly won the hand raises instead of holding, unless the points already win the game', () => {
  const won: BidSituation = { ...situation, from: 3, to: 4, outcome: 'won', chance: 1000 };
  assert.deepEqual(answerShares(won), { fold: 0, raise: ALWAYS });
  assert.deepEqual(answerShares({ ...won, mayBeRaised: false }), { fold: 0, raise: 0 });
  assert.deepEqual(answerShares({ ...won, equity: { won: () => CERTAIN, lost: even.lost } }), { fold: 0, raise: 0 });
});

test('a player does not raise if an opponent with the last card knows who wins', () => {
  const sure: BidSituation = { ...situation, from: 4, to: 5, chance: 950 };
  assert.notEqual(answerShares(sure).raise, 0);
  assert.equal(answerShares({ ...sure, outcome: 'known-to-other' }).raise, 0);
});

test('a player who loses the game with the hand also bids if more points gain nothing, because the opponents can fold', () => {
  const equity: HandEquity = { won: () => CERTAIN / 2, lost: () => 0 };
  assert.equal(breakEvenOf(equity, 8, 9).raise, 0);
  for (const one of everySituation) assert.equal(bidShare({ ...one, equity }), ALWAYS);
  assert.equal(answerShares({ ...situation, equity, from: 8, to: 9 }).raise, ALWAYS);
});

test('a player delays a risk-free bid only against opponents who never bid but often fold', () => {
  const free: HandEquity = { won: even.won, lost: () => CERTAIN / 4 };
  const shareAt = (trick: number, habits: BidSituation['habits']): number =>
    bidShare({ ...situation, trick, chance: 600, equity: free, habits });
  const folder = { hold: 4, wild: 0, passive: 59 };
  assert.ok(shareAt(0, folder) < ALWAYS / 4, 'waits');
  assert.equal(shareAt(4, folder), ALWAYS);
  assert.ok(
    bidShare({ ...situation, trick: 2, chance: 100, equity: free, habits: folder }) === ALWAYS,
    'the hand is nearly lost',
  );
  assert.ok(shareAt(0, { ...folder, hold: 60 }) > ALWAYS * 0.9, 'an opponent who always holds');
  assert.equal(shareAt(0, { ...folder, passive: 30 }), ALWAYS);
});

test('near the start of a game, a raise needs better cards against opponents who never bid', () => {
  const view = viewAt([0, 0]);
  const seat = view.seat as number;
  assert.ok(
    breakEvenOf(handEquityFor(view, seat, 59), 2, 3).raise > breakEvenOf(handEquityFor(view, seat), 2, 3).raise + 20,
    'the raise point rises',
  );
});

test('a player never folds if folding would lose the game', () => {
  const hopeless: HandEquity = { won: even.won, lost: () => 0 };
  assert.equal(answerShares({ ...situation, chance: 40, equity: hopeless }).fold, 0);
});

test('a hand far below the take point is always folded, in every situation and against every bidder', () => {
  for (const one of everySituation) {
    for (const wild of [0, 60]) {
      for (const mayBeRaised of [true, false]) {
        const share = answerShares({
          ...one,
          chance: Math.floor(usualTakePoint(one.from, one.to) / 2),
          mayBeRaised,
          habits: { ...one.habits, wild },
        });
        assert.equal(share.fold, ALWAYS, `${JSON.stringify(one)}, wild ${wild}, raised ${mayBeRaised}`);
      }
    }
  }
});

test('shares of bids, folds and raises are from 0 to ALWAYS, and the share of raises is 0 if no raise is possible', () => {
  for (const one of everySituation) {
    for (let chance = 0; chance <= 1000; chance += 50) {
      const bid = bidShare({ ...one, chance });
      const { fold, raise } = answerShares({ ...one, chance });
      for (const share of [bid, fold, raise]) assert.ok(share >= 0 && share <= ALWAYS, `${share} at ${chance}`);
      assert.equal(answerShares({ ...one, chance, mayBeRaised: false }).raise, 0);
    }
  }
});

test('players rarely fold good hands, usually fold hopeless hands, and bid a certain win in the last trick', () => {
  // A player who bids in the last trick after playing their card can be certain of winning.
  for (const one of everySituation.filter(({ trick }) => trick < 4)) {
    assert.ok(answerShares({ ...one, chance: 960 }).fold <= 3, `960 at ${JSON.stringify(one)}`);
    const poor = answerShares({ ...one, chance: 10, habits: { ...one.habits, wild: 0 } });
    assert.ok(poor.fold > ALWAYS / 2, `10 at ${JSON.stringify(one)}: ${poor.fold}`);
  }
  for (const players of [2, 4]) {
    assert.ok(bidShare({ ...situation, players, trick: 4, chance: 1000 }) > ALWAYS * 0.9, `${players} players`);
  }
});

test('players almost never bluff against opponents who always hold', () => {
  for (const one of everySituation.filter(({ from }) => from === 2)) {
    const bluff = bidShare({ ...one, chance: 80, habits: { hold: 64, wild: 0, passive: 0 } });
    assert.ok(bluff <= 6, `${bluff} at trick ${one.trick}, ${one.players} players`);
  }
});

test('scaleByOdds() moves the given point to the standard point, keeps the order, and leaves 0 and 1000 unchanged', () => {
  assert.equal(scaleByOdds(250, 250, 500), 500);
  assert.equal(scaleByOdds(0, 250, 500), 0);
  assert.equal(scaleByOdds(1000, 250, 500), 1000);
  assert.equal(scaleByOdds(300, 0, 500), 1000);
  assert.equal(scaleByOdds(300, 1000, 500), 0);
  for (let chance = 1; chance <= 1000; chance++)
    assert.ok(scaleByOdds(chance, 170, 400) >= scaleByOdds(chance - 1, 170, 400), String(chance));
});

test('the same view and seed give the same bid, and different seeds give different bids in close decisions', () => {
  const views = Array.from({ length: 30 }, (_, number) => viewAt([4, 6], `mix-${number}`));
  const bids = (seed: string): string =>
    views
      .flatMap((view) =>
        [0.6, 0.93, 0.99, 1].map((chance) => chooseBid(view, view.seat as number, chance, [3], { seed })),
      )
      .join('');
  assert.equal(bids('one'), bids('one'));
  const all = new Set(['one', 'two', 'three', 'four', 'five', 'six'].map(bids));
  assert.ok(all.size > 1, 'no two seeds give different bids');
});

test('holding and folding never have equal values, and a raise is never chosen if it is not possible', () => {
  const view = { ...viewAt([4, 6]), legal: [] };
  for (let chance = 0; chance <= 1; chance += 0.05) {
    const { hold, fold, raise } = rateAnswers(view, view.seat as number, chance, 3);
    assert.notEqual(hold, fold);
    assert.ok(raise < 0, `raises at ${chance}`);
  }
});

test('the value of "Farbe!" falls as the chance of a suitable card rises', () => {
  const view = viewAt([0, 0]);
  const { farbe } = rateAnswers(view, view.seat as number, 0.5, 3);
  assert.ok(farbe(0) > farbe(0.5) && farbe(0.5) > farbe(1), 'the value falls with the chance that the card fits');
});

test('a gestrichen side plays the Four with good cards and declines it with hopeless cards', () => {
  const view = viewAt([5, 14]);
  assert.equal(view.phase, 'decide');
  assert.equal(wantsForcedValue(view, 1, 0.99), true);
  assert.equal(wantsForcedValue(view, 1, 0.01), false);
});

test('temperamentOf() returns the same temperament for the same seed, and every temperament occurs', () => {
  assert.equal(temperamentOf('table', 2), temperamentOf('table', 2));
  const found = new Set(Array.from({ length: 60 }, (_, seat) => temperamentOf('table', seat)));
  assert.equal(found.size, TEMPERAMENTS.length);
});

test('a bid makes strong hands of the bidder more likely but rules out no world', () => {
  const view = viewAt([0, 0]);
  const other = 1 - (view.seat as number);
  const countsBefore = bidCountsOf(view);
  assert.equal(bidWeight(view, countsBefore, other, 100), FULL_WEIGHT);
  const countsAfter = bidCountsOf({
    ...view,
    history: [
      ...view.history,
      { type: 'bid', seat: other, to: 3 },
      { type: 'bid', seat: other, to: 5 },
      { type: 'hold', seat: other },
    ],
  });
  assert.deepEqual(countsAfter[other], { bids: 2, holds: 1 });
  let last = 0;
  for (let strength = 0; strength <= 1000; strength += 25) {
    const weight = bidWeight(view, countsAfter, other, strength);
    assert.ok(weight >= Math.max(last, FULL_WEIGHT / 20), `${weight} at ${strength}`);
    assert.ok(bidWeight(view, countsAfter, other, strength, true) >= weight, 'half trust gives more weight');
    last = weight;
  }
  assert.equal(bidWeight(view, countsAfter, view.seat as number, 100), FULL_WEIGHT);
});

test('optimism lowers the share of folds, except when a win or loss is certain', () => {
  let less = 0;
  for (const where of everySituation) {
    for (let chance = 0; chance <= 1000; chance += 50) {
      const [plain, hopeful] = [undefined, 22].map(
        (optimism) => answerShares({ ...where, chance, ...(optimism !== undefined && { optimism }) }).fold,
      );
      if (chance === 0 || chance === 1000) assert.equal(hopeful, plain, `${chance}`);
      else less += plain - hopeful;
    }
  }
  assert.ok(less > 1000, `${less} in ${ALWAYS}`);
});

test('even an optimistic player folds with less than half of the chance that holding needs', () => {
  let folded = 0;
  for (const where of everySituation) {
    const { take } = breakEvenOf(where.equity, where.from, where.to);
    for (let chance = 0; chance < take / 2 && take > 15; chance += 10) {
      assert.equal(answerShares({ ...where, chance, optimism: 22 }).fold, ALWAYS, `${chance} of ${take}`);
      folded++;
    }
  }
  assert.ok(folded > 100, `${folded}`);
});

test('at the easy and medium levels, all players are optimistic, but at the strong level only those without an ally', () => {
  assert.deepEqual(
    LEVELS.map((level) => [
      skillOf(level).optimism > NEUTRAL_OPTIMISM,
      skillOf(level).optimismAlone > NEUTRAL_OPTIMISM,
    ]),
    [
      [true, true],
      [true, true],
      [false, true],
    ],
  );
});
