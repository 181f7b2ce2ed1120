import type { View } from '../game/view.js';

/** Returns a key that identifies a hand of a match. */
export const handKey = ({ gameNumber, handNumber }: View): string => `${gameNumber} ${handNumber}`;
