import { deepFreeze } from '../game/deep-freeze.js';
import { indexed } from '../base/list-of.js';
import { ownKeys } from '../base/own-keys.js';
import { listWithOr, quoted } from '../rules/input-error.js';
import { checkFields, checkList, checkText, MAX_ENTRIES, type Fields } from './checks.js';
import { checkSettings } from './check-settings.js';
import { EveningError } from './evening-error.js';
import type { EveningEvent, EventType } from './event.js';
import { ENTRY_EVENTS, newEntry } from './events/entries.js';
import { HALL_EVENTS } from './events/hall.js';
import { checkEvent, type Handler } from './events/handler.js';
import { RESULT_EVENTS } from './events/results.js';
import { ROUND_EVENTS } from './events/rounds.js';
import { PRESETS, type PresetName } from './presets.js';
import type { Settings } from './settings.js';
import type { Entry, EveningState, Names } from './state.js';

/** The format of records. It changes only if an older version cannot read a newer record. */
const VERSION = 1;
const MAX_CODE_LENGTH = 60;
const MAX_NAME_LENGTH = 80;

const HANDLERS: Readonly<Record<EventType, Handler>> = {
  ...ENTRY_EVENTS,
  ...ROUND_EVENTS,
  ...RESULT_EVENTS,
  ...HALL_EVENTS,
};

/** An evening as JSON: its beginning and all its events. */
export interface EveningRecord {
  readonly version: typeof VERSION;
  readonly code: string;
  readonly name: string;
  readonly settings: Settings;
  readonly entries: readonly FirstEntry[];
  readonly events: readonly EveningEvent[];
}

/** An entry at the beginning of an evening. */
export type FirstEntry = Names | Pick<Entry, 'names' | 'club' | 'way'>;

/** The beginning of an evening. */
export type EveningOptions = {
  readonly name: string;
  /** The pairs in the order of their numbers. Later pairs come with `enter` events. */
  readonly entries?: readonly FirstEntry[];
  /** A short text that identifies the evening, for addresses and printed codes. Default: `evening`. */
  readonly code?: string;
} & ({ readonly preset: PresetName; readonly settings?: Partial<Settings> } | { readonly settings: Settings });

/** The state of a tournament evening and the events that led to it. */
export interface Evening {
  /** The state after the last event, frozen. */
  readonly state: EveningState;
  /** All events that changed the evening, frozen. */
  readonly events: readonly EveningEvent[];
  /**
   * Applies an event and returns the state after it.
   * @throws EveningError that names the invalid value, and changes nothing
   */
  readonly do: (event: EveningEvent) => EveningState;
  /** Returns the evening as JSON. */
  readonly record: () => EveningRecord;
}

/** Returns the settings of a preset with changes, or complete settings. */
const settingsFrom = ({ preset, settings }: Fields): Settings => {
  if (preset === undefined) return checkSettings(settings);
  const names = ownKeys(PRESETS);
  if (typeof preset !== 'string' || !names.includes(preset))
    throw new EveningError('invalid-settings', `'preset' must be ${listWithOr(names)}, not ${quoted(preset)}.`);
  const changes =
    settings === undefined ? {} : checkFields('invalid-settings', `'settings'`, settings, ownKeys(settings));
  return checkSettings({ ...PRESETS[preset as PresetName], ...changes });
};

const fieldsOfEntry = (value: unknown, no: number): Fields =>
  Array.isArray(value)
    ? { names: value }
    : checkFields('invalid-entry', `Entry ${no}`, value, ['names', 'club', 'way']);

const startState = (options: unknown): EveningState => {
  const fields = checkFields('invalid-settings', 'The options', options, [
    'preset',
    'settings',
    'name',
    'entries',
    'code',
  ]);
  const entries = fields['entries'] === undefined ? [] : checkList('invalid-entry', `'entries'`, fields['entries']);
  if (entries.length > MAX_ENTRIES)
    throw new EveningError(
      'invalid-entry',
      `'entries' must contain ${MAX_ENTRIES} pairs at most, not ${entries.length}.`,
    );
  return {
    code:
      fields['code'] === undefined
        ? 'evening'
        : checkText('invalid-settings', `'code'`, fields['code'], MAX_CODE_LENGTH),
    name: checkText('invalid-settings', `'name'`, fields['name'], MAX_NAME_LENGTH),
    settings: settingsFrom(fields),
    entries: entries.map((entry, index) => newEntry(index + 1, fieldsOfEntry(entry, index + 1))),
    rounds: [],
    groups: {},
    adjustments: [],
    announcements: [],
    finished: false,
  };
};

/** Returns the state after an event. */
const applyEvent = (state: EveningState, event: unknown): EveningState => {
  const type: unknown = typeof event === 'object' && event !== null ? (event as Fields)['type'] : undefined;
  const types = ownKeys(HANDLERS);
  if (typeof type !== 'string' || !types.includes(type))
    throw new EveningError('invalid-event', `'type' of an event must be ${listWithOr(types)}, not ${quoted(type)}.`);
  const handler = HANDLERS[type as EventType];
  const fields = checkEvent(type, handler.fields, event);
  if (state.finished) throw new EveningError('finished', `The evening is finished. It accepts no event '${type}'.`);
  return handler.apply(state, fields);
};

const eveningFrom = (start: EveningState): Evening => {
  const begin = deepFreeze(start);
  let state = begin;
  const events: EveningEvent[] = [];
  return {
    get state() {
      return state;
    },
    get events() {
      return [...events];
    },
    do: (event) => {
      const after = applyEvent(state, event);
      // An event that changes nothing, such as a second draw of a round, is not in the record.
      if (after === state) return state;
      state = deepFreeze(after);
      events.push(deepFreeze(structuredClone(event)));
      return state;
    },
    record: () => ({
      version: VERSION,
      code: begin.code,
      name: begin.name,
      settings: begin.settings,
      entries: begin.entries.map(({ no: _, ...entry }) => entry),
      events: [...events],
    }),
  };
};

/**
 * Creates a tournament evening.
 * @throws EveningError `invalid-settings` or `invalid-entry`, with the valid values
 */
export const createEvening = (options: EveningOptions): Evening => eveningFrom(startState(options));

/** Returns the first entry of a record's list of events that the evening rejects, as an error with its number. */
const inEvent = (number: number, error: unknown): unknown =>
  error instanceof EveningError
    ? new EveningError('invalid-record', `Event ${number} of the record: ${error.message}`)
    : error;

/**
 * Returns the evening of a record.
 * @throws EveningError `unknown-record-version`, or `invalid-record` with the number of the event
 */
export const replayEvening = (record: EveningRecord): Evening => {
  const known = ['version', 'code', 'name', 'settings', 'entries', 'events'];
  const { version, events, ...options } = checkFields('invalid-record', 'The record', record, known);
  if (version !== VERSION)
    throw new EveningError(
      'unknown-record-version',
      `'version' of the record must be ${VERSION}, not ${quoted(version)}.`,
    );
  const evening = eveningFrom(startState(options));
  for (const [index, event] of indexed(checkList('invalid-record', `'events'`, events)))
    try {
      evening.do(event as EveningEvent);
    } catch (error) {
      throw inEvent(index + 1, error);
    }
  return evening;
};
