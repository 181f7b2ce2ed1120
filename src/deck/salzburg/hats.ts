import { beads, curve, disc } from '../curve.js';
import { area, cloth, line } from '../draw.js';
import type { Drawing, Point } from '../shape.js';

// In the measure of the heads: brow at about -45, crown at -100.

const knob = (at: Point, r = 15): ReturnType<typeof area> => area(disc(...at, r), 'ocker', 5.5);

/** Five knobs, seen from the front left. */
export const crownKnobs = (): Drawing => [
  cloth(
    curve(
      '-84,-58! -98,-150! -62,-112! -46,-170! -20,-116! 0,-182! 20,-116! 48,-170! 62,-112! 98,-150! 86,-58! 0,-44 z',
    ),
    'ocker',
    { angle: 80, step: 9 },
    7,
  ),
  [
    [-98, -156],
    [-46, -178],
    [0, -190],
    [48, -178],
    [98, -156],
  ].map(([x, y]) => knob([x, y])),
  area(curve('-88,-82! 0,-64 90,-82! 86,-50! 0,-34 -84,-50! z'), 'rot', 6),
  {
    d: beads(
      [
        [-54, -60],
        [-20, -52],
        [18, -52],
        [54, -60],
      ],
      8,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
];

/** A big crown closed by an arch with an orb. */
export const crownArch = (): Drawing => [
  area(curve('-78,-80! -84,-150 -40,-196 0,-200 40,-196 84,-150 78,-80! z'), 'rot', 7),
  area(curve('-10,-80! -16,-150 0,-206 16,-150 10,-80! z'), 'ocker', 6),
  line(curve('-74,-90 -98,-150 -60,-196 0,-206 60,-196 98,-150 74,-90'), 22, 0),
  line(curve('-74,-90 -98,-150 -60,-196 0,-206 60,-196 98,-150 74,-90'), 12, 0, 'ocker'),
  cloth(
    curve('-92,-64! -104,-128! -74,-100 -46,-138! -24,-104 0,-142! 24,-104 46,-138! 74,-100 104,-128! 92,-64! 0,-42 z'),
    'ocker',
    { angle: 80, step: 9 },
    7,
  ),
  line(curve('-86,-72 0,-52 86,-72'), 4, 1),
  {
    d: beads(
      [
        [-62, -84],
        [-22, -76],
        [22, -76],
        [62, -84],
      ],
      9,
    ),
    fill: 'blau',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
  knob([0, -222], 20),
  line('M0,-242V-272M-14,-258H14', 7, 0),
];

/** Two-cornered hat worn athwart, its face to us. */
export const bicorneAthwart = (): Drawing => [
  area(curve('-142,-34! -112,-92 -56,-150 0,-162 56,-150 112,-92 142,-34! 76,-62 0,-70 -76,-62 z'), 'ink', 7),
  line(curve('-134,-42 -104,-92 -54,-140 0,-151 54,-140 104,-92 134,-42'), 8, 0, 'ocker'),
  line(curve('-118,-46 -70,-66 0,-76 70,-66 118,-46'), 4, 1, 'grau'),
  area(curve('-8,-152! -24,-196 -6,-226! 0,-200 6,-226! 24,-196 8,-152! z'), 'rot', 5),
  line('M10,-120L26,-84', 7, 1, 'ocker'),
  area(disc(6, -124, 17), 'rot', 4),
  area(disc(6, -124, 8), 'paper', 3),
];
