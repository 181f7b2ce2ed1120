import type { GameKind } from '../rules/score.js';
import type { Seat } from '../rules/seats.js';
import type { GameResult } from './fact.js';

/** The results of a match before one of its games. */
export interface Before {
  /** The number of the game before this one, from 1. */
  readonly game: number;
  /** Bummerl given to each side. */
  readonly bummerl: readonly number[];
  /** Per side: how it lost the last ten of the games that it lost, in order; fewer if it has not lost so many. */
  readonly bummerlKinds: readonly (readonly GameKind[])[];
  /** How the last ten games ended, in order; fewer if there were not so many. */
  readonly games: readonly GameResult[];
  /** The seat that continued to this game; its history begins with that action. Left out: unknown, the history begins empty. */
  readonly next?: Seat;
}
