import type { Announcement } from '../../rules/announce.js';
import type { Owners } from '../cards/position.js';
import type { Knowledge } from './knowledge.js';

/** One imagined deal of the unseen cards. */
export interface World {
  readonly owners: Owners;
  /** The announcement: imagined if the seat does not know it, null while it is incomplete. */
  readonly announcement: Announcement | null;
  /** Weight of the world: a whole number from 1. */
  readonly weight: number;
}

/**
 * Returns the likelihood of the others' actions in this world (bid, hold, signal, refuse, play a card): above 0, at most 1.
 * @param owners the holder per card; played cards are in `knowledge.played`, per seat
 */
export type WorldLikelihood = (owners: Owners, announcement: Announcement | null, knowledge: Knowledge) => number;
