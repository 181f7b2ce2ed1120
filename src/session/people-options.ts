import { InputError, quoted } from '../rules/input-error.js';
import type { PersonTold } from './person-store.js';
import { checkTime, type TableOptions } from './options.js';

/** Options of a session. */
export interface SessionOptions extends TableOptions {
  /**
   * Time limit for people's questions in ms, at most 24 days. Default null: no limit. After the limit a computer takes that
   * one action. After two missed turns in a row it stands in until the person acts. There is no limit between games.
   */
  readonly turnTimeout?: number | null;
  /** The people whose `next` continues to the next hand or game: `any` one person (default) or `all` who are present. */
  readonly agree?: 'any' | 'all';
  /** Whether there are connections for spectators; default true. */
  readonly spectators?: boolean;
  /** The person at each seat, by seat. Default null: no people are listed until `person` adds them. */
  readonly people?: readonly PersonTold[] | null;
}

/** The options of a session about people, with all defaults filled in. */
export type PeopleSettings = Required<Omit<SessionOptions, keyof TableOptions>>;

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

/** @throws InputError `invalid-option`, naming valid values */
export const peopleSettingsFrom = ({
  turnTimeout = null,
  agree = 'any',
  spectators = true,
  people = null,
}: SessionOptions): PeopleSettings => {
  if (agree !== 'any' && agree !== 'all') refuse(`'agree' must be 'any' or 'all', not ${quoted(agree)}.`);
  if (typeof spectators !== 'boolean') refuse(`'spectators' must be true or false, not ${quoted(spectators)}.`);
  return { turnTimeout: checkTime('turnTimeout', turnTimeout), agree, spectators, people };
};
