import type { Board } from '../../../online/frame.js';

/** Time in ms for which an open table waits for more people before computers fill its free seats. */
const FILL_MS = 30_000;

/** The time until computers fill the free seats of an open table. A change of the people restarts the time. */
export interface FillCountdown {
  /** Seconds until computers fill the free seats, at least 1, or null if they do not. */
  readonly seconds: number | null;
  /** Follows the table's state. */
  follow(board: Board): void;
  close(): void;
}

/** Returns the people with a seat as text while the table waits for more people, or else null. */
const waitingPeople = ({ open, stage, seats }: Board): string | null => {
  const waits = open && stage !== 'playing' && seats.some(({ by }) => by === null);
  return waits && seats.some(({ guest, here }) => guest !== undefined && here)
    ? seats.map(({ guest }) => guest ?? '').join()
    : null;
};

/** @param onChange called each second while the time runs */
export const createFillCountdown = (onChange: () => void): FillCountdown => {
  let people: string | null = null;
  let until = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (peopleNow: string | null): void => {
    if (peopleNow === people) return;
    people = peopleNow;
    clearInterval(timer);
    if (people === null) return;
    until = performance.now() + FILL_MS;
    timer = setInterval(onChange, 1000);
  };
  return {
    get seconds() {
      return people === null ? null : Math.max(1, Math.ceil((until - performance.now()) / 1000));
    },
    follow: (board) => follow(waitingPeople(board)),
    close: () => follow(null),
  };
};
