/** The possible Schläge, and the Schlag or the Trumpf that a shown card names in blind play (RULES.md section 3.5). */
import { COMMON_RANKS, rankOf, ranksOf, suitOf, WELI, type Card, type Pack, type Schlag, type Suit } from './card.js';
import { itemAt } from './item-at.js';
import type { RuleOptions } from './options.js';
import type { Seat } from './seats.js';

/** The announced Schlag and Trumpf. */
export interface Announcement {
  readonly schlag: Schlag;
  readonly trumpf: Suit;
}

const SCHLAEGE: Readonly<Record<Pack, readonly Schlag[]>> = {
  32: ranksOf(32),
  33: [...ranksOf(33), 'weli'],
  36: [...ranksOf(36), 'weli'],
  40: [...ranksOf(40), 'weli'],
};

/** The Schläge that can be named if the Weli is a Kritischer. */
const SCHLAEGE_WITHOUT_SIXES: Readonly<Record<Pack, readonly Schlag[]>> = {
  32: COMMON_RANKS,
  33: COMMON_RANKS,
  36: COMMON_RANKS,
  40: [...COMMON_RANKS, '5'],
};

/** Returns the Schläge that can be named, high to low. Excludes the Weli and the sixes if the Weli is a Kritischer. */
export const schlaegeOf = ({ pack, critical }: Pick<RuleOptions, 'pack' | 'critical'>): readonly Schlag[] =>
  (critical.includes(WELI) ? SCHLAEGE_WITHOUT_SIXES : SCHLAEGE)[pack];

/** Returns the number of cards of a Schlag in a hand. Kritische belong to no rank. */
const countOfSchlag = (critical: readonly Card[], hand: readonly Card[], schlag: Schlag): number =>
  hand.filter((card) => !critical.includes(card) && (schlagOfCard(card) === schlag || rankOf(card) === schlag)).length;

/** The options that determine the Schläge that a hand can announce. */
export type HeldRules = Pick<RuleOptions, 'pack' | 'critical' | 'announcement' | 'schlagHeld'>;

/**
 * Returns the Schläge that a player with this hand can announce in open play, high to low. With `schlagHeld`, the player
 * must hold that many cards of the Schlag or, without such a rank, the most cards of any rank (section 3.5).
 */
export const announceableSchlaege = (rules: HeldRules, hand: readonly Card[]): readonly Schlag[] => {
  const schlaege = schlaegeOf(rules);
  if (rules.schlagHeld === 0 || isBlind(rules)) return schlaege;
  const counts = schlaege.map((schlag) => countOfSchlag(rules.critical, hand, schlag));
  const needed = Math.min(rules.schlagHeld, Math.max(...counts));
  return schlaege.filter((_, index) => itemAt(counts, index) >= needed);
};

/** Whether only the announcers know the Schlag and the Trumpf. */
export const isBlind = ({ announcement }: Pick<RuleOptions, 'announcement'>): boolean => announcement !== 'open';

/** Returns the Schlag that the forehand announces by showing this card. */
export const schlagOfCard = (card: Card): Schlag => (card === WELI ? 'weli' : rankOf(card));

/** Returns the Trumpf that the dealer announces by showing this card. The Weli announces Schell. */
export const trumpfOfCard = (card: Card): Suit => suitOf(card);

/** Returns the seat that leads the first trick after a Schlagtausch (section 3.7). */
export const leaderAfterSwap = (
  { leadAfterSwap }: Pick<RuleOptions, 'leadAfterSwap'>,
  forehand: Seat,
  dealer: Seat,
): Seat => (leadAfterSwap === 'schlag-announcer' ? dealer : forehand);

/** Whether the forehand can show this card: the card must name a possible Schlag. */
export const canGiveSchlag = (rules: Pick<RuleOptions, 'pack' | 'critical'>, card: Card): boolean =>
  schlaegeOf(rules).includes(schlagOfCard(card));

/**
 * Returns the card that names the Schlag if the forehand has no choice: the last card dealt, or the nearest earlier one
 * that can name a Schlag.
 */
export const bottomSchlagCard = (rules: Pick<RuleOptions, 'pack' | 'critical'>, hand: readonly Card[]): Card =>
  hand.filter((card) => canGiveSchlag(rules, card)).at(-1) as Card;
