import { FIRST_VALUE } from '../../rules/stakes.js';
import { LAST_TRICK } from '../../rules/tricks.js';
import { DIGITS } from './base64-digits.js';
import { placeOf } from './chance-buckets.js';
import { reliance, type Habits } from './habits.js';
import { breakEvenOf, usualTake, type HandEquity } from './hand-equity.js';
import { NEUTRAL, type Leaning } from './temperament.js';
import { FREQUENCIES } from '../tables/bidding-tables.js';

/** A frequency of 1 as fixed point. */
export const ALWAYS = 63;

/** By kind of opponents, then by whether a raise is possible: frequencies by place. */
type Tables = readonly (readonly Uint8Array[])[];

const read = (texts: readonly (readonly string[])[]): Tables =>
  texts.map((pair) => pair.map((text) => Uint8Array.from(text, (digit) => DIGITS.indexOf(digit))));

const tablesFor = (players: 2 | 4): Readonly<Record<'bids' | 'folds' | 'raises', Tables>> => {
  const { bids, folds, raises } = FREQUENCIES[players];
  return { bids: read(bids), folds: read(folds), raises: read(raises) };
};

const TABLES = { 2: tablesFor(2), 4: tablesFor(4) };
const tablesOf = ({ players }: Spot) => TABLES[players === 2 ? 2 : 4];

/** Where a hand stands when a seat may bid, or has to answer. */
export interface Spot {
  readonly players: number;
  /** The trick being played, from 0. */
  readonly trick: number;
  /** Whether no card lies on the table. */
  readonly lead: boolean;
  /** The calibrated chance to win the hand, in 1000. */
  readonly chance: number;
  readonly equity: HandEquity;
  /** What the hand is worth, and what it would be worth. */
  readonly from: number;
  readonly to: number;
  /** For a bid: whether the opponents may raise it. For an answer: whether the seat itself may raise. */
  readonly mayBeRaised: boolean;
  readonly habits: Habits;
  readonly leaning?: Leaning;
  /** For an answer: how much the seat overrates its odds when it thinks of folding, in tenths; left out: not at all. */
  readonly hope?: number;
  /** Whether the seat asks more of a bid the more has been bid, or where it does not know the announcement. */
  readonly sober?: boolean;
  /** Whether nobody of sense would give such cards up for the first bid. */
  readonly good?: boolean;
  /** Whether it does not know the announcement; left out: it does. */
  readonly blind?: boolean;
}

/** The hope of a seat that takes its odds for what they are. */
export const TRUE_ODDS = 10;

/** Break-even chances this close to 0 or 1, in 1000, are not in the tables. */
const FREE = 20;
/** Above this raise point of the seat, in 1000, the opponents' own is so low that their bids say little. */
const CARELESS = 700;
/** At this take point, in 1000, or below nobody folds. */
const NO_FOLD = 15;
/**
 * Below this share of the take point, in thirds, a hand is always folded. Such hands are so rare in some spots that the tables
 * were not trained on them.
 */
const HOPELESS = 2;
/** Below the first a bid is a bluff, above the second it is for value, in 1000. */
const POOR = 300;
const GOOD = 550;

const clamped = (number: number, least: number, most: number): number => Math.min(most, Math.max(least, number));

/** The chance, scaled by odds so that a chance of `point` becomes `usual`. All in 1000. */
export const shifted = (chance: number, point: number, usual: number): number => {
  if (point <= 0) return 1000;
  if (point >= 1000) return 0;
  const pro = chance * usual * (1000 - point);
  const contra = (1000 - chance) * point * (1000 - usual);
  return pro + contra === 0 ? 0 : Math.floor((1000 * pro) / (pro + contra));
};

const placeIn = ({ trick, lead, from }: Spot, chance: number): number => placeOf(trick, lead, from, chance);

/** A chance in 1000 whose odds are overrated, in tenths. None and certainty stay what they are. */
const hoped = (chance: number, hope: number): number =>
  Math.floor((1000 * chance * hope) / (chance * hope + (1000 - chance) * TRUE_ODDS));

/** From this value on a bid is more than an answer to a raise. */
const HIGH = 4;
/** By what the odds are divided of a sober seat that thinks of a bid: for each bid from there on, and where it is blind. */
const SOBERING = 4;
/** A chance at which a bid neither gains nor loses, in 1000. */
const EVEN = 500;

/**
 * The chance a seat goes by when it thinks of raising this value, in 1000, scaled so that `EVEN` is its raise point. Each bid
 * of the others tells of better cards; null: a sober seat does not think of it, or would only bluff where a bluff is folly.
 */
const wishToRaise = (
  { chance, trick, leaning = NEUTRAL, sober, blind }: Spot,
  value: number,
  point: number,
): number | null => {
  if (sober && blind && trick === 0) return null;
  const doubts = sober ? Math.max(0, value - HIGH + 1) + (blind ? 1 : 0) : 0;
  const believed = hoped(chance, TRUE_ODDS / SOBERING ** doubts);
  const wish = clamped(shifted(believed, point, EVEN) + (chance < 1000 ? leaning.bid : 0), 0, 1000);
  return doubts > 0 && Math.min(wish, believed) < EVEN ? null : wish;
};

/** Linear interpolation between two frequencies; the weight of the second is in 64. */
const between = (one: number, other: number, weight: number): number => (one * (64 - weight) + other * weight) / 64;

/** A free bid is made at once below this chance, in 1000: in the last trick but one, and before. */
const LOSING = 450;
const LOST = 200;

/**
 * How often to bid where it costs nothing. Against opponents who never bid there is time; and opponents who fold lost hands are
 * best asked while they cannot tell: late, or before the hand is lost. Opponents who always hold are asked at once.
 */
const freeShare = ({ trick, chance, habits }: Spot): number => {
  const due = trick === LAST_TRICK || (trick === LAST_TRICK - 1 && chance < LOSING) || (trick > 0 && chance < LOST);
  return due ? ALWAYS : between(ALWAYS, 0, Math.floor((reliance(habits.passive) * (64 - habits.hold)) / 64));
};

/** How often to bid without being asked, 0 to `ALWAYS`. */
export const bidShare = (spot: Spot): number => {
  const { equity, from, to, chance, habits, mayBeRaised, trick, leaning = NEUTRAL } = spot;
  const points = breakEvenOf(equity, from, to);
  const wish = wishToRaise(spot, from, points.raise);
  if (wish === null || points.raise >= 1000 - FREE) return 0;
  if (points.raise <= FREE) return freeShare(spot);
  const place = placeIn(spot, wish);
  // Opponents who cannot afford to fold do not, whatever their habits are.
  const desperate = 64 - Math.floor((64 * points.theirTake) / usualTake(from, to));
  const holding = clamped(Math.max(habits.hold, Math.floor((desperate * 5) / 4)), 0, 64);
  const { bids } = tablesOf(spot);
  const against = (raised: 0 | 1): number => between(bids[0][raised][place], bids[1][raised][place], holding);
  const share = mayBeRaised ? between(against(1), against(0), habits.passive) : against(0);
  const bluff = chance < POOR && holding < 32 ? leaning.bluff : 0;
  const early = chance > GOOD && trick < 2 ? leaning.early : 0;
  return clamped(share + bluff + early, 0, ALWAYS);
};

/** How often to fold, and how often to raise if one does not, 0 to `ALWAYS`. */
export interface AnswerShares {
  readonly fold: number;
  readonly raise: number;
}

/** How often to give each answer to a bid. */
export const answerShares = (spot: Spot): AnswerShares => {
  const { equity, from, to, chance, habits, mayBeRaised, leaning = NEUTRAL, hope = TRUE_ODDS, sober, good } = spot;
  const { folds, raises } = tablesOf(spot);
  const { take, raise: here } = breakEvenOf(equity, from, to);
  // Bidders who lose nothing by it bid on anything, whatever their habits are.
  const careless = clamped(Math.floor((64 * (here - CARELESS)) / (1000 - FREE - CARELESS)), 0, 64);
  const bold = Math.max(habits.wild, careless);
  const mixed = ([usual, wild]: Tables, which: number, place: number): number =>
    between(usual[which][place], wild[which][place], bold);
  const usualPoint = usualTake(from, to);
  const moved = clamped(shifted(hoped(chance, hope), take, usualPoint) + leaning.hold, 0, 1000);
  const isHopeless = 3 * moved < HOPELESS * usualPoint;
  const usual = isHopeless ? ALWAYS : mixed(folds, mayBeRaised ? 1 : 0, placeIn(spot, moved));
  const fold = take <= NO_FOLD || (sober && good && from === FIRST_VALUE) ? 0 : usual;
  if (!mayBeRaised) return { fold, raise: 0 };
  const { raise } = breakEvenOf(equity, to, to + 1);
  const wish = wishToRaise(spot, to, raise);
  if (wish === null || raise >= 1000 - FREE) return { fold, raise: 0 };
  if (raise <= FREE) return { fold, raise: ALWAYS };
  return { fold, raise: clamped(mixed(raises, 0, placeIn(spot, wish)), 0, ALWAYS) };
};
