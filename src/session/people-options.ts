import { InputError, quoted } from '../rules/input-error.js';
import type { PersonTold } from './person-store.js';
import { checkTime, type TableOptions } from './options.js';

/** What a session is made from. */
export interface SessionOptions extends TableOptions {
  /**
   * How long people have for a question, in ms, at most 24 days; null, the default: without limit. When it is over a
   * computer takes that one action; twice in a row, and it sits in until whoever holds the seat acts himself. Between games
   * there is no limit.
   */
  readonly turnTimeout?: number | null;
  /** Whose `next` goes on to the next hand, or game: `any` person's, the default, or that of `all` who are here. */
  readonly agree?: 'any' | 'all';
  /** Whether there are connections for spectators; default true. */
  readonly spectators?: boolean;
  /** Who sits at each seat, by seat; null, the default: nobody is told until `person` tells. */
  readonly people?: readonly PersonTold[] | null;
}

/** The options of a session that are about people, every one of them settled. */
export type PeopleSettings = Required<Omit<SessionOptions, keyof TableOptions>>;

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

/** @throws InputError `invalid-option`, naming what would be right */
export const peopleSettingsFrom = ({
  turnTimeout = null,
  agree = 'any',
  spectators = true,
  people = null,
}: SessionOptions): PeopleSettings => {
  if (agree !== 'any' && agree !== 'all') refuse(`'agree' is 'any' or 'all', not ${quoted(agree)}.`);
  if (typeof spectators !== 'boolean') refuse(`'spectators' is true or false, not ${quoted(spectators)}.`);
  return { turnTimeout: checkTime('turnTimeout', turnTimeout), agree, spectators, people };
};
