import type { Seat } from '../rules/seats.js';
import type { Action } from './action.js';
import type { Fact } from './fact.js';
import { visibleTo, type Scoped } from './visibility.js';

/** The actions and facts of a game, in order, as each seat can see them. */
export interface History {
  /** Adds an action or a fact. The end of a hand reveals the secrets of that hand. */
  add(entry: Scoped<Action | Fact>): void;
  /** Returns a function that returns the history of a seat, or of a spectator (null), up to this call. */
  snapshot(): (seat: Seat | null) => (Action | Fact)[];
  /** Clears the history for a new game. */
  clear(): void;
}

/**
 * Creates the history of the current game. The chart's context does not hold the history, because every action copies
 * the context.
 */
export const createHistory = (): History => {
  let whole: (Action | Fact)[] = [];
  /** Entries that some seats cannot see yet, by index. */
  let secrets: ReadonlyMap<number, Scoped<Action | Fact>> = new Map();

  return {
    add(entry) {
      if (entry.to) secrets = new Map(secrets).set(whole.length, entry);
      if (entry.item.type === 'hand') secrets = new Map();
      whole.push(entry.item);
    },
    snapshot() {
      const [past, { length }, hidden] = [whole, whole, secrets];
      return (seat) => {
        const items = past.slice(0, length);
        if (hidden.size === 0) return items;
        // Secrets belong to the current hand, so all seats can see all entries before the first secret.
        const [first = 0] = hidden.keys();
        const visibleItems = items.slice(0, first);
        for (let place = first; place < length; place++) {
          const secret = hidden.get(place);
          const item = secret ? visibleTo(secret, seat) : items[place];
          if (item) visibleItems.push(item);
        }
        return visibleItems;
      };
    },
    clear() {
      whole = [];
      secrets = new Map();
    },
  };
};
