import type { SeatConnection, Update } from '../../../game/connect.js';

/** A seat's connection that continues with another game of the same table. */
export interface ReplaceableConnection {
  readonly connection: SeatConnection;
  /** Continues with another connection, and sends its view to all listeners. */
  replace(next: SeatConnection): void;
}

export const createReplaceableConnection = (first: SeatConnection): ReplaceableConnection => {
  let current = first;
  /** The unsubscribe function of each listener. */
  const listeners = new Map<(update: Update) => void, () => void>();
  return {
    connection: {
      get view() {
        return current.view;
      },
      act: (action) => current.act(action),
      subscribe(listener) {
        listeners.set(listener, current.subscribe(listener));
        return () => {
          listeners.get(listener)?.();
          listeners.delete(listener);
        };
      },
    },
    replace(next) {
      current = next;
      listeners.forEach((unsubscribe, listener) => {
        unsubscribe();
        listeners.set(listener, next.subscribe(listener));
        listener({ action: null, happened: [], view: next.view });
      });
    },
  };
};
