import { listOf } from '../base/list-of.js';
import type { GameKind } from '../rules/score.js';
import type { SideModel, TableModel } from './model.js';

/** A line of the slate: new totals by side, the viewer's first; null for a side that has not scored. */
export interface SlateLine {
  /** Tells a line from all others of the game. */
  readonly key: string;
  readonly cells: readonly (number | null)[];
}

interface Score {
  readonly rows: TableModel['rows'];
  readonly sides: readonly Pick<SideModel, 'score'>[];
}

/**
 * What stands on a slate of so many lines. Where the Schrift is longer, the last lines stay, and the first of them tells
 * what each side had before. Points that no hand has given (a game set up in its midst) or has taken (a bluff, struck
 * points) get a line of their own: what stands last is always the score.
 * @param lines from 1
 */
export const slateLines = ({ rows, sides }: Score, lines: number): readonly SlateLine[] => {
  const scored = sides.map((_, column) => rows.some((row) => row[column] !== null));
  const startPoints = sides.map(({ score }, column) => (!scored[column] && score > 0 ? score : null));
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

/** How a lost game is chalked up: a ring, the scissors of a Schneider, double scissors. */
export type BummerlKind = 'ring' | 'scissors' | 'retour';

/** How each kind of lost game is chalked up. */
export const MARKS: Readonly<Record<GameKind, BummerlKind>> = {
  normal: 'ring',
  schneider: 'scissors',
  retourschneider: 'retour',
};

/** How the lost games of a side are chalked up, in order. */
export const bummerlMarks = ({ bummerlKinds }: Pick<SideModel, 'bummerlKinds'>): readonly BummerlKind[] =>
  bummerlKinds.map((kind) => MARKS[kind]);
