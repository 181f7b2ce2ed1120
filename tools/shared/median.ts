/** Returns the median; of an even count, the higher of the two middle values. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1];
