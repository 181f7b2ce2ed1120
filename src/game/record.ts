import type { RuleSet } from '../rules/variants.js';
import type { Action } from './action.js';
import type { Before } from './before.js';
import type { Setup } from './setup.js';

/** Rises when any record would replay differently. */
export const RECORD_VERSION = 2;

/** Somebody who sat there, as a replay shows it; the game is not played by it. */
export interface RecordedPerson {
  /** Null: nobody has given one. */
  readonly name: string | null;
  /** Which of the drawn people was shown, as in `Person`; null: none. */
  readonly face: string | null;
}

/** One game as plain JSON: what it was played by, what its match had before it, and what was done in it. */
export interface GameRecord {
  readonly version: typeof RECORD_VERSION;
  /** Complete: defaults may change later. */
  readonly rules: RuleSet;
  /**
   * Gives away every card of the game: never show it to a seat while the game is played. Of the games that follow it
   * tells nothing, unless the host gave the seed: then it is that of the whole match.
   */
  readonly seed: string;
  readonly setup?: Setup;
  /**
   * How the cards come from the seed. `sha256`: so that whoever has seen some of them cannot find out others, and the seed
   * may be a host's secret and the salts of the seats. Left out: quickly.
   */
  readonly deal?: 'sha256';
  /** Left out: the first game of a match. */
  readonly before?: Before;
  /** By seat, who sat there, where a table (its `save()`) or a page has written it down: `game.record()` does not. Links do not hold it. */
  readonly people?: readonly RecordedPerson[];
  /** From the draw for the first deal on. The `next` that begins a game is in no record's actions but in `before`. */
  readonly actions: readonly Action[];
}

/** A whole match as it was recorded once, all games of it by one seed. It can be replayed; nothing writes it any more. */
export interface MatchRecord {
  readonly version: 1;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup;
  readonly actions: readonly Action[];
}

/** What can be replayed. */
export type PlayableRecord = GameRecord | MatchRecord;
