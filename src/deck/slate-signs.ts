import { ring, ruled, scissors, type SlateShape } from './slate-chalk.js';

/** How a lost game is chalked up: a ring, a pair of scissors for a Schneider, two pairs for a Retourschneider. */
export type BummerlMark = 'ring' | 'scissors' | 'retour';

/** Places that a mark takes: as many as it is Bummerl. */
export const MARK_PLACES: Readonly<Record<BummerlMark, number>> = { ring: 1, scissors: 2, retour: 4 };

/** How many Bummerl these marks are. */
export const bummerlOf = (marks: readonly BummerlMark[]): number =>
  marks.reduce((sum, mark) => sum + MARK_PLACES[mark], 0);

/** A mark around its middle. */
export function bummerlMark(
  mark: BummerlMark,
  [x, y]: readonly [number, number],
  place: number,
  seed: string,
): readonly SlateShape[] {
  const pair = (middle: number, name: string): readonly SlateShape[] =>
    scissors([middle, y + place * 0.05], place * 1.16, name);
  switch (mark) {
    case 'ring':
      return ring([x, y + place * 0.06], place * 0.34, seed);
    case 'scissors':
      return pair(x, seed);
    case 'retour':
      return [
        ...pair(x - place, `${seed}a`),
        ...pair(x + place, `${seed}b`),
        ...ruled([x - place * 1.1, y - place * 0.23], [x + place * 1.1, y - place * 0.27], place * 0.16, `${seed}-`),
      ];
  }
}

/** Something in chalk that stands in a line of text. */
export interface SlateSign {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SlateShape[];
}

/** A place of a row beside the slate, and how high the row is. */
const PLACE = 15;
const HEIGHT = 32;

/**
 * Bummerl in a row; where they have no room, one sign, and how often it counts: the mark itself if all are alike, else
 * a ring for each Bummerl.
 * @param maxMarks places there are
 */
export function bummerlRow(
  marks: readonly BummerlMark[],
  maxMarks: number,
): SlateSign & { readonly count: number | null } {
  const [first = 'ring'] = marks;
  const alike = marks.every((mark) => mark === first);
  const isLong = bummerlOf(marks) > maxMarks;
  const sign: BummerlMark = alike && MARK_PLACES[first] <= maxMarks ? first : 'ring';
  const row = isLong ? [sign] : marks;
  let left = 0;
  const shapes = row.flatMap((mark, index) => {
    const wide = MARK_PLACES[mark] * PLACE;
    left += wide;
    return bummerlMark(mark, [left - wide / 2, HEIGHT * 0.54], PLACE, `row:${index}:${mark}`);
  });
  return {
    count: isLong ? (sign === 'ring' ? bummerlOf(marks) : marks.length) : null,
    width: left,
    height: HEIGHT,
    shapes,
  };
}

/** The stroke for gestrichen: below and to the right of a score. */
export function gestrichenSign(): SlateSign {
  const [width, height] = [320, 40];
  return {
    width,
    height,
    shapes: [
      ...ruled([2, height - 4], [width - 9, height - 5.5], 4.4, 'struck:under', 'gelb'),
      ...ruled([width - 5, 6], [width - 7, height - 6], 4.4, 'struck:beside', 'gelb'),
    ],
  };
}
