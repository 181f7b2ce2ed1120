/** A test that was not run. */
export interface Skipped {
  readonly name: string;
  /** Empty: none was given. */
  readonly reason: string;
}

/** All tests that were not run, in one line, by reason. */
export const skippedLine = (skipped: readonly Skipped[]): string => {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const lists = reasons.map((reason) => {
    const names = skipped.filter((test) => test.reason === reason).map(({ name }) => name);
    return `${reason === '' ? 'no reason given' : reason}: ${names.join('; ')}`;
  });
  return `${skipped.length} skipped (${lists.join(' | ')})`;
};
