/** `watten-table/evening`: tournament evenings. Runs in Node, workers and browsers. */
import { standingsToCsv } from './evening/csv.js';
import type { Evening } from './evening/evening.js';
import {
  clubStandingsOf,
  groupStandingsOf,
  standingsOf,
  type ClubStanding,
  type Standing,
} from './evening/standings/standings.js';

export {
  createEvening,
  replayEvening,
  type Evening,
  type EveningOptions,
  type EveningRecord,
  type FirstEntry,
} from './evening/evening.js';
export { EveningError, type EveningErrorCode } from './evening/evening-error.js';
export type { EveningEvent, EventType } from './evening/event.js';
export { drawSeed, hashOfSecret } from './evening/fair-draw.js';
export { PRESETS, type PresetName } from './evening/presets.js';
export type {
  ClubStage,
  DrawStage,
  GroupStage,
  KnockoutStage,
  Score,
  Settings,
  Stage,
  Tie,
  Way,
} from './evening/settings.js';
export type {
  Adjustment,
  Entry,
  EveningState,
  Games,
  GameScore,
  Groups,
  Match,
  MatchState,
  Names,
  ReportedBy,
  Round,
} from './evening/state.js';
export { wayOf } from './evening/way.js';
export type { ClubStanding, Standing } from './evening/standings/standings.js';

/** Returns the standings of an evening, the best entry first. Each place occurs once, in the last resort by lot. */
export const standings = ({ state }: Pick<Evening, 'state'>): readonly Standing[] => standingsOf(state);

/**
 * Returns the standings of each group of the last stage with groups, with the sums of that stage, or an empty list. The
 * groups are in the order of `state.groups`.
 */
export const groupStandings = ({ state }: Pick<Evening, 'state'>): readonly (readonly Standing[])[] =>
  groupStandingsOf(state);

/**
 * Returns the standings of a match of two clubs, the better club first, or an empty list without such a match. The criteria
 * of the settings decide, except `direct` and `lot`.
 */
export const clubStandings = ({ state }: Pick<Evening, 'state'>): readonly ClubStanding[] => clubStandingsOf(state);

/** Returns the standings of an evening as CSV, one line per entry after a header, separated by semicolons. */
export const csvOf = (evening: Pick<Evening, 'state'>): string => standingsToCsv(standings(evening));
