import {
  announceableSchlaege,
  canGiveSchlag,
  schlaegeOf,
  type HeldRules,
  schlagOfCard,
  trumpfOfCard,
} from '../../rules/announce.js';
import {
  rankHeight,
  rankOf,
  RANKS,
  SUITS,
  WELI,
  type Card,
  type Rank,
  type Schlag,
  type Suit,
} from '../../rules/card.js';
import type { OrderRules } from '../../rules/order.js';
import { powerOf } from './strength.js';

/** Traits of a hand under a Schlag, before the Trumpf is announced. */
export interface SchlagTraits {
  /** Number of cards of the Schlag in the hand. */
  readonly held: number;
  /** Number of cards in the hand that can become the Guter or the Superguter. */
  readonly possibleGuter: number;
  /** 1 if the Weli is the Schlag and in the hand, otherwise 0. */
  readonly weli: number;
  /** 1 if the Weli is the Schlag, otherwise 0. */
  readonly onlyWeli: number;
  /** Total height of the other cards in the hand (ace: 9, seven: 2). */
  readonly otherHeight: number;
}

/** Weight of each trait in the log odds of winning the hand, fitted by tools/training/fit-strength.ts. */
const WEIGHTS: SchlagTraits = { held: 1.12, possibleGuter: 0.14, weli: 1.54, onlyWeli: 0.38, otherHeight: 0.033 };

/** Returns the rank above another. The rank above the Ass is the Siebener, as for the Guter. */
const rankAbove = (rank: Rank): Rank => (rank === 'A' ? '7' : RANKS[RANKS.indexOf(rank) - 1]);

export const schlagTraits = (rules: OrderRules, hand: readonly Card[], schlag: Schlag): SchlagTraits => {
  const onlyWeli = schlag === 'weli';
  const rankOfGuter = rules.guter && !onlyWeli ? rankAbove(schlag) : null;
  const rankOfSuperguter = rankOfGuter !== null && rules.superguter ? rankAbove(rankOfGuter) : null;
  const traits = { held: 0, possibleGuter: 0, weli: 0, onlyWeli: Number(onlyWeli), otherHeight: 0 };
  for (const card of hand) {
    const rank = rankOf(card);
    if (rules.critical.includes(card)) continue;
    if (card === WELI && schlag !== '6') {
      if (onlyWeli) traits.weli++;
      else if (rankOfGuter === '6' && rules.weli !== 'lowest-trump') traits.possibleGuter++;
    } else if (rank === schlag) {
      traits.held++;
    } else {
      if (rank === rankOfGuter || rank === rankOfSuperguter) traits.possibleGuter++;
      traits.otherHeight += rankHeight(rank);
    }
  }
  return traits;
};

/** Returns the merit of a Schlag for a hand, in log odds of winning, to compare Schläge. */
export const meritOf = (rules: OrderRules, hand: readonly Card[], schlag: Schlag): number => {
  const { held, possibleGuter, weli, onlyWeli, otherHeight } = schlagTraits(rules, hand, schlag);
  return (
    WEIGHTS.held * held +
    WEIGHTS.possibleGuter * possibleGuter +
    WEIGHTS.weli * weli +
    WEIGHTS.onlyWeli * onlyWeli +
    WEIGHTS.otherHeight * otherHeight
  );
};

const bestOf = <T>(items: readonly T[], merit: (item: T) => number): T => {
  let best = items[0];
  let highest = merit(best);
  for (const item of items.slice(1)) {
    const value = merit(item);
    if (value > highest) [best, highest] = [item, value];
  }
  return best;
};

/** Returns the Schlag that suits a hand best. */
export const bestSchlag = (rules: OrderRules & HeldRules, hand: readonly Card[]): Schlag =>
  bestOf(announceableSchlaege(rules, hand), (schlag) => meritOf(rules, hand, schlag));

/** Returns the Trumpf that suits a hand best under a Schlag. */
export const bestTrumpf = (rules: OrderRules, hand: readonly Card[], schlag: Schlag): Suit =>
  bestOf(SUITS, (trumpf) => powerOf(rules, { schlag, trumpf }, hand));

/** Returns the merit of a Trumpf for a hand, summed over all Schläge. */
const trumpfMerit = (rules: OrderRules, hand: readonly Card[], trumpf: Suit): number =>
  schlaegeOf(rules).reduce((sum, schlag) => sum + powerOf(rules, { schlag, trumpf }, hand), 0);

/** Returns the card that a forehand shows in blind play: a card of the Schlag that suits the hand best. */
export const bestSchlagCard = (rules: OrderRules, hand: readonly Card[]): Card =>
  bestOf(
    hand.filter((card) => canGiveSchlag(rules, card)),
    (card) => meritOf(rules, hand, schlagOfCard(card)),
  );

/**
 * Returns the card that a dealer shows in blind play: a card of the Trumpf that suits the hand best.
 * @param schlag omitted if the dealer does not know it
 */
export const bestTrumpfCard = (rules: OrderRules, hand: readonly Card[], schlag?: Schlag): Card =>
  bestOf(hand, (card) => {
    const trumpf = trumpfOfCard(card);
    return schlag === undefined ? trumpfMerit(rules, hand, trumpf) : powerOf(rules, { schlag, trumpf }, hand);
  });
