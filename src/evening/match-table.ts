/** The table on a server at which a match of an evening is played online. */
import { derivedText } from './role-keys.js';
import type { EveningState, Match, Round } from './state.js';
import { wayOf } from './way.js';

const ID_LENGTH = 16;

/** Returns the round of a match. */
const roundWith = ({ rounds }: EveningState, match: string): Round | undefined =>
  rounds.find(({ matches }) => matches.some(({ id }) => id === match));

/** Returns a match that is played online in a round that has begun, or null. */
export const onlineMatch = (state: EveningState, id: string): Match | null => {
  const round = roundWith(state, id);
  const match = round?.matches.find((one) => one.id === id);
  if (!round?.open || !match || match.sides.includes(null)) return null;
  return wayOf(state, match) === 'online' ? match : null;
};

/** Returns the matches of the last round that are played online and can begin. */
export const onlineMatches = (state: EveningState): readonly Match[] =>
  (state.rounds.at(-1)?.matches ?? []).filter(({ id }) => onlineMatch(state, id) !== null);

/** Returns the finals and the matches for third place that are drawn. The whole hall may watch them. */
export const finalsOf = ({ settings, rounds }: EveningState): readonly Match[] =>
  rounds
    .filter(({ stage, matches }) => settings.stages[stage]?.kind === 'knockout' && matches.length <= 2)
    .filter(({ matches }) => matches.filter(({ third }) => !third).length === 1)
    .flatMap(({ matches }) => matches);

/**
 * Returns the id of the table of a match, which is derived from the secret of the evening, so that everyone who knows the
 * secret finds the same table. If a round is drawn again, its matches get other tables.
 */
export const tableOfMatch = (secret: string, state: EveningState, match: Pick<Match, 'id' | 'sides'>): string => {
  const { id, sides } = match;
  const seed = roundWith(state, id)?.seed ?? '';
  return derivedText(secret, `table ${id} ${sides.join(' ')} ${seed}`, ID_LENGTH);
};

/** Returns the key of a seat at the table of a match. Even seats belong to the first side. */
export const keyOfSeat = (secret: string, table: string, seat: number): string =>
  derivedText(secret, `seat ${seat} ${table}`);

/** Returns the seat of a person in a match, or null if the pair is not in it. */
export const seatInMatch = ({ sides }: Match, no: number, person: 0 | 1): number | null => {
  const side = sides.indexOf(no);
  return side === -1 ? null : side + 2 * person;
};
