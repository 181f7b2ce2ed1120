import { listOf } from '../../base/list-of.js';
import { announceableSchlaege, canGiveSchlag, schlaegeOf, schlagOfCard, trumpfOfCard } from '../../rules/announce.js';
import { deckOf, SUITS, type Card, type Schlag } from '../../rules/card.js';
import { cacheByOptions, type OptionsIn } from '../../rules/cache-by-options.js';
import { ORDER_OPTIONS } from '../../rules/order.js';
import { meritOf } from '../cards/announcement-merit.js';
import type { Code } from '../cards/card-lookup.js';
import { powerOf } from '../cards/strength.js';
import { toChoiceProbabilities } from './probability.js';

/** Length of a list of likelihoods: at least the number of Schläge and the number of suits. */
export const MAX_LIKELIHOODS = 16;

/**
 * Computes the likelihoods of a hand's announcements. A hand is a list of codes. The methods run for every world, so they
 * fill the array `likelihoods` instead of allocating one.
 */
export interface AnnouncementModel {
  readonly schlaege: readonly Schlag[];
  /** Fills in the likelihood that a hand announces each Schlag of `schlaege`. */
  readonly ofSchlag: (hand: ArrayLike<Code>, likelihoods: Float64Array) => void;
  /** Fills in the likelihood that a hand announces each suit. `schlag`: the Schlag's index in `schlaege`. */
  readonly ofTrumpf: (hand: ArrayLike<Code>, schlag: number, likelihoods: Float64Array) => void;
  /** For blind play: fills in the likelihood that a forehand shows a card for each Schlag of `schlaege`. */
  readonly ofSchlagShown: (hand: ArrayLike<Code>, likelihoods: Float64Array) => void;
  /**
   * For blind play: fills in the likelihood that a dealer shows a card of each suit. `schlag`: -1 if the dealer does not
   * know the Schlag.
   */
  readonly ofTrumpfShown: (hand: ArrayLike<Code>, schlag: number, likelihoods: Float64Array) => void;
}

/** Preference for better announcements (inverse temperature), and share of announcements without a visible reason. */
const KEENNESS = 3;
const ODD_SHARE = 0.1;
/**
 * The same preference for blind play, in which players choose from few cards, and the dealer does not always know the
 * Schlag.
 */
const SHOWN_KEENNESS = 1.5;

const MOST_CARDS = 8;

/** The options that affect announcements. */
export const ANNOUNCEMENT_MODEL_OPTIONS = [...ORDER_OPTIONS, 'announcement', 'schlagHeld'] as const;
type AnnouncementModelRules = OptionsIn<typeof ANNOUNCEMENT_MODEL_OPTIONS>;

const computeModel = (rules: AnnouncementModelRules): AnnouncementModel => {
  const deck = deckOf(rules.pack);
  const schlaege = schlaegeOf(rules);
  const base = schlaege.map((schlag) => meritOf(rules, [], schlag));
  const byCard = schlaege.map((schlag, index) =>
    Float64Array.from(deck, (card) => meritOf(rules, [card], schlag) - base[index]),
  );
  const power = schlaege.map((schlag) =>
    SUITS.map((trumpf) => Float64Array.from(deck, (card) => powerOf(rules, { schlag, trumpf }, [card]))),
  );
  const anyPower = SUITS.map((_, suit) =>
    Float64Array.from(
      deck,
      (_card, code) => power.reduce((sum, bySuit) => sum + bySuit[suit][code], 0) / schlaege.length,
    ),
  );
  const given = deck.map((card: Card) => (canGiveSchlag(rules, card) ? schlaege.indexOf(schlagOfCard(card)) : -1));
  const suit = deck.map((card) => SUITS.indexOf(trumpfOfCard(card)));
  const chosen = rules.announcement === 'blind-chosen';
  const merits = new Float64Array(MOST_CARDS);

  const sumOf = (values: Float64Array, hand: ArrayLike<Code>): number => {
    let sum = 0;
    for (let index = 0; index < hand.length; index++) sum += values[hand[index]];
    return sum;
  };
  const schlagMerit = (hand: ArrayLike<Code>, schlag: number): number => base[schlag] + sumOf(byCard[schlag], hand);

  /** Sets the likelihood of each Schlag that the hand cannot announce to 0, and spreads it over the others. */
  const keepAnnounceable = (hand: ArrayLike<Code>, likelihoods: Float64Array): void => {
    const possible = announceableSchlaege(
      rules,
      listOf(hand.length, (index) => deck[hand[index]]),
    );
    let sum = 0;
    for (let schlag = 0; schlag < schlaege.length; schlag++) {
      if (!possible.includes(schlaege[schlag])) likelihoods[schlag] = 0;
      sum += likelihoods[schlag];
    }
    for (let schlag = 0; schlag < schlaege.length; schlag++) likelihoods[schlag] /= sum;
  };

  return {
    schlaege,
    ofSchlag(hand, likelihoods) {
      for (let schlag = 0; schlag < schlaege.length; schlag++) likelihoods[schlag] = schlagMerit(hand, schlag);
      toChoiceProbabilities(likelihoods, schlaege.length, KEENNESS, ODD_SHARE);
      if (rules.schlagHeld > 0) keepAnnounceable(hand, likelihoods);
    },
    ofTrumpf(hand, schlag, likelihoods) {
      for (let trumpf = 0; trumpf < SUITS.length; trumpf++) likelihoods[trumpf] = sumOf(power[schlag][trumpf], hand);
      toChoiceProbabilities(likelihoods, SUITS.length, KEENNESS, ODD_SHARE);
    },
    ofSchlagShown(hand, likelihoods) {
      likelihoods.fill(0);
      let giving = 0;
      for (let index = 0; index < hand.length; index++) {
        const schlag = given[hand[index]];
        if (schlag >= 0) merits[giving++] = chosen ? schlagMerit(hand, schlag) : 0;
      }
      toChoiceProbabilities(merits, giving, SHOWN_KEENNESS, ODD_SHARE);
      for (let index = 0, next = 0; index < hand.length; index++) {
        const schlag = given[hand[index]];
        if (schlag >= 0) likelihoods[schlag] += merits[next++];
      }
    },
    ofTrumpfShown(hand, schlag, likelihoods) {
      likelihoods.fill(0);
      const powers = schlag < 0 ? anyPower : power[schlag];
      for (let index = 0; index < hand.length; index++)
        merits[index] = chosen ? sumOf(powers[suit[hand[index]]], hand) : 0;
      toChoiceProbabilities(merits, hand.length, SHOWN_KEENNESS, ODD_SHARE);
      for (let index = 0; index < hand.length; index++) likelihoods[suit[hand[index]]] += merits[index];
    },
  };
};

/** Returns the cached model for these rules. */
export const announcementModelFor: (rules: AnnouncementModelRules) => AnnouncementModel = cacheByOptions(
  ANNOUNCEMENT_MODEL_OPTIONS,
  computeModel,
);
