import { itemAt } from './item-at.js';
import { sidesOf, type Side } from './seats.js';
import type { RuleOptions } from './options.js';

/** How a game was lost: plainly, without a point, or from gestrichen against nothing (section 8). */
export type GameKind = 'normal' | 'schneider' | 'retourschneider';

const BUMMERL: Readonly<Record<GameKind, number>> = { normal: 1, schneider: 2, retourschneider: 4 };

export const GAME_KINDS = Object.keys(BUMMERL) as readonly GameKind[];

/** Bummerl given to a loser. */
export const bummerlFor = (kind: GameKind): number => BUMMERL[kind];

/** Whether a side with so many points is gestrichen (section 7). */
export const isGestrichen = (rules: Pick<RuleOptions, 'target' | 'gestrichenAt'>, points: number): boolean =>
  points >= rules.target - rules.gestrichenAt;

/** What a gestrichen side has to decide before the first lead. */
export interface GestrichenChoice {
  /** Who decides. */
  readonly side: Side;
  /** What the hand is worth if it is played, without any bids. */
  readonly value: number;
  /** What the other side gets if it is given up. */
  readonly refusal: number;
}

/** Points of the other side for a hand that is given up, except under `four` (section 7, S2). */
const GIVE_UP_POINTS = 2;

/** Lead in points that a gestrichen side needs for the Four (section 7, S1). */
const FOUR_LEAD = 4;

/** The choice before the first lead; null if nobody has one (section 7). */
export const gestrichenChoice = (
  rules: Pick<RuleOptions, 'players' | 'target' | 'gestrichen' | 'gestrichenAt' | 'refusal'>,
  score: readonly number[],
): GestrichenChoice | null => {
  const [side, ...otherGestrichen] = sidesOf(rules.players).filter((one) => isGestrichen(rules, itemAt(score, one)));
  if (side === undefined || otherGestrichen.length > 0) return null;
  const highestOther = Math.max(...score.filter((_, other) => other !== side));
  switch (rules.gestrichen) {
    case 'no-bid':
      return null;
    case 'forced-three':
      return { side, value: 3, refusal: GIVE_UP_POINTS };
    case 'luft':
      return { side, value: highestOther === 0 ? 4 : 3, refusal: GIVE_UP_POINTS };
    case 'four':
      return itemAt(score, side) - highestOther >= FOUR_LEAD ? { side, value: 4, refusal: rules.refusal } : null;
  }
};

/**
 * The sides that have won the game, ascending; empty if none has. Of allies who reach the target together the one with
 * more points wins, or both (section 8).
 */
export const gameWinners = (
  rules: Pick<RuleOptions, 'players' | 'target'>,
  score: readonly number[],
): readonly Side[] => {
  const highest = Math.max(...score);
  return highest < rules.target ? [] : sidesOf(rules.players).filter((side) => score[side] === highest);
};

/**
 * How the game was lost by one with these points (section 8).
 * @param cameBack whether a winner had 0 while the loser was already gestrichen
 */
export const gameKind = (points: number, cameBack: boolean): GameKind => {
  if (cameBack) return 'retourschneider';
  return points === 0 ? 'schneider' : 'normal';
};

/** What a side loses that took a card at the cut which was none to take (section 3.1). */
export const BLUFF_LOSS = 2;

/** Returns a side's points after its bluff at the cut has come out (section 3.1). */
export const pointsAfterBluff = (points: number): number => Math.max(0, points - BLUFF_LOSS);

/** What the others get for a bid that was not allowed (section 5, S0). */
export const BID_PENALTY = 2;

/** Whether a side may strike its own points: it has some, and faces one that is gestrichen (section 7). */
export const mayStrike = (
  rules: Pick<RuleOptions, 'strike' | 'target' | 'gestrichenAt'>,
  score: readonly number[],
  side: Side,
): boolean =>
  rules.strike &&
  itemAt(score, side) > 0 &&
  score.some((points, other) => other !== side && isGestrichen(rules, points));
