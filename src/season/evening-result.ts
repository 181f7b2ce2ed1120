import { toJson } from '../base/to-json.js';
import type { Evening } from '../evening/evening.js';
import { hexHash } from '../evening/fair-draw.js';
import { standingsOf } from '../evening/standings/standings.js';
import { quoted } from '../rules/input-error.js';
import { checkDate, checkEvening } from './events/evenings.js';
import { SeasonError } from './season-error.js';
import type { SeasonEvening } from './state.js';

/** Length of an evening's id. */
const ID_LENGTH = 12;

/** Data of an evening that its record does not contain, or that should replace it. */
export interface EveningResultOptions {
  /** Default: a hash of the beginning of the record, so that a corrected record of the same evening has the same id. */
  readonly id?: string;
  /** The day, such as `2026-11-06`. Default: the local day of the first event with a time. */
  readonly date?: string;
  /** Default: the name of the evening. */
  readonly name?: string;
}

/** Returns the local day of the first event with a time. */
const dayOf = ({ events, state }: Pick<Evening, 'events' | 'state'>): string => {
  const at = events.find((event) => event.at !== undefined)?.at;
  if (at === undefined)
    throw new SeasonError(
      'invalid-evening',
      `The record of ${quoted(state.name)} contains no times. Set 'date' to a date such as '2026-11-06'.`,
    );
  const day = new Date(at);
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
};

/** Returns an id that depends only on the beginning of the evening, up to its first draw. */
const idOf = ({ record }: Pick<Evening, 'record'>): string => {
  const { code, name, settings, entries, events } = record();
  const draw = events.find(({ type }) => type === 'draw');
  return hexHash(toJson([code, name, settings, entries, draw])).slice(0, ID_LENGTH);
};

/**
 * Returns the results of a finished evening for a season: each pair that played, with its place, won games and points.
 * @throws SeasonError `unfinished-evening`, or `invalid-evening` for an evening without matches or without a valid date
 */
export const eveningResult = (
  evening: Pick<Evening, 'state' | 'events' | 'record'>,
  options: EveningResultOptions = {},
): SeasonEvening => {
  const { state } = evening;
  if (!state.finished)
    throw new SeasonError('unfinished-evening', `The evening ${quoted(state.name)} is not finished. Finish it first.`);
  const played = new Set(state.rounds.flatMap(({ matches }) => matches.flatMap(({ sides }) => sides)));
  return checkEvening({
    id: options.id ?? idOf(evening),
    date: checkDate(`'date'`, options.date ?? dayOf(evening)),
    name: options.name ?? state.name,
    entries: standingsOf(state)
      .filter(({ entry }) => played.has(entry))
      .map(({ names, place, wins, points }) => ({ names, place, wins, points })),
  });
};
