import { quoted } from '../../../rules/input-error.js';

/** The visitor's results in one variant. */
export interface VariantStats {
  /** Games played to the end. */
  readonly games: number;
  readonly won: number;
  /** Bummerl that the visitor's side gave to the others by winning. */
  readonly given: number;
  /** Bummerl that the visitor's side received by losing. */
  readonly taken: number;
  /** Longest run of won games. */
  readonly longestRun: number;
  /** Games won since the last loss. */
  readonly run: number;
}

/** The visitor's results at a table, by variant id; variants that the visitor has not played are missing. */
export interface TableStats {
  readonly version: 1;
  readonly variants: Readonly<Partial<Record<string, VariantStats>>>;
}

export const NO_STATS: TableStats = { version: 1, variants: {} };

const COUNTS = ['games', 'won', 'given', 'taken', 'longestRun', 'run'] as const satisfies (keyof VariantStats)[];

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isVariantStats = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  COUNTS.every((name) => isCount((value as Partial<VariantStats>)[name]));

/**
 * Checks and copies statistics from any source.
 * @throws Error if the statistics are invalid; its message names the invalid field
 */
export const readStats = (kept: unknown): TableStats => {
  const { version, variants } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<TableStats>;
  if (version !== 1) throw new Error(`'version' must be 1, not ${quoted(version)}.`);
  if (typeof variants !== 'object' || variants === null || Array.isArray(variants))
    throw new Error(`'variants' must be an object, not ${quoted(variants)}.`);
  const wrong = Object.keys(variants).find((variant) => !isVariantStats(variants[variant]));
  if (wrong !== undefined) throw new Error(`The counts of ${quoted(wrong)} are invalid: ${quoted(variants[wrong])}.`);
  return { version: 1, variants: structuredClone(variants) };
};
