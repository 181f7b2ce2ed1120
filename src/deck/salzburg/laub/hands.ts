import { curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing, Parts } from '../../shape.js';

// The hands of the Laub courts, about 115 units, in two layers: what lies behind the thing held, and the fingers before it.

const finger = (text: string, width = 5.5): Drawing[number] => area(curve(text), 'haut', width);

export const HAND_PARTS: Parts = {
  /** Behind a staff that stands upright at x 0; the wrist comes from the right at 70,10. */
  'laub-clasp-palm': () => [finger('78,-30! 40,-56 4,-62 -28,-50 -38,-4 -32,44 4,60 44,48 78,40! z', 6.5)],
  'laub-clasp-fingers': () => [
    [-44, -18, 8, 32].map((y, i) => {
      const tip = [26, 32, 30, 20][i];
      return finger(`-34,${y - 1} 0,${y - 3} ${tip - 6},${y + 1} ${tip + 4},${y + 13} ${tip - 6},${y + 24} 0,${y + 25} -32,${y + 24} -44,${y + 12} z`);
    }),
    line('M14,-37C20,-36 22,-32 22,-27M20,-11C26,-10 28,-6 28,-1M18,15C24,16 26,20 26,25', 3, 2),
    finger('76,-26! 46,-50 20,-78 -2,-84 -12,-72 6,-56 24,-30 44,-6 64,2! z', 6),
    line('M4,-76C-2,-72 -2,-66 4,-62M40,-30C46,-24 52,-20 58,-18', 3, 2),
  ],
  /** A cupped hand under a ball of 72 at 0,-60: fingers behind it at the left, then the thumb before it; wrist from the right. */
  'laub-cup-fingers': () => [
    finger('-46,30 -84,6 -104,-36 -98,-52 -84,-48 -66,-16 -30,6 z'),
    finger('-30,40 -74,26 -102,-4 -102,-22 -88,-24 -62,-2 -20,14 z'),
  ],
  'laub-cup-palm': () => [
    finger('110,-22! 74,-14 40,8 0,14 -40,4 -66,-6 -78,4 -66,22 -34,44 6,56 56,52 112,34! z', 6.5),
    line('M-50,14C-36,24 -16,30 4,30M-30,30C-10,40 10,44 34,40', 3, 2),
    finger('92,-14! 66,-30 44,-58 30,-72 16,-66 20,-46 38,-14 58,12 80,18! z', 6),
    line('M24,-64C22,-58 26,-52 30,-50', 3, 2),
  ],
  /** The drummer's right hand, overhand: the stick passes at 0,0 down to the right; the wrist is up left at -70,-40. */
  'laub-drum-over': () => [
    finger('-90,-62! -50,-64 -10,-56 26,-38 44,-10 40,16 20,34 -10,40 -44,28 -74,0! z', 6.5),
    finger('44,-14 60,6 58,24 44,26 30,6 z', 5),
    finger('24,-2 46,20 46,40 32,42 12,18 z', 5),
    finger('4,10 28,32 28,52 14,54 -8,28 z', 5),
    finger('-16,18 8,38 10,58 -4,60 -28,32 z', 5),
    line('M38,-22C28,-14 20,-8 18,0M18,-6C8,0 2,6 -2,14M-2,6C-12,12 -16,16 -18,22', 3.5, 1),
    line('M-52,-48C-30,-46 -14,-40 0,-30', 3, 2),
  ],
  /** His left hand, underhand: palm up, the stick lies between thumb and fingers; the wrist is right at 80,-20. */
  'laub-drum-palm': () => [finger('66,-40! 40,-48 6,-42 -30,-20 -44,12 -24,38 20,44 54,28 74,8! z', 6.5)],
  'laub-drum-under': () => [
    finger('-20,14 -46,8 -60,-8 -52,-22 -34,-18 -6,-2 z', 5),
    finger('-6,26 -38,26 -58,14 -56,-2 -38,0 4,10 z', 5),
    finger('14,36 -18,42 -44,34 -46,20 -30,16 16,22 z', 5),
    finger('40,-50! 14,-66 -16,-62 -30,-48 -22,-38 4,-40 24,-22! z', 5.5),
    line('M-24,-54C-18,-50 -16,-46 -16,-42', 3, 2),
  ],
  /** On a pipe that lies along y 0, 30 thick: fingers laid over it from behind, the thumb below; wrist below at 30,100. */
  'laub-pipe-palm': () => [finger('-6,104! -30,60 -54,30 -58,0 -30,-22 30,-24 54,0 60,40 66,96! z', 6.5)],
  'laub-pipe-fingers': () => [
    [-46, -20, 6, 31].map((x, i) => {
      const tip = [10, 2, 8, 16][i];
      return [finger(`${x - 11},-24 ${x - 3},-40 ${x + 10},-38 ${x + 15},-22 ${x + 15},${tip - 8} ${x + 4},${tip + 4} ${x - 9},${tip - 6} z`, 5), line(`M${x - 3},${tip - 4}q6,-8 11,-1`, 3, 2)];
    }),
    finger('54,56! 30,28 -8,20 -44,22 -50,36 -30,44 0,46 26,74! z', 5.5),
  ],
  /** The other hand on it, its back to us: fingers go up and over; wrist below right at 70,100. */
  'laub-pipe-back': () => [
    [-40, -15, 10, 34].map((x, i) => {
      const top = [-30, -38, -36, -26][i];
      return finger(`${x - 12},30! ${x - 13},-6 ${x - 8},${top} ${x + 6},${top - 3} ${x + 14},${top + 14} ${x + 13},30! z`, 5);
    }),
    finger('-56,26! -54,12 -26,8 0,12 28,8 50,14 62,30 76,60 96,96! 26,116! 0,84 -40,62 z', 6.5),
    line('M-34,18C-32,28 -30,34 -26,38M-10,18C-8,28 -6,36 -2,42M16,16C18,28 22,36 26,42M40,18C42,26 46,34 50,40', 3.5, 1),
    line('M70,56l-22,6M78,66l-18,6M84,76l-22,8M90,86l-16,6', 2.8, 2),
  ],
};
