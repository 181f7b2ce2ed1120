import { listOf } from '../../base/list-of.js';
import type { Random } from '../../rules/random.js';
import { winnerOf } from '../standings/count.js';
import type { Round } from '../state.js';
import { BYE, withBye } from './each-meets-each.js';
import type { DrawFacts } from './opponents.js';
import { pairUp, type Cost, type Pairing } from './pair-up.js';
import type { Seating } from './tables.js';

/** The costs of a pairing, each more than all smaller ones of a round together. */
const SAME_PAIR = 1e13;
const SECOND_BYE = 1e10;
const SAME_ROLE = 1e7;
const REMATCH = 1e4;

/** A table and a turn. */
type Seat = Pick<Seating, 'table' | 'turn'>;

/** Returns the seats of the winners of a round, by entry. */
export const winnersOf = ({ matches }: Round): ReadonlyMap<number, Seat> =>
  new Map(
    matches.flatMap((match): readonly (readonly [number, Seat])[] => {
      const winner = winnerOf(match);
      return winner === null || match.table === null ? [] : [[winner, { table: match.table, turn: match.turn }]];
    }),
  );

/** Returns opponents by lot: a winner of the round before against another entry, and no rematch that can be avoided. */
export const drawOpponentsOfWinners = (
  { meetings, byes, samePair }: DrawFacts,
  entries: readonly number[],
  winners: ReadonlyMap<number, Seat>,
  random: Random,
): readonly Pairing[] => {
  const cost: Cost = (one, other) => {
    const [entry, opponent] = one === BYE ? [other, one] : [one, other];
    if (opponent === BYE) return SECOND_BYE * byes(entry) + (winners.has(entry) ? SAME_ROLE : 0);
    return (
      (samePair(entry, opponent) ? SAME_PAIR : 0) +
      (winners.has(entry) === winners.has(opponent) ? SAME_ROLE : 0) +
      REMATCH * meetings(entry, opponent)
    );
  };
  return pairUp(withBye(entries), cost, random);
};

const keyOf = ({ table, turn }: Seat): string => `${table}.${turn}`;

/** Returns the pairings at the tables of their winners, in the order of turns and tables. The others take free tables. */
export const seatWinners = (
  pairings: readonly Pairing[],
  winners: ReadonlyMap<number, Seat>,
  tables: number = pairings.length,
): readonly Seating[] => {
  const taken = new Set<string>();
  const free = listOf(pairings.length, (index): Seat => ({
    table: (index % tables) + 1,
    turn: Math.floor(index / tables) + 1,
  }));
  const seats = new Map<Pairing, Seat>();
  const take = (pairing: Pairing, seat: Seat | undefined): void => {
    if (!seat || seats.has(pairing) || taken.has(keyOf(seat))) return;
    taken.add(keyOf(seat));
    seats.set(pairing, seat);
  };
  for (const pairing of pairings) for (const entry of pairing) take(pairing, winners.get(entry));
  for (const pairing of pairings)
    take(
      pairing,
      free.find((seat) => !taken.has(keyOf(seat))),
    );
  return [...seats]
    .map(([pairing, seat]): Seating => ({ pairing, ...seat }))
    .sort((one, other) => one.turn - other.turn || one.table - other.table);
};
