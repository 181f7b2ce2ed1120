import type { RuleSet } from '../rules/variants.js';
import type { Action } from './action.js';
import type { Before } from './before.js';
import type { Setup } from './setup.js';

/** Version of the record format. Increase this number if any record would replay differently. */
export const RECORD_VERSION = 2;

/** A person who played a seat, for display in a replay. This data does not affect the game. */
export interface RecordedPerson {
  /** Name, or null if unknown. */
  readonly name: string | null;
  /** The id of the drawn portrait, as in `Person`, or null. */
  readonly face: string | null;
}

/** One game as plain JSON: its rules and seed, the match before it and its actions. */
export interface GameRecord {
  readonly version: typeof RECORD_VERSION;
  /** All options, because defaults can change later. */
  readonly rules: RuleSet;
  /**
   * Seed of the game. The seed reveals every card, so never send it to a seat during the game. A seed chosen by the
   * host applies to the whole match and also reveals later games.
   */
  readonly seed: string;
  readonly setup?: Setup;
  /**
   * The method of deriving the cards from the seed. With `sha256`, known cards reveal no other cards, and the seed can
   * combine a host's secret with the salts of the seats. Default: a fast generator.
   */
  readonly deal?: 'sha256';
  /** The match before this game. Omitted in the first game of a match. */
  readonly before?: Before;
  /**
   * The people by seat. Only pages and a table's `save()` add people. Neither `game.record()` nor links include people.
   */
  readonly people?: readonly RecordedPerson[];
  /**
   * Number of cards that the visitor took back in this game. `actions` contains none of these cards. Only a table's
   * `save()` adds the number. Omitted if the visitor took back no card.
   */
  readonly undone?: number;
  /**
   * The actions from the draw for the first deal. The `next` that begins the game is not in this list but in `before`.
   */
  readonly actions: readonly Action[];
}

/**
 * A whole match in the old record format, with one seed for all games. Such a record can be replayed, but is no longer
 * written.
 */
export interface MatchRecord {
  readonly version: 1;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly setup?: Setup;
  readonly actions: readonly Action[];
}

/** A record that can be replayed. */
export type PlayableRecord = GameRecord | MatchRecord;
