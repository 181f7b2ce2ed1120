import type { Action } from '../../game/action.js';
import { DamagedLog, HOSTED_LOG_VERSION, LOG_VERSION, type LogEntry } from '../log/table-log.js';
import { applyEvent, emptyLobby, type Lobby } from '../lobby/lobby.js';
import { sittersOf, type Sitter } from './sitters.js';

/** How a game began. */
export type GameEntry = Extract<LogEntry, { readonly k: 'game' }>;

/** What of a table is neither its game nor who is there right now. */
export interface TableState {
  readonly table: string;
  readonly code: string;
  readonly lobby: Lobby;
  /** Of the next game; null: it is yet to be drawn. */
  readonly secret: string | null;
  /** The game under way, or the last one; and its secret. */
  readonly game: GameEntry | null;
  readonly gameSecret: string | null;
  /** Who sat where when it began. */
  readonly sitters: readonly Sitter[];
}

/** A table restored from its log. */
export interface RestoredTable {
  readonly state: TableState;
  /** The actions of its current game so far. */
  readonly actions: readonly Action[];
}

/** A later version of the server may have written it. */
const unknownEntry = (kind: string): DamagedLog => new DamagedLog(`It has an entry that is not known here: ${kind}.`);

/** @throws DamagedLog if there is no such entry */
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

const VERSIONS: readonly number[] = [LOG_VERSION, HOSTED_LOG_VERSION];

/** @throws DamagedLog if the first entry is not a table entry of a known version */
export const restoreTable = (entries: readonly LogEntry[]): RestoredTable => {
  const [first, ...others] = entries;
  if (first?.k !== 'table' || !VERSIONS.includes(first.version))
    throw new DamagedLog('It does not begin with a table of a version that is known here.');
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
