import { WAYS } from '../way.js';
import { checkNames, checkOneOf, checkText, MAX_ENTRIES, MAX_NAME_LENGTH, type Fields } from '../checks.js';
import { EveningError } from '../evening-error.js';
import { entriesOf, roundsOf } from '../stages.js';
import type { Entry, EveningState } from '../state.js';
import { entryOf, withEntry, type Handler } from './handler.js';

/** Returns a new entry from its names and its club. */
export const newEntry = (no: number, { names, club, way }: Fields): Entry => ({
  no,
  names: checkNames(`'names' of entry ${no}`, names),
  ...(club !== undefined && { club: checkText('invalid-entry', `'club' of entry ${no}`, club, MAX_NAME_LENGTH) }),
  ...(way !== undefined && { way: checkOneOf('invalid-entry', `'way' of entry ${no}`, way, WAYS) }),
});

const enter: Handler = {
  fields: ['names', 'club', 'way'],
  apply: (state, event) => {
    const { rounds, settings, entries } = state;
    if (rounds.length > 0 && settings.stages[rounds.at(-1)?.stage ?? 0]?.kind !== 'draw')
      throw new EveningError('not-now', `An entry is possible only before the groups or the knock-out are drawn.`);
    if (entries.length >= MAX_ENTRIES)
      throw new EveningError('not-now', `An evening can have ${MAX_ENTRIES} entries at most.`);
    return { ...state, entries: [...entries, newEntry(entries.length + 1, event)] };
  },
};

const withdraw: Handler = {
  fields: ['entry'],
  apply: (state, event) => {
    const entry = entryOf(state, event['entry']);
    if (entry.out) throw new EveningError('not-now', `Entry ${entry.no} is already withdrawn.`);
    return withEntry(state, { ...entry, out: true });
  },
};

/** Whether an entry can be drawn in the current stage if it is not withdrawn. */
const belongsToStage = (state: EveningState, no: number): boolean => {
  const stage = state.rounds.at(-1)?.stage ?? 0;
  if (state.settings.stages[stage]?.kind !== 'knockout' || roundsOf(state, stage).length === 0) return true;
  const last = roundsOf(state, stage).at(-1);
  // While the round is open, every entry of the round belongs to the stage. Later, only the winners do.
  if (!last?.closed) return last?.matches.some(({ sides }) => sides.includes(no)) ?? false;
  return entriesOf(state, stage).includes(no);
};

const comeBack: Handler = {
  fields: ['entry'],
  apply: (state, event) => {
    const { out, ...entry } = entryOf(state, event['entry']);
    if (!out) throw new EveningError('not-now', `Entry ${entry.no} is not withdrawn.`);
    const after = withEntry(state, entry);
    if (!belongsToStage(after, entry.no))
      throw new EveningError('not-now', `Entry ${entry.no} is no longer in the knock-out and cannot return.`);
    return after;
  },
};

const substitute: Handler = {
  fields: ['entry', 'names'],
  apply: (state, event) => {
    const entry = entryOf(state, event['entry']);
    const names = checkNames(`'names' of entry ${entry.no}`, event['names']);
    return withEntry(state, { ...entry, names, formerNames: [...(entry.formerNames ?? []), entry.names] });
  },
};

const setWay: Handler = {
  fields: ['entry', 'way'],
  apply: (state, event) => {
    const { way: before = 'paper', ...entry } = entryOf(state, event['entry']);
    const way = checkOneOf('invalid-event', `'way'`, event['way'], WAYS);
    if (way === before) return state;
    return withEntry(state, way === 'online' ? { ...entry, way } : entry);
  },
};

const newCard: Handler = {
  fields: ['entry'],
  apply: (state, event) => {
    const entry = entryOf(state, event['entry']);
    return withEntry(state, { ...entry, newCards: (entry.newCards ?? 0) + 1 });
  },
};

/** The events that change entries. */
export const ENTRY_EVENTS = {
  ...{ enter, withdraw, return: comeBack, substitute },
  ...{ 'set-entry-way': setWay, 'new-card': newCard },
};
