/** Whether a position in the pack is valid. Without a position the seed chooses one. */
export const isValidPosition = (at: number | undefined, from: number, to: number): boolean =>
  at === undefined || (Number.isInteger(at) && at >= from && at <= to);
