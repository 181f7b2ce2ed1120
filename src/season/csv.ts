import { toCsv } from '../evening/csv.js';
import { standingsOfSeason } from './standings.js';
import type { SeasonState } from './state.js';

/** Returns the standings of a season as CSV: one line per person, and the points of each evening. */
export const seasonToCsv = (state: SeasonState): string => {
  const header = ['place', 'name', 'member', 'total', 'played'];
  const dates = new Map(state.evenings.map(({ id, date }) => [id, date]));
  return toCsv([
    [...header, ...state.evenings.map(({ date, name }) => `${date} ${name}`), 'dropped'],
    ...standingsOfSeason(state).map(({ place, name, member, total, played, results, dropped }) => [
      ...[place ?? '', name, member ?? '', total, played],
      ...results.map((result) => result?.points ?? ''),
      dropped.map((id) => dates.get(id)).join(' '),
    ]),
  ]);
};
