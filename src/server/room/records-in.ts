import type { Action } from '../../game/action.js';
import type { GameRecord, RecordedPerson } from '../../game/record.js';
import { guestOf, type Lobby } from '../lobby/lobby.js';
import type { LogEntry } from '../log/table-log.js';
import { recordOf } from './table-game.js';
import { restoreTable, type GameEntry } from './table-state.js';

/** Returns the people at the seats, as a table shows them. */
const peopleOf = (lobby: Lobby, { faces }: GameEntry): readonly RecordedPerson[] =>
  lobby.seats.map(({ guest }, seat) => {
    const person = guestOf(lobby, guest);
    return { name: person?.name ?? null, face: person ? null : (faces?.[seat] ?? null) };
  });

/** Returns the records of the finished games in a table's log, in their order. */
export const recordsIn = (entries: readonly LogEntry[]): readonly GameRecord[] => {
  if (entries.length === 0) return [];
  const { lobby } = restoreTable(entries).state;
  const records: GameRecord[] = [];
  let game: { readonly entry: GameEntry; readonly actions: Action[] } | null = null;
  for (const entry of entries) {
    if (entry.k === 'game') game = { entry, actions: [] };
    if (entry.k === 'act') game?.actions.push(entry.action);
    if (entry.k === 'lobby' && entry.event.type === 'ended' && game)
      records.push({ ...recordOf(game.entry, lobby, game.actions), people: peopleOf(lobby, game.entry) });
  }
  return records;
};
