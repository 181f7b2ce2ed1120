import type { Phase } from '../game/phase.js';
import type { Seat } from '../rules/seats.js';

/** After so many questions in a row that somebody let pass, a computer sits in. */
const MISSED_IN_A_ROW = 2;

/** Phases in which each of the seats awaited acts for itself. */
const EACH_FOR_ITSELF: readonly Phase[] = ['draw', 'announce'];

/** For which people a computer plays: for one question that they let pass, or until they are back. */
export interface StandIns {
  /** Whether a computer answers for this seat now. */
  has(seat: Seat): boolean;
  /** Whether a computer plays on until somebody is back. */
  sitsAt(seat: Seat): boolean;
  /** These let a question pass. */
  missed(seats: readonly Seat[]): void;
  /** A seat has acted: what was asked is answered, but for others that have to answer it for themselves. */
  answered(seat: Seat, before: Phase, now: { readonly phase: Phase; readonly toAct: readonly Seat[] }): void;
  /** Whoever holds the seat acts himself. True: a computer sat there. */
  back(seat: Seat): boolean;
  sitDown(seat: Seat): void;
  /** Another player has the seat: of him nothing is known. */
  forget(seat: Seat): void;
}

export const createStandIns = (): StandIns => {
  let overdue: readonly Seat[] = [];
  const missed = new Map<Seat, number>();
  const sitting = new Set<Seat>();

  const back = (seat: Seat): boolean => {
    missed.delete(seat);
    return sitting.delete(seat);
  };

  return {
    has: (seat) => overdue.includes(seat) || sitting.has(seat),
    sitsAt: (seat) => sitting.has(seat),
    missed(seats) {
      overdue = seats;
      for (const seat of seats) {
        const inARow = (missed.get(seat) ?? 0) + 1;
        missed.set(seat, inARow);
        if (inARow >= MISSED_IN_A_ROW) sitting.add(seat);
      }
    },
    answered(seat, before, { phase, toAct }) {
      const goesOn = phase === before && EACH_FOR_ITSELF.includes(phase);
      overdue = goesOn ? overdue.filter((other) => other !== seat && toAct.includes(other)) : [];
    },
    back,
    sitDown(seat) {
      sitting.add(seat);
    },
    forget(seat) {
      back(seat);
      overdue = overdue.filter((other) => other !== seat);
    },
  };
};
