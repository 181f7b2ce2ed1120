import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { shuffled, type Random } from '../../rules/random.js';
import { BYE, eachMeetsEach, withBye } from './each-meets-each.js';
import { costOf, pairUp, type Cost, type Pairing } from './pair-up.js';

/** The costs of a pairing, each more than all smaller ones of a round together. */
const SAME_PAIR = 1e12;
const SECOND_BYE = 1e8;
const REMATCH = 1e4;
const SAME_CLUB = 1;

/** Maximum number of entries for the search through all rounds to come. */
const MAX_SEARCH = 12;
/** Number of first pairings that the search tries, and maximum number of rounds that it draws. */
const ATTEMPTS = 12;
const MAX_STEPS = 400;
/** Number of orders to try for a plan of all rounds. */
const PLANS = 60;

/** Facts about the entries of a draw. */
export interface DrawFacts {
  readonly meetings: (one: number, other: number) => number;
  readonly byes: (entry: number) => number;
  readonly samePair: (one: number, other: number) => boolean;
  readonly sameClub: (one: number, other: number) => boolean;
}

/** A draw of opponents for all entries. */
export interface DrawOrder {
  readonly entries: readonly number[];
  /** The pairings of the stage's earlier rounds, including byes. */
  readonly before: readonly (readonly Pairing[])[];
  /** Number of rounds in the stage. */
  readonly rounds: number;
  /** The random generator of the stage's first round, from its beginning. */
  readonly planRandom: () => Random;
  readonly random: Random;
}

const costFrom =
  ({ meetings, byes, samePair, sameClub }: DrawFacts, first: boolean): Cost =>
  (one, other) => {
    if (one === BYE || other === BYE) return SECOND_BYE * byes(one === BYE ? other : one);
    return (
      (samePair(one, other) ? SAME_PAIR : 0) +
      REMATCH * meetings(one, other) +
      (first && sameClub(one, other) ? SAME_CLUB : 0)
    );
  };

const keyOf = (pairings: readonly Pairing[]): string =>
  pairings
    .map(([one, other]) => (one < other ? `${one}-${other}` : `${other}-${one}`))
    .sort()
    .join(' ');

/**
 * Returns a plan in which each entry meets each other entry once, with the least cost in its first round. Small fields need
 * a plan, because rounds drawn one by one can leave no round without a rematch.
 */
const planFor = (entries: readonly number[], facts: DrawFacts, random: Random): readonly (readonly Pairing[])[] => {
  const cost = costFrom({ ...facts, meetings: () => 0, byes: () => 0 }, true);
  let best: readonly (readonly Pairing[])[] = [];
  let least = Infinity;
  for (let plan = 0; plan < PLANS && least > 0; plan++) {
    const rounds = shuffled(eachMeetsEach(shuffled(entries, random)), random);
    const total = costOf(itemAt(rounds, 0), cost);
    if (total < least) [best, least] = [rounds, total];
  }
  return best;
};

/** Returns a round of the stage's plan that has not been played, or undefined if the stage has left its plan. */
const fromPlan = (facts: DrawFacts, order: DrawOrder): readonly Pairing[] | undefined => {
  const { entries, before, planRandom, random } = order;
  const plan = planFor(entries, facts, planRandom());
  const played = new Set(before.map(keyOf));
  const left = plan.filter((pairings) => !played.has(keyOf(pairings)));
  if (left.length === 0 || left.length !== plan.length - before.length) return undefined;
  return before.length === 0 ? left[0] : itemAt(left, random(left.length));
};

/** Whether some number of further rounds without a rematch exists after pairings, as far as a limited search finds. */
const canGoOn = (entries: readonly number[], cost: Cost, rounds: number, random: Random): boolean => {
  let steps = 0;
  const go = (played: ReadonlySet<string>, left: number): boolean => {
    if (left === 0) return true;
    const rest: Cost = (one, other) => cost(one, other) + (played.has(keyOf([[one, other]])) ? REMATCH : 0);
    for (let attempt = 0; attempt < 3 && steps < MAX_STEPS; attempt++) {
      steps++;
      const pairings = pairUp(entries, rest, random);
      if (costOf(pairings, rest) >= REMATCH) return false;
      if (go(new Set([...played, ...pairings.map((pairing) => keyOf([pairing]))]), left - 1)) return true;
    }
    return false;
  };
  return go(new Set(), rounds);
};

/** Returns pairings without a rematch that also leave later rounds without a rematch, if the search finds any. */
const withForesight = (entries: readonly number[], cost: Cost, roundsAfter: number, random: Random) => {
  const attempts = listOf(ATTEMPTS, () => pairUp(entries, cost, random));
  const least = Math.min(...attempts.map((pairings) => costOf(pairings, cost)));
  const best = attempts.filter((pairings) => costOf(pairings, cost) === least);
  const first = itemAt(best, 0);
  if (least >= REMATCH) return first;
  for (const pairings of best) {
    const played = new Set(pairings.map((pairing) => keyOf([pairing])));
    const after: Cost = (one, other) => cost(one, other) + (played.has(keyOf([[one, other]])) ? REMATCH : 0);
    if (canGoOn(entries, after, roundsAfter, random)) return pairings;
  }
  return first;
};

/**
 * Returns the opponents of a round: each entry once, and a bye if the number of entries is odd. In this order of
 * importance, the draw avoids that the same people meet themselves, that an entry has a second bye, that two entries meet
 * again in this or a later round, and in the first round that two entries of a club meet.
 */
export const drawOpponents = (facts: DrawFacts, order: DrawOrder): readonly Pairing[] => {
  const { before, rounds, random } = order;
  const entries = withBye(order.entries);
  const cost = costFrom(facts, before.length === 0);
  // If each entry still has more than half of the field to meet in the last round, a round without a rematch exists
  // (Dirac's theorem), however the earlier rounds were drawn.
  const isRoomy = entries.length - rounds >= entries.length / 2;
  if (isRoomy) return pairUp(entries, cost, random);
  const planned = rounds < entries.length ? fromPlan(facts, order) : undefined;
  if (planned && costOf(planned, cost) < REMATCH) return planned;
  if (entries.length <= MAX_SEARCH) return withForesight(entries, cost, rounds - before.length - 1, random);
  return pairUp(entries, cost, random);
};
