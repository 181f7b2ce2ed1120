import type { Seat } from '../rules/seats.js';
import type { Action } from './action.js';
import type { Fact } from './fact.js';
import { visibleTo, type Scoped } from './visibility.js';

/** What has been done and what followed, in order, as each seat may know it. */
export interface History {
  /** Adds what happened. A hand that ends makes its secrets known. */
  add(entry: Scoped<Action | Fact>): void;
  /** Returns the present history, as a function of the seat, or null for a spectator. Later additions do not change it. */
  snapshot(): (seat: Seat | null) => (Action | Fact)[];
  /** A new game begins. */
  clear(): void;
}

/** The history of the game being played. Kept beside the chart: in its context every action would copy it. */
export const createHistory = (): History => {
  let whole: (Action | Fact)[] = [];
  /** What not everybody knows yet, by its place. */
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
        // Secrets are of the hand under way: all before the first of them is known as it is.
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
