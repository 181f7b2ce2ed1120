import { givesSchlag, schlaegeOf, schlagShown, trumpfShown } from '../../rules/announce.js';
import { deckOf, SUITS, type Card, type Schlag } from '../../rules/card.js';
import type { RuleSet } from '../../rules/variants.js';
import { meritOf } from '../cards/announcing.js';
import { asLikelihoods } from './likelihood.js';
import type { Code } from '../cards/reckoning.js';
import { powerOf, rolesKey } from '../cards/strength.js';

/** How likely hands name what, worked out for cards by code: asked for every imagined hand. */
export interface Namings {
  readonly schlaege: readonly Schlag[];
  /** The likelihood that a hand names each Schlag. */
  readonly ofSchlag: (hand: ArrayLike<Code>, likelihoods: Float64Array) => void;
  /** The likelihood that a hand names each suit, the Schlag known. */
  readonly ofTrumpf: (hand: ArrayLike<Code>, schlag: number, likelihoods: Float64Array) => void;
  /** The likelihood that a forehand shows a card for each Schlag in blind play. */
  readonly ofSchlagShown: (hand: ArrayLike<Code>, likelihoods: Float64Array) => void;
  /** The same for a dealer and the suits; a Schlag of -1 is one he does not know. */
  readonly ofTrumpfShown: (hand: ArrayLike<Code>, schlag: number, likelihoods: Float64Array) => void;
}

/** How keenly the best is named, and how many name something else altogether. */
const KEENNESS = 3;
const ODD = 0.1;
/** Who shows a card in blind play has few to choose from, and the other's secret before him. */
const SHOWN_KEENNESS = 1.5;

const MOST_CARDS = 8;

const workOut = (rules: RuleSet): Namings => {
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
  const given = deck.map((card: Card) => (givesSchlag(rules, card) ? schlaege.indexOf(schlagShown(card)) : -1));
  const suit = deck.map((card) => SUITS.indexOf(trumpfShown(card)));
  const chosen = rules.announcement === 'blind-chosen';
  const merits = new Float64Array(MOST_CARDS);

  const sumOf = (values: Float64Array, hand: ArrayLike<Code>): number => {
    let sum = 0;
    for (let index = 0; index < hand.length; index++) sum += values[hand[index]];
    return sum;
  };
  const schlagMerit = (hand: ArrayLike<Code>, schlag: number): number => base[schlag] + sumOf(byCard[schlag], hand);

  return {
    schlaege,
    ofSchlag(hand, likelihoods) {
      for (let schlag = 0; schlag < schlaege.length; schlag++) likelihoods[schlag] = schlagMerit(hand, schlag);
      asLikelihoods(likelihoods, schlaege.length, KEENNESS, ODD);
    },
    ofTrumpf(hand, schlag, likelihoods) {
      for (let trumpf = 0; trumpf < SUITS.length; trumpf++) likelihoods[trumpf] = sumOf(power[schlag][trumpf], hand);
      asLikelihoods(likelihoods, SUITS.length, KEENNESS, ODD);
    },
    ofSchlagShown(hand, likelihoods) {
      likelihoods.fill(0);
      let giving = 0;
      for (let index = 0; index < hand.length; index++) {
        const schlag = given[hand[index]];
        if (schlag >= 0) merits[giving++] = chosen ? schlagMerit(hand, schlag) : 0;
      }
      asLikelihoods(merits, giving, SHOWN_KEENNESS, ODD);
      for (let index = 0, place = 0; index < hand.length; index++) {
        const schlag = given[hand[index]];
        if (schlag >= 0) likelihoods[schlag] += merits[place++];
      }
    },
    ofTrumpfShown(hand, schlag, likelihoods) {
      likelihoods.fill(0);
      const powers = schlag < 0 ? anyPower : power[schlag];
      for (let index = 0; index < hand.length; index++)
        merits[index] = chosen ? sumOf(powers[suit[hand[index]]], hand) : 0;
      asLikelihoods(merits, hand.length, SHOWN_KEENNESS, ODD);
      for (let index = 0; index < hand.length; index++) likelihoods[suit[hand[index]]] += merits[index];
    },
  };
};

const known = new Map<string, Namings>();

export const namingsFor = (rules: RuleSet): Namings => {
  const key = `${rolesKey(rules)},${rules.announcement}`;
  let namings = known.get(key);
  if (!namings) known.set(key, (namings = workOut(rules)));
  return namings;
};
