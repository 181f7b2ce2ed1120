import type { SavedGame } from '../play/own-game.js';

const PREFIX = 'watten-table:';

/** The text stored under a name; null if there is none, or the page may not store anything. */
export const storedText = (name: string | null): string | null => {
  if (name === null) return null;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // storage is forbidden here: nothing was ever kept
  }
};

/**
 * Stores a game under a name.
 * @throws Error if the page may not, or there is no room
 */
export const storeGame = (name: string, game: SavedGame): void =>
  localStorage.setItem(PREFIX + name, JSON.stringify(game));
