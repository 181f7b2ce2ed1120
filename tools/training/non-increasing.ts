/** Returns the nearest non-increasing row. Neighbours in the wrong order are replaced by their mean. */
export const nonIncreasing = (row: readonly number[]): readonly number[] => {
  const runs: { sum: number; size: number }[] = [];
  for (const share of row) {
    let run = { sum: share, size: 1 };
    for (let last = runs.at(-1); last && last.sum / last.size < run.sum / run.size; last = runs.at(-1)) {
      run = { sum: last.sum + run.sum, size: last.size + run.size };
      runs.pop();
    }
    runs.push(run);
  }
  return runs.flatMap(({ sum, size }) => Array.from({ length: size }, () => sum / size));
};
