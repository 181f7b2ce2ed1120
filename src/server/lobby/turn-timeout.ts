import { DAY_MS } from '../times.js';

/** The shortest time for a turn, and the longest, in ms. */
const [SHORTEST, LONGEST] = [5000, DAY_MS];

/** In words, for whoever gave another one. */
export const TURN_TIMEOUT = `null or ${SHORTEST} to ${LONGEST} ms`;

/** Whether it is a time for a turn, in ms, or null for as long as one likes. */
export const isTurnTimeout = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= SHORTEST && value <= LONGEST);
