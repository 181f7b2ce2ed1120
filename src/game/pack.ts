import { itemAt } from '../rules/item-at.js';
import { deckOf, type Card } from '../rules/card.js';
import { randomFrom, shuffled, type RandomFrom } from '../rules/random.js';
import type { Seat } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';

/** A method of deriving cards from a seed, other than the fast generator. */
export type DealMethod = 'sha256';

/** Identifies a deal of a match. Games, and the hands of each game, are numbered from 1. */
export interface DealNumber {
  readonly seed: string;
  readonly game: number;
  readonly hand: number;
  /** Creates the random generator for a purpose from the seed. Default: the fast generator. */
  readonly createRandom?: RandomFrom;
}

/** Returns the pack of a hand before the cut, top first. The result depends only on the rules, seed, game and hand. */
export const packFor = (rules: RuleSet, { seed, game, hand, createRandom = randomFrom }: DealNumber): Card[] =>
  shuffled(deckOf(rules.pack), createRandom(seed, 'pack', game, hand));

/** Returns the pack spread out for the draw. */
export const drawPack = (
  rules: RuleSet,
  { seed, game, createRandom = randomFrom }: Omit<DealNumber, 'hand'>,
  round: number,
): Card[] => shuffled(deckOf(rules.pack), createRandom(seed, 'draw', game, round));

/** Returns the default position of a seat's draw, one of the free positions. */
export const defaultDrawPosition = (
  { seed, game, createRandom = randomFrom }: Omit<DealNumber, 'hand'>,
  round: number,
  seat: Seat,
  freePositions: readonly number[],
): number => itemAt(freePositions, createRandom(seed, 'draw-place', game, round, seat)(freePositions.length));

/** Returns the default position of the cut, at least three cards from either end of the pack. */
export const defaultCutPosition = ({ seed, game, hand, createRandom = randomFrom }: DealNumber, size: number): number =>
  3 + createRandom(seed, 'cut', game, hand)(size - 6);

/** Returns the pack after a cut that moves the top `at` cards to the bottom. */
export const cutAt = (pack: readonly Card[], at: number): Card[] => [...pack.slice(at), ...pack.slice(0, at)];

/** Hands in the order dealt, and the remaining cards. */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/**
 * Deals five cards to each player of the hand, first three and then two, starting with the forehand (RULES.md section 3.2). In the first
 * round, each player gets one card fewer for each card that they took at the cut.
 * @param taken the cards already taken, by seat
 * @param order the seats that play the hand, starting with the forehand
 */
export const deal = (pack: readonly Card[], taken: readonly (readonly Card[])[], order: readonly Seat[]): Deal => {
  const hands = taken.map((cards) => [...cards]);
  let top = 0;
  for (const size of [3, 5]) {
    for (const seat of order) {
      const hand = itemAt(hands, seat);
      hand.push(...pack.slice(top, (top += size - hand.length)));
    }
  }
  return { hands, stock: pack.slice(top) };
};

/** Deals two new hands from the top of these cards, the forehand's first. */
export const dealToAnnouncers = (cards: readonly Card[]): { forehand: Card[]; dealer: Card[]; rest: Card[] } => ({
  forehand: [...cards.slice(0, 3), ...cards.slice(6, 8)],
  dealer: [...cards.slice(3, 6), ...cards.slice(8, 10)],
  rest: cards.slice(10),
});

/**
 * Shuffles the cards for the new hands of a Schöneres, using the seed.
 * @param requests number of requests for a Schöneres in this hand. A second Schöneres is shuffled differently
 */
export const shuffleForSchoeneres = (
  cards: readonly Card[],
  { seed, game, hand, createRandom = randomFrom }: DealNumber,
  requests: number,
): Card[] => shuffled(cards, createRandom(seed, 'schoeneres', game, hand, ...(requests > 1 ? [requests] : [])));
