/** The limits of the time for a turn at an open table, and the default, in ms. */
export const [MIN_OPEN_TURN_MS, DEFAULT_OPEN_TURN_MS, MAX_OPEN_TURN_MS] = [30_000, 45_000, 60_000];
