/** Highest place that a prize can name. */
const MAX_PLACE = 1024;

/** A line that names its place or places: `5: Speck`, `4-10: Wein`. */
const NAMED = /^(?<first>\d{1,4})\s*(?:[-–]\s*(?<last>\d{1,4})\s*)?[.:]\s+(?<prize>\S.*)$/u;

/** Returns the places that two lines name, in the order of the lines. */
export const placesNamedTwice = (text: string): readonly number[] => {
  const seen = new Set<number>();
  const twice: number[] = [];
  eachPrize(text, (place) => {
    if (seen.has(place)) twice.push(place);
    seen.add(place);
  });
  return twice;
};

/**
 * Returns the prizes by place. The first line is the prize for place 1, each line after it that for the next place. A line
 * can name its places, and an empty line leaves its place without a prize.
 */
export const prizesIn = (text: string): ReadonlyMap<number, string> => {
  const prizes = new Map<number, string>();
  eachPrize(text, (place, prize) => prizes.set(place, prize));
  return prizes;
};

const eachPrize = (text: string, call: (place: number, prize: string) => void): void => {
  let next = 1;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const { first, last = first, prize = line } = NAMED.exec(line)?.groups ?? {};
    const from = Number(first ?? next);
    const to = Math.min(MAX_PLACE, Math.max(from, Number(last ?? next)));
    for (let place = from; place <= to && prize !== ''; place++) call(place, prize);
    next = to + 1;
  }
};
