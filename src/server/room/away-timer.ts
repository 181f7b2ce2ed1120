import { elapsedMs } from '../../base/steady-time.js';
import type { Clock } from '../../session/clock.js';
import { ABSENCE_TIMEOUT_MS } from '../lobby/absence.js';
import type { GuestId } from '../lobby/lobby.js';
import { isHereAt, type Table } from './table.js';

/** Who has been away from a table, and for how long. A table that is opened begins to count anew. */
export interface AwayTimer {
  /** Whether nobody waits for him any longer. */
  isAway(guest: GuestId): boolean;
  /**
   * Somebody may have come or gone.
   * @param due is called whenever somebody has been away for so long that nobody waits for him
   */
  update(due: () => void): void;
  close(): void;
}

export const createAwayTimer = (table: Table, clock: Clock): AwayTimer => {
  const isHere = isHereAt(table);
  /** When each who is away was seen last. */
  const since = new Map<GuestId, number>();
  const closing = new AbortController();
  let isWaiting = false;

  const restOf = (guest: GuestId): number =>
    (since.get(guest) ?? elapsedMs(clock)) + ABSENCE_TIMEOUT_MS - elapsedMs(clock);
  const isAway = (guest: GuestId): boolean => !isHere(guest) && restOf(guest) <= 0;
  const wait = async (due: () => void): Promise<void> => {
    const rests = [...since.keys()].map(restOf).filter((rest) => rest > 0);
    if (isWaiting || rests.length === 0) return;
    isWaiting = true;
    try {
      await clock.wait(Math.min(...rests), closing.signal);
    } finally {
      isWaiting = false;
    }
    due();
    await wait(due);
  };
  return {
    isAway,
    update(due) {
      const away = table.state.lobby.guests.map(({ id }) => id).filter((id) => !isHere(id));
      for (const id of since.keys()) if (!away.includes(id)) since.delete(id);
      for (const id of away) if (!since.has(id)) since.set(id, elapsedMs(clock));
      // That it is over is no error.
      wait(due).catch(() => {});
    },
    close: () => closing.abort(),
  };
};
