import { DAY_MS } from '../times.js';

/** The limits of `turnTimeout`, in ms. */
const [MIN_TURN_MS, MAX_TURN_MS] = [5000, DAY_MS];

/** The valid range as text for error messages. */
export const TURN_TIMEOUT_RANGE = `null or from ${MIN_TURN_MS} to ${MAX_TURN_MS} ms`;

/** Whether a value is a valid time limit for a turn, in ms, or null for no limit. */
export const isTurnTimeout = (value: unknown): value is number | null =>
  value === null ||
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= MIN_TURN_MS && value <= MAX_TURN_MS);
