import type { View } from '../../game/view.js';
import { randomFrom, type Random } from '../../rules/random.js';
import { gestrichenChoice } from '../../rules/score.js';
import type { Seat } from '../../rules/seats.js';
import { raised } from '../../rules/stakes.js';
import { seatDueIn } from '../cards/course.js';
import { HAND_SIZE } from '../cards/position.js';
import { isBlindSeat } from '../worlds/knowledge.js';
import { calibrate } from './calibration.js';
import { habitsOf, reliance } from './habits.js';
import { ALWAYS, answerShares, bidShare, type Spot } from './bid-frequencies.js';
import { othersMayRaise, handEquityFor, worthOf } from './hand-equity.js';
import { leaningOf, type Temperament } from './temperament.js';
import { CERTAIN } from './equity-model.js';

/** Who bids, besides what he sees. */
export interface Bidder {
  /** Same view, same seed: same bid. Bids are drawn from a stream of their own. Default: one fixed seed. */
  readonly seed?: string;
  /** How he likes to bid; left out: neither way. */
  readonly temperament?: Temperament;
}

const streamFor = ({ gameNumber, handNumber, history }: View, seat: Seat, { seed = '' }: Bidder): Random =>
  randomFrom('bids', seed, gameNumber, handNumber, seat, history.length);

/** The trick being played, from 0: whoever has not played to it holds a card more. */
const trickIn = ({ handSizes }: View): number => HAND_SIZE - Math.max(...handSizes);

/**
 * The chance to win the hand as it really is, in 1000.
 * @param chance the share of the imagined worlds in which the hand is won, 0..1
 */
export const calibratedChance = (view: View, seat: Seat, chance: number): number =>
  calibrate(1000 * chance, {
    players: view.players,
    trick: trickIn(view),
    lead: view.trick.length === 0,
    due: seat === seatDueIn(view),
    dark: isBlindSeat(view),
  });

const spotFor = (
  view: View,
  seat: Seat,
  chance: number,
  { temperament }: Bidder,
): Omit<Spot, 'from' | 'to' | 'mayBeRaised'> => {
  const habits = habitsOf(view, seat);
  return {
    players: view.players,
    trick: trickIn(view),
    lead: view.trick.length === 0,
    chance: calibratedChance(view, seat, chance),
    equity: handEquityFor(view, seat, reliance(habits.passive)),
    habits,
    leaning: leaningOf(temperament),
  };
};

/**
 * The value to bid of one's own accord, one of those that may be named; null: none. How often is a matter of the cards, of
 * what the game is worth either way, and of what the others have done in this game; whether now, of luck.
 * @param chance the share of the imagined worlds in which the hand is won, 0..1; bids must not have weighed in it
 */
export const valueToBid = (
  view: View,
  seat: Seat,
  chance: number,
  values: readonly number[],
  bidder: Bidder = {},
): number | null => {
  const random = streamFor(view, seat, bidder);
  const spot = spotFor(view, seat, chance, bidder);
  const from = view.value;
  // The highest first: who may jump asks himself that before anything else.
  for (const to of [...values].sort((one, other) => other - one)) {
    if (random(ALWAYS) < bidShare({ ...spot, from, to, mayBeRaised: othersMayRaise(view, seat, to) })) return to;
  }
  return null;
};

/** What an answer to a bid is worth, in chances to win the game, 0..1. */
export interface Answers {
  /** Of holding and folding, that is worth more which is drawn where either may be right. */
  readonly hold: number;
  readonly fold: number;
  /** What raising gains on top of holding; above 0 if it is drawn. */
  readonly raise: number;
  /** "Farbe!", if the bidder's card fits with this chance, 0..1. */
  readonly farbe: (fits: number) => number;
}

/** How much more that is worth which is drawn; the tables know nothing finer. */
const DRAWN = 1 / 1024;

/**
 * What the answers to a bid come to.
 * @param chance the share of the imagined worlds in which the hand is won, 0..1; bids must not have weighed in it
 * @param to the value offered
 */
export const answersToBid = (view: View, seat: Seat, chance: number, to: number, bidder: Bidder = {}): Answers => {
  const random = streamFor(view, seat, bidder);
  const mayBeRaised = view.legal.some(
    (action) => action.type === 'bid' && action.to === raised(to) && action.penalty === undefined,
  );
  const spot: Spot = { ...spotFor(view, seat, chance, bidder), from: view.value, to, mayBeRaised };
  const { fold: folds, raise: raises } = answerShares(spot);
  const [foldsNow, raisesNow] = [random(ALWAYS) < folds, random(ALWAYS) < raises];
  const held = worthOf(spot.equity, to, spot.chance) / CERTAIN;
  const folded = spot.equity.lost(view.value) / CERTAIN;
  const best = Math.max(held, folded);
  return {
    hold: foldsNow ? Math.min(held, best - DRAWN) : best,
    fold: foldsNow ? best : Math.min(folded, best - DRAWN),
    raise: !foldsNow && raisesNow ? DRAWN : -DRAWN,
    farbe: (fits) => worthOf(spot.equity, view.value, Math.round(1000 * (1 - fits))) / CERTAIN,
  };
};

/**
 * Whether a gestrichen side plays for the forced value rather than give the hand up.
 * @param chance the share of the imagined worlds in which the hand is won, 0..1
 */
export const wantsForcedValue = (view: View, seat: Seat, chance: number): boolean => {
  const choice = gestrichenChoice(view.rules, view.score);
  if (!choice) return true;
  const equity = handEquityFor(view, seat);
  return worthOf(equity, choice.value, calibratedChance(view, seat, chance)) >= equity.lost(choice.refusal);
};
