import { momentOf } from '../moment.js';
import type { View } from '../../game/view.js';
import { randomFrom, type Random } from '../../rules/random.js';
import { isCriticalSign } from '../../rules/critical-signs.js';
import { gestrichenChoiceIn } from '../../rules/score.js';
import type { Seat } from '../../rules/seats.js';
import { nextBidValue } from '../../rules/stakes.js';
import { playStateOf, seatDueIn } from '../cards/play-state.js';
import { GOOD_POWER, powerOf } from '../cards/strength.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { signsOf, type GivenSign } from '../signals/given-signs.js';
import { announcementIn, isBlindSeat } from '../worlds/knowledge.js';
import { calibrate } from './calibration.js';
import { habitsOf, reliance } from './habits.js';
import type { KnownOutcome } from '../choice/known-outcome.js';
import type { Skill } from '../level.js';
import { ALWAYS, answerShares, bidShare, NEUTRAL_OPTIMISM, type BidSituation } from './bid-frequencies.js';
import { othersMayRaise, expectedEquity, handEquityFor } from './hand-equity.js';
import { leaningOf, type Temperament } from './temperament.js';
import { CERTAIN } from './equity-model.js';

/** Input for bids in addition to the view. */
export interface Bidder {
  /**
   * Seed for bids, which use a separate random generator. The same view and seed give the same bid. Default: a fixed seed.
   */
  readonly seed?: string;
  /** Bidding style of the player. Default: neutral. */
  readonly temperament?: Temperament;
  /** Settings of the player's level. Default: a player that estimates its chances correctly. */
  readonly skill?: Pick<Skill, 'optimism' | 'optimismAlone' | 'cautious' | 'signs'>;
  /** The outcome of the hand if a player is certain of it. Default: not known. */
  readonly outcome?: KnownOutcome | null;
}

/**
 * Creates the random generator for bids. A cautious seat draws one number per trick. If it drew one after every card, it
 * would eventually bid with any cards.
 */
const randomFor = (view: View, seat: Seat, { seed = '', skill }: Bidder): Random => {
  const moment =
    skill?.cautious && view.rules.bidWhen === 'anytime' ? 100 * trickIn(view) + view.value : momentOf(view);
  return randomFrom('bids', seed, view.gameNumber, view.handNumber, seat, moment);
};

/**
 * Returns the index of the current trick, from 0. A seat that has yet to play to this trick holds one more card than the
 * others.
 */
const trickIn = ({ handSizes }: View): number => HAND_SIZE - Math.max(...handSizes);

/** Whether the partner has given a helpful sign that the seat reads. */
const hasGoodSign = (view: View, seat: Seat, { skill }: Bidder): boolean => {
  const { party } = playStateOf(view);
  const { schlag, trumpf } = view.announcement;
  // Before the announcement, players signal cards that can prove useless.
  const isHelpful = ({ sign, isEarly }: GivenSign): boolean =>
    isEarly ? sign === schlag || sign === trumpf || isCriticalSign(sign) : sign !== 'bad';
  return (
    skill?.signs === 'partner' &&
    signsOf(view).some((given) => given.seat !== seat && party[given.seat] === party[seat] && isHelpful(given))
  );
};

/**
 * Whether the seat has lost no trick and looks strong: its hand is as good as a Rechter and a Linker, or its partner has
 * given a good sign.
 */
const holdsGoodHand = (view: View, seat: Seat, bidder: Bidder): boolean => {
  const announcement = announcementIn(view);
  const { party, tricks } = playStateOf(view);
  const lost = tricks[1 - party[seat]];
  if (!announcement || lost > 0) return false;
  return powerOf(view.rules, announcement, view.hand) >= GOOD_POWER || hasGoodSign(view, seat, bidder);
};

/** Whether a seat plays against two allies. */
const isAlone = ({ players, forehand }: View, seat: Seat): boolean => players === 3 && seat === forehand;

/**
 * Returns the chance of winning the hand, in thousandths, calibrated for the stage of the hand.
 * @param chance share of the imagined worlds in which the hand is won, 0..1
 */
export const calibratedChance = (view: View, seat: Seat, chance: number): number =>
  calibrate(1000 * chance, {
    players: view.players,
    trick: trickIn(view),
    lead: view.trick.length === 0,
    due: seat === seatDueIn(view),
    blind: isBlindSeat(view),
    alone: isAlone(view, seat),
  });

const descending = (values: readonly number[]): readonly number[] => [...values].sort((one, other) => other - one);

const bidSituation = (
  view: View,
  seat: Seat,
  chance: number,
  bidder: Bidder,
): Omit<BidSituation, 'from' | 'to' | 'mayBeRaised'> => {
  const habits = habitsOf(view, seat);
  return {
    players: view.players,
    trick: trickIn(view),
    lead: view.trick.length === 0,
    chance: calibratedChance(view, seat, chance),
    equity: handEquityFor(view, seat, reliance(habits.passive)),
    habits,
    leaning: leaningOf(bidder.temperament),
    isCautious: bidder.skill?.cautious === true,
    blind: isBlindSeat(view),
    isGoodHand: holdsGoodHand(view, seat, bidder),
    outcome: bidder.outcome ?? null,
  };
};

/**
 * Returns the value of a bid that does not answer another bid, or null for no bid. The strategy is mixed: a random number
 * decides. The frequency depends on the cards, the equity of the points and the opponents' conduct in this game.
 * @param chance share of the imagined worlds in which the hand is won, 0..1, without bids as evidence
 * @param values values of the allowed bids
 */
export const chooseBid = (
  view: View,
  seat: Seat,
  chance: number,
  values: readonly number[],
  bidder: Bidder = {},
): number | null => {
  const random = randomFor(view, seat, bidder);
  const situation = bidSituation(view, seat, chance, bidder);
  const from = view.value;
  // Tries the highest value first, so that a jump precedes a plain bid.
  for (const to of descending(values)) {
    if (random(ALWAYS) < bidShare({ ...situation, from, to, mayBeRaised: othersMayRaise(view, seat, to) })) return to;
  }
  return null;
};

/** A value to bid, with its frequency in the mixed strategy, 0..1. */
export interface MixedBid {
  readonly to: number;
  readonly share: number;
}

/** Returns the frequency of each bid in the strategy of `chooseBid`. The rest is the frequency of no bid. */
export const bidMix = (
  view: View,
  seat: Seat,
  chance: number,
  values: readonly number[],
  bidder: Bidder = {},
): readonly MixedBid[] => {
  const situation = bidSituation(view, seat, chance, bidder);
  let rest = 1;
  return descending(values).map((to) => {
    const mayBeRaised = othersMayRaise(view, seat, to);
    const share = (rest * bidShare({ ...situation, from: view.value, to, mayBeRaised })) / ALWAYS;
    rest -= share;
    return { to, share };
  });
};

/**
 * Value of each answer to a bid, as a chance of winning the game, 0..1. The answer drawn by the mixed strategy has the
 * highest value.
 */
export interface AnswerValues {
  /** Values of holding and folding. The value of the drawn answer is higher. */
  readonly hold: number;
  readonly fold: number;
  /** Gain from raising instead of holding. The gain is above 0 if a raise was drawn. */
  readonly raise: number;
  /** Returns the value of "Farbe!", given the chance, 0..1, that the bidder's card fits. */
  readonly farbe: (fits: number) => number;
  /**
   * Distance of the chance of winning the hand from the chance at which holding and folding are equal, 0..1. The value is 1
   * if the seat knows that the hand is lost, and 0 if the chance favours the answer that was not drawn.
   */
  readonly clarity: number;
}

/** Factor by which a good sign from the partner multiplies the optimism above neutral. */
const SIGN_OPTIMISM_FACTOR = 3;

/** Bonus for the value of the drawn answer: the resolution of the equity tables. */
const DRAWN_BONUS = 1 / 1024;

/** Returns the situation of a seat that must answer a bid. */
const answerSituation = (view: View, seat: Seat, chance: number, to: number, bidder: Bidder): BidSituation => {
  const usual = bidder.skill?.[isAlone(view, seat) ? 'optimismAlone' : 'optimism'] ?? NEUTRAL_OPTIMISM;
  return {
    ...bidSituation(view, seat, chance, bidder),
    from: view.value,
    to,
    mayBeRaised: view.legal.some(
      (action) => action.type === 'bid' && action.to === nextBidValue(to) && action.penalty === undefined,
    ),
    optimism: hasGoodSign(view, seat, bidder)
      ? NEUTRAL_OPTIMISM + SIGN_OPTIMISM_FACTOR * (usual - NEUTRAL_OPTIMISM)
      : usual,
  };
};

/** Frequency of each answer to a bid in the mixed strategy, 0..1. */
export interface MixedAnswers {
  readonly hold: number;
  readonly fold: number;
  readonly raise: number;
}

/** Returns the frequency of each answer in the strategy of `rateAnswers`. The parameters are those of `rateAnswers`. */
export const answerMix = (view: View, seat: Seat, chance: number, to: number, bidder: Bidder = {}): MixedAnswers => {
  const shares = answerShares(answerSituation(view, seat, chance, to, bidder));
  const [fold, raise] = [shares.fold / ALWAYS, shares.raise / ALWAYS];
  return { fold, raise: (1 - fold) * raise, hold: (1 - fold) * (1 - raise) };
};

interface DrawnAnswer {
  readonly held: number;
  readonly folded: number;
  readonly foldsNow: boolean;
}

const clarityOf = ({ equity, to, outcome }: BidSituation, { held, folded, foldsNow }: DrawnAnswer): number => {
  if (outcome === 'lost') return 1;
  if (foldsNow !== folded > held) return 0;
  const stake = equity.won(to) - equity.lost(to);
  return stake > 0 ? Math.abs(held - folded) / (stake / CERTAIN) : 1;
};

/**
 * Returns the value of each answer to a bid.
 * @param chance the share of the imagined worlds in which the hand is won, 0..1, without bids as evidence
 * @param to the value of the bid
 */
export const rateAnswers = (view: View, seat: Seat, chance: number, to: number, bidder: Bidder = {}): AnswerValues => {
  const random = randomFor(view, seat, bidder);
  const situation = answerSituation(view, seat, chance, to, bidder);
  const { fold: folds, raise: raises } = answerShares(situation);
  const [foldsNow, raisesNow] = [random(ALWAYS) < folds, random(ALWAYS) < raises];
  const held = expectedEquity(situation.equity, to, situation.chance) / CERTAIN;
  const folded = situation.equity.lost(view.value) / CERTAIN;
  const best = Math.max(held, folded);
  return {
    clarity: clarityOf(situation, { held, folded, foldsNow }),
    hold: foldsNow ? Math.min(held, best - DRAWN_BONUS) : best,
    fold: foldsNow ? best : Math.min(folded, best - DRAWN_BONUS),
    raise: !foldsNow && raisesNow ? DRAWN_BONUS : -DRAWN_BONUS,
    farbe: (fits) => expectedEquity(situation.equity, view.value, Math.round(1000 * (1 - fits))) / CERTAIN,
  };
};

/**
 * Whether a gestrichen side plays for the forced value instead of giving the hand up.
 * @param chance share of the imagined worlds in which the hand is won, 0..1
 */
export const wantsForcedValue = (view: View, seat: Seat, chance: number): boolean => {
  const choice = gestrichenChoiceIn(view);
  if (!choice) return true;
  const equity = handEquityFor(view, seat);
  return expectedEquity(equity, choice.value, calibratedChance(view, seat, chance)) >= equity.lost(choice.refusal);
};
