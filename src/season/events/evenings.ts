import { quoted } from '../../rules/input-error.js';
import { toJson } from '../../base/to-json.js';
import { MAX_ENTRIES, MAX_NAME_LENGTH } from '../../evening/checks.js';
import { nameKey } from '../name-key.js';
import { checkFields, checkList, checkNumber, checkText, SeasonError } from '../season-error.js';
import { MAX_EVENINGS } from '../settings.js';
import type { EveningEntry, SeasonEvening, SeasonState } from '../state.js';
import { eveningWith, type Handler } from './handler.js';

const CODE = 'invalid-evening';
const EVENING_ID = /^[\w-]{1,60}$/u;
const MAX_TITLE_LENGTH = 80;
const MAX_WINS = 1000;
/** Largest number of points of a pair on an evening, in both directions. */
const MAX_POINTS = 100_000;

/** Returns a value as a day, such as `2026-11-06`. */
export const checkDate = (label: string, value: unknown): string => {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/u.test(value);
  const time = isDay ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // `Date.parse` of some browsers takes 30 February for 2 March.
  if (!isDay || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    throw new SeasonError(CODE, `${label} must be a date such as '2026-11-06', not ${quoted(value)}.`);
  return value;
};

const checkEntry = (label: string, value: unknown): EveningEntry => {
  const { names, place, wins, points } = checkFields(CODE, label, value, ['names', 'place', 'wins', 'points']);
  const list = checkList(CODE, `'names' of ${label}`, names);
  if (list.length !== 2)
    throw new SeasonError(CODE, `'names' of ${label} must be a list of two names, not ${quoted(names)}.`);
  const [one, other] = list.map((name) => checkText(CODE, `Each name of ${label}`, name, MAX_NAME_LENGTH)) as [
    string,
    string,
  ];
  return {
    names: [one, other],
    place: checkNumber(CODE, `'place' of ${label}`, place, [1, MAX_ENTRIES]),
    wins: checkNumber(CODE, `'wins' of ${label}`, wins, [0, MAX_WINS]),
    points: checkNumber(CODE, `'points' of ${label}`, points, [-MAX_POINTS, MAX_POINTS]),
  };
};

/** Returns a value as the results of an evening, with the best pair first. */
export const checkEvening = (value: unknown): SeasonEvening => {
  const fields = checkFields(CODE, 'The evening', value, ['id', 'date', 'name', 'entries']);
  const { id } = fields;
  if (typeof id !== 'string' || !EVENING_ID.test(id))
    throw new SeasonError(
      CODE,
      `'id' of an evening must be a text of 1 to 60 letters, digits, hyphens and underscores, not ${quoted(id)}.`,
    );
  const label = `evening ${quoted(id)}`;
  const entries = checkList(CODE, `'entries' of ${label}`, fields['entries']);
  checkNumber(CODE, `The number of entries of ${label}`, entries.length, [1, MAX_ENTRIES]);
  return {
    id,
    date: checkDate(`'date' of ${label}`, fields['date']),
    name: checkText(CODE, `'name' of ${label}`, fields['name'], MAX_TITLE_LENGTH),
    entries: entries
      .map((entry, index) => checkEntry(`entry ${index + 1} of ${label}`, entry))
      .sort((one, other) => one.place - other.place),
  };
};

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const byDate = (one: SeasonEvening, other: SeasonEvening): number =>
  compareTexts(one.date, other.date) || compareTexts(one.id, other.id);

const withEvenings = (state: SeasonState, evenings: readonly SeasonEvening[]): SeasonState => ({
  ...state,
  evenings: [...evenings].sort(byDate),
});

const addEvening: Handler = {
  fields: ['evening'],
  apply: (state, event) => {
    const evening = checkEvening(event['evening']);
    const same = state.evenings.find(({ id }) => id === evening.id);
    if (same && toJson(same) === toJson(evening)) return state;
    if (same)
      throw new SeasonError(
        'evening-taken',
        `Evening ${quoted(same.id)}, ${quoted(same.name)} of ${same.date}, is already in the season with other results. Remove it first.`,
      );
    if (state.evenings.length >= MAX_EVENINGS)
      throw new SeasonError(CODE, `A season can have ${MAX_EVENINGS} evenings at most.`);
    return withEvenings(state, [...state.evenings, evening]);
  },
};

const removeEvening: Handler = {
  fields: ['evening'],
  apply: (state, event) => {
    const { id } = eveningWith(state, event['evening']);
    return withEvenings(
      state,
      state.evenings.filter((one) => one.id !== id),
    );
  },
};

const correctName: Handler = {
  fields: ['evening', 'name', 'to', 'entry'],
  apply: (state, event) => {
    const evening = eveningWith(state, event['evening']);
    const key = nameKey(checkText(CODE, `'name'`, event['name'], MAX_NAME_LENGTH));
    const to = checkText(CODE, `'to'`, event['to'], MAX_NAME_LENGTH);
    const only =
      event['entry'] === undefined
        ? null
        : checkNumber(CODE, `'entry'`, event['entry'], [1, evening.entries.length]) - 1;
    let isFound = false;
    const corrected = (name: string): string => {
      if (nameKey(name) !== key) return name;
      isFound = true;
      return to;
    };
    const entries = evening.entries.map((entry, index): EveningEntry => {
      const [one, other] = entry.names;
      return only === null || only === index ? { ...entry, names: [corrected(one), corrected(other)] } : entry;
    });
    if (!isFound)
      throw new SeasonError(
        'unknown-name',
        `'name' must be a name ${only === null ? '' : `in entry ${only + 1} `}of evening ${quoted(evening.id)}, not ${quoted(event['name'])}.`,
      );
    return withEvenings(
      state,
      state.evenings.map((one) => (one === evening ? { ...evening, entries } : one)),
    );
  },
};

/** The events of evenings. */
export const EVENING_EVENTS = {
  'add-evening': addEvening,
  'remove-evening': removeEvening,
  'correct-name': correctName,
};
