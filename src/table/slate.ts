import type { TableModel } from './model.js';

/** A line of the slate: new totals by side, the viewer's first; null for a side that has not scored. */
export interface SlateLine {
  /** Tells a line from all others of the game. */
  readonly key: string;
  readonly cells: readonly (number | null)[];
}

type Score = Pick<TableModel, 'rows' | 'sides'>;

/**
 * What stands on a slate of so many lines. Where the Schrift is longer, the last lines stay, and the first of them tells
 * what each side had before. Points that no hand has given (a game set up in its midst) or has taken (a bluff, struck
 * points) get a line of their own: what stands last is always the score.
 * @param lines from 1
 */
export const slateLines = ({ rows, sides }: Score, lines: number): readonly SlateLine[] => {
  const scored = sides.map((_, column) => rows.some((row) => row[column] !== null));
  const brought = sides.map(({ score }, column) => (!scored[column] && score > 0 ? score : null));
  const written: SlateLine[] = rows.map((cells, index) => ({ key: String(index), cells }));
  if (brought.some((points) => points !== null)) written.unshift({ key: 'brought', cells: brought });

  const last = lastTotals(written, sides.length);
  const now = sides.map(({ score }, column) => (scored[column] && score !== last[column] ? score : null));
  if (now.some((points) => points !== null)) written.push({ key: `now-${rows.length}`, cells: now });

  if (written.length <= lines) return written;
  const cut = written.length - lines + 1;
  return [{ key: `carried-${cut}`, cells: lastTotals(written.slice(0, cut), sides.length) }, ...written.slice(cut)];
};

const lastTotals = (written: readonly SlateLine[], columns: number): readonly (number | null)[] =>
  Array.from({ length: columns }, (_, column) => written.reduce<number | null>((total, { cells }) => cells[column] ?? total, null));

/** How a lost game was chalked up. */
export type BummerlKind = 'dot' | 'scissors' | 'retour';

/** What is known of the Bummerl, by column of the slate. */
export type Bummerl = readonly (readonly BummerlKind[])[];

const WORTH: Readonly<Record<BummerlKind, number>> = { dot: 1, scissors: 2, retour: 4 };
const dots = (count: number): readonly BummerlKind[] => Array.from({ length: Math.max(0, count) }, () => 'dot');
const worthOf = (marks: readonly BummerlKind[]): number => marks.reduce((sum, mark) => sum + WORTH[mark], 0);

/** The marks of the Bummerl that a side is given for one game. */
const given = (count: number, score: number): readonly BummerlKind[] => {
  if (count === WORTH.retour) return ['retour'];
  // Two at once are a Schneider only for those who have no point.
  return count === WORTH.scissors && score === 0 ? ['scissors'] : dots(count);
};

/**
 * How the Bummerl of each side are chalked up. Only their number is known; what a side got for a game is seen when the
 * number grows. Those that were there before are dots.
 * @param before what was chalked up until now; null at the first look, and when other players sit there
 */
export const bummerlMarks = (before: Bummerl | null, { sides }: Pick<TableModel, 'sides'>): Bummerl =>
  sides.map(({ bummerl, score }, column) => {
    const known = before?.[column];
    const more = known ? bummerl - worthOf(known) : -1;
    return known && more >= 0 ? [...known, ...given(more, score)] : dots(bummerl);
  });
