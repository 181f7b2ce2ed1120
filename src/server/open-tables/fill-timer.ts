import { elapsedMs } from '../../base/steady-time.js';
import type { Clock } from '../../session/clock.js';
import type { GuestId, Lobby } from '../lobby/lobby.js';
import { waitsForPeople } from './open-lobby.js';

/** Time without new people after which computers fill the free seats of an open table, in ms. */
const FILL_MS = 30_000;

/** Measures how long an open table has waited for people. Reopening a table restarts the measurement. */
export interface FillTimer {
  /**
   * Call this method when a seat or a guest's presence might have changed. A change of the people with a seat restarts the
   * measurement.
   * @param onTimeout called when the table has waited for `FILL_MS`
   * @returns whether computers now fill the free seats
   */
  update(lobby: Lobby, onTimeout: () => void): boolean;
  close(): void;
}

export const createFillTimer = (clock: Clock, isHere: (guest: GuestId) => boolean): FillTimer => {
  let timer: AbortController | null = null;
  let since = 0;
  /** The people with a seat when the measurement began. */
  let people = '';
  const stop = (): void => {
    timer?.abort();
    timer = null;
  };
  return {
    update(lobby, onTimeout) {
      if (!waitsForPeople(lobby, isHere)) {
        stop();
        return false;
      }
      const peopleNow = lobby.seats.map(({ guest }) => guest ?? '').join();
      if (timer && people === peopleNow) return elapsedMs(clock) - since >= FILL_MS;
      stop();
      [since, people] = [elapsedMs(clock), peopleNow];
      const { signal } = (timer = new AbortController());
      const wait = async (): Promise<void> => {
        // A timer can fire slightly early.
        for (let left = FILL_MS; left > 0; left = since + FILL_MS - elapsedMs(clock)) await clock.wait(left, signal);
        if (!signal.aborted) onTimeout();
      };
      // `stop()` rejects the wait. The rejection is not an error.
      wait().catch(() => {});
      return false;
    },
    close: stop,
  };
};
