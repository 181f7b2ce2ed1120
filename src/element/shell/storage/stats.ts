import { quoted } from '../../../rules/input-error.js';

/** How the human has fared in one variant. */
export interface VariantStats {
  /** Games that were played to their end. */
  readonly games: number;
  readonly won: number;
  /** Bummerl that the human's side gave to others, by winning. */
  readonly given: number;
  /** Bummerl that it got itself, by losing. */
  readonly taken: number;
  /** The most games won one after the other. */
  readonly longestRun: number;
  /** Games won since one was lost. */
  readonly run: number;
}

/** How the human has fared at a table, by variant id; variants that were not played are left out. */
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
 * Reads statistics, which may come from anywhere.
 * @throws Error if they are none, saying what is wrong
 */
export const readStats = (kept: unknown): TableStats => {
  const { version, variants } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<TableStats>;
  if (version !== 1) throw new Error(`They have the version ${quoted(version)}; this table reads version 1.`);
  if (typeof variants !== 'object' || variants === null || Array.isArray(variants))
    throw new Error(`Their variants are an object, not ${quoted(variants)}.`);
  const wrong = Object.keys(variants).find((variant) => !isVariantStats(variants[variant]));
  if (wrong !== undefined) throw new Error(`Those of ${quoted(wrong)} are no counts: ${quoted(variants[wrong])}.`);
  return { version: 1, variants: structuredClone(variants) };
};
