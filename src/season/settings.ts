import { ownKeys } from '../base/own-keys.js';
import { quoted } from '../rules/input-error.js';
import { checkBoolean, checkFields, checkList, checkNumber, checkOneOf, SeasonError } from './season-error.js';

/** The points of a person for an evening: by place, the points of the pair in the evening, or the games that it won. */
export type PointsRule =
  | {
      readonly by: 'place';
      /** Points of place 1, place 2 and so on, 0 to 1000 each. At most 200 places. */
      readonly list: readonly number[];
      /** Points of each place after the list, 0 to 1000. */
      readonly others: number;
    }
  | { readonly by: 'points' }
  | { readonly by: 'wins' };

/**
 * A criterion between persons with the same total. More is better. `best`: points of the best counted evening, then of the
 * second best, and so on. `victories`: evenings in first place. `wins`: won games of all evenings. `evenings`: played
 * evenings. `all`: points of all evenings, with the dropped ones.
 */
export type SeasonTie = 'best' | 'victories' | 'wins' | 'evenings' | 'all';

/** The settings of a season. */
export interface SeasonSettings {
  readonly points: PointsRule;
  /** Number of evenings that count for each person, the best ones, 1 to 400. Null: all evenings. */
  readonly best: number | null;
  /** Evenings that a person must have played for a place, 0 to 400. */
  readonly minimum: number;
  /** The criteria after the total, the most important first. Persons that are equal in all of them share a place. */
  readonly ties: readonly SeasonTie[];
  /** Whether persons who are no members are in the standings. */
  readonly guests: boolean;
}

export const TIES: readonly SeasonTie[] = ['best', 'victories', 'wins', 'evenings', 'all'];
/** Maximum number of evenings of a season. */
export const MAX_EVENINGS = 400;
const MAX_PLACES = 200;
const MAX_POINTS = 1000;
const CODE = 'invalid-settings';

/** The settings of a season without other settings. */
export const DEFAULT_SETTINGS: SeasonSettings = {
  points: { by: 'place', list: [10, 8, 7, 6, 5, 4, 3, 2], others: 1 },
  best: null,
  minimum: 0,
  ties: ['best', 'victories', 'wins'],
  guests: true,
};

const checkPoints = (value: unknown): PointsRule => {
  const fields = checkFields(CODE, `'points'`, value, ['by', 'list', 'others']);
  const by = checkOneOf(CODE, `'by' of 'points'`, fields['by'], ['place', 'points', 'wins'] as const);
  if (by !== 'place') {
    checkFields(CODE, `'points' by '${by}'`, value, ['by']);
    return { by };
  }
  const list = checkList(CODE, `'list' of 'points'`, fields['list']);
  checkNumber(CODE, `The number of places in 'list' of 'points'`, list.length, [1, MAX_PLACES]);
  return {
    by,
    list: list.map((points, index) => checkNumber(CODE, `The points of place ${index + 1}`, points, [0, MAX_POINTS])),
    others: checkNumber(CODE, `'others' of 'points'`, fields['others'], [0, MAX_POINTS]),
  };
};

const checkTies = (value: unknown): readonly SeasonTie[] => {
  const ties = checkList(CODE, `'ties'`, value).map((tie) => checkOneOf(CODE, `Each of 'ties'`, tie, TIES));
  const repeated = ties.find((tie, index) => ties.indexOf(tie) < index);
  if (repeated !== undefined)
    throw new SeasonError(CODE, `'ties' must contain each criterion once, not ${quoted(repeated)} twice.`);
  return ties;
};

/** Returns complete settings. */
export const checkSettings = (value: unknown): SeasonSettings => {
  const fields = checkFields(CODE, `'settings'`, value, ownKeys(DEFAULT_SETTINGS));
  const { points, best, minimum, ties, guests } = fields;
  return {
    points: checkPoints(points),
    best: best === null ? null : checkNumber(CODE, `'best'`, best, [1, MAX_EVENINGS]),
    minimum: checkNumber(CODE, `'minimum'`, minimum, [0, MAX_EVENINGS]),
    ties: checkTies(ties),
    guests: checkBoolean(CODE, `'guests'`, guests),
  };
};

/** Returns settings with changes. */
export const changedSettings = (settings: SeasonSettings, changes: unknown): SeasonSettings =>
  checkSettings({ ...settings, ...checkFields(CODE, `'settings'`, changes, ownKeys(DEFAULT_SETTINGS)) });
