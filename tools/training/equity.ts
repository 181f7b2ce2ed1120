/**
 * Makes the match equity tables. Works backwards from the end of the game: plays every score with hands recorded by
 * hands.ts and with the built-in bidding on both sides. The equities calculated so far determine the bids. Writes
 * src/players/trained/equities.ts, and the distribution of hand outcomes to src/players/trained/hand-outcomes.ts. Tables
 * for other rules are calculated on demand from this distribution.
 *
 *   node --import tsx tools/training/equity.ts --two hands-2.json --four hands-4.json --hands 4500
 */
import { writeFileSync } from 'node:fs';
import { command, wholeNumber, UsageError } from '../shared/command.js';
import { encodeEquities, equityKey, MAX_NEEDED, type GameEquity } from '../../src/players/bidding/equity.js';
import { scoreAfter, CERTAIN, type Pair } from '../../src/players/bidding/equity-model.js';
import { isGestrichen } from '../../src/rules/score.js';
import { defineRules, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { emptyConduct, playHand, type Table } from '../betting/play-bids.js';
import { ours } from '../betting/bettors.js';
import { mulberry32 } from '../../src/deck/mulberry32.js';
import { calibrated, readHands, type Hand } from '../betting/instants.js';

const SEED = 11;
/** One variant of every family of variants that share a table. */
const SHIPPED: readonly VariantId[] = ['suedtirol', 'tirol', 'normal', 'bayrisch'];

/** Returns every pair of points below the target, starting with the pair nearest to the end. */
const scoresDescending = (target: number): readonly Pair[] =>
  Array.from({ length: target * target }, (_, index): Pair => [Math.floor(index / target), index % target]).sort(
    (one, other) => other[0] + other[1] - one[0] - one[1],
  );

/**
 * Returns an equity at a score that is at most the equity with one point more for the side, and at least the equity with one
 * point more for the opponents. A point more can cost a side something only if the point makes it gestrichen.
 * @param at returns the equity at another score, with the same forehand
 */
const withoutInversion = (
  equity: number,
  [own, others]: Pair,
  rules: Pick<RuleSet, 'target' | 'gestrichenAt'>,
  at: (score: Pair) => number,
): number => {
  const isSame = (points: number): boolean =>
    points + 1 < rules.target && isGestrichen(rules, points) === isGestrichen(rules, points + 1);
  const most = isSame(own) ? at([own + 1, others]) : CERTAIN;
  const least = isSame(others) ? at([own, others + 1]) : 0;
  return Math.max(least, Math.min(most, equity));
};

/**
 * Calculates the equities of the forehand's party from the first `most` hands, indexed by that party's points and the
 * opponents' points.
 */
const tableFor = (rules: RuleSet, hands: readonly Hand[], most: number): number[] => {
  const { target } = rules;
  const found = new Float64Array(target * target);
  const equity: GameEquity = ([one, other], leads) => {
    if (one >= target) return CERTAIN;
    if (other >= target) return 0;
    return leads ? found[one * target + other] : CERTAIN - found[other * target + one];
  };
  const count = Math.min(hands.length, most);
  for (const score of scoresDescending(target)) {
    const random = mulberry32(SEED);
    let sum = 0;
    for (const hand of hands.slice(0, count)) {
      const table: Table = {
        rules,
        equity,
        bettors: [ours(), ours()],
        conduct: [emptyConduct(), emptyConduct()],
        random,
      };
      const { winner, points } = playHand(table, hand, 0, score);
      sum += equity(scoreAfter(score, winner, points), false);
    }
    found[score[0] * target + score[1]] = withoutInversion(Math.round(sum / count), score, rules, (other) =>
      equity(other, true),
    );
  }
  return [...found];
};

const HIGHEST_LISTED = 5;

/**
 * Returns the outcomes per 1024 hands if these parties can bid: wins of the forehand's party with 2, 3, 4, and 5 or more
 * points, then wins of the dealer's party.
 */
const endsOf = (
  hands: readonly Hand[],
  players: 2 | 4,
  forehandBids: boolean,
  dealerBids: boolean,
): readonly number[] => {
  // A party that cannot bid is gestrichen. Uses the equity at the start of a game, where all points have the same value.
  const rules = defineRules('suedtirol', { players });
  const even: GameEquity = ([one, other]) => CERTAIN / 2 + Math.round((CERTAIN * (one - other)) / 64);
  const counts = Array.from({ length: 2 * (HIGHEST_LISTED - 1) }, () => 0);
  const bettor = ours();
  const silent = { ...bettor, bid: () => 0 };
  const random = mulberry32(SEED);
  for (const hand of hands) {
    const bettors = [forehandBids ? bettor : silent, dealerBids ? bettor : silent] as const;
    const { winner, points } = playHand(
      { rules, equity: even, bettors, conduct: [emptyConduct(), emptyConduct()], random },
      hand,
      0,
      [0, 0],
    );
    counts[winner * (HIGHEST_LISTED - 1) + Math.min(points, HIGHEST_LISTED) - 2]++;
  }
  const shares = counts.map((number) => Math.round((1024 * number) / hands.length));
  // The most frequent outcome absorbs rounding errors.
  const most = shares.indexOf(Math.max(...shares));
  return shares.map((share, index) =>
    index === most ? share + 1024 - shares.reduce((sum, one) => sum + one, 0) : share,
  );
};

const LEVELS = 16;

/** Returns the chances before the first lead, as `LEVELS` equally frequent ones. */
const chancesOf = (hands: readonly Hand[], forehand: boolean): readonly number[] => {
  if (hands.length < LEVELS)
    throw new UsageError(`${hands.length} hands are too few for ${LEVELS} levels of chances. Give more hands.`);
  const chances = hands
    .map(({ instants: [{ own, other }] }) => (forehand ? own : other))
    .sort((one, other) => one - other);
  return Array.from({ length: LEVELS }, (_, level) => {
    const group = chances.slice(
      Math.floor((level * chances.length) / LEVELS),
      Math.floor(((level + 1) * chances.length) / LEVELS),
    );
    return Math.round(group.reduce((sum, chance) => sum + chance, 0) / group.length);
  });
};

const outcomes = (hands: readonly Hand[], players: 2 | 4): string =>
  `{
    ends: [${[0, 1, 2, 3].map((bidders) => `[${endsOf(hands, players, (bidders & 1) === 1, (bidders & 2) === 2).join(', ')}]`).join(', ')}],
    forehandChances: [${chancesOf(hands, true).join(', ')}],
    dealerChances: [${chancesOf(hands, false).join(', ')}],
  }`;

type Banks = Readonly<Record<2 | 4, readonly Hand[]>>;

const outcomesText = (banks: Banks): string => `/** Generated by tools/training/equity.ts; do not edit. */

/** Distribution of hand outcomes at a table with a given number of seats. */
export interface HandsOf {
  /**
   * Outcomes per 1024 hands, by bidding parties: none, the forehand's party, the dealer's party, both. The first half counts
   * wins of the forehand's party with 2, 3, 4, and 5 or more points. The second half counts wins of the dealer's party.
   */
  readonly ends: readonly (readonly number[])[];
  /** Chances of the forehand's party before the first lead, in thousandths, all equally frequent. */
  readonly forehandChances: readonly number[];
  /** Chances of the dealer's party, in the same form. */
  readonly dealerChances: readonly number[];
}

/** By number of players. Three players use the table for four. */
export const HANDS: Readonly<Record<2 | 4, HandsOf>> = {
  2: ${outcomes(banks[2], 2)},
  4: ${outcomes(banks[4], 4)},
};
`;

const tablesText = (banks: Banks, most: number): string => {
  const tables = ([2, 4] as const).flatMap((players) =>
    SHIPPED.map((variant) => {
      const rules = defineRules(variant, { players, target: MAX_NEEDED });
      // The equities begin with 0:0, and the table with the end of the game.
      const equities = tableFor(rules, banks[players], most).reverse();
      return `  '${equityKey(rules)}':\n    '${encodeEquities(equities)}',`;
    }),
  );
  return `/** Generated by tools/training/equity.ts; do not edit. */

/**
 * Match equity tables, packed as in bidding/equity-text.ts. The value 4096 is a certain win for the party with the forehand
 * in the next hand. Indexed by the points that this party needs, then by those that its opponents need, from 1 to 15.
 */
export const EQUITY_TABLES: Readonly<Record<string, string>> = {
${tables.join('\n')}
};
`;
};

await command(
  import.meta.url,
  {
    options: {
      two: { type: 'string', multiple: true },
      four: { type: 'string', multiple: true },
      hands: { type: 'string', default: '4500' },
    },
  },
  ({ values: { two, four, hands } }) => {
    if (!two || !four) throw new UsageError('Give both --two and --four.');
    const most = wholeNumber('--hands', hands);
    const banks: Banks = { 2: calibrated(readHands(two), 2), 4: calibrated(readHands(four), 4) };
    const folder = new URL('../../src/players/trained/', import.meta.url);
    writeFileSync(new URL('hand-outcomes.ts', folder), outcomesText(banks));
    writeFileSync(new URL('equities.ts', folder), tablesText(banks, most));
  },
);
