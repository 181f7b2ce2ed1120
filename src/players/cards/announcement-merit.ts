import { canGiveSchlag, schlaegeOf, schlagOfCard, trumpfOfCard } from '../../rules/announce.js';
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

/** What counts in a hand under a Schlag while the Trumpf is not announced. */
export interface SchlagTraits {
  /** Cards of the Schlag held. */
  readonly held: number;
  /** Cards held that may become the Guter. */
  readonly above: number;
  /** 1 if the Weli is held and is the Schlag: there is no other. */
  readonly weli: number;
  /** 1 if the Weli is the Schlag, held or not. */
  readonly onlyWeli: number;
  /** How high the other cards are together (an Ass 9, a seven 2). */
  readonly otherHeight: number;
}

/** What each trait adds to the log odds of winning the hand; fitted by tools/training/fit-strength.ts. */
const WEIGHTS: SchlagTraits = { held: 1.12, above: 0.14, weli: 1.54, onlyWeli: 0.38, otherHeight: 0.033 };

/** The rank whose trump is the Guter. */
const rankAbove = (schlag: Rank): Rank => (schlag === 'A' ? '7' : RANKS[RANKS.indexOf(schlag) - 1]);

export const schlagTraits = (rules: OrderRules, hand: readonly Card[], schlag: Schlag): SchlagTraits => {
  const onlyWeli = schlag === 'weli';
  const above = rules.guter && !onlyWeli ? rankAbove(schlag) : null;
  const traits = { held: 0, above: 0, weli: 0, onlyWeli: Number(onlyWeli), otherHeight: 0 };
  for (const card of hand) {
    const rank = rankOf(card);
    if (rules.critical.includes(card)) continue;
    if (card === WELI && schlag !== '6') {
      if (onlyWeli) traits.weli++;
    } else if (rank === schlag) {
      traits.held++;
    } else {
      if (rank === above) traits.above++;
      traits.otherHeight += rankHeight(rank);
    }
  }
  return traits;
};

/** How well a Schlag suits a hand, in log odds of winning; for comparing Schläge. */
export const meritOf = (rules: OrderRules, hand: readonly Card[], schlag: Schlag): number => {
  const { held, above, weli, onlyWeli, otherHeight } = schlagTraits(rules, hand, schlag);
  return (
    WEIGHTS.held * held +
    WEIGHTS.above * above +
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

/** The Schlag that suits a hand best. */
export const schlagFor = (rules: OrderRules, hand: readonly Card[]): Schlag =>
  bestOf(schlaegeOf(rules), (schlag) => meritOf(rules, hand, schlag));

/** The Trumpf that suits a hand best under a Schlag. */
export const trumpfFor = (rules: OrderRules, hand: readonly Card[], schlag: Schlag): Suit =>
  bestOf(SUITS, (trumpf) => powerOf(rules, { schlag, trumpf }, hand));

/** How well a Trumpf suits a hand, summed over all Schläge. */
const trumpfMerit = (rules: OrderRules, hand: readonly Card[], trumpf: Suit): number =>
  schlaegeOf(rules).reduce((sum, schlag) => sum + powerOf(rules, { schlag, trumpf }, hand), 0);

/** The card a forehand shows in blind play: the one whose Schlag suits the hand best. */
export const schlagCardFor = (rules: OrderRules, hand: readonly Card[]): Card =>
  bestOf(
    hand.filter((card) => canGiveSchlag(rules, card)),
    (card) => meritOf(rules, hand, schlagOfCard(card)),
  );

/**
 * The card a dealer shows in blind play: the one whose suit as Trumpf suits the hand best.
 * @param schlag left out: the dealer does not know it
 */
export const trumpfCardFor = (rules: OrderRules, hand: readonly Card[], schlag?: Schlag): Card =>
  bestOf(hand, (card) => {
    const trumpf = trumpfOfCard(card);
    return schlag === undefined ? trumpfMerit(rules, hand, trumpf) : powerOf(rules, { schlag, trumpf }, hand);
  });
