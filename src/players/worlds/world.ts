import type { Announcement } from '../../rules/announce.js';
import type { Owners } from '../cards/position.js';
import type { Knowledge } from './knowledge.js';

/** One imagined deal of the unseen cards. */
export interface World {
  readonly owners: Owners;
  /** The announcement, which is imagined if the seat does not know it, or null while the announcement is incomplete. */
  readonly announcement: Announcement | null;
  /** Weight of the world, an integer of at least 1. */
  readonly weight: number;
}

/**
 * Returns the likelihood of the others' actions in this world (bids, holds, signs, refusals, played cards): above 0, at most
 * 1.
 * @param owners the holder of each card; `knowledge.played` contains the played cards by seat
 */
export type WorldLikelihood = (owners: Owners, announcement: Announcement | null, knowledge: Knowledge) => number;
