import { itemAt } from './item-at.js';
import { playingSidesOf, sidesOf, type Seat, type SeatRules, type Side } from './seats.js';
import type { RuleOptions } from './options.js';

/**
 * The kind of a lost game: with points, without points, or against a side that had 0 points while the loser was
 * gestrichen (section 8).
 */
export type GameKind = 'normal' | 'schneider' | 'retourschneider';

const BUMMERL: Readonly<Record<GameKind, number>> = { normal: 1, schneider: 2, retourschneider: 4 };

export const GAME_KINDS = Object.keys(BUMMERL) as readonly GameKind[];

/** Returns the number of Bummerl for a loss of this kind. */
export const bummerlFor = (kind: GameKind): number => BUMMERL[kind];

/** Whether a side with this score is gestrichen (section 7). */
export const isGestrichen = (rules: Pick<RuleOptions, 'target' | 'gestrichenAt'>, points: number): boolean =>
  points >= rules.target - rules.gestrichenAt;

/** The choice of a gestrichen side before the first lead. */
export interface GestrichenChoice {
  /** The side that chooses. */
  readonly side: Side;
  /** Value of the hand if the side chooses to play it. */
  readonly value: number;
  /** Points for the opponents if the side gives the hand up. */
  readonly refusal: number;
}

/** Points for the other side if a side gives the hand up, except with `gestrichen: 'four'` (section 7, S2). */
const GIVE_UP_POINTS = 2;

/** Minimum lead, in points, at which a gestrichen side must choose whether to play the Four (section 7, S1). */
const FOUR_LEAD = 4;

type GestrichenRules = Pick<RuleOptions, 'players' | 'target' | 'gestrichen' | 'gestrichenAt' | 'refusal'>;

/**
 * Returns the choice before the first lead, or null if no side has a choice (section 7).
 * @param sides the sides that play the hand. Default: all sides
 */
export const gestrichenChoice = (
  rules: GestrichenRules,
  score: readonly number[],
  sides: readonly Side[] = sidesOf(rules.players),
): GestrichenChoice | null => {
  const [side, ...otherGestrichen] = sides.filter((one) => isGestrichen(rules, itemAt(score, one)));
  if (side === undefined || otherGestrichen.length > 0) return null;
  const highestOther = Math.max(...sides.filter((other) => other !== side).map((other) => itemAt(score, other)));
  switch (rules.gestrichen) {
    case 'no-bid':
      return null;
    case 'forced-three':
      return { side, value: 3, refusal: GIVE_UP_POINTS };
    case 'luft':
      return { side, value: highestOther <= 0 ? 4 : 3, refusal: GIVE_UP_POINTS };
    case 'four':
      return itemAt(score, side) - highestOther >= FOUR_LEAD ? { side, value: 4, refusal: rules.refusal } : null;
  }
};

/** Returns the choice before the first lead of the current hand, or null if no side has a choice (section 7). */
export const gestrichenChoiceIn = ({
  rules,
  score,
  dealer,
}: {
  readonly rules: GestrichenRules & SeatRules;
  readonly score: readonly number[];
  readonly dealer: Seat | null;
}): GestrichenChoice | null => gestrichenChoice(rules, score, playingSidesOf(rules, dealer));

/**
 * Returns the sides that have won the game, ascending, or an empty list. If allies reach the target together, the one
 * with more points wins, or both win if their points are equal (section 8).
 */
export const gameWinners = (
  rules: Pick<RuleOptions, 'players' | 'target'>,
  score: readonly number[],
): readonly Side[] => {
  const highest = Math.max(...score);
  return highest < rules.target ? [] : sidesOf(rules.players).filter((side) => score[side] === highest);
};

/**
 * Returns the kind of loss for a loser with these points (section 8).
 * @param cameBack whether a winner had 0 points while the loser was already gestrichen
 */
export const gameKind = (points: number, cameBack: boolean): GameKind => {
  if (cameBack) return 'retourschneider';
  return points <= 0 ? 'schneider' : 'normal';
};

/** Points that a side loses for taking a card other than a Kritischer at the cut (section 3.1). */
export const BLUFF_LOSS = 2;

/** Lowest points with which a game can begin with `debt`. */
const LOWEST_POINTS = -99;

/** Returns the lowest points of a side: 0, unless a penalty can take a score below 0 (section 3.1). */
export const lowestPoints = ({ debt }: Pick<RuleOptions, 'debt'>): number => (debt ? LOWEST_POINTS : 0);

/** Returns a side's points after its bluff at the cut is revealed (section 3.1). */
export const pointsAfterBluff = (rules: Pick<RuleOptions, 'debt'>, points: number): number =>
  Math.max(lowestPoints(rules), points - BLUFF_LOSS);

/** Points for the other side after a forbidden bid (section 5, S0). */
export const BID_PENALTY = 2;

/** Whether a side can reset its own points to 0. The side must have points and face a gestrichen side (section 7). */
export const mayStrike = (
  rules: Pick<RuleOptions, 'strike' | 'target' | 'gestrichenAt'>,
  score: readonly number[],
  side: Side,
): boolean =>
  rules.strike &&
  itemAt(score, side) > 0 &&
  score.some((points, other) => other !== side && isGestrichen(rules, points));
