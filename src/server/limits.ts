/** Lets so many through at once, and then so many in a time. */
export interface Bucket {
  /** Whether one more may pass now; it counts then. */
  take(now: number): boolean;
  /** Whether nothing has been taken of it for long: it may be forgotten. */
  isFull(now: number): boolean;
}

/** @param perMs how many come back in a millisecond */
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
    isFull(now) {
      fill(now);
      return left >= size;
    },
  };
};

/** A bucket for each of whom one knows nothing but an address. Addresses are kept in memory, and no longer than needed. */
export interface Buckets {
  take(address: string, now: number): boolean;
}

/** So many are kept before it is looked which of them may be forgotten. */
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
  };
};
