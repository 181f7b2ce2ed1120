import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { UsageError } from '../shared/command.js';
import { calibrate } from '../../src/players/bidding/calibration.js';

/** A party. 0 is the forehand's party, and 1 is the dealer's party. */
export type Of = 0 | 1;

/** The moment before a card is played, with the stated chances of both sides in thousandths. */
export interface Instant {
  /** Number of the trick, from 0. */
  readonly trick: number;
  readonly lead: boolean;
  /** The party of the seat that must play a card. */
  readonly party: Of;
  /** The stated chances of that seat and of the seat that would answer a bid. */
  readonly own: number;
  readonly other: number;
  /** Whether each of these two seats does not know the announcement. Default: false. */
  readonly isOwnBlind?: boolean;
  readonly isOtherBlind?: boolean;
  /** Whether the last-trick rule allows a bid. */
  readonly mayBid: boolean;
}

export interface Hand {
  readonly winner: Of;
  readonly instants: readonly Instant[];
}

/** Returns the chance of a party at an instant, in thousandths. */
export const chanceOf = ({ party, own, other }: Instant, of: Of): number => (party === of ? own : other);

const handsIn = (file: string): readonly Hand[] => {
  try {
    const data = readFileSync(file);
    const hands: unknown = JSON.parse((file.endsWith('.gz') ? gunzipSync(data) : data).toString('utf8'));
    if (Array.isArray(hands) && hands.length > 0 && 'instants' in hands[0]) return hands as readonly Hand[];
  } catch {
    // The code below reports that the file is missing or contains other data.
  }
  throw new UsageError(`${file} contains no hands. tools/training/hands.ts writes such files.`);
};

/**
 * Reads hands that tools/training/hands.ts recorded, from any number of files. Files ending in `.gz` are compressed.
 * @throws UsageError if there are no files, or if a file contains other data
 */
export const readHands = (files: readonly string[]): readonly Hand[] => {
  if (files.length === 0) throw new UsageError('Give at least one file written by tools/training/hands.ts.');
  return files.flatMap(handsIn);
};

/** Returns the hands with real chances instead of stated chances. */
export const calibrated = (hands: readonly Hand[], players: number): readonly Hand[] =>
  hands.map(({ winner, instants }) => ({
    winner,
    instants: instants.map((instant) => {
      const { trick, lead } = instant;
      const real = (stated: number, due: boolean, blind = false): number =>
        calibrate(stated, { players, trick, lead, due, blind });
      return {
        ...instant,
        own: real(instant.own, true, instant.isOwnBlind),
        other: real(instant.other, false, instant.isOtherBlind),
      };
    }),
  }));
