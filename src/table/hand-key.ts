import type { View } from '../game/view.js';

/** Tells a hand from every other one at the table. */
export const handKey = ({ gameNumber, handNumber }: View): string => `${gameNumber} ${handNumber}`;
