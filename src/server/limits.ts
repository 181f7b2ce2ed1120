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

const MANY = 1000;

export const createBuckets = (size: number, perMs: number): Buckets => {
  const buckets = new Map<string, Bucket>();
  return {
    take(address, now) {
      if (buckets.size > MANY) for (const [known, bucket] of buckets) if (bucket.isFull(now)) buckets.delete(known);
      const bucket = buckets.get(address) ?? createBucket(size, perMs);
      buckets.set(address, bucket);
      return bucket.take(now);
    },
  };
};
