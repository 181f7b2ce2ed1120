import type { Phase } from '../game/phase.js';
import type { Seat } from '../rules/seats.js';

/** Phases in which `next` goes on. */
const WAITS_FOR_NEXT: readonly Phase[] = ['hand-over', 'game-over'];

/** Who has agreed to go on, at a table where one alone does not go on for all. */
export interface Agreement {
  has(seat: Seat): boolean;
  add(seat: Seat): void;
  /** Who goes on for all: the first who agreed, when all of these have; null: somebody is waited for, or nobody agreed. */
  reachedBy(seats: readonly Seat[]): Seat | null;
  /** Something was done: what was agreed to may be over. */
  acted(phase: Phase, isNext: boolean): void;
  forget(seat: Seat): void;
}

export const createAgreement = (): Agreement => {
  const agreed = new Set<Seat>();
  return {
    has: (seat) => agreed.has(seat),
    add(seat) {
      agreed.add(seat);
    },
    reachedBy(seats) {
      const [first = null] = agreed;
      return seats.every((seat) => agreed.has(seat)) ? first : null;
    },
    acted(phase, isNext) {
      if (isNext || !WAITS_FOR_NEXT.includes(phase)) agreed.clear();
    },
    forget(seat) {
      agreed.delete(seat);
    },
  };
};
