import { deepFreeze } from '../game/deep-freeze.js';
import { indexed } from '../base/list-of.js';
import { ownKeys } from '../base/own-keys.js';
import { listWithOr, quoted } from '../rules/input-error.js';
import type { SeasonEvent, SeasonEventType } from './event.js';
import { EVENING_EVENTS } from './events/evenings.js';
import type { Handler } from './events/handler.js';
import { MEMBER_EVENTS } from './events/members.js';
import { checkFields, checkList, checkText, SeasonError } from './season-error.js';
import { changedSettings, checkSettings, DEFAULT_SETTINGS, type SeasonSettings } from './settings.js';
import type { Member, SeasonEvening, SeasonState } from './state.js';

/** The format of records. It changes only if an older version cannot read a newer record. */
const VERSION = 1;
const MAX_NAME_LENGTH = 80;

/** A season as JSON. */
export interface SeasonRecord {
  readonly version: typeof VERSION;
  /** The club and the season, 1 to 80 characters. */
  readonly name: string;
  readonly settings: SeasonSettings;
  readonly members: readonly Member[];
  readonly evenings: readonly SeasonEvening[];
}

/** The beginning of a season. */
export interface SeasonOptions {
  /** The club and the season, 1 to 80 characters. */
  readonly name: string;
  /** Settings that differ from `DEFAULT_SETTINGS`. */
  readonly settings?: Partial<SeasonSettings>;
}

/** The members and the finished evenings of a club. */
export interface Season {
  /** The state after the last event, frozen. */
  readonly state: SeasonState;
  /**
   * Applies an event and returns the state after it.
   * @throws SeasonError that names the invalid value, and changes nothing
   */
  readonly do: (event: SeasonEvent) => SeasonState;
  /** Returns the season as JSON. */
  readonly record: () => SeasonRecord;
}

const checkSeasonName = (value: unknown): string => checkText('invalid-settings', `'name'`, value, MAX_NAME_LENGTH);

const HANDLERS: Readonly<Record<SeasonEventType, Handler>> = {
  ...EVENING_EVENTS,
  ...MEMBER_EVENTS,
  'change-settings': {
    fields: ['settings'],
    apply: (state, { settings }) => ({ ...state, settings: changedSettings(state.settings, settings) }),
  },
  'rename-season': { fields: ['name'], apply: (state, { name }) => ({ ...state, name: checkSeasonName(name) }) },
};

/** Returns the state after an event. */
const applyEvent = (state: SeasonState, event: unknown): SeasonState => {
  const type: unknown = typeof event === 'object' && event !== null ? (event as { type?: unknown }).type : undefined;
  const types = ownKeys(HANDLERS);
  if (typeof type !== 'string' || !types.includes(type))
    throw new SeasonError('invalid-event', `'type' of an event must be ${listWithOr(types)}, not ${quoted(type)}.`);
  const { fields, apply } = HANDLERS[type as SeasonEventType];
  return apply(state, checkFields('invalid-event', `The event '${type}'`, event, ['type', ...fields]));
};

const seasonFrom = (start: SeasonState): Season => {
  let state = deepFreeze(start);
  return {
    get state() {
      return state;
    },
    do: (event) => {
      state = deepFreeze(applyEvent(state, event));
      return state;
    },
    record: () => ({ version: VERSION, ...state }),
  };
};

/**
 * Creates a season without members and evenings.
 * @throws SeasonError `invalid-settings`, with the valid values
 */
export const createSeason = (options: SeasonOptions): Season => {
  const { name, settings = {} } = checkFields('invalid-settings', 'The options', options, ['name', 'settings']);
  return seasonFrom({
    name: checkSeasonName(name),
    settings: changedSettings(DEFAULT_SETTINGS, settings),
    members: [],
    evenings: [],
  });
};

/** Runs a step of a record, and throws its error as an error of the record. */
const inRecord = <Result>(where: string, run: () => Result): Result => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SeasonError)) throw error;
    throw new SeasonError('invalid-record', `${where} of the record: ${error.message}`);
  }
};

/** Returns the state with the items of a record's list, each added by an event. */
const withItems = (
  before: SeasonState,
  list: unknown,
  { label, eventOf }: { readonly label: string; readonly eventOf: (item: unknown) => unknown },
): SeasonState => {
  let state = before;
  for (const [index, item] of indexed(checkList('invalid-record', `'${label}s' of the record`, list))) {
    const where = `${label === 'member' ? 'Member' : 'Evening'} ${index + 1}`;
    const after = inRecord(where, () => applyEvent(state, eventOf(item)));
    if (after === state) throw new SeasonError('invalid-record', `${where} of the record occurs twice.`);
    state = after;
  }
  return state;
};

/** Returns a member of a record as an event. All fields must be there. */
const memberEvent = (member: unknown): unknown => {
  const { id, name, aliases } = checkFields('invalid-member', 'The member', member, ['id', 'name', 'aliases']);
  return { type: 'add-member', id: id ?? null, name, aliases: aliases ?? null };
};

/**
 * Returns the season of a record.
 * @throws SeasonError `unknown-record-version`, or `invalid-record` with the invalid member, evening or setting
 */
export const replaySeason = (record: SeasonRecord): Season => {
  const known = ['version', 'name', 'settings', 'members', 'evenings'];
  // A record of a later version can have other fields.
  const version: unknown = typeof record === 'object' && record !== null ? record.version : undefined;
  if (typeof version === 'number' && version !== VERSION)
    throw new SeasonError('unknown-record-version', `'version' of the record must be ${VERSION}, not ${version}.`);
  const fields = checkFields('invalid-record', 'The record', record, known);
  if (version !== VERSION)
    throw new SeasonError('invalid-record', `'version' of the record must be ${VERSION}, not ${quoted(version)}.`);
  const start: SeasonState = {
    name: inRecord('The name', () => checkSeasonName(fields['name'])),
    settings: inRecord('The settings', () => checkSettings(fields['settings'])),
    members: [],
    evenings: [],
  };
  const withMembers = withItems(start, fields['members'], { label: 'member', eventOf: memberEvent });
  return seasonFrom(
    withItems(withMembers, fields['evenings'], {
      label: 'evening',
      eventOf: (evening) => ({ type: 'add-evening', evening }),
    }),
  );
};
