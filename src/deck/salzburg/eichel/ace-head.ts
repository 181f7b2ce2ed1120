import { beads, curve, disc } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { brow, eye } from './heads.js';

/** Bacchus: a youth with round cheeks, wide eyes and a small smile, with curls under a wreath of vine leaves. */
export const bacchusFace = (): Drawing => {
  const curl = (x: number, y: number, r: number): Drawing => [
    area(disc(x, y, r), 'ocker', 5),
    line(
      `M${x - r * 0.4},${y + r * 0.2}c0,${-r * 0.9} ${r},${-r * 0.7} ${r * 0.8},0c-${r * 0.1},${r * 0.5} -${r * 0.7},${r * 0.4} -${r * 0.6},0`,
      3,
      2,
    ),
  ];
  const leaf = (x: number, y: number, turn: number, scale = 1) => ({
    use: vineLeaf,
    at: [x, y] as const,
    turn,
    scale,
  });
  return [
    [
      [60, 60, 22],
      [80, 34, 22],
      [84, 0, 24],
      [-66, 30, 16],
      [-70, 2, 17],
    ].map(([x, y, r]) => curl(x, y, r)),
    area(
      curve('0,-92 -44,-80 -62,-44 -61,-18! -68,6 -71,36 -60,66 -38,90 -14,97 16,88 46,62 62,28 62,-30 40,-78 z'),
      'haut',
      6.5,
    ),
    eye({ at: [-45, -8], width: 24, height: 20, look: -3, lid: 0.24 }),
    eye({ at: [7, -6], width: 36, height: 22, look: -5, lid: 0.24 }),
    brow('-30,-38 -46,-45 -60,-36', 6),
    brow('-12,-40 6,-49 34,-38', 6),
    line(curve('-26,-8 -34,4 -46,14 -48,22 -42,28 -35,27') + curve('-35,27 -28,31 -20,28 -20,20'), 4.5, 0),
    area(curve('-54,49! -44,47 -37,51 -29,47 -10,46! -19,56 -34,62 -46,57 z'), 'rot', 3),
    line(curve('-55,48 -36,53 -10,46 -4,40'), 4, 0),
    line('M-42,78Q-34,82 -24,78', 3, 1),
    line('M22,36l14,-16M35,38l13,-15', 5, 0, 'rot'),
    [
      [-56, -56, 17],
      [-34, -78, 19],
      [-4, -86, 20],
      [28, -80, 20],
      [54, -58, 21],
      [70, -28, 20],
    ].map(([x, y, r]) => curl(x, y, r)),
    [
      leaf(-62, -62, -64, 0.66),
      leaf(82, -52, 74, 0.66),
      leaf(-40, -84, -34, 0.7),
      leaf(50, -82, 38, 0.72),
      leaf(4, -90, 2, 0.76),
    ],
    {
      d: beads(
        [
          [92, -22],
          [106, -8],
          [90, -2],
          [102, 12],
          [-22, -78],
          [-10, -66],
          [24, -74],
        ],
        9,
      ),
      fill: 'weinrot',
      stroke: 'ink',
      width: 3.5,
    },
  ];
};

/** A vine leaf with five toothed lobes and its stalk at 0,0. */
export const vineLeaf = (): Drawing => [
  area(
    curve(
      '0,10! -8,-6! -34,6! -30,-14! -54,-22! -40,-38! -52,-62! -28,-56! -18,-76! 0,-92! 18,-76! 28,-56! 52,-62! 40,-38! 54,-22! 30,-14! 34,6! 8,-6! z',
    ),
    'gruen',
    5,
  ),
  line('M0,6V-70M0,-12L-36,-24M0,-12L36,-24M0,-24L-34,-50M0,-24L34,-50', 3.4, 1),
];
