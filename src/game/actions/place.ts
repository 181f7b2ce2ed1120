/** Whether a place in the pack is there; one left out is chosen by the seed. */
export const isPlace = (at: number | undefined, from: number, to: number): boolean =>
  at === undefined || (Number.isInteger(at) && at >= from && at <= to);
