import type { SeatConnection, Update } from '../../../game/connect.js';
import type { RecordedPerson } from '../../../game/record.js';
import type { View } from '../../../game/view.js';

/** A read-only connection that shows the updates passed to `push()`. */
export interface ReplayConnection extends SeatConnection {
  push(update: Extract<Update, { readonly view: View }>): void;
}

/** The error for a method that has no effect while a record is shown. */
export const refusedInReplay = (what: string): Error & { readonly code: 'replay' } =>
  Object.assign(new Error(`${what} has no effect during a replay; replay(null) closes the replay.`), {
    code: 'replay' as const,
  });

/**
 * @param first the view before the first update
 * @param people the people in the record; omitted if unknown
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
      // With `by: 'human'`, the people in the record do not chat.
      if (people) listener({ people: people.map((person) => ({ ...person, by: 'human', here: true })) });
      return () => listeners.delete(listener);
    },
    push(update) {
      view = update.view;
      for (const listener of listeners) listener(update);
    },
  };
};
