import { elapsedMs } from '../../base/steady-time.js';
import type { Clock } from '../../session/clock.js';
import { ABSENCE_TIMEOUT_MS } from '../lobby/absence.js';
import type { GuestId } from '../lobby/lobby.js';
import { isHereAt, type Table } from './table.js';

/** Measures how long each guest has been away. Reopening a table restarts the measurement. */
export interface AwayTimer {
  /** Whether this guest has been away so long that the table no longer waits for them. */
  isAway(guest: GuestId): boolean;
  /**
   * Checks which guests are connected. Call this method when a guest might have connected or disconnected.
   * @param onTimeout called when a guest has been away for `ABSENCE_TIMEOUT_MS`
   */
  update(onTimeout: () => void): void;
  close(): void;
}

export const createAwayTimer = (table: Table, clock: Clock): AwayTimer => {
  const isHere = isHereAt(table);
  /** Start of each guest's absence, as elapsed time of the clock. */
  const awaySince = new Map<GuestId, number>();
  const closing = new AbortController();
  let isWaiting = false;

  const msUntilAway = (guest: GuestId): number =>
    (awaySince.get(guest) ?? elapsedMs(clock)) + ABSENCE_TIMEOUT_MS - elapsedMs(clock);
  const isAway = (guest: GuestId): boolean => !isHere(guest) && msUntilAway(guest) <= 0;
  const wait = async (onTimeout: () => void): Promise<void> => {
    const waits = [...awaySince.keys()].map(msUntilAway).filter((ms) => ms > 0);
    if (isWaiting || waits.length === 0) return;
    isWaiting = true;
    try {
      await clock.wait(Math.min(...waits), closing.signal);
    } finally {
      isWaiting = false;
    }
    onTimeout();
    await wait(onTimeout);
  };
  return {
    isAway,
    update(onTimeout) {
      const away = table.state.lobby.guests.map(({ id }) => id).filter((id) => !isHere(id));
      for (const id of awaySince.keys()) if (!away.includes(id)) awaySince.delete(id);
      for (const id of away) if (!awaySince.has(id)) awaySince.set(id, elapsedMs(clock));
      // `close()` rejects the wait. The rejection is not an error.
      wait(onTimeout).catch(() => {});
    },
    close: () => closing.abort(),
  };
};
