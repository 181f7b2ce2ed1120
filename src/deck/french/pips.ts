import { shortNumber } from '../path.js';
import { flat, line } from '../draw.js';
import { hatch } from '../hatch.js';
import type { Token } from '../palette.js';
import type { Drawing } from '../shape.js';

// All signs fit a box of 100 with centre 0,0, like the German signs, and have the same line width.
const EDGE = 4.5;

interface PipDesign {
  /** The right half of the outline, as curves and lines, from the axis at the top to the axis at the bottom. */
  readonly half: string;
  /** The left half, from the bottom back to the top. */
  readonly back: string;
  readonly top: number;
  readonly foot: number;
  readonly light: Token;
  readonly dark: Token;
  readonly hatching: Token;
  /** The glint on the light half. */
  readonly glint: string;
}

/** Draws a pip, light on the left, dark and hatched on the right: the light comes from the upper left. */
function drawPip({ half, back, top, foot, light, dark, hatching, glint }: PipDesign): Drawing {
  const right = `M0,${top}${half}Z`;
  const outline = `M0,${top}${half}${back}Z`;
  return [
    flat(outline, light),
    flat(right, dark),
    line(hatch(right, { angle: -32, step: 6.2, share: 1, gap: 2 }), 1.5, 2, hatching),
    line(`M0,${top}V${foot}`, 2, 1),
    line(glint, 3, 2, 'paper'),
    line(outline, EDGE, 0),
  ];
}

/** Returns an arc of a circle that starts at the current point. Angles are in degrees, clockwise from the right. */
function arc(x: number, y: number, r: number, from: number, to: number): string {
  const count = Math.ceil(Math.abs(to - from) / 60);
  const step = ((to - from) / count) * (Math.PI / 180);
  const k = (4 / 3) * Math.tan(step / 4) * r;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [from * (Math.PI / 180) + step * i, from * (Math.PI / 180) + step * (i + 1)];
    const at = (angle: number, reach: number): string =>
      `${shortNumber(x + r * Math.cos(angle) - reach * Math.sin(angle))},${shortNumber(y + r * Math.sin(angle) + reach * Math.cos(angle))}`;
    d += `C${at(a, k)} ${at(b, -k)} ${at(b, 0)}`;
  }
  return d;
}

// The angles at which the lobes of the club meet, seen from their centres.
const [LOBE, ABOVE, BESIDE, BELOW] = [23.5, -25, 25, 9] as const;

export const club = (): Drawing =>
  drawPip({
    half: `${arc(0, ABOVE, LOBE, -90, 27.5)}${arc(BESIDE, BELOW, LOBE, -100.2, 164)}C3,32 8,44 17,50H0`,
    back: `H-17C-8,44 -3,32 -2.4,15.5${arc(-BESIDE, BELOW, LOBE, 16, 280.2)}${arc(0, ABOVE, LOBE, 152.5, 270)}`,
    top: ABOVE - LOBE,
    foot: 50,
    light: 'kreuz',
    dark: 'ink',
    hatching: 'kreuzhell',
    glint: 'M-12,-32C-11,-37 -7,-40 -3,-41M-40,3C-39,-2 -36,-6 -31,-7',
  });

export const spade = (): Drawing =>
  drawPip({
    half: 'C8,-30 47,-10 47,15C47,31 35,39 23,39C13,39 6,34 3,26C4,36 8,44 17,50H0',
    back: 'H-17C-8,44 -4,36 -3,26C-6,34 -13,39 -23,39C-35,39 -47,31 -47,15C-47,-10 -8,-30 0,-50',
    top: -50,
    foot: 50,
    light: 'laub',
    dark: 'laubdunkel',
    hatching: 'laub',
    glint: 'M-38,14C-37,6 -31,-2 -25,-7',
  });

/** The diamond. It is taller than its box, because its slim shape would otherwise look smaller than the other signs. */
export const diamond = (): Drawing =>
  drawPip({
    half: 'C10,-31 25,-13 43,0C25,13 10,31 0,55',
    back: 'C-10,31 -25,13 -43,0C-25,-13 -10,-31 0,-55',
    top: -55,
    foot: 55,
    light: 'karo',
    dark: 'karodunkel',
    hatching: 'karo',
    glint: 'M-31,-2C-22,-8 -16,-15 -11,-22',
  });

/** The French signs except the heart. The heart is the German one. */
