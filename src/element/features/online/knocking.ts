import type { Seating } from '../../../online/open-table.js';
import type { Seat } from '../../../rules/seats.js';

/** How long it is to be seen that somebody knocked. */
const SEEN_MS = 4000;

/** Knocking on the table: whoever is due may go on. Once a turn. */
export interface Knocking {
  /** The seat that has just knocked; null: none. */
  readonly heardFrom: Seat | null;
  /** Whether somebody is awaited whom one may ask to go on, and whether one has done so. */
  state(seating: Seating): 'none' | 'possible' | 'done';
  knock(seating: Seating): void;
  /** Somebody knocked. */
  hear(seat: Seat): void;
  close(): void;
}

/** What is asked now, so that it can be told from the next. */
const turnOf = ({ connection }: Seating): string =>
  connection ? `${connection.view.gameNumber} ${connection.view.history.length}` : '';

const isAwaiting = ({ seat: own, board, connection, people }: Seating): boolean => {
  if (own === null || board.stage !== 'playing' || !connection) return false;
  const { toAct, phase } = connection.view;
  // All are asked at the end of a hand: those are awaited who have not agreed.
  const isDue = (seat: Seat): boolean => toAct.includes(seat) && !people[seat]?.ready;
  if (isDue(own) || (phase === 'hand-over' && !people[own]?.ready)) return false;
  return people.some(({ by, here }, seat) => seat !== own && by === 'human' && here && isDue(seat));
};

/** @param changed nobody is to be seen knocking any more */
export const createKnocking = (changed: () => void): Knocking => {
  let heardFrom: Seat | null = null;
  let knockedAt: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get heardFrom() {
      return heardFrom;
    },
    state(seating) {
      if (!isAwaiting(seating)) return 'none';
      return knockedAt === turnOf(seating) ? 'done' : 'possible';
    },
    knock(seating) {
      knockedAt = turnOf(seating);
      seating.knock();
    },
    hear(seat) {
      heardFrom = seat;
      clearTimeout(timer);
      timer = setTimeout(() => {
        heardFrom = null;
        changed();
      }, SEEN_MS);
    },
    close() {
      heardFrom = null;
      knockedAt = null;
      clearTimeout(timer);
    },
  };
};
