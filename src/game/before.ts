import type { GameKind } from '../rules/score.js';
import type { Seat } from '../rules/seats.js';
import type { GameResult } from './fact.js';

/** The results of a match before one of its games. */
export interface Before {
  /** The number of the previous game, counted from 1. */
  readonly game: number;
  /** Each side's Bummerl. */
  readonly bummerl: readonly number[];
  /** Kinds of each side's last ten losses, in order. The list is shorter after fewer than ten losses. */
  readonly bummerlKinds: readonly (readonly GameKind[])[];
  /** Results of the last ten games, in order. The list is shorter after fewer than ten games. */
  readonly games: readonly GameResult[];
  /**
   * The seat whose `next` began this game. The game's history begins with that action. If omitted, the history is empty
   * at the start.
   */
  readonly next?: Seat;
}
