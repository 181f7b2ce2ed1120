import { capital } from '../../i18n/capital.js';
import type { SeasonMessages } from '../../i18n/de/season.js';
import { seasonToCsv } from '../../season/csv.js';
import type { SeasonState } from '../../season/state.js';

/** Returns the standings as CSV in the language of the element. A column marks the guests. */
export const csvOfSeasonDesk = (texts: SeasonMessages, state: SeasonState): string =>
  seasonToCsv(state, {
    ...{ place: texts.place, name: texts.name, total: texts.total, played: texts.played },
    member: capital(texts.guest),
    dropped: capital(texts['not-counted']),
    memberOf: ({ member }) => (member === null ? texts.guest : ''),
  });
