import type { SeatConnection, Update } from '../../game/connect.js';
import { createNotices } from '../../game/notices.js';
import type { View } from '../../game/view.js';

/** A connection to a seat that stays the same across games. */
export interface SwitchedSeat {
  readonly connection: SeatConnection;
  /** Switches to the connection of another game and sends the whole state of that game. */
  switchTo(next: SeatConnection): void;
  /** Unsubscribes from the current game. */
  end(): void;
}

export const createSwitchedSeat = (first: SeatConnection): SwitchedSeat => {
  const notices = createNotices<Update>();
  /** The latest update of each kind, for new listeners. */
  const latest = new Map<string, Update>();
  let current = first;
  const onUpdate = (update: Update): void => {
    if (!('view' in update)) latest.set(Object.keys(update).join(), update);
    notices.notify(update);
  };
  let unsubscribe = first.subscribe(onUpdate);
  return {
    connection: {
      get view(): View {
        return current.view;
      },
      act: (action) => current.act(action),
      subscribe(listener) {
        for (const update of latest.values()) listener(update);
        return notices.subscribe(listener);
      },
    },
    switchTo(next) {
      unsubscribe();
      current = next;
      onUpdate({ action: null, happened: [], view: next.view });
      onUpdate({ deadline: null });
      unsubscribe = next.subscribe(onUpdate);
    },
    end: () => unsubscribe(),
  };
};
