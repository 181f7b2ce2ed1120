import { listOf } from '../base/list-of.js';
import type { GameKind } from '../rules/score.js';
import type { SideModel, TableModel } from './model.js';

/** A line of the slate: new totals by side, the viewer's side first; `null` for a side that has not scored. */
export interface SlateLine {
  /** Identifies the line within the game. */
  readonly key: string;
  readonly cells: readonly (number | null)[];
}

interface Score {
  readonly rows: TableModel['rows'];
  readonly sides: readonly Pick<SideModel, 'score'>[];
}

/**
 * Returns the lines of a slate. If the Schrift has too many lines, only the last ones remain, below a line with the previous
 * totals. Points without a hand (an initial score, a lost bluff or a reset) have their own lines, so that the last line is
 * always the score.
 * @param lines the number of lines, 1 or more
 */
export const slateLines = ({ rows, sides }: Score, lines: number): readonly SlateLine[] => {
  const scored = sides.map((_, column) => rows.some((row) => row[column] !== null));
  const startPoints = sides.map(({ score }, column) => (!scored[column] && score !== 0 ? score : null));
  const slate: SlateLine[] = rows.map((cells, index) => ({ key: String(index), cells }));
  if (startPoints.some((points) => points !== null)) slate.unshift({ key: 'brought', cells: startPoints });

  const last = lastTotals(slate, sides.length);
  const unexplained = sides.map(({ score }, column) => (scored[column] && score !== last[column] ? score : null));
  if (unexplained.some((points) => points !== null)) slate.push({ key: `now-${rows.length}`, cells: unexplained });

  if (slate.length <= lines) return slate;
  const firstKept = slate.length - lines + 1;
  return [
    { key: `carried-${firstKept}`, cells: lastTotals(slate.slice(0, firstKept), sides.length) },
    ...slate.slice(firstKept),
  ];
};

const lastTotals = (slate: readonly SlateLine[], columns: number): readonly (number | null)[] =>
  listOf(columns, (column) => slate.reduce<number | null>((total, { cells }) => cells[column] ?? total, null));

/** The mark for a lost game: a ring, the scissors of a Schneider, or double scissors. */
export type BummerlKind = 'ring' | 'scissors' | 'retour';

/** The mark for each kind of lost game. */
export const MARKS: Readonly<Record<GameKind, BummerlKind>> = {
  normal: 'ring',
  schneider: 'scissors',
  retourschneider: 'retour',
};

/** Returns the marks for the lost games of a side, in order. */
export const bummerlMarks = ({ bummerlKinds }: Pick<SideModel, 'bummerlKinds'>): readonly BummerlKind[] =>
  bummerlKinds.map((kind) => MARKS[kind]);
