/** Functions that compare a table's log with the actions that its players attempted. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../src/game/action.js';
import { replay } from '../../src/game/fair/fair-game.js';
import type { Game } from '../../src/game/game.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import { RECORD_VERSION } from '../../src/game/record.js';
import type { Seating } from '../../src/online/open-table.js';
import type { LogEntry, TableStore } from '../../src/server/log/table-log.js';
import { restoreTable } from '../../src/server/room/table-state.js';
import { firstAction } from './test-server.js';

/** Returns the entries of a table's log. */
export const entriesOf = async (store: TableStore, table: string): Promise<readonly LogEntry[]> => {
  const opened = (await store.open(table)) ?? assert.fail(`Table ${table} has no log.`);
  await opened.log.close();
  return opened.entries;
};

/** Returns the game restored from a log, or null before the first game. */
export const gameFromLog = (entries: readonly LogEntry[]): Game | null => {
  const { state, actions } = restoreTable(entries);
  if (!state.game) return null;
  const { seed, before } = state.game;
  const { rules } = state.lobby.settings;
  return replay({ version: RECORD_VERSION, rules, seed, deal: 'sha256', ...(before && { before }), actions });
};

/**
 * An action that a player attempted. With the outcome `lost`, the player cannot tell whether the server performed the
 * action.
 */
export interface ActionAttempt {
  readonly action: Action;
  readonly outcome: 'done' | 'lost';
}

/** Plays an action and records the outcome, unless the rules refuse the action. */
export const actAndRecord = async (seating: Seating, action: Action, attempts: ActionAttempt[]): Promise<void> => {
  try {
    await seating.connection?.act(action);
    attempts.push({ action, outcome: 'done' });
  } catch (error) {
    if (!(error instanceof IllegalAction)) attempts.push({ action, outcome: 'lost' });
  }
};

/** Plays the first legal action until `isDone()` returns true, and records the outcomes. */
export const playAndRecord = async (
  seating: Seating,
  isDone: () => boolean,
  pause: number,
): Promise<readonly ActionAttempt[]> => {
  const attempts: ActionAttempt[] = [];
  while (!isDone()) {
    const { connection } = seating;
    const action = connection && seating.status === 'open' ? firstAction(connection) : undefined;
    if (action) await actAndRecord(seating, action, attempts);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return attempts;
};

/** Whether the log contains this action once per seat. `next` is logged once for all seats. */
const isLoggedPerSeat = ({ type }: Action): boolean => type !== 'next';

/** Whether the log contains each `done` action of a seat exactly once, and each `lost` action at most once. */
export const isInLog = (entries: readonly LogEntry[], seat: number, attempts: readonly ActionAttempt[]): boolean => {
  const loggedActions = entries.flatMap((entry) =>
    entry.k === 'act' && entry.action.seat === seat && isLoggedPerSeat(entry.action) ? [entry.action] : [],
  );
  /** Possible numbers of logged actions that match the attempts so far. */
  let counts = new Set([0]);
  for (const { action, outcome } of attempts.filter((attempt) => isLoggedPerSeat(attempt.action))) {
    const done = [...counts]
      .filter((count) => isDeepStrictEqual(loggedActions[count], action))
      .map((count) => count + 1);
    counts = new Set([...done, ...(outcome === 'lost' ? counts : [])]);
  }
  return counts.has(loggedActions.length);
};
