import type { RuleOverrides } from '../rules/options.js';
import type { VariantId } from '../rules/variants.js';

/** Rounds in which all entries play, with opponents drawn by lot and no rematch that can be avoided. */
export interface DrawStage {
  readonly kind: 'draw';
  /** Number of rounds, 1 to 30. */
  readonly rounds: number;
  /** Games per match, 1 to 9. */
  readonly games: number;
  /**
   * Whether, from the second round on, the winner of a match keeps the table and the others draw a table. A match without a
   * winner leaves its table to the draw. Default: `false`.
   */
  readonly winnersStay?: boolean;
}

/** Groups drawn by lot, in which each entry meets each other entry once. */
export interface GroupStage {
  readonly kind: 'groups';
  /** Highest number of entries in a group, 3 to 16. The sizes of groups differ by at most one. */
  readonly size: number;
  /** Games per match, 1 to 9. */
  readonly games: number;
  /** Number of entries of each group that go on to the next stage, 1 to `size`. */
  readonly through: number;
}

/**
 * A match of two clubs, in which each entry of one club meets each entry of the other club. Possible only as the only
 * stage. All entries belong to two clubs.
 */
export interface ClubStage {
  readonly kind: 'clubs';
  /** Number of times that two entries meet, 1 to 4. */
  readonly legs: number;
  /** Games per meeting, 1 to 9. */
  readonly games: number;
}

/** Rounds that only the winners of the round before play. Each round is drawn by lot. */
export interface KnockoutStage {
  readonly kind: 'knockout';
  /** Number of entries, the best of the stage before, 2 to 1024, or all entries that are still in. */
  readonly of: number | 'all';
  /** A match ends if a side has won more than half of this number of games: 1, 3, 5, 7 or 9. */
  readonly bestOf: number;
  /**
   * Whether the losers of the semi-finals play for third place. `'from-standings'`, possible with `of: 2` after another stage:
   * the entries in places 3 and 4 of the stage before play for third place.
   */
  readonly third: boolean | 'from-standings';
}

/** A section of the evening, with one or more rounds. */
export type Stage = DrawStage | GroupStage | ClubStage | KnockoutStage;

/** Points in the standings for each game. */
export interface Score {
  /** Points for a won game, 0 to 100. */
  readonly win: number;
  /** Whether the points of the game itself also count, at most `target` per game. */
  readonly own: boolean;
  readonly bonus?: {
    /** Additional points for a game in which the opponents have no points, 0 to 100. */
    readonly zero?: number;
    /** Additional points for a Retourschneider (RULES.md section 8), 0 to 100. */
    readonly comeback?: number;
  };
  /**
   * The points of an entry and of its absent opponents that count for each game of a bye. Default: `target`, and half of
   * `target` rounded up.
   */
  readonly bye?: readonly [own: number, other: number];
}

/**
 * A criterion of the standings. `wins`, `points`, `own` (own points in all games) and `difference` (own points less given
 * points): more is better. `given` (points of the opponents) and `bummerl` (Bummerl of lost games): fewer is better. `direct`: the games among the equal
 * entries, if each of them has met each other. `lot`: by lot.
 */
export type Tie = 'wins' | 'points' | 'own' | 'given' | 'difference' | 'bummerl' | 'direct' | 'lot';

/** Where a match is played: on paper at a table of the hall, or at a table of the server. */
export type Way = 'paper' | 'online';

/** The settings of an evening: rules, stages and standings. */
export interface Settings {
  readonly variant: VariantId;
  /** Options that differ from the variant. */
  readonly rules?: RuleOverrides;
  /** Points that win a game, 5 to 21. */
  readonly target: number;
  /** The stages in their order: at most one `draw`, only as the first, and at most one `knockout`, only as the last, or one `clubs`. */
  readonly stages: readonly Stage[];
  readonly score: Score;
  /** The criteria of the standings, the most important first. Entries that are equal in all of them are ranked by lot. */
  readonly ties: readonly Tie[];
  /** The stand-in for an absent person at an online table: a computer player, or none until the referee decides. */
  readonly absence: 'computer' | 'referee';
  /** Number of tables, 1 to 500. With fewer tables than matches, tables play several matches of a round in turn. */
  readonly tables?: number;
  /** Where matches are played. Default: `paper`. Single entries and matches can differ. */
  readonly way?: Way;
}
