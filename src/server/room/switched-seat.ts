import type { SeatConnection, Update } from '../../game/connect.js';
import { createNotices } from '../../game/notices.js';
import type { View } from '../../game/view.js';

/** A seat's connection that lasts from game to game. */
export interface SwitchedSeat {
  readonly connection: SeatConnection;
  /** From now on this is the game. All is told anew. */
  use(next: SeatConnection): void;
  /** Hears of no game any more. */
  end(): void;
}

export const createSwitchedSeat = (first: SeatConnection): SwitchedSeat => {
  const notices = createNotices<Update>();
  /** What a new listener is told, by kind. */
  const latest = new Map<string, Update>();
  let now = first;
  const heard = (update: Update): void => {
    if (!('view' in update)) latest.set(Object.keys(update).join(), update);
    notices.notify(update);
  };
  let end = first.subscribe(heard);
  return {
    connection: {
      get view(): View {
        return now.view;
      },
      act: (action) => now.act(action),
      subscribe(listener) {
        for (const update of latest.values()) listener(update);
        return notices.subscribe(listener);
      },
    },
    use(next) {
      end();
      now = next;
      heard({ action: null, happened: [], view: next.view });
      heard({ deadline: null });
      end = next.subscribe(heard);
    },
    end: () => end(),
  };
};
