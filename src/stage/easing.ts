/** How far something is on its way, from 0 to 1, at a share of the time, from 0 to 1. */
export type Easing = (share: number) => number;

/** Fast at first, slowing down to a stop: thrown. */
export const cubicOut: Easing = (share) => 1 - (1 - share) ** 3;

/** Starts and stops gently, fastest half way: carried. */
export const cubicInOut: Easing = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3);

/** Starts and stops more gently still, and hurries less in between: turned. */
export const sineInOut: Easing = (share) => (1 - Math.cos(Math.PI * share)) / 2;

/** Starts gently and is fastest at the end, where it meets the table: put down hard. */
export const sineIn: Easing = (share) => 1 - Math.cos((Math.PI / 2) * share);
