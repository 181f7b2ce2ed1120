import { deckOf, type Card } from '../rules/card.js';
import { InputError, quoted } from '../rules/input-error.js';
import { shuffled, type RandomFrom } from '../rules/random.js';
import { lowestPoints } from '../rules/score.js';
import { restingOf, seatsOf, sidesOf, takesTurns, type Seat } from '../rules/seats.js';
import { HAND_SIZE } from '../rules/tricks.js';
import type { RuleSet } from '../rules/variants.js';

/** A prepared first hand of a game, for tests, puzzles and lessons. */
export interface Setup {
  /** The dealer of the first hand. Default: the seats draw for the deal. */
  readonly dealer?: Seat | undefined;
  /** Five cards per seat, in the order dealt. With `threePlayer: 'take-turns'`, an empty list for the seat that rests. */
  readonly hands?: readonly (readonly Card[])[] | undefined;
  /** The undealt cards, top first. Requires `hands`. Default: the remaining cards, shuffled with the seed. */
  readonly stock?: readonly Card[] | undefined;
  /** Points of each side at the start, each below the target. */
  readonly score?: readonly number[] | undefined;
}

const refuse = (message: string): never => {
  throw new InputError('invalid-setup', message);
};

const checkCards = (rules: RuleSet, hands: readonly unknown[], stock: readonly unknown[] | undefined): void => {
  const deck = deckOf(rules.pack);
  const seenCards = new Set<unknown>();
  for (const card of [...hands.flat(), ...(stock ?? [])]) {
    if (!deck.includes(card as Card))
      refuse(
        `${quoted(card)} is not in this pack of ${rules.pack} cards; a card is a suit letter (E, L, H, S) and a rank, as in 'HK'.`,
      );
    if (seenCards.has(card)) refuse(`The card ${quoted(card)} is given twice.`);
    seenCards.add(card);
  }
  const undealt = deck.length - hands.flat().length;
  if (stock && stock.length !== undealt)
    refuse(`setup.stock must hold the ${undealt} cards that are not in the hands, not ${stock.length}.`);
};

const SETUP_KEYS = ['dealer', 'hands', 'stock', 'score'];

/**
 * Returns a checked copy of an untrusted set-up.
 * @throws InputError `invalid-setup`, naming the invalid field
 */
export const checkSetup = (rules: RuleSet, setup: unknown): Setup | undefined => {
  if (setup === undefined || setup === null) return undefined;
  if (typeof setup !== 'object' || Array.isArray(setup))
    refuse(`setup must be an object such as { dealer: 0 }, not ${quoted(setup)}.`);
  const unknownKey = Object.keys(setup).find((key) => !SETUP_KEYS.includes(key));
  if (unknownKey !== undefined)
    refuse(`setup has no field ${quoted(unknownKey)}; its fields are ${SETUP_KEYS.join(', ')}.`);
  const { dealer, hands, stock, score } = setup as Setup;
  const seats = seatsOf(rules.players);
  if (dealer !== undefined && !seats.includes(dealer))
    refuse(`setup.dealer must be a seat from 0 to ${rules.players - 1}, not ${quoted(dealer)}.`);
  if (hands !== undefined) {
    if (takesTurns(rules) && dealer === undefined)
      refuse("setup.hands needs setup.dealer if 'threePlayer' is 'take-turns': the seat after the dealer rests.");
    const resting = dealer === undefined ? null : restingOf(rules, dealer);
    const complete =
      Array.isArray(hands) &&
      hands.length === rules.players &&
      hands.every((hand, seat) => Array.isArray(hand) && hand.length === (seat === resting ? 0 : HAND_SIZE));
    if (!complete)
      refuse(
        `setup.hands must hold exactly ${HAND_SIZE} cards for each of the ${rules.players} seats${resting === null ? '' : `, and none for seat ${resting}, which rests`}.`,
      );
  }
  if (stock !== undefined && hands === undefined)
    refuse('setup.stock needs setup.hands: without hands, the cards are dealt from the seed.');
  if (stock !== undefined && !Array.isArray(stock))
    refuse(`setup.stock must be a list of cards, not ${quoted(stock)}.`);
  if (hands) checkCards(rules, hands, stock);
  if (score !== undefined) {
    const sides = sidesOf(rules.players);
    const possible =
      Array.isArray(score) &&
      score.length === sides.length &&
      score.every((points) => Number.isInteger(points) && points >= lowestPoints(rules) && points < rules.target);
    if (!possible)
      refuse(
        `setup.score must hold one whole number from ${lowestPoints(rules)} to ${rules.target - 1} for each of the ${sides.length} sides, not ${quoted(score)}.`,
      );
  }
  return {
    ...(dealer !== undefined && { dealer }),
    ...(hands && { hands: hands.map((hand) => [...hand]) }),
    ...(stock && { stock: [...stock] }),
    ...(score && { score: [...score] }),
  };
};

/** Returns the stock for the hands of a set-up. */
export const setupStock = (
  rules: RuleSet,
  { hands = [], stock }: Setup,
  { seed, createRandom }: { readonly seed: string; readonly createRandom: RandomFrom },
): readonly Card[] => {
  if (stock) return stock;
  const dealt = new Set(hands.flat());
  return shuffled(
    deckOf(rules.pack).filter((card) => !dealt.has(card)),
    createRandom(seed, 'setup-stock'),
  );
};
