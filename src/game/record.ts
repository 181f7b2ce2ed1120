import type { RuleSet } from '../rules/variants.js';
import type { Action } from './action.js';
import type { Before } from './before.js';
import type { Setup } from './setup.js';

/** Increases if any record would replay differently. */
export const RECORD_VERSION = 2;

/** A person who played a seat, for display in a replay. It does not affect the game. */
export interface RecordedPerson {
  /** Null if no name was given. */
  readonly name: string | null;
  /** The id of the drawn portrait, as in `Person`, or null. */
  readonly face: string | null;
}

/** One game as plain JSON: its rules and seed, the match before it and its actions. */
export interface GameRecord {
  readonly version: typeof RECORD_VERSION;
  /** Complete, because defaults can change later. */
  readonly rules: RuleSet;
  /**
   * Reveals every card of the game, so never show it to a seat during the game. It reveals later games only if the host
   * gave the seed, which then applies to the whole match.
   */
  readonly seed: string;
  readonly setup?: Setup;
  /**
   * The method of deriving the cards from the seed. With `sha256` known cards reveal no others, and the seed can combine
   * a host's secret with the salts of the seats. Default: a fast generator.
   */
  readonly deal?: 'sha256';
  /** Omitted in the first game of a match. */
  readonly before?: Before;
  /**
   * The people by seat, if a table (in `save()`) or a page added them. Neither `game.record()` nor links include them.
   */
  readonly people?: readonly RecordedPerson[];
  /** The actions from the draw for the first deal. The `next` that begins a game is not among them but in `before`. */
  readonly actions: readonly Action[];
}

/** A whole match in the old record format, with one seed for all games. It can be replayed but is no longer written. */
export interface MatchRecord {
  readonly version: 1;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup;
  readonly actions: readonly Action[];
}

/** A record that can be replayed. */
export type PlayableRecord = GameRecord | MatchRecord;
