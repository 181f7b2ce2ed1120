import { line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { finger } from './hands.js';

/** Four fingers over a stick along y 0, with the thumb along the stick. */
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

/** A drummer's fist on a stick along y 0, with the thumb to the right and the wrist at the upper left, at -90,-46. */
export const drumOver = (): Drawing => [
  finger('-112,-64! -84,-76 -40,-72 4,-60 40,-46 52,-22! 44,4! -50,4! -66,-14 -96,-24! z', 6),
  line('M-70,-52C-56,-50 -46,-46 -38,-40M-30,-60C-22,-56 -16,-50 -13,-44', 2.8, 2),
  drumGrip(),
];

/** A drummer's fist at right angles to the stick, with the wrist above it at 0,-112. */
export const drumRaised = (): Drawing => [
  finger('-38,-120! -40,-88 -54,-54 -54,-22! -50,4! 44,4! 54,-22 46,-54 34,-86 32,-120! z', 6),
  line('M-30,-78C-32,-64 -36,-52 -36,-42M-8,-80C-10,-64 -12,-54 -12,-44M14,-78C14,-64 12,-54 12,-44', 2.8, 2),
  drumGrip(),
];
