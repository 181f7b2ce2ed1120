/** A skipped test. */
export interface Skipped {
  readonly name: string;
  /** The reason, or an empty string if the test gives none. */
  readonly reason: string;
}

/** Lists the skipped tests by reason, in one line. */
export const skippedLine = (skipped: readonly Skipped[]): string => {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const lists = reasons.map((reason) => {
    const names = skipped.filter((test) => test.reason === reason).map(({ name }) => name);
    return `${reason === '' ? 'no reason given' : reason}: ${names.join('; ')}`;
  });
  return `${skipped.length} skipped (${lists.join(' | ')})`;
};
