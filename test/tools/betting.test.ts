import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedPoints, policyOf, type BidPolicy } from '../../tools/betting/hand-values.js';
import type { Hand, Of } from '../../tools/betting/instants.js';
import { above, caller, maniac, type Bettor } from '../../tools/betting/bettors.js';
import { EVEN_EQUITIES, policyInFirstHand } from '../../tools/betting/first-hand.js';
import { bestResponse, solve } from '../../tools/betting/solution.js';

/** Returns a hand of five tricks in which each party has this chance, in thousandths, of winning, until the end. */
const handWith = (winner: Of, foreChance: number): Hand => ({
  winner,
  instants: [0, 1, 2, 3, 4].flatMap((trick) =>
    ([0, 1] as const).map((party) => {
      const chance = party === 0 ? foreChance : 1000 - foreChance;
      return { trick, lead: party === 0, party, own: chance, other: 1000 - chance, mayBid: true };
    }),
  ),
});
/** Hands whose winners are as frequent as the stated chances. */
const HANDS: readonly Hand[] = [100, 300, 500, 700, 900].flatMap((chance) =>
  Array.from({ length: 20 }, (_, number) => handWith(number < chance / 50 ? 0 : 1, chance)),
);
const ROUNDS = 60;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const gain = (one: BidPolicy, other: BidPolicy): number => mean(expectedPoints(HANDS, one, other));

const simple = (bettor: Bettor): BidPolicy => policyInFirstHand(bettor, 2, EVEN_EQUITIES);
const callerPolicy = simple(caller);
const maniacPolicy = simple(maniac);
/** Folds to every bid, and never bids. */
const coward = simple({ bid: () => 0, answer: () => ({ fold: 1, raise: 0 }) });

test('two equal bettors win nothing from each other, and what one wins, the other loses', () => {
  for (const policy of [callerPolicy, maniacPolicy, coward, simple(above(600))]) assert.equal(gain(policy, policy), 0);
  const [one, other] = [simple(above(800)), maniacPolicy];
  assert.ok(Math.abs(gain(one, other) + gain(other, one)) < 1e-9);
});

test('against an opponent that folds to every bid, the best response wins every hand', () => {
  assert.ok(Math.abs(gain(policyOf(bestResponse(HANDS, coward, ROUNDS)), coward) - 2) < 0.05);
});

test('against an opponent that holds every bid, the best response bids exactly the hands above 50 %', () => {
  const response = policyOf(bestResponse(HANDS, callerPolicy, ROUNDS));
  const [first] = HANDS[0].instants;
  const bids = (chance: number): number => response.bid({ ...first, own: chance, other: 1000 - chance }, 0, 2);
  assert.ok(bids(900) > 0.9 && bids(700) > 0.9, `${bids(900)}, ${bids(700)}`);
  assert.ok(bids(300) < 0.1 && bids(100) < 0.1, `${bids(300)}, ${bids(100)}`);
});

test('a best response to a solution gains far less than to a bettor that bids only with sure hands', () => {
  const alike = [[1, 'alike']] as const;
  const [table] = solve(HANDS, { canBid: [true, true], fields: [alike, alike], rounds: 200 });
  const gainAgainst = (policy: BidPolicy): number => gain(policyOf(bestResponse(HANDS, policy, ROUNDS)), policy);
  const [solved, honest] = [gainAgainst(policyOf(table)), gainAgainst(simple(above(800)))];
  assert.ok(solved < 0.03 && honest > 3 * solved, `${solved}, ${honest}`);
});
