import { line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { finger } from './hands.js';

/** The palm behind an upright staff at x 0, with the wrist on the right, at 70,10. */
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

/**
 * A cupped hand under a ball of 72 at 0,-60, with the fingers behind it on the left, the thumb in front of it, and the wrist
 * on the right.
 */
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
