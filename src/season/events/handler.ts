import type { Fields } from '../../rules/input-checks.js';
import { listWithOr, quoted } from '../../rules/input-error.js';
import { SeasonError } from '../season-error.js';
import type { Member, SeasonEvening, SeasonState } from '../state.js';

/** The effect of an event, with the fields that the event can contain. */
export interface Handler {
  readonly fields: readonly string[];
  /**
   * Returns the state after an event.
   * @throws SeasonError if the event is not possible
   */
  readonly apply: (state: SeasonState, event: Fields) => SeasonState;
}

const idsIn = (list: readonly { readonly id: string }[]): string =>
  list.length === 0 ? 'but there are none' : `such as ${listWithOr(list.slice(0, 3).map(({ id }) => id))}`;

/** Returns the member with an id. */
export const memberOf = ({ members }: SeasonState, id: unknown, label = `'member'`): Member => {
  const member = members.find((one) => one.id === id);
  if (!member)
    throw new SeasonError(
      'unknown-member',
      `${label} must be the id of a member, ${idsIn(members)}, not ${quoted(id)}.`,
    );
  return member;
};

/** Returns the evening with an id. */
export const eveningWith = ({ evenings }: SeasonState, id: unknown): SeasonEvening => {
  const evening = evenings.find((one) => one.id === id);
  if (!evening)
    throw new SeasonError(
      'unknown-evening',
      `'evening' must be the id of an evening, ${idsIn(evenings)}, not ${quoted(id)}.`,
    );
  return evening;
};
