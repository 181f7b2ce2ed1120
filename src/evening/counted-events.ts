import type { EveningEvent } from './event.js';

/** A numbered event of a log, or an entry that takes back the event before it. */
export type NumberedEvent = { readonly n: number } & ({ readonly event: EveningEvent } | { readonly undo: number });

/** Returns the entries of a log whose events have not been taken back. */
export const countedEvents = <Entry extends NumberedEvent>(
  log: readonly Entry[],
): readonly Extract<Entry, { readonly event: EveningEvent }>[] => {
  const counted: Extract<Entry, { readonly event: EveningEvent }>[] = [];
  for (const entry of log) {
    if ('event' in entry) counted.push(entry as Extract<Entry, { readonly event: EveningEvent }>);
    else if (counted.at(-1)?.n === entry.undo) counted.pop();
  }
  return counted;
};
