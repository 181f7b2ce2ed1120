/** Token bucket: lets so many through at once, and then so many in a time. */
export interface Bucket {
  /** Takes a token. Returns false if there is none. */
  take(now: number): boolean;
  /** How long it takes until there is a token, in ms; 0: there is one. */
  waitFor(now: number): number;
  /** Whether all tokens are back: the bucket can be forgotten. */
  isFull(now: number): boolean;
}

/** @param perMs how many tokens come back in a millisecond */
export const createBucket = (size: number, perMs: number): Bucket => {
  let left = size;
  let last = 0;
  const fill = (now: number): void => {
    if (last > 0) left = Math.min(size, left + (now - last) * perMs);
    last = now;
  };
  return {
    take(now) {
      fill(now);
      if (left < 1) return false;
      left--;
      return true;
    },
    waitFor(now) {
      fill(now);
      return left < 1 ? (1 - left) / perMs : 0;
    },
    isFull(now) {
      fill(now);
      return left >= size;
    },
  };
};

/** Buckets of anonymous clients, by IP address. Addresses are kept in memory, and no longer than needed. */
export interface Buckets {
  take(address: string, now: number): boolean;
  waitFor(address: string, now: number): number;
}

/** The number of buckets above which full ones are looked for and forgotten. */
const FEW = 1000;

export const createBuckets = (size: number, perMs: number): Buckets => {
  const buckets = new Map<string, Bucket>();
  let most = FEW;
  const forget = (now: number): void => {
    for (const [known, bucket] of buckets) if (bucket.isFull(now)) buckets.delete(known);
    // Not with every request, when that many are there for good reason.
    most = Math.max(FEW, buckets.size * 2);
  };
  return {
    take(address, now) {
      if (buckets.size > most) forget(now);
      const bucket = buckets.get(address) ?? createBucket(size, perMs);
      buckets.set(address, bucket);
      return bucket.take(now);
    },
    waitFor: (address, now) => buckets.get(address)?.waitFor(now) ?? 0,
  };
};
