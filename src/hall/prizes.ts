/** Highest place that a prize can name. */
const MAX_PLACE = 1024;

/** A line that names its place or places: `5: Speck`, `4-10: Wein`. */
const NAMED = /^(?<first>\d{1,4})\s*(?:[-–]\s*(?<last>\d{1,4})\s*)?[.:]\s+(?<prize>\S.*)$/u;

/**
 * Returns the prizes by place. The first line is the prize for place 1, each line after it that for the next place. A line
 * can name its places, and an empty line leaves its place without a prize.
 */
export const prizesIn = (text: string): ReadonlyMap<number, string> => {
  const prizes = new Map<number, string>();
  let next = 1;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const { first, last = first, prize = line } = NAMED.exec(line)?.groups ?? {};
    const from = Number(first ?? next);
    const to = Math.min(MAX_PLACE, Math.max(from, Number(last ?? next)));
    for (let place = from; place <= to && prize !== ''; place++) prizes.set(place, prize);
    next = to + 1;
  }
  return prizes;
};
