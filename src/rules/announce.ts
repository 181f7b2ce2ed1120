/** What can be named as Schlag and Trumpf, and what a card shown in blind play names (RULES.md section 3.5). */
import { COMMON_RANKS, rankOf, RANKS, suitOf, WELI, type Card, type Pack, type Schlag, type Suit } from './card.js';
import type { RuleOptions } from './options.js';

/** Schlag and Trumpf, both announced. */
export interface Announcement {
  readonly schlag: Schlag;
  readonly trumpf: Suit;
}

const SCHLAEGE: Readonly<Record<Pack, readonly Schlag[]>> = {
  32: COMMON_RANKS,
  33: [...COMMON_RANKS, 'weli'],
  36: [...RANKS, 'weli'],
};

/** The Schläge that may be named, high to low. If the Weli is a Kritischer, neither it nor the sixes can be. */
export const schlaegeOf = ({ pack, critical }: Pick<RuleOptions, 'pack' | 'critical'>): readonly Schlag[] =>
  critical.includes(WELI) ? COMMON_RANKS : SCHLAEGE[pack];

/** Whether Schlag and Trumpf are a secret of the announcers. */
export const isBlind = ({ announcement }: Pick<RuleOptions, 'announcement'>): boolean => announcement !== 'open';

/** Returns the Schlag that the forehand announces by showing this card. */
export const schlagOfCard = (card: Card): Schlag => (card === WELI ? 'weli' : rankOf(card));

/** Returns the Trumpf that the dealer announces by showing this card: the Weli counts as Schell. */
export const trumpfOfCard = (card: Card): Suit => suitOf(card);

/** Whether the forehand may show this card: it must give a possible Schlag. */
export const canGiveSchlag = (rules: Pick<RuleOptions, 'pack' | 'critical'>, card: Card): boolean =>
  schlaegeOf(rules).includes(schlagOfCard(card));

/** The card that gives the Schlag where nobody chooses: the last one dealt, or the next one up that can. */
export const bottomSchlagCard = (rules: Pick<RuleOptions, 'pack' | 'critical'>, hand: readonly Card[]): Card =>
  hand.filter((card) => canGiveSchlag(rules, card)).at(-1) as Card;
