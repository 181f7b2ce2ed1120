import { InputError, quoted } from '../rules/input-error.js';
import type { PersonTold } from './person-store.js';
import { checkTime, type TableOptions } from './options.js';

/** Options of a session. */
export interface SessionOptions extends TableOptions {
  /**
   * Time limit for people's turns, in ms, at most 24 days. Default: null, for no limit. After the limit, a stand-in
   * takes that one action and never bids. After two consecutive missed turns, the stand-in stays until the person acts, and
   * plays normally. No limit applies between games.
   */
  readonly turnTimeout?: number | null;
  /**
   * The people whose `next` continues to the next hand or game: one person (`any`, the default) or all people present
   * (`all`).
   */
  readonly agree?: 'any' | 'all';
  /** Whether spectators can connect. Default: true. */
  readonly spectators?: boolean;
  /** The people by seat. Default: null, for no information about people until the first call to `person`. */
  readonly people?: readonly PersonTold[] | null;
}

/** The options of a session about people, with all defaults filled in. */
export type PeopleSettings = Required<Omit<SessionOptions, keyof TableOptions>>;

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

/** @throws InputError `invalid-option`, with the valid values */
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
