import { readFileSync } from 'node:fs';
import { UsageError } from '../shared/command.js';
import { calibrate } from '../../src/players/bidding/calibration.js';

/** Which party: 0 that of the forehand, 1 that of the dealer. */
export type Of = 0 | 1;

/** A hand before a card is played: what both sides think of their chances, in 1000. */
export interface Instant {
  /** From 0. */
  readonly trick: number;
  readonly lead: boolean;
  /** Whose card is due. */
  readonly party: Of;
  /** The chance as that seat sees it, and as the seat sees its own that would answer a bid. */
  readonly own: number;
  readonly other: number;
  /** Whether the last-trick rule lets it bid. */
  readonly mayBid: boolean;
}

export interface Hand {
  readonly winner: Of;
  readonly instants: readonly Instant[];
}

const handsIn = (file: string): readonly Hand[] => {
  try {
    const hands: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(hands) && hands.length > 0 && 'instants' in hands[0]) return hands as readonly Hand[];
  } catch {
    // Said below: no such file, or none of hands.
  }
  throw new UsageError(`${file} holds no hands; tools/training/hands.ts writes such files.`);
};

/**
 * The hands written by hands.ts, as many files as there are.
 * @throws UsageError if there are none, or one is not of that kind
 */
export const readHands = (files: readonly string[]): readonly Hand[] => {
  if (files.length === 0) throw new UsageError('Name the files that tools/training/hands.ts has written.');
  return files.flatMap(handsIn);
};

/** The same hands, every chance as it really is. */
export const calibrated = (hands: readonly Hand[], players: number): readonly Hand[] =>
  hands.map(({ winner, instants }) => ({
    winner,
    instants: instants.map((instant) => {
      const { trick, lead } = instant;
      const real = (stated: number, due: boolean): number =>
        calibrate(stated, { players, trick, lead, due, blind: false });
      return { ...instant, own: real(instant.own, true), other: real(instant.other, false) };
    }),
  }));
