import type { Phase } from '../game/phase.js';
import type { Seat } from '../rules/seats.js';

/** Phases that `next` ends. */
const PHASES_ENDED_BY_NEXT: readonly Phase[] = ['hand-over', 'game-over'];

/** The seats that have agreed to continue, at a table where all people must agree. */
export interface Agreement {
  has(seat: Seat): boolean;
  add(seat: Seat): void;
  /** Returns the seat that agreed first if all `seats` have agreed, otherwise null. */
  firstIfAllAgreed(seats: readonly Seat[]): Seat | null;
  /** Clears all agreements if an action has ended the phase. */
  onAction(phase: Phase, isNext: boolean): void;
  remove(seat: Seat): void;
}

export const createAgreement = (): Agreement => {
  const agreed = new Set<Seat>();
  return {
    has: (seat) => agreed.has(seat),
    add(seat) {
      agreed.add(seat);
    },
    firstIfAllAgreed(seats) {
      const [first = null] = agreed;
      return seats.every((seat) => agreed.has(seat)) ? first : null;
    },
    onAction(phase, isNext) {
      if (isNext || !PHASES_ENDED_BY_NEXT.includes(phase)) agreed.clear();
    },
    remove(seat) {
      agreed.delete(seat);
    },
  };
};
