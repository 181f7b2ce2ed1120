import { indexed, listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { shuffled, type Random } from '../../rules/random.js';
import type { Pairing } from './pair-up.js';

/** A table and a turn for a pairing. */
export interface Seating {
  readonly pairing: Pairing;
  readonly table: number;
  readonly turn: number;
}

interface Hall {
  /** Number of tables, or undefined if there is one for each pairing. */
  readonly tables: number | undefined;
  /** Returns how often an entry has played at a table. */
  readonly visits: (entry: number, table: number) => number;
  /** Whether two entries belong to the same people, who cannot play at two tables at once. */
  readonly samePair: (one: number, other: number) => boolean;
}

/** Distributes pairings to turns, so that no pair plays at two tables in the same turn. */
const turnsOf = (pairings: readonly Pairing[], { tables, samePair }: Hall): readonly (readonly Pairing[])[] => {
  const turns: Pairing[][] = [];
  const most = tables ?? pairings.length;
  const clash = (one: Pairing, other: Pairing): boolean => one.some((a) => other.some((b) => samePair(a, b)));
  for (const pairing of pairings) {
    const turn = turns.find((others) => others.length < most && !others.some((other) => clash(pairing, other)));
    if (turn) turn.push(pairing);
    else turns.push([pairing]);
  }
  return turns;
};

/** Number of random distributions to improve. */
const ATTEMPTS = 20;

/** Exchanges tables between pairings as long as an exchange lowers the number of repeated visits. */
const improved = (start: readonly number[], visitsAt: (index: number, table: number) => number): readonly number[] => {
  const tables = [...start];
  for (let better = true; better;) {
    better = false;
    for (const [index] of indexed(tables))
      for (let other = 0; other < tables.length && visitsAt(index, itemAt(tables, index)) > 0; other++) {
        const [one, two] = [itemAt(tables, index), itemAt(tables, other)];
        if (visitsAt(index, two) + visitsAt(other, one) >= visitsAt(index, one) + visitsAt(other, two)) continue;
        [tables[index], tables[other]] = [two, one];
        better = true;
      }
  }
  return tables;
};

/** Returns a table for each pairing of a turn, different from the tables where the entries have played if possible. */
const tablesOf = (pairings: readonly Pairing[], { visits }: Hall, random: Random): readonly number[] => {
  const numbers = listOf(pairings.length, (index) => index + 1);
  const visitsAt = (index: number, table: number): number =>
    itemAt(pairings, index).reduce((sum, entry) => sum + visits(entry, table), 0);
  const total = (tables: readonly number[]): number =>
    tables.reduce((sum, table, index) => sum + visitsAt(index, table), 0);
  let best = improved(shuffled(numbers, random), visitsAt);
  for (let attempt = 1; attempt < ATTEMPTS && total(best) > 0; attempt++) {
    const other = improved(shuffled(numbers, random), visitsAt);
    if (total(other) < total(best)) best = other;
  }
  return best;
};

/** Returns a table and a turn for each pairing, in the order of turns and tables. */
export const seatAtTables = (pairings: readonly Pairing[], hall: Hall, random: Random): readonly Seating[] =>
  turnsOf(shuffled(pairings, random), hall).flatMap((turn, index) => {
    const tables = tablesOf(turn, hall, random);
    return turn
      .map((pairing, at): Seating => ({ pairing, table: itemAt(tables, at), turn: index + 1 }))
      .sort((one, other) => one.table - other.table);
  });
