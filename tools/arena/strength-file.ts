import { readFile, writeFile } from 'node:fs/promises';
import type { Figure, Verdict } from './measured-figure.js';
import type { Goal } from './lines.js';

/** Where the page "How good are they?" has its figures from. */
const STRENGTH_FILE = new URL('../../demo/strength.json', import.meta.url);

/** A line of the table as it came out. */
export interface MeasuredLine extends Figure {
  readonly id: string;
  readonly check: string;
  readonly command: string;
  /** Null for a line made of others. */
  readonly deals: number | null;
  /** Whether fewer deals were played than the line asks for, or a line it is made of was measured so. */
  readonly provisional: boolean;
  readonly goal: Goal | null;
  readonly verdict: Verdict | null;
}

/** Everybody against everybody. */
export interface Matrix {
  readonly id: string;
  readonly title: string;
  readonly command: string;
  readonly deals: number;
  readonly provisional: boolean;
  readonly names: readonly string[];
  /** Per name a row: what it wins against each, in percent, and the half-width of the interval; null against itself. */
  readonly rows: readonly (readonly (Figure | null)[])[];
}

export interface Strength {
  readonly lines: readonly MeasuredLine[];
  readonly matrices: readonly Matrix[];
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads the measured strengths; empty if there is no file. */
export const readStrength = async (): Promise<Strength> => {
  try {
    return JSON.parse(await readFile(STRENGTH_FILE, 'utf8')) as Strength;
  } catch (error) {
    if (isMissing(error)) return { lines: [], matrices: [] };
    throw error;
  }
};

/** Replaces items by id, in the order of `order`. */
export const mergeById = <Item extends { readonly id: string }>(
  old: readonly Item[],
  replacements: readonly Item[],
  order: readonly string[],
): readonly Item[] =>
  order.flatMap((id) => replacements.find((item) => item.id === id) ?? old.find((item) => item.id === id) ?? []);

export const writeStrength = (strength: Strength): Promise<void> =>
  writeFile(STRENGTH_FILE, `${JSON.stringify(strength, null, 1)}\n`);

/** Two places are more than any of the intervals is good for. */
export const rounded = ({ figure, margin }: Figure): Figure => ({
  figure: Math.round(figure * 100) / 100,
  margin: margin === null ? null : Math.round(margin * 100) / 100,
});
