/** A share with the half-width of its 95 % interval, both in percent. */
export interface Share {
  readonly percent: number;
  readonly margin: number;
}

/** The mean of independent shares of 0..1. */
export const shareOf = (shares: readonly number[]): Share => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1);
  return { percent: mean * 100, margin: 196 * Math.sqrt(variance / shares.length) };
};
