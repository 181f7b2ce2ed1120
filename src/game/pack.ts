import { itemAt } from '../rules/item-at.js';
import { deckOf, type Card } from '../rules/card.js';
import { randomFrom, shuffled, type RandomFrom } from '../rules/random.js';
import { seatAfter, type PlayerCount, type Seat } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';

/** How cards come from a seed other than by the quick generator. */
export type DealMethod = 'sha256';

/** Which deal of a match: games count from 1, and so do the hands of each. */
export interface DealNumber {
  readonly seed: string;
  readonly game: number;
  readonly hand: number;
  /** Creates the random generator of a purpose from the seed; default: the quick one. */
  readonly createRandom?: RandomFrom;
}

/** The pack of a hand before it is cut, top first. It depends on nothing but seed, game and hand. */
export const packFor = (rules: RuleSet, { seed, game, hand, createRandom = randomFrom }: DealNumber): Card[] =>
  shuffled(deckOf(rules.pack), createRandom(seed, 'pack', game, hand));

/** The pack spread out for the draw. */
export const drawPack = (
  rules: RuleSet,
  { seed, game, createRandom = randomFrom }: Omit<DealNumber, 'hand'>,
  round: number,
): Card[] => shuffled(deckOf(rules.pack), createRandom(seed, 'draw', game, round));

/** Where a seat draws if it does not say so: one of the places still free. */
export const drawPlace = (
  { seed, game, createRandom = randomFrom }: Omit<DealNumber, 'hand'>,
  round: number,
  seat: Seat,
  free: readonly number[],
): number => itemAt(free, createRandom(seed, 'draw-place', game, round, seat)(free.length));

/** Where the cutter cuts if the action does not say it: never the outermost cards. */
export const cutPlace = ({ seed, game, hand, createRandom = randomFrom }: DealNumber, size: number): number =>
  3 + createRandom(seed, 'cut', game, hand)(size - 6);

/** The pack after `at` cards were lifted off and put below the others. */
export const cutAt = (pack: readonly Card[], at: number): Card[] => [...pack.slice(at), ...pack.slice(0, at)];

/** Hands in the order dealt, and what is left. */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/**
 * Five cards each, three then two, from the forehand on (RULES.md section 3.2). Who has taken cards at the cut gets that
 * many fewer, in the first round.
 * @param taken per seat: what it has already
 */
export const deal = (pack: readonly Card[], taken: readonly (readonly Card[])[], dealer: Seat): Deal => {
  const hands = taken.map((cards) => [...cards]);
  const players = hands.length as PlayerCount;
  let top = 0;
  for (const size of [3, 5]) {
    for (let step = 1; step <= players; step++) {
      const hand = itemAt(hands, seatAfter(players, dealer, step));
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

/** Shuffles the cards for the new hands of a Schöneres by the seed. */
export const shuffleForSchoeneres = (
  cards: readonly Card[],
  { seed, game, hand, createRandom = randomFrom }: DealNumber,
): Card[] => shuffled(cards, createRandom(seed, 'schoeneres', game, hand));
