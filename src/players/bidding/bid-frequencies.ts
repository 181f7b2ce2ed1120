import { FIRST_VALUE } from '../../rules/stakes.js';
import { LAST_TRICK } from '../../rules/tricks.js';
import { DIGITS } from './base64-digits.js';
import { tableIndex } from './chance-buckets.js';
import type { KnownOutcome } from '../choice/known-outcome.js';
import { reliance, type Habits } from './habits.js';
import { CERTAIN } from './equity-model.js';
import { breakEvenOf, usualTakePoint, type HandEquity } from './hand-equity.js';
import { NEUTRAL, type Leaning } from './temperament.js';
import { FREQUENCIES } from '../trained/bid-frequencies.js';

/** Fixed-point value of the frequency 1. */
export const ALWAYS = 63;

/** Frequencies by kind of opponent, then by whether a raise is possible, then by table index. */
type Tables = readonly (readonly Uint8Array[])[];

const readTables = (texts: readonly (readonly string[])[]): Tables =>
  texts.map((pair) => pair.map((text) => Uint8Array.from(text, (digit) => DIGITS.indexOf(digit))));

const tablesFor = (players: 2 | 4): Readonly<Record<'bids' | 'folds' | 'raises', Tables>> => {
  const { bids, folds, raises } = FREQUENCIES[players];
  return { bids: readTables(bids), folds: readTables(folds), raises: readTables(raises) };
};

const TABLES = { 2: tablesFor(2), 4: tablesFor(4) };
const tablesOf = ({ players }: BidSituation) => TABLES[players === 2 ? 2 : 4];

/** Situation of a seat that can bid or must answer a bid. */
export interface BidSituation {
  readonly players: number;
  /** Index of the current trick, from 0. */
  readonly trick: number;
  /** Whether no card of the trick has been played. */
  readonly lead: boolean;
  /** The calibrated chance of winning the hand, in thousandths. */
  readonly chance: number;
  readonly equity: HandEquity;
  /** The value of the hand before and after the bid. */
  readonly from: number;
  readonly to: number;
  /** For a bid: whether the opponents can raise the bid. For an answer: whether the seat can raise. */
  readonly mayBeRaised: boolean;
  readonly habits: Habits;
  readonly leaning?: Leaning;
  /** For an answer: factor, in tenths, by which the seat overrates its odds. Default: 10. */
  readonly optimism?: number;
  /** Whether the seat needs better cards to bid, especially at higher values and in blind play. */
  readonly isCautious?: boolean;
  /** Whether the hand is too good to fold after the first bid. */
  readonly isGoodHand?: boolean;
  /** Whether the seat does not know the announcement. Default: false. */
  readonly blind?: boolean;
  /** The outcome of the hand if a player is certain of it. */
  readonly outcome?: KnownOutcome | null;
}

/** Optimism of a seat that estimates its odds correctly. */
export const NEUTRAL_OPTIMISM = 10;

/** Distance from 0 and 1, in thousandths, within which the tables have no break-even chances. */
const BREAK_EVEN_MARGIN = 20;
/**
 * Raise point of the seat, in thousandths, above which the opponents' raise point is so low that their bids are weak
 * evidence.
 */
const CARELESS_RAISE_POINT = 700;
/** Take point, in thousandths, up to which every seat holds. */
const NO_FOLD_TAKE_POINT = 15;
/**
 * Share of the take point, in thirds, below which a seat always folds. In some situations, such hands are too rare to train
 * the tables.
 */
const HOPELESS_THIRDS = 2;
/** Divisor of the take point, below which even an optimistic seat always folds. */
const HOPELESS_DIVISOR = 2;
/** Chances, in thousandths. A bid below the first chance is a bluff, and a bid above the second is for value. */
const BLUFF_BELOW = 300;
const VALUE_ABOVE = 550;

const clamp = (number: number, least: number, most: number): number => Math.min(most, Math.max(least, number));

/** Scales the odds of a chance so that `point` becomes `usual`. All values are in thousandths. */
export const scaleByOdds = (chance: number, point: number, usual: number): number => {
  if (point <= 0) return 1000;
  if (point >= 1000) return 0;
  const pro = chance * usual * (1000 - point);
  const contra = (1000 - chance) * point * (1000 - usual);
  return pro + contra === 0 ? 0 : Math.floor((1000 * pro) / (pro + contra));
};

const indexIn = ({ trick, lead, from }: BidSituation, chance: number): number => tableIndex(trick, lead, from, chance);

/** Multiplies the odds of a chance, in thousandths, by the optimism, in tenths. Leaves 0 and 1000 unchanged. */
const withOptimism = (chance: number, optimism: number): number =>
  Math.floor((1000 * chance * optimism) / (chance * optimism + (1000 - chance) * NEUTRAL_OPTIMISM));

/** Lowest value for which a cautious seat needs better cards. */
const HIGH_VALUE = 4;
/** Divisor of a cautious seat's odds before a bid, applied once per value from `HIGH_VALUE` on, and once in blind play. */
const CAUTION_DIVISORS = 4;
/** Chance, in thousandths, at which a bid neither gains nor loses. */
const EVEN_CHANCE = 500;

/**
 * Returns the chance, in thousandths, on which a seat bases its decision to raise this value. The chance is scaled so that
 * `EVEN_CHANCE` is the raise point. Each bid by the others indicates better cards. Returns null if the seat is blind before
 * the first trick, or if a cautious seat would only bluff at a high value.
 */
const chanceForRaise = (
  { chance, trick, leaning = NEUTRAL, isCautious, blind }: BidSituation,
  value: number,
  point: number,
): number | null => {
  // Before the first trick, a blind seat knows almost nothing and would fold to most raises.
  if (blind && trick === 0) return null;
  const doubts = isCautious ? Math.max(0, value - HIGH_VALUE + 1) + (blind ? 1 : 0) : 0;
  const cautious = withOptimism(chance, NEUTRAL_OPTIMISM / CAUTION_DIVISORS ** doubts);
  const scaled = clamp(scaleByOdds(cautious, point, EVEN_CHANCE) + (chance < 1000 ? leaning.bid : 0), 0, 1000);
  return doubts > 0 && Math.min(scaled, cautious) < EVEN_CHANCE ? null : scaled;
};

/** Frequencies below this one, and above its counterpart, are rounded: a rarer action is not part of the strategy. */
const RAREST = 2;

const inStrategy = (share: number): number => (share < RAREST ? 0 : share > ALWAYS - RAREST ? ALWAYS : share);

/** Interpolates linearly between two frequencies. `weight` is the weight of the second, in 64ths. */
const interpolate = (one: number, other: number, weight: number): number => (one * (64 - weight) + other * weight) / 64;

/**
 * Chances, in thousandths, below which a seat makes a free bid immediately: in the second-to-last trick, and in earlier
 * tricks except the first.
 */
const LOSING_CHANCE = 450;
const LOST_CHANCE = 200;

/**
 * Returns the frequency of a free bid. A seat can delay the bid against opponents who never bid. If the opponents fold lost
 * hands, the seat bids late, or before the hand is lost. If the opponents always hold, the seat bids immediately.
 */
const freeBidShare = ({ trick, chance, habits }: BidSituation): number => {
  const due =
    trick === LAST_TRICK || (trick === LAST_TRICK - 1 && chance < LOSING_CHANCE) || (trick > 0 && chance < LOST_CHANCE);
  return due ? ALWAYS : interpolate(ALWAYS, 0, Math.floor((reliance(habits.passive) * (64 - habits.hold)) / 64));
};

/**
 * Whether these points already win the game. Opponents who would lose the game then never fold, and higher points gain
 * nothing.
 */
const winsGame = ({ won }: HandEquity, points: number): boolean => won(points) >= CERTAIN;

/** Returns the frequency of a bid that does not answer another bid, 0 to `ALWAYS`. */
export const bidShare = (situation: BidSituation): number => {
  const { equity, from, to, chance, habits, mayBeRaised, trick, outcome, leaning = NEUTRAL } = situation;
  if (winsGame(equity, from)) return 0;
  // After this trick, there is no later bid, so that waiting gains nothing. The opponents can also raise.
  if (outcome === 'won') return equity.won(to) >= equity.won(from) ? ALWAYS : 0;
  // The opponents know that they win, and do not fold. A partner who knows the outcome bids if the hand is won.
  if (outcome) return 0;
  const points = breakEvenOf(equity, from, to);
  const scaled = chanceForRaise(situation, from, points.raise);
  if (scaled === null || points.raise >= 1000 - BREAK_EVEN_MARGIN) return 0;
  if (points.raise <= BREAK_EVEN_MARGIN) return freeBidShare(situation);
  const index = indexIn(situation, scaled);
  // Opponents who cannot afford to fold hold the bid, regardless of their habits.
  const desperate = 64 - Math.floor((64 * points.theirTake) / usualTakePoint(from, to));
  const holding = clamp(Math.max(habits.hold, Math.floor((desperate * 5) / 4)), 0, 64);
  const { bids } = tablesOf(situation);
  const against = (raised: 0 | 1): number => interpolate(bids[0][raised][index], bids[1][raised][index], holding);
  const share = mayBeRaised ? interpolate(against(1), against(0), habits.passive) : against(0);
  const bluff = chance < BLUFF_BELOW && holding < 32 ? leaning.bluff : 0;
  const early = chance > VALUE_ABOVE && trick < 2 ? leaning.early : 0;
  return inStrategy(share + bluff + early);
};

/** Frequency of folding, and frequency of raising if the seat does not fold, each from 0 to `ALWAYS`. */
export interface AnswerShares {
  readonly fold: number;
  readonly raise: number;
}

/** Returns the frequency of each answer to a bid. */
export const answerShares = (situation: BidSituation): AnswerShares => {
  const {
    equity,
    from,
    to,
    chance,
    habits,
    mayBeRaised,
    leaning = NEUTRAL,
    optimism = NEUTRAL_OPTIMISM,
    isCautious,
    isGoodHand,
    outcome,
  } = situation;
  // A player who loses the game by folding plays on.
  if (outcome === 'lost') return { fold: equity.lost(from) > 0 ? ALWAYS : 0, raise: 0 };
  // There is no later bid, and a raise that the opponents fold to wins as much as holding.
  if (outcome === 'won') return { fold: 0, raise: mayBeRaised && !winsGame(equity, to) ? ALWAYS : 0 };
  const { folds, raises } = tablesOf(situation);
  const { take, raise: raisePoint } = breakEvenOf(equity, from, to);
  // Bidders who have nothing to lose bid with any cards, regardless of their habits.
  const careless = clamp(
    Math.floor((64 * (raisePoint - CARELESS_RAISE_POINT)) / (1000 - BREAK_EVEN_MARGIN - CARELESS_RAISE_POINT)),
    0,
    64,
  );
  const wildness = Math.max(habits.wild, careless);
  const mixed = ([usual, wild]: Tables, which: number, index: number): number =>
    interpolate(usual[which][index], wild[which][index], wildness);
  const usualPoint = usualTakePoint(from, to);
  const scaledChance = clamp(scaleByOdds(withOptimism(chance, optimism), take, usualPoint) + leaning.hold, 0, 1000);
  const isHopeless = 3 * scaledChance < HOPELESS_THIRDS * usualPoint || chance < take / HOPELESS_DIVISOR;
  const usual = isHopeless ? ALWAYS : mixed(folds, mayBeRaised ? 1 : 0, indexIn(situation, scaledChance));
  const fold = take <= NO_FOLD_TAKE_POINT || (isCautious && isGoodHand && from === FIRST_VALUE) ? 0 : inStrategy(usual);
  if (!mayBeRaised || winsGame(equity, to)) return { fold, raise: 0 };
  const { raise } = breakEvenOf(equity, to, to + 1);
  const scaled = chanceForRaise(situation, to, raise);
  if (scaled === null || raise >= 1000 - BREAK_EVEN_MARGIN) return { fold, raise: 0 };
  if (raise <= BREAK_EVEN_MARGIN) return { fold, raise: ALWAYS };
  // An opponent who knows that the raise loses holds it, and one who knows that it wins folds.
  if (outcome === 'known-to-other') return { fold, raise: 0 };
  return { fold, raise: inStrategy(mixed(raises, 0, indexIn(situation, scaled))) };
};
