import type { Seating } from '../../../online/open-table.js';
import type { Seat } from '../../../rules/seats.js';

/** Time, in ms, for which a knock is visible. */
const KNOCK_VISIBLE_MS = 4000;

/** Knocking on the table, to ask the next player to act. A visitor can knock once per turn. */
export interface Knocking {
  /** The seat that has just knocked; null if no knock is visible. */
  readonly knockedBy: Seat | null;
  /**
   * Returns `possible` while the table waits for another person, `done` after the visitor has knocked in this turn,
   * else `none`.
   */
  state(seating: Seating): 'none' | 'possible' | 'done';
  knock(seating: Seating): void;
  /** Shows a seat's knock for a few seconds. */
  showKnock(seat: Seat): void;
  close(): void;
}

/** Key that identifies the current turn. */
const turnOf = ({ connection }: Seating): string =>
  connection ? `${connection.view.gameNumber} ${connection.view.history.length}` : '';

const isAwaiting = ({ seat: own, board, connection, people }: Seating): boolean => {
  if (own === null || board.stage !== 'playing' || !connection) return false;
  const { toAct, phase } = connection.view;
  // At the end of a hand, all players must agree to continue. The table waits for those who have not agreed yet.
  const isDue = (seat: Seat): boolean => toAct.includes(seat) && !people[seat]?.ready;
  if (isDue(own) || (phase === 'hand-over' && !people[own]?.ready)) return false;
  return people.some(({ by, here }, seat) => seat !== own && by === 'human' && here && isDue(seat));
};

/** @param changed called when a knock is no longer visible */
export const createKnocking = (changed: () => void): Knocking => {
  let knockedBy: Seat | null = null;
  let knockedAt: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get knockedBy() {
      return knockedBy;
    },
    state(seating) {
      if (!isAwaiting(seating)) return 'none';
      return knockedAt === turnOf(seating) ? 'done' : 'possible';
    },
    knock(seating) {
      knockedAt = turnOf(seating);
      seating.knock();
    },
    showKnock(seat) {
      knockedBy = seat;
      clearTimeout(timer);
      timer = setTimeout(() => {
        knockedBy = null;
        changed();
      }, KNOCK_VISIBLE_MS);
    },
    close() {
      knockedBy = null;
      knockedAt = null;
      clearTimeout(timer);
    },
  };
};
