/** Maps a share of the time to a share of the distance, both from 0 to 1. */
export type Easing = (share: number) => number;

/** Starts fast and slows down, like a thrown card. */
export const cubicOut: Easing = (share) => 1 - (1 - share) ** 3;

/** Starts and stops gently and is fastest halfway, like a carried card. */
export const cubicInOut: Easing = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3);

/** Starts and stops gently, with a moderate speed halfway, like a card that turns over. */
export const sineInOut: Easing = (share) => (1 - Math.cos(Math.PI * share)) / 2;

/** Starts gently and is fastest at the end, like a card that hits the table. */
export const sineIn: Easing = (share) => 1 - Math.cos((Math.PI / 2) * share);
