import type { Phase } from '../game/phase.js';
import type { Seat } from '../rules/seats.js';

/** Number of consecutive missed turns after which a stand-in stays until the person is back. */
const MISSED_TURNS_BEFORE_STAND_IN = 2;

/** Phases in which every seat that must act answers for itself. */
const PHASES_EACH_SEAT_ANSWERS: readonly Phase[] = ['draw', 'announce'];

/** Stand-ins: computers that play for absent people, for one missed question or until the person is back. */
export interface StandIns {
  /** Whether a stand-in answers for this seat now. */
  has(seat: Seat): boolean;
  /** Whether a stand-in answers the question that the person has just missed. */
  answersMissedTurn(seat: Seat): boolean;
  /** Whether a stand-in plays until the person is back. */
  staysAt(seat: Seat): boolean;
  /** Counts a missed turn for these seats. */
  onMissedTurn(seats: readonly Seat[]): void;
  /** Ends the stand-ins for one question after a seat's action, except for seats that must still answer that question. */
  onAction(seat: Seat, before: Phase, now: { readonly phase: Phase; readonly toAct: readonly Seat[] }): void;
  /**
   * Ends a seat's stand-in because its person acts. Returns whether the stand-in would have stayed until the person is back.
   */
  end(seat: Seat): boolean;
  begin(seat: Seat): void;
  /** Removes a seat's missed turns and stand-in, because another player takes the seat. */
  reset(seat: Seat): void;
}

export const createStandIns = (): StandIns => {
  let overdue: readonly Seat[] = [];
  const missed = new Map<Seat, number>();
  const staying = new Set<Seat>();

  const end = (seat: Seat): boolean => {
    missed.delete(seat);
    return staying.delete(seat);
  };

  return {
    has: (seat) => overdue.includes(seat) || staying.has(seat),
    answersMissedTurn: (seat) => overdue.includes(seat),
    staysAt: (seat) => staying.has(seat),
    onMissedTurn(seats) {
      overdue = seats;
      for (const seat of seats) {
        const missedInARow = (missed.get(seat) ?? 0) + 1;
        missed.set(seat, missedInARow);
        if (missedInARow >= MISSED_TURNS_BEFORE_STAND_IN) staying.add(seat);
      }
    },
    onAction(seat, before, { phase, toAct }) {
      const continues = phase === before && PHASES_EACH_SEAT_ANSWERS.includes(phase);
      overdue = continues ? overdue.filter((other) => other !== seat && toAct.includes(other)) : [];
    },
    end,
    begin(seat) {
      staying.add(seat);
    },
    reset(seat) {
      end(seat);
      overdue = overdue.filter((other) => other !== seat);
    },
  };
};
