import type { Clock } from '../../session/clock.js';
import type { LobbyEvent } from '../lobby/lobby.js';
import type { AwayTimer } from '../room/away-timer.js';
import { isHereAt, type Table } from '../room/table.js';
import {
  fillEvents,
  peopleAtSeats,
  seatWaitingEvents,
  startEvents,
  vacateEvents,
  waitsForAgreement,
  waitsForPeople,
} from './open-lobby.js';
import { createWaitTimer } from './wait-timer.js';

/** Applies the rules of open tables for absent people, people who are not ready, waiting guests and free seats. At other tables, does nothing. */
export interface OpenTableRules {
  /**
   * Call this method when a seat, a guest's presence or the phase of the game might have changed.
   * @param onTimeout called when this method is due again
   */
  update(onTimeout: () => void): Promise<void>;
  /** Whether a guest now gets a computer's seat. */
  canSeatWaiting(): boolean;
  close(): void;
}

/** @param apply writes and applies events */
export const createOpenTableRules = (
  table: Table,
  { awayTimer, services }: { readonly awayTimer: AwayTimer; readonly services: { readonly clock: Clock } },
  apply: (events: readonly LobbyEvent[]) => Promise<void>,
): OpenTableRules => {
  const isHere = isHereAt(table);
  const [fillTimer, startTimer] = [createWaitTimer(services.clock), createWaitTimer(services.clock)];
  /** Returns the reason of a wait: a change of the people with a seat restarts the wait. */
  const reasonIf = (waits: boolean): string | null => (waits ? peopleAtSeats(table.state.lobby) : null);
  const canSeatWaiting = (): boolean => {
    const { stage, waiting } = table.state.lobby;
    return waiting.length > 0 && (stage !== 'playing' || table.game?.isBetweenHands === true);
  };
  return {
    async update(onTimeout) {
      if (!table.state.lobby.settings.open) return;
      await apply(vacateEvents(table.state.lobby, awayTimer.isAway));
      if (canSeatWaiting()) await apply(seatWaitingEvents(table.state.lobby, isHere));
      if (fillTimer.update(reasonIf(waitsForPeople(table.state.lobby, isHere)), onTimeout))
        await apply(fillEvents(table.state.lobby));
      if (startTimer.update(reasonIf(waitsForAgreement(table.state.lobby)), onTimeout))
        await apply(startEvents(table.state.lobby));
    },
    canSeatWaiting,
    close() {
      fillTimer.close();
      startTimer.close();
    },
  };
};
