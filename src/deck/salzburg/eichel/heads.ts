import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Shape } from '../../shape.js';
import { cuts, swell } from '../shared/burin.js';

// The scale of all heads: face centre 0,0, crown -100, chin +100, looking left.

interface Eye {
  readonly at: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  /** The shift of the iris that determines the gaze. */
  readonly look?: number;
  /** Droop of the lid, 0 to 1. */
  readonly lid?: number;
}

/** An eye: white, iris with its highlight, a heavy upper lid with its crease, a fine lower lid. */
export function eye({ at: [x, y], width, height, look = -4, lid = 0.3 }: Eye): Drawing {
  const [l, r] = [x - width / 2, x + width / 2];
  const top = y - height * (1 - lid);
  return [
    flat(curve(`${l},${y + 2}! ${x},${top} ${r},${y}! ${x},${y + height * 0.5} z`), 'paper'),
    flat(disc(x + look, y - height * 0.16, height * 0.46), 'ink'),
    { d: disc(x + look - 2, y - height * 0.34, 1.8), fill: 'paper', from: 2 },
    flat(
      curve(
        `${l - 3},${y + 4}! ${l + width * 0.3},${top - 4} ${x + width * 0.15},${top - 6} ${r + 4},${y + 1}! ${x},${top + 1} z`,
      ),
      'ink',
    ),
    line(curve(`${l + 1},${y + 4} ${x},${y + height * 0.52} ${r},${y + 2}`), 2.6, 1),
    line(curve(`${l + 2},${top - 6} ${x + 2},${top - 13} ${r + 1},${top - 4}`), 2.6, 2),
  ];
}

export const brow = (text: string, width = 9): Shape => ({ d: swell(text, width), fill: 'ink' });

export const glow = (x: number, y: number): Drawing => [
  line(`M${x - 10},${y + 6}l11,-12M${x},${y + 11}l12,-13`, 3, 2, 'rot'),
];

export const locks = (d: string, ...strands: readonly string[]): Drawing => [
  area(curve(d), 'grau', 6.5),
  cuts(strands, 5.5),
];
