import type { Action } from '../../game/action.js';
import { DamagedLog } from '../log/log-store.js';
import { HOSTED_LOG_VERSION, LOG_VERSION, OPEN_LOG_VERSION, type LogEntry } from '../log/table-log.js';
import { applyEvent, emptyLobby, type Lobby } from '../lobby/lobby.js';
import { sittersOf, type Sitter } from './sitters.js';

/** The log entry of a game's start. */
export type GameEntry = Extract<LogEntry, { readonly k: 'game' }>;

/** The state of a table, restored from its log, without the actions of the current game. */
export interface TableState {
  readonly table: string;
  readonly code: string;
  readonly lobby: Lobby;
  /** The secret of the next game, or null until the server has drawn one. */
  readonly secret: string | null;
  /** The current or last game. */
  readonly game: GameEntry | null;
  /** The secret of the current or last game. */
  readonly gameSecret: string | null;
  /** The player at each seat at the start of the current or last game. */
  readonly sitters: readonly Sitter[];
}

/** A table restored from its log. */
export interface RestoredTable {
  readonly state: TableState;
  /** The previous actions of the current game. */
  readonly actions: readonly Action[];
}

/** Returns the error for an unknown entry. A later version of the server might have written the entry. */
const unknownEntry = (kind: string): DamagedLog => new DamagedLog(`The log contains an unknown entry: ${kind}.`);

/**
 * Returns the state after a log entry.
 * @throws DamagedLog if the kind of the entry is unknown
 */
export const stateAfter = (state: TableState, entry: LogEntry): TableState => {
  switch (entry.k) {
    case 'lobby': {
      const lobby = applyEvent(state.lobby, entry.event) as Lobby | undefined;
      if (!lobby) throw unknownEntry(entry.event.type);
      return { ...state, lobby };
    }
    case 'secret':
      return { ...state, secret: entry.secret };
    case 'game': {
      const lobby = applyEvent(state.lobby, { type: 'began' });
      return { ...state, lobby, game: entry, gameSecret: state.secret, secret: null, sitters: sittersOf(state.lobby) };
    }
    case 'table':
    case 'owner':
    case 'act':
      return state;
    default:
      throw unknownEntry((entry as LogEntry).k);
  }
};

const VERSIONS: readonly number[] = [LOG_VERSION, HOSTED_LOG_VERSION, OPEN_LOG_VERSION];

/** @throws DamagedLog if the first entry is not a table entry of a known version */
export const restoreTable = (entries: readonly LogEntry[]): RestoredTable => {
  const [first, ...others] = entries;
  if (first?.k !== 'table' || !VERSIONS.includes(first.version))
    throw new DamagedLog('The log does not begin with a table entry of a supported version.');
  const { table, code, settings } = first;
  const initialState: TableState = {
    ...{ table, code, lobby: emptyLobby(settings) },
    ...{ secret: null, game: null, gameSecret: null, sitters: [] },
  };
  let actions: Action[] = [];
  let state = initialState;
  for (const entry of others) {
    state = stateAfter(state, entry);
    if (entry.k === 'game') actions = [];
    if (entry.k === 'act') actions.push(entry.action);
  }
  return { state, actions };
};
