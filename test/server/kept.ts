/** What a table's log has, beside what its people were told: all that was acknowledged, in order, and nothing twice. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../src/game/action.js';
import { replay } from '../../src/game/fair/fair-game.js';
import type { Game } from '../../src/game/game.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import { RECORD_VERSION } from '../../src/game/record.js';
import type { Seating } from '../../src/online/open-table.js';
import type { Entry, TableStore } from '../../src/server/log/table-log.js';
import { readTable } from '../../src/server/room/table-state.js';
import { firstAction } from './served.js';

/** The lines of a table's log. */
export const entriesOf = async (store: TableStore, table: string): Promise<readonly Entry[]> => {
  const opened = (await store.open(table)) ?? assert.fail(`There is no log of ${table}.`);
  await opened.log.close();
  return opened.entries;
};

/** The game that a log leads to; null: none has begun. */
export const gameIn = (entries: readonly Entry[]): Game | null => {
  const { state, actions } = readTable(entries);
  if (!state.game) return null;
  const { seed, before } = state.game;
  const { rules } = state.lobby.settings;
  return replay({ version: RECORD_VERSION, rules, seed, deal: 'sha256', ...(before && { before }), actions });
};

/** What somebody did, and whether he knows that it was done: `lost` may be either. */
export interface Deed {
  readonly action: Action;
  readonly came: 'done' | 'lost';
}

/** Does something for somebody, and keeps what came of it; what is refused by the rules is no deed. */
export const doAndKeep = async (seating: Seating, action: Action, deeds: Deed[]): Promise<void> => {
  try {
    await seating.connection?.act(action);
    deeds.push({ action, came: 'done' });
  } catch (error) {
    if (!(error instanceof IllegalAction)) deeds.push({ action, came: 'lost' });
  }
};

/** Plays for somebody until it is enough, and keeps what came of it. */
export const playAndKeep = async (
  seating: Seating,
  isEnough: () => boolean,
  pause: number,
): Promise<readonly Deed[]> => {
  const deeds: Deed[] = [];
  while (!isEnough()) {
    const { connection } = seating;
    const action = connection && seating.status === 'open' ? firstAction(connection) : undefined;
    if (action) await doAndKeep(seating, action, deeds);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return deeds;
};

/** That all agree to go on is written of one of them. */
const isOwn = ({ type }: Action): boolean => type !== 'next';

/** What a seat did stands in the log as often as it was done: what was acknowledged once, what was not at most once. */
export const isKept = (entries: readonly Entry[], seat: number, deeds: readonly Deed[]): boolean => {
  const acts = entries.flatMap((entry) =>
    entry.k === 'act' && entry.action.seat === seat && isOwn(entry.action) ? [entry.action] : [],
  );
  /** So many of the acts may have come of the deeds until now. */
  let counts = new Set([0]);
  for (const { action, came } of deeds.filter((deed) => isOwn(deed.action))) {
    const done = [...counts].filter((count) => isDeepStrictEqual(acts[count], action)).map((count) => count + 1);
    counts = new Set([...done, ...(came === 'lost' ? counts : [])]);
  }
  return counts.has(acts.length);
};
