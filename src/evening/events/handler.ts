import { listWithOr, quoted } from '../../rules/input-error.js';
import { checkFields, checkNumber, type Fields } from '../checks.js';
import { EveningError } from '../evening-error.js';
import type { EveningState, Entry, Match, Round } from '../state.js';

/** The effect of an event, with the fields that the event can contain. */
export interface Handler {
  readonly fields: readonly string[];
  /**
   * Returns the state after an event.
   * @throws EveningError if the event is not possible
   */
  readonly apply: (state: EveningState, event: Fields) => EveningState;
}

const MAX_SAFE = Number.MAX_SAFE_INTEGER;

/** Returns the fields of an event without unknown fields. `at` must be a time in ms. */
export const checkEvent = (type: string, fields: readonly string[], event: unknown): Fields => {
  const checked = checkFields('invalid-event', `The event '${type}'`, event, ['type', 'at', ...fields]);
  if (checked['at'] !== undefined) checkNumber('invalid-event', `'at'`, checked['at'], [0, MAX_SAFE]);
  return checked;
};

/** Returns the entry with a number. */
export const entryOf = ({ entries }: EveningState, no: unknown, label = `'entry'`): Entry => {
  const entry = entries.find((one) => one.no === no);
  if (!entry)
    throw new EveningError(
      'unknown-entry',
      `${label} must be the number of an entry, 1 to ${entries.length}, not ${quoted(no)}.`,
    );
  return entry;
};

/** Returns the round with a number. */
export const roundOf = ({ rounds }: EveningState, number: unknown): Round => {
  const round = rounds.find((one) => one.number === number);
  if (!round)
    throw new EveningError(
      'unknown-round',
      `'round' must be the number of a drawn round, ${rounds.length === 0 ? 'but none is drawn' : `1 to ${rounds.length}`}, not ${quoted(number)}.`,
    );
  return round;
};

/** Returns the match with an id, and its round. */
export const matchOf = ({ rounds }: EveningState, id: unknown): { readonly match: Match; readonly round: Round } => {
  for (const round of rounds) {
    const match = round.matches.find((one) => one.id === id);
    if (match) return { match, round };
  }
  const ids = (rounds.at(-1)?.matches ?? []).slice(0, 3).map((match) => match.id);
  throw new EveningError(
    'unknown-match',
    `'match' must be the id of a match${ids.length > 0 ? `, such as ${listWithOr(ids)}` : ''}, not ${quoted(id)}.`,
  );
};

/** Returns the state with one entry changed. */
export const withEntry = (state: EveningState, entry: Entry): EveningState => ({
  ...state,
  entries: state.entries.map((one) => (one.no === entry.no ? entry : one)),
});

/** Returns the state with one round changed. */
export const withRound = (state: EveningState, round: Round): EveningState => ({
  ...state,
  rounds: state.rounds.map((one) => (one.number === round.number ? round : one)),
});

/** Returns the state with one match changed, in a round that is open from now on. */
export const withMatch = (state: EveningState, round: Round, match: Match): EveningState =>
  withRound(state, {
    ...round,
    open: true,
    matches: round.matches.map((one) => (one.id === match.id ? match : one)),
  });
