import type { EveningEvent } from './event.js';

/** An entry of a log with an id: an event, or an entry that takes back an earlier event, given by its id. */
export type IdentifiedEvent = { readonly id: string } & ({ readonly event: EveningEvent } | { readonly undo: string });

/** Returns the entries of a log whose events have not been taken back. */
export const countedEvents = <Entry extends IdentifiedEvent>(
  log: readonly Entry[],
): readonly Extract<Entry, { readonly event: EveningEvent }>[] => {
  const counted: Extract<Entry, { readonly event: EveningEvent }>[] = [];
  for (const entry of log) {
    if ('event' in entry) {
      counted.push(entry as Extract<Entry, { readonly event: EveningEvent }>);
      continue;
    }
    const index = counted.findIndex(({ id }) => id === entry.undo);
    if (index >= 0) counted.splice(index, 1);
  }
  return counted;
};
