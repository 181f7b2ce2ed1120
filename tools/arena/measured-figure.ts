import type { BlindOutcome } from './blind-deal.js';
import type { Crew } from './crew.js';
import { resultOf } from './duel.js';
import type { Goal, Measured } from './lines.js';
import { shareOf, type Share } from './share.js';
import type { Statements, Statement } from './stated-deal.js';

/** A measured figure with the half-width of its 95 % interval, or null if it has no interval. */
export interface Figure {
  readonly figure: number;
  readonly margin: number | null;
}

/** Stated chances within a range of ten percentage points. */
export interface Bin {
  readonly from: number;
  readonly count: number;
  /** Mean stated chance and share of hands won, in percent. */
  readonly stated: number;
  readonly won: number;
}

const BINS = 10;
/** Minimum number of stated chances in a valid bin. */
const MIN_IN_BIN = 100;

/** Compares stated chances with hands won, in bins of ten percentage points. */
export const binsOf = (outcomes: readonly Statements[], of: (statement: Statement) => number): readonly Bin[] => {
  const all = outcomes.flat();
  return Array.from({ length: BINS }, (_, bin) => {
    const within = all.filter((statement) => Math.min(BINS - 1, Math.floor(of(statement) / 100)) === bin);
    const mean = (value: (statement: Statement) => number): number =>
      within.reduce((sum, statement) => sum + value(statement), 0) / Math.max(1, within.length);
    return { from: 10 * bin, count: within.length, stated: mean(of) / 10, won: 100 * mean(({ won }) => Number(won)) };
  });
};

/** Returns the largest deviation of a bin, in percentage points, or null if a bin has too few stated chances. */
export const largestDeviation = (bins: readonly Bin[]): number | null =>
  bins.some(({ count }) => count < MIN_IN_BIN)
    ? null
    : Math.max(...bins.map(({ stated, won }) => Math.abs(stated - won)));

/** Returns the probability, in percent, that blind seats assign to the real announcement after this number of tricks. */
export const truthShareAfter = (outcomes: readonly BlindOutcome[], tricks: number): Share =>
  shareOf(
    outcomes.flatMap((hand) =>
      hand[tricks] && hand[tricks].length > 0
        ? [hand[tricks].reduce((sum, truth) => sum + truth, 0) / hand[tricks].length]
        : [],
    ),
  );

const figureOfShare = ({ percent, margin }: Share): Figure => ({ figure: percent, margin });

/** Measures a line over some deals. Resolves to null if the deals are too few for a result. */
export const measureFigure = async ({ job, of }: Measured, deals: number, crew: Crew): Promise<Figure | null> => {
  if (job.kind === 'stated') {
    const off = largestDeviation(binsOf(await crew.run({ ...job, kind: 'stated' }, deals), ({ stated }) => stated));
    return off === null ? null : { figure: off, margin: null };
  }
  if (job.kind === 'blind') return figureOfShare(truthShareAfter(await crew.run({ ...job, kind: 'blind' }, deals), 2));
  const outcomes = await crew.run({ ...job, kind: job.kind }, deals);
  const result = resultOf(outcomes);
  if (of === 'points') return { figure: result.pointsPerHand, margin: null };
  if (of === 'forehand')
    return figureOfShare(shareOf(outcomes.map(({ forehandWins, rounds }) => forehandWins / rounds)));
  return figureOfShare(result);
};

/** The result of comparing a figure with its goal. */
export type Verdict = 'stretch' | 'pass' | 'missed';

export const verdictFor = ({ figure, margin }: Figure, { least, most, stretch, by }: Goal): Verdict => {
  const reach = by === 'interval' ? (margin ?? 0) : 0;
  if (least !== undefined && figure - reach < least) return 'missed';
  if (most !== undefined && figure + reach > most) return 'missed';
  if (stretch === undefined) return 'pass';
  const isBetter = least === undefined ? figure + reach <= stretch : figure - reach >= stretch;
  return isBetter ? 'stretch' : 'pass';
};
