/** A player that bids by the table of a best response (tools/betting/solution.ts). */
import { readFileSync } from 'node:fs';
import type { View } from '../../src/game/view.js';
import { calibratedChance } from '../../src/players/bidding/bidding.js';
import { tableIndex } from '../../src/players/bidding/chance-buckets.js';
import { momentOf } from '../../src/players/moment.js';
import { randomFrom } from '../../src/rules/random.js';
import type { Seat } from '../../src/rules/seats.js';
import { HAND_SIZE } from '../../src/rules/tricks.js';
import type { PolicyTable } from '../betting/hand-values.js';
import { UsageError } from '../shared/command.js';
import { bidToAnswer, legalBid, neverBids } from './bettors.js';
import { chancesOf } from './chances.js';
import type { Player } from './player.js';

const tableIn = (file: string): PolicyTable => {
  try {
    const table: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof table === 'object' && table !== null && 'bids' in table) return table as PolicyTable;
  } catch {
    // The code below reports that the file is missing or contains other data.
  }
  throw new UsageError(`${file} contains no table. 'npm run arena -- --exploit --out FILE' writes such files.`);
};

/** Fixed-point value of the probability 1. */
const ALWAYS = 10_000;

/**
 * Returns a player with the cards of another player and the bids of the table in a file. It knows only its own chance.
 * @throws UsageError if the file contains no table
 */
export const responderFrom = (file: string, cards: Player): Player => {
  const { bids, folds, raises } = tableIn(file);
  const indexAt = (view: View, seed: string): number => {
    const { chance } = chancesOf(view, { level: 'strong', seed });
    return tableIndex(
      HAND_SIZE - Math.max(...view.handSizes),
      view.trick.length === 0,
      view.value,
      calibratedChance(view, view.seat as Seat, chance / 1000),
    );
  };
  return (view, seed, game) => {
    const seat = view.seat as Seat;
    const bid = legalBid(view);
    const to = bidToAnswer(view);
    const random = randomFrom('responder', seed, view.handNumber, seat, momentOf(view));
    const draws = (probability: number | null): boolean => random(ALWAYS) < ALWAYS * (probability ?? 0);
    if (to !== null) {
      const index = indexAt(view, seed);
      if (draws(folds[index])) return { type: 'fold', seat };
      return bid && draws(raises[index]) ? bid : { type: 'hold', seat };
    }
    if (bid && draws(bids[indexAt(view, seed)])) return bid;
    return neverBids(cards)(view, seed, game);
  };
};
