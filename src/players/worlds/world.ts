import type { Announcement } from '../../rules/announce.js';
import type { Owners } from '../cards/position.js';
import type { Knowledge } from './knowledge.js';

/** One imagined deal of the cards a seat does not see. */
export interface World {
  readonly owners: Owners;
  /** Imagined too, if the seat does not know it; else what it knows; null while the announcement is not complete. */
  readonly announcement: Announcement | null;
  /** How much the world counts: a whole number from 1. */
  readonly weight: number;
}

/**
 * How likely others in this world would have done what they did (bid, hold, signal, refuse, play a card): above 0, at most 1.
 * @param owners per card its holder; cards already played are in `knowledge.played`, per seat
 */
export type WorldLikelihood = (owners: Owners, announcement: Announcement | null, knowledge: Knowledge) => number;
