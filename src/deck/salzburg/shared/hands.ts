import { curve } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Placed, Point } from '../../shape.js';

// Hands are about 115 long, three quarters of a face. The wrist is at 0,0, the fingers point to -y, and thumb and index
// are at -x. A held object passes along x at `GRIP`, with the palm behind it and the fingers in front.

/** The middle of a held shaft, at the scale of the hand. */
const GRIP: Point = [0, -72];

export type Hand = Omit<Placed, 'use' | 'scale'> & { readonly scale?: number };

/**
 * Draws a hand around an object, with the palm behind it and the fingers in front. `grip` shows the fingers of the
 * fist, and `back` its knuckles.
 */
export const handAround = (kind: 'grip' | 'back', hand: Hand, object: Drawing): Drawing => [
  { use: kind === 'grip' ? handGripBehind : handBackBehind, ...hand },
  object,
  { use: kind === 'grip' ? handGripBefore : handBackBefore, ...hand },
];

/** Returns the middle of the held shaft on the card. */
export function gripOf({ at: [x, y] = [0, 0], turn = 0, scale = 1, flip = false }: Hand): Point {
  const angle = (turn * Math.PI) / 180;
  const [gx, gy] = [GRIP[0] * scale * (flip ? -1 : 1), GRIP[1] * scale];
  return [x + gx * Math.cos(angle) - gy * Math.sin(angle), y + gx * Math.sin(angle) + gy * Math.cos(angle)];
}

const EDGE = 5;

const skin = (d: string): Drawing => [area(d, 'haut', EDGE)];

/** Skin that merges with the skin below it, without a line across its root. `text` is an open line, root to root. */
const rooted = (text: string): Drawing => [flat(curve(`${text} z`), 'haut'), line(curve(text), EDGE, 0)];

/** Knuckle creases and nails, omitted on small cards. */
const crease = (d: string): Drawing => [line(d, 2.8, 2)];

/** A finger bent over a shaft, from its knuckle above to its tip below, where it is thinnest. */
const bent = (x: number, top: number, tip: number, half: number): Drawing =>
  skin(
    curve(
      `${x - half + 3},${top + 12} ${x},${top} ${x + half - 2},${top + 9} ${x + half},${top + 30} ${x + half - 2},${tip - 14} ${x + half * 0.35},${tip} ${x - half * 0.5},${tip - 1} ${x - half + 1},${tip - 16} ${x - half},${top + 30} z`,
    ),
  );

/** The first joint of a finger that continues behind the held object. */
const over = (x: number, top: number, half: number, lean: number): Drawing =>
  skin(
    curve(
      `${x - half},-66! ${x - half + 1 + lean},${top + 14} ${x + lean},${top} ${x + half - 3 + lean},${top + 9} ${x + half},-66! z`,
    ),
  );

export const handGripBehind = (): Drawing =>
  skin(curve('-25,6! -34,-16 -48,-46 -50,-88 -36,-104 14,-104 42,-92 47,-60 36,-22 25,6! z'));

export const handGripBefore = (): Drawing => [
  bent(36, -98, -50, 12),
  bent(14, -110, -43, 13.5),
  bent(-10, -114, -42, 14),
  bent(-35, -106, -48, 14),
  crease('M-45,-88q9,-5 17,1M-20,-92q9,-5 17,1M5,-89q8,-5 15,1M29,-80q6,-4 12,1M-41,-60l9,2M-16,-55l10,1M8,-56l10,0'),
  // The thumb along the shaft, with its ball filling the palm
  rooted('-25,4! -40,-20 -62,-42 -86,-56 -97,-68 -90,-79 -74,-76 -54,-66 -30,-52 -8,-38 0,-20!'),
  crease(
    'M-96,-69C-90,-66 -86,-68 -84,-73M-62,-61l7,-7M-57,-57l6,-5M10,-8C20,-14 27,-24 29,-36M2,-6C8,-10 12,-14 14,-20',
  ),
];

export const handBackBehind = (): Drawing =>
  skin(curve('-22,-20! -44,-50 -46,-84 -20,-96 24,-94 44,-76 40,-40 22,-10! z'));

export const handBackBefore = (): Drawing => [
  // The thumb from under the hand along the shaft
  skin(curve('-20,-26! -40,-42 -62,-50 -82,-58 -93,-69 -86,-80 -68,-78 -44,-74 -20,-62! z')),
  crease('M-92,-70C-86,-67 -82,-70 -80,-75M-62,-62l5,-8'),
  over(37, -98, 11, 3),
  over(14, -112, 12.5, 1),
  over(-10, -116, 13, -1),
  over(-34, -108, 12.5, -3),
  rooted(
    '-24,6! -31,-18 -46,-48 -48,-74 -42,-88 -28,-90 -22,-80! -14,-94 -2,-92 3,-81! 10,-92 21,-89 26,-77! 33,-84 44,-78 47,-62 42,-40 31,-16 24,6!',
  ),
  crease(
    'M-40,-80q7,-6 13,0M-15,-84q7,-6 13,1M9,-82q6,-6 13,1M32,-72q5,-4 10,2M-24,-70C-20,-52 -14,-38 -8,-26M0,-70C2,-54 3,-44 2,-32M22,-66C20,-52 17,-44 13,-34M-40,-104q5,-4 9,0M-15,-111q6,-4 10,0M10,-107q5,-4 9,1',
  ),
];

/** A spread hand with its palm towards the viewer. */
export const handOpen = (): Drawing => [
  skin(
    curve(
      '-22,6! -30,-18 -50,-38 -72,-52 -87,-66 -83,-79 -68,-77 -50,-65 -36,-58! -43,-86 -55,-108 -54,-120 -43,-120 -32,-98 -20,-72! -21,-104 -22,-130 -13,-139 -5,-130 -4,-102 1,-74! 10,-104 18,-127 27,-132 33,-122 27,-96 19,-66! 36,-84 50,-104 60,-104 62,-93 50,-70 36,-38 22,6! z',
    ),
  ),
  crease(
    'M-26,-14C-10,-22 -4,-38 -16,-54M-24,-48C-6,-40 14,-42 28,-50M4,-10C8,-22 18,-32 30,-34M-46,-92l9,-4M-38,-76l11,-3M-21,-110h15M-20,-92h14M19,-108l9,2M14,-92l10,2M44,-84l7,5M36,-70l8,5M-66,-60l4,-9',
  ),
];

/** A hand of 40 units for the people of the number cards, with only outline, thumb and finger lines. */
export const handSmall = (): Drawing => [
  area(curve('-10,3! -15,-10 -24,-20 -20,-27 -13,-22! -13,-36 -4,-42 8,-41 15,-32 15,-12 10,3! z'), 'haut', 4),
  line('M-5,-40V-26M4,-40V-26M11,-36V-24', 2.6, 2),
];

/** A hand of 40 units, closed around an object that passes along x at y -24. */
export const handSmallFist = (): Drawing => [
  area(curve('-10,3! -18,-10 -20,-26 -12,-37 10,-37 19,-27 16,-10 10,3! z'), 'haut', 4),
  line('M-7,-36C-9,-28 -8,-22 -5,-18M2,-37C1,-28 1,-22 2,-18M10,-36C9,-28 9,-22 9,-19', 2.6, 2),
  line(curve('-17,-12 -8,-18 2,-15'), 3.2, 1),
];
