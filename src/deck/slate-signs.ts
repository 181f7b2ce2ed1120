import { ring, ruled, scissors, type SlateShape } from './slate-chalk.js';

/** The mark for a lost game: a ring, a pair of scissors for a Schneider, or two pairs for a Retourschneider. */
export type BummerlMark = 'ring' | 'scissors' | 'retour';

/** The slots of a mark, one per Bummerl. */
export const SLOTS_PER_MARK: Readonly<Record<BummerlMark, number>> = { ring: 1, scissors: 2, retour: 4 };

/** Returns the number of Bummerl in these marks. */
export const bummerlOf = (marks: readonly BummerlMark[]): number =>
  marks.reduce((sum, mark) => sum + SLOTS_PER_MARK[mark], 0);

/** Draws a mark around its middle. */
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

/** A chalk sign within a line of text. */
export interface SlateSign {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SlateShape[];
}

/** The width of a slot in a row next to the slate, and the height of the row. */
const SLOT_WIDTH = 15;
const HEIGHT = 32;

/**
 * Draws a row of Bummerl. A row that is too long becomes one sign and a number. If all marks are alike, the sign is
 * that mark and the number counts marks. Otherwise, the sign is a ring and the number counts Bummerl.
 * @param maxMarks the number of slots
 */
export function bummerlRow(
  marks: readonly BummerlMark[],
  maxMarks: number,
): SlateSign & { readonly count: number | null } {
  const [first = 'ring'] = marks;
  const alike = marks.every((mark) => mark === first);
  const isLong = bummerlOf(marks) > maxMarks;
  const sign: BummerlMark = alike && SLOTS_PER_MARK[first] <= maxMarks ? first : 'ring';
  const row = isLong ? [sign] : marks;
  let left = 0;
  const shapes = row.flatMap((mark, index) => {
    const wide = SLOTS_PER_MARK[mark] * SLOT_WIDTH;
    left += wide;
    return bummerlMark(mark, [left - wide / 2, HEIGHT * 0.54], SLOT_WIDTH, `row:${index}:${mark}`);
  });
  return {
    count: isLong ? (sign === 'ring' ? bummerlOf(marks) : marks.length) : null,
    width: left,
    height: HEIGHT,
    shapes,
  };
}

/** Draws the double stroke for gestrichen. A stroke beside a name or a score would read as a letter or a figure. */
export function gestrichenSign(): SlateSign {
  const [width, height] = [320, 16];
  return {
    width,
    height,
    shapes: [
      ...ruled([2, 4], [width - 3, 3], 4, 'struck:upper', 'gelb'),
      ...ruled([5, height - 3], [width - 6, height - 4], 4, 'struck:lower', 'gelb'),
    ],
  };
}
