import { readFile, writeFile } from 'node:fs/promises';
import type { Figure, Verdict } from './measured-figure.js';
import type { Goal } from './lines.js';

/** The source of the figures on the page "How good are they?". */
const STRENGTH_FILE = new URL('../../demo/strength.json', import.meta.url);

/** A measured line of the table. */
export interface MeasuredLine extends Figure {
  readonly id: string;
  readonly check: string;
  readonly command: string;
  /** Number of deals, or null for a line that is derived from other lines. */
  readonly deals: number | null;
  /** Whether fewer deals were played than planned, for this line or a line from which it is derived. */
  readonly provisional: boolean;
  readonly goal: Goal | null;
  readonly verdict: Verdict | null;
}

/** The results of a round-robin tournament. */
export interface Matrix {
  readonly id: string;
  readonly title: string;
  readonly command: string;
  readonly deals: number;
  readonly provisional: boolean;
  readonly names: readonly string[];
  /**
   * One row per player, with the wins against each player in percent and the half-width of the interval. A player's cell
   * against itself is null.
   */
  readonly rows: readonly (readonly (Figure | null)[])[];
}

export interface Strength {
  readonly lines: readonly MeasuredLine[];
  readonly matrices: readonly Matrix[];
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads the measured strengths. They are empty if the file is missing. */
export const readStrength = async (): Promise<Strength> => {
  try {
    return JSON.parse(await readFile(STRENGTH_FILE, 'utf8')) as Strength;
  } catch (error) {
    if (isMissing(error)) return { lines: [], matrices: [] };
    throw error;
  }
};

/** Returns the items with the ids in `order`. A replacement takes precedence over an old item with the same id. */
export const mergeById = <Item extends { readonly id: string }>(
  old: readonly Item[],
  replacements: readonly Item[],
  order: readonly string[],
): readonly Item[] =>
  order.flatMap((id) => replacements.find((item) => item.id === id) ?? old.find((item) => item.id === id) ?? []);

export const writeStrength = (strength: Strength): Promise<void> =>
  writeFile(STRENGTH_FILE, `${JSON.stringify(strength, null, 1)}\n`);

/** Rounds to two decimals, which is more precise than any interval. */
export const rounded = ({ figure, margin }: Figure): Figure => ({
  figure: Math.round(figure * 100) / 100,
  margin: margin === null ? null : Math.round(margin * 100) / 100,
});
