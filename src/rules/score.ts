import { otherSide, SIDES, type Side } from './seats.js';
import type { RuleSet } from './variants.js';

/** How a game was lost: plainly, without a point, or from gestrichen against nothing (section 8). */
export type GameKind = 'normal' | 'schneider' | 'retourschneider';

const BUMMERL: Readonly<Record<GameKind, number>> = { normal: 1, schneider: 2, retourschneider: 4 };

/** Bummerl given to the loser. */
export const bummerlFor = (kind: GameKind): number => BUMMERL[kind];

/** Whether a side with so many points is gestrichen (section 7). */
export const isGestrichen = (rules: RuleSet, points: number): boolean => points >= rules.target - rules.gestrichenAt;

/** What a gestrichen side has to decide before the first lead. */
export interface GestrichenChoice {
  /** Who decides. */
  readonly side: Side;
  /** What the hand is worth if it is played, without any bids. */
  readonly value: number;
  /** What the other side gets if it is given up. */
  readonly refusal: number;
}

/** What the other side gets when a hand is given up, unless `refusal` says more (section 7, S2). */
const GIVEN_UP = 2;

/** How far ahead a gestrichen side must be for the Four to go (section 7, S1). */
const FOUR_AHEAD = 4;

/** The choice before the first lead; null if nobody has one (section 7). */
export const gestrichenChoice = (rules: RuleSet, score: readonly number[]): GestrichenChoice | null => {
  const gestrichen = SIDES.filter((side) => isGestrichen(rules, score[side]));
  if (gestrichen.length !== 1) return null;
  const side = gestrichen[0];
  const other = score[otherSide(side)];
  switch (rules.gestrichen) {
    case 'no-bid':
      return null;
    case 'forced-three':
      return { side, value: 3, refusal: GIVEN_UP };
    case 'luft':
      return { side, value: other === 0 ? 4 : 3, refusal: GIVEN_UP };
    case 'four':
      return score[side] - other >= FOUR_AHEAD ? { side, value: 4, refusal: rules.refusal } : null;
  }
};

/** The side that has won the game, if one has (section 8). */
export const gameWinner = (rules: RuleSet, score: readonly number[]): Side | null =>
  SIDES.find((side) => score[side] >= rules.target) ?? null;

/**
 * How the game was lost (section 8).
 * @param behindGestrichen whether the winner had 0 while the loser was already gestrichen
 */
export const gameKind = (score: readonly number[], winner: Side, behindGestrichen: boolean): GameKind => {
  if (behindGestrichen) return 'retourschneider';
  return score[otherSide(winner)] === 0 ? 'schneider' : 'normal';
};
