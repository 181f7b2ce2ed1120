/** Whether a position in the pack is valid. `undefined` is valid: the seed then determines the position. */
export const isValidPosition = (at: number | undefined, from: number, to: number): boolean =>
  at === undefined || (Number.isInteger(at) && at >= from && at <= to);
