const MIN_WAIT_MS = 250;
const MAX_WAIT_MS = 8000;
/** Maximum `retryAfter` that the client respects, in ms. */
const MAX_RETRY_MS = 60 * 60 * 1000;

/** Codes of temporary refusals. */
export const TRANSIENT_CODES = ['busy', 'moving', 'too-many'];

/** Returns a random delay before the next try, in ms. Random delays spread out the reconnects of many clients. */
export const randomWait = (tries: number): number =>
  Math.random() * Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** Math.min(tries, 10));

/** Returns the server's `retryAfter` plus a random delay of up to a quarter of that time, in ms. */
export const requestedWait = (retryAfter: number): number =>
  Math.min(Math.max(retryAfter, MIN_WAIT_MS), MAX_RETRY_MS) * (1 + Math.random() / 4);
