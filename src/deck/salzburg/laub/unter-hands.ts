import { curve } from '../../curve.js';
import { flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { finger } from './hands.js';

/** A hand with its wrist at 22,96, around a pipe along y 0, 30 thick, with the fingertips over and the thumb under it. */
export const pipePalm = (): Drawing => [
  finger('-38,104! -42,70 -50,44 -54,16 -50,-22! 50,-26! 58,8 52,40 32,70 24,112! z', 6),
];

export const pipeFingers = (): Drawing => [
  [
    [-38, 9, 12],
    [-14, 11, 6],
    [11, 12, 10],
    [36, 12, 14],
  ].map(([x, r, tip]) => [
    finger(
      `${x - r - 1},-20 ${x - r * 0.6},-40 ${x + r * 0.7},-42 ${x + r + 2},-24 ${x + r - 2},${tip - 10} ${x},${tip} ${x - r + 1},${tip - 9} z`,
      5,
    ),
    line(`M${x - r * 0.6},${tip - 6}q${r * 0.5},-8 ${r * 1.1},-1M${x - r * 0.7},-26q${r * 0.7},5 ${r * 1.5},0`, 2.8, 2),
  ]),
  flat(curve('52,34! 30,22 0,19 -36,18 -56,20 -62,29 -52,37 -24,39 0,46 18,62 30,84! z'), 'haut'),
  line(curve('56,32! 30,22 0,19 -36,18 -56,20 -62,29 -52,37 -24,39 0,46 16,58 24,74!'), 5, 0),
  line('M-60,27q8,-6 14,-3M-14,22q4,8 0,15M36,44C32,56 28,64 24,72', 2.8, 2),
];

/** The thumb of the other hand, drawn before the pipe and pressing on it from below. Wrist at the lower right, 92,98. */
export const pipeThumb = (): Drawing => [finger('56,84! 56,48 64,14 72,-4 88,-4 92,16 88,50 104,76! z', 5.5)];

/** The back of the hand. The fingers go up and over, each bent at its joint. */
export const pipeBack = (): Drawing => [
  [
    [-42, 11, -22],
    [-17, 12.5, -36],
    [9, 13, -38],
    [35, 12.5, -30],
  ].map(([x, r, top]) => [
    finger(
      `${x - r + 4},34! ${x - r - 4},0 ${x - r * 0.9 - 4},${top + 12} ${x - 3},${top - 4} ${x + r - 3},${top + 10} ${x + r},0 ${x + r + 5},34! z`,
      5,
    ),
    line(`M${x - r * 0.6 - 3},${top + 20}q${r * 0.6},-6 ${r * 1.3},0`, 2.8, 2),
  ]),
  flat(curve('-48,26! -20,14 12,12 48,24! 62,44 82,64 104,78! 70,124! 42,108 4,88 -30,66 -50,40 z'), 'haut'),
  line(curve('-50,28! -52,42 -30,66 4,88 42,108 70,124!') + curve('47,22! 62,44 82,64 104,78!'), 6, 0),
  line('M-50,27q10,-11 21,-1M-27,22q11,-11 24,-1M-1,20q12,-10 25,0M25,21q11,-9 22,1', 4, 1),
  line(
    'M-30,36C-18,50 -2,62 14,70M-6,34C4,48 18,60 34,68M20,34C28,46 40,56 54,64M20,90q10,2 18,8M40,102q10,2 18,8',
    2.8,
    2,
  ),
];
