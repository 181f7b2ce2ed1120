import type { SeatConnection, Update } from '../../../game/connect.js';
import type { RecordedPerson } from '../../../game/record.js';
import type { View } from '../../../game/view.js';

/** A seat at which a record is shown: whatever is told is seen, and nothing can be done. */
export interface ReplayConnection extends SeatConnection {
  tell(update: Extract<Update, { readonly view: View }>): void;
}

/** Code and message of what cannot be done while a record is shown. */
export const refusedInReplay = (what: string): Error & { readonly code: 'replay' } =>
  Object.assign(new Error(`${what} has no effect while a record is shown; replay(null) closes it.`), {
    code: 'replay' as const,
  });

/**
 * @param first the table before anything is told
 * @param people who sat there; left out: nobody knows
 */
export const replayConnection = (first: View, people?: readonly RecordedPerson[]): ReplayConnection => {
  const listeners = new Set<(update: Update) => void>();
  let view = first;
  return {
    get view() {
      return view;
    },
    act: () => Promise.reject(refusedInReplay('act()')),
    subscribe(listener) {
      listeners.add(listener);
      // They say nothing beside the calls of the game.
      if (people) listener({ people: people.map((person) => ({ ...person, by: 'human', here: true })) });
      return () => listeners.delete(listener);
    },
    tell(update) {
      view = update.view;
      for (const listener of listeners) listener(update);
    },
  };
};
