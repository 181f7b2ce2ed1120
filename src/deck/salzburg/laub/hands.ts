import { curve } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

// The hands of the Laub courts, about 115 units, in two layers: what lies behind the thing held, and the fingers before it.

const finger = (text: string, width = 5.5): Drawing[number] => area(curve(text), 'haut', width);

/** Four fingers over a stick that lies along y 0, the thumb along it. */
const drumGrip = (): Drawing => [
  [
    [-39, 11, 26],
    [-16, 12, 31],
    [9, 12, 31],
    [33, 12, 26],
  ].map(([x, r, tip]) => [
    finger(
      `${x - r + 2},-26 ${x},-38 ${x + r - 1},-28 ${x + r + 1},0 ${x + r - 2},${tip - 8} ${x},${tip} ${x - r + 1},${tip - 8} ${x - r - 1},0 z`,
      5,
    ),
    line(`M${x - r * 0.6},-4q${r * 0.6},-5 ${r * 1.2},0`, 2.8, 2),
  ]),
  finger('30,-48! 50,-43 66,-26 80,-12 83,0 74,6 60,1 44,-14! z', 5),
  line('M81,-4q-8,-3 -10,4M60,-30q-5,3 -6,8', 2.8, 2),
];

/** Behind a staff that stands upright at x 0; the wrist comes from the right at 70,10. */
export const claspPalm = (): Drawing => [finger('78,-30! 40,-56 4,-62 -28,-50 -38,-4 -32,44 4,60 44,48 78,40! z', 6.5)];

export const claspFingers = (): Drawing => [
  [-44, -18, 8, 32].map((y, i) => {
    const tip = [26, 32, 30, 20][i];
    return finger(
      `-34,${y - 1} 0,${y - 3} ${tip - 6},${y + 1} ${tip + 4},${y + 13} ${tip - 6},${y + 24} 0,${y + 25} -32,${y + 24} -44,${y + 12} z`,
    );
  }),
  line('M14,-37C20,-36 22,-32 22,-27M20,-11C26,-10 28,-6 28,-1M18,15C24,16 26,20 26,25', 3, 2),
  finger('76,-26! 46,-50 20,-78 -2,-84 -12,-72 6,-56 24,-30 44,-6 64,2! z', 6),
  line('M4,-76C-2,-72 -2,-66 4,-62M40,-30C46,-24 52,-20 58,-18', 3, 2),
];

/** A cupped hand under a ball of 72 at 0,-60: fingers behind it at the left, then the thumb before it; wrist from the right. */
export const cupFingers = (): Drawing => [
  finger('-46,30 -84,6 -104,-36 -98,-52 -84,-48 -66,-16 -30,6 z'),
  finger('-30,40 -74,26 -102,-4 -102,-22 -88,-24 -62,-2 -20,14 z'),
];

export const cupPalm = (): Drawing => [
  finger('110,-22! 74,-14 40,8 0,14 -40,4 -66,-6 -78,4 -66,22 -34,44 6,56 56,52 112,34! z', 6.5),
  line('M-50,14C-36,24 -16,30 4,30M-30,30C-10,40 10,44 34,40', 3, 2),
  finger('92,-14! 66,-30 44,-58 30,-72 16,-66 20,-46 38,-14 58,12 80,18! z', 6),
  line('M24,-64C22,-58 26,-52 30,-50', 3, 2),
];

/** A drummer's fist on a stick that lies along y 0, its thumb along it to the right; the wrist is up left at -90,-46. */
export const drumOver = (): Drawing => [
  finger('-112,-64! -84,-76 -40,-72 4,-60 40,-46 52,-22! 44,4! -50,4! -66,-14 -96,-24! z', 6),
  line('M-70,-52C-56,-50 -46,-46 -38,-40M-30,-60C-22,-56 -16,-50 -13,-44', 2.8, 2),
  drumGrip(),
];

/** The same, square to its stick: the wrist is above, at 0,-112. */
export const drumRaised = (): Drawing => [
  finger('-38,-120! -40,-88 -54,-54 -54,-22! -50,4! 44,4! 54,-22 46,-54 34,-86 32,-120! z', 6),
  line('M-30,-78C-32,-64 -36,-52 -36,-42M-8,-80C-10,-64 -12,-54 -12,-44M14,-78C14,-64 12,-54 12,-44', 2.8, 2),
  drumGrip(),
];

/** On a pipe that lies along y 0, 30 thick: the palm behind it, fingertips over it, the thumb under it; wrist below at 22,96. */
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

/** The other hand on it: its thumb presses from below, seen before the pipe is laid over it; wrist below right at 92,98. */
export const pipeThumb = (): Drawing => [finger('56,84! 56,48 64,14 72,-4 88,-4 92,16 88,50 104,76! z', 5.5)];

/** Its back: the fingers go up and over, each bent at its joint. */
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
