/** Made by tools/training/plays.ts; see there. */

/** How much the traits of a card count for whoever knows what is announced, in log odds: by kind of trick and trait. */
export const PLAY_WEIGHTS: readonly (readonly number[])[] = [
  [1.8, -2.1, -0.6, -5.8, -2],
  [2.7, -1.4, -0.4, -4.5, -2],
  [9.5, -7.6, -0.3, -8, -1.6],
  [5.3, -3.3, 1.5, -4.2, -1.7],
  [-0.2, -1.4, 0.3, -4.6, -0.2],
  [0.1, -0.1, -0.4, -2.9, -1.2],
  [-2.3, -1.5, -2.2, -8, -0.8],
  [-1.2, -2.7, -1.1, -2.8, -1.2],
  [0.4, -1.6, 1.4],
  [0.1, -0.3, -0.4],
];
