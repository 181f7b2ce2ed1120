import type { Names } from '../evening/state.js';
import type { SeasonSettings } from './settings.js';

/** A member of the club. A name on an evening belongs to the member with this name or alias. */
export interface Member {
  /** Identifies the member in events, such as `m3`. */
  readonly id: string;
  /** 1 to 40 characters. */
  readonly name: string;
  /** Other names of the member on evenings. Case, accents and extra spaces make no difference. */
  readonly aliases: readonly string[];
}

/** A pair's result on an evening. */
export interface EveningEntry {
  readonly names: Names;
  /** From 1. */
  readonly place: number;
  /** Won games, as in the standings of the evening. */
  readonly wins: number;
  /** Points, as in the standings of the evening. */
  readonly points: number;
}

/** The results of a finished evening. */
export interface SeasonEvening {
  /** Identifies the evening: 1 to 60 letters, digits, hyphens and underscores. */
  readonly id: string;
  /** The day of the evening, such as `2026-11-06`. */
  readonly date: string;
  readonly name: string;
  /** The pairs, the best first. */
  readonly entries: readonly EveningEntry[];
}

/** The state of a season after all its events. */
export interface SeasonState {
  /** The club and the season, such as `Wattfreunde Kirchmoosen 2026`. */
  readonly name: string;
  readonly settings: SeasonSettings;
  /** In the order in which they joined. */
  readonly members: readonly Member[];
  /** By date, then by id. */
  readonly evenings: readonly SeasonEvening[];
}
