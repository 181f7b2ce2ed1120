/** `watten-table/season`: the evenings of a club and its members. Runs in Node, workers and browsers. */
import { seasonToCsv } from './season/csv.js';
import type { Season } from './season/season.js';
import { guestsOfSeason, standingsOfSeason, type Guest, type SeasonStanding } from './season/standings.js';

export { createSeason, replaySeason, type Season, type SeasonOptions, type SeasonRecord } from './season/season.js';
export { eveningResult, type EveningResultOptions } from './season/evening-result.js';
export { SeasonError, type SeasonErrorCode } from './season/season-error.js';
export type { SeasonEvent, SeasonEventType } from './season/event.js';
export { DEFAULT_SETTINGS, type PointsRule, type SeasonSettings, type SeasonTie } from './season/settings.js';
export type { EveningEntry, Member, SeasonEvening, SeasonState } from './season/state.js';
export type { Guest, SeasonResult, SeasonStanding } from './season/standings.js';

/**
 * Returns the standings of a season: all persons who have played, the best first. Persons with fewer than the minimum of
 * evenings come last and have no place.
 */
export const seasonStandings = ({ state }: Pick<Season, 'state'>): readonly SeasonStanding[] =>
  standingsOfSeason(state);

/** Returns the names on evenings that belong to no member, by name. */
export const guestsOf = ({ state }: Pick<Season, 'state'>): readonly Guest[] => guestsOfSeason(state);

/**
 * Returns the standings of a season as CSV, one line per person after a header, separated by semicolons. The last column
 * contains the dates of the evenings that do not count.
 */
export const seasonCsvOf = ({ state }: Pick<Season, 'state'>): string => seasonToCsv(state);
