import type { Settings, Way } from './settings.js';
import type { Entry, Match } from './state.js';

export const WAYS: readonly Way[] = ['paper', 'online'];

/** The parts of an evening's state that decide where a match is played. */
export interface WayFacts {
  readonly settings: Pick<Settings, 'way'>;
  readonly entries: readonly Pick<Entry, 'no' | 'way'>[];
}

/**
 * Returns where a match is played: as set for the match, else online if one of its entries plays online, else as the settings
 * say.
 */
export const wayOf = ({ settings, entries }: WayFacts, { way, sides }: Pick<Match, 'way' | 'sides'>): Way => {
  if (way) return way;
  const isOnline = entries.some((entry) => entry.way === 'online' && sides.includes(entry.no));
  return isOnline ? 'online' : (settings.way ?? 'paper');
};
