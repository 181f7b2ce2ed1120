import type { CardArt, Court } from './card-art.js';

/** Returns the card of a king, Ober or Unter: figure and sign. */
export const courtCard = (court: Court): CardArt => ({ content: () => [court.figure(), court.sign], court });
