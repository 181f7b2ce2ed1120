/** A token bucket that allows a burst, then a steady rate. */
export interface RateLimiter {
  /** Takes a token. Returns false if the bucket is empty. */
  takeToken(now: number): boolean;
  /** Returns the time until the next token, in ms, or 0 if the bucket is not empty. */
  msUntilToken(now: number): number;
  /** Whether the bucket is full. A limiter with a full bucket can be removed. */
  isFull(now: number): boolean;
}

/**
 * @param size initial and maximum number of tokens
 * @param perMs number of tokens added per millisecond
 */
export const createRateLimiter = (size: number, perMs: number): RateLimiter => {
  let tokens = size;
  let lastFillTime = 0;
  const refill = (now: number): void => {
    if (lastFillTime > 0) tokens = Math.min(size, tokens + (now - lastFillTime) * perMs);
    lastFillTime = now;
  };
  return {
    takeToken(now) {
      refill(now);
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
    msUntilToken(now) {
      refill(now);
      return tokens < 1 ? (1 - tokens) / perMs : 0;
    },
    isFull(now) {
      refill(now);
      return tokens >= size;
    },
  };
};

/**
 * Rate limiters for anonymous clients, keyed by IP address. An address stays in memory only until its limiter is full again.
 */
export interface AddressRateLimiter {
  takeToken(address: string, now: number): boolean;
  msUntilToken(address: string, now: number): number;
}

/** Number of limiters above which full limiters are removed. */
const MIN_CLEANUP_SIZE = 1000;

export const createAddressRateLimiter = (size: number, perMs: number): AddressRateLimiter => {
  const limiters = new Map<string, RateLimiter>();
  let cleanupSize = MIN_CLEANUP_SIZE;
  const removeFullLimiters = (now: number): void => {
    for (const [address, limiter] of limiters) if (limiter.isFull(now)) limiters.delete(address);
    // If many limiters are in use, the next cleanup waits until their number has doubled.
    cleanupSize = Math.max(MIN_CLEANUP_SIZE, limiters.size * 2);
  };
  return {
    takeToken(address, now) {
      if (limiters.size > cleanupSize) removeFullLimiters(now);
      const limiter = limiters.get(address) ?? createRateLimiter(size, perMs);
      limiters.set(address, limiter);
      return limiter.takeToken(now);
    },
    msUntilToken: (address, now) => limiters.get(address)?.msUntilToken(now) ?? 0,
  };
};
