import { toCsv } from '../evening/csv.js';
import { standingsOfSeason, type SeasonStanding } from './standings.js';
import type { SeasonState } from './state.js';

/** The words of a CSV file of a season, and the column after the names. */
export interface SeasonCsvTexts {
  readonly place: string;
  readonly name: string;
  readonly member: string;
  readonly total: string;
  readonly played: string;
  readonly dropped: string;
  /** Returns the cell of a person in the column `member`. */
  readonly memberOf: (standing: SeasonStanding) => string;
}

const ENGLISH: SeasonCsvTexts = {
  ...{ place: 'place', name: 'name', member: 'member', total: 'total', played: 'played', dropped: 'dropped' },
  memberOf: ({ member }) => member ?? '',
};

/** Returns the standings of a season as CSV: one line per person, and the points of each evening. */
export const seasonToCsv = (state: SeasonState, texts: SeasonCsvTexts = ENGLISH): string => {
  const header = [texts.place, texts.name, texts.member, texts.total, texts.played];
  const dates = new Map(state.evenings.map(({ id, date }) => [id, date]));
  return toCsv([
    [...header, ...state.evenings.map(({ date, name }) => `${date} ${name}`), texts.dropped],
    ...standingsOfSeason(state).map((standing) => [
      ...[standing.place ?? '', standing.name, texts.memberOf(standing), standing.total, standing.played],
      ...standing.results.map((result) => result?.points ?? ''),
      standing.dropped.map((id) => dates.get(id)).join(' '),
    ]),
  ]);
};
