import type { Settings, Way } from './settings.js';

/** The two people of a pair. */
export type Names = readonly [string, string];

/** A pair that plays the evening. One pair can hold several entries. */
export interface Entry {
  /** Number of the entry, from 1. */
  readonly no: number;
  readonly names: Names;
  readonly club?: string;
  /** Whether the entry is withdrawn. It is in no further draw. */
  readonly out?: true;
  /** `online` if the pair is not in the hall, so that all its matches are played online. */
  readonly way?: Way;
  /** The people who played under this number before a substitution, the first first. */
  readonly formerNames?: readonly Names[];
  /** Number of cards that have replaced the first one. */
  readonly newCards?: number;
}

/** The points of a game, in the order of the match's sides. At most the target counts. */
export type GameScore = readonly [number, number];

/** The games of a match, as a side or a slip reports them. */
export interface Games {
  readonly games: readonly GameScore[];
  /** Indices of the games that were a Retourschneider. */
  readonly comebacks?: readonly number[];
}

/** The number of an entry, or the source of a result: a signed slip, or the server of an online table. */
export type ReportedBy = number | 'slip' | 'server';

/**
 * The state of a match: without a complete result, reported by one side, contradicted, agreed by both sides (or on a signed
 * slip, or at an online table), or decided by the referee. A match that is `drawn` can have the first games of an online table.
 */
export type MatchState = 'drawn' | 'told' | 'disputed' | 'agreed' | 'ruled';

/** A match of two entries, or an entry's bye. */
export interface Match extends Games {
  /** The round and the table, such as `2-15`, with the turn if the table plays several matches of a round: `2-15.2`. */
  readonly id: string;
  /** The number of the table, from 1, or null for a bye. */
  readonly table: number | null;
  /** The turn at the table in this round, from 1. */
  readonly turn: number;
  readonly sides: readonly [number, number | null];
  readonly state: MatchState;
  /** The source of the games, or null if none are known. */
  readonly by: ReportedBy | 'referee' | null;
  /** The reports of the sides that are not agreed yet. */
  readonly told: readonly (Games & { readonly by: number })[];
  /** The index of the group, from 0. */
  readonly group?: number;
  /** Whether the match is for third place. */
  readonly third?: true;
  /** Whether the bye belongs to the plan of a group of odd size. It does not count. */
  readonly rest?: true;
  /** Where this match is played, if the host has decided it. `wayOf()` also considers the entries and the settings. */
  readonly way?: Way;
  /** The referee's reason. */
  readonly text?: string;
}

/** A round of matches that play at the same time. */
export interface Round {
  /** Number of the round, from 1. */
  readonly number: number;
  /** The index of the stage in the settings. */
  readonly stage: number;
  readonly seed: string;
  /** Whether play has begun. Then entries cannot be swapped. */
  readonly open: boolean;
  readonly closed: boolean;
  readonly matches: readonly Match[];
  /** The pairs of entries that the host swapped after the draw. */
  readonly swaps: readonly (readonly [number, number])[];
}

/** Points that the referee adds to an entry or, if negative, takes from it. */
export interface Adjustment {
  readonly entry: number;
  readonly points: number;
  readonly text: string;
}

/** The groups of a stage: numbers of the entries, by group. */
export type Groups = readonly (readonly number[])[];

/** The state of an evening after all its events. */
export interface EveningState {
  readonly code: string;
  readonly name: string;
  readonly settings: Settings;
  readonly entries: readonly Entry[];
  readonly rounds: readonly Round[];
  /** The groups, by index of the stage. */
  readonly groups: Readonly<Record<number, Groups>>;
  readonly adjustments: readonly Adjustment[];
  /** The host's texts for the hall, the last one last. */
  readonly announcements: readonly string[];
  /** Whether reports and answers of pairs are refused, so that their results come from slips. */
  readonly slipsOnly?: true;
  readonly finished: boolean;
}
