import { beads, curve, disc } from '../../curve.js';
import { area, cloth, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { knob } from '../shared/crown-knob.js';

/** A large crown closed by an arch with an orb. */
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

const HAIR_HATCH = { angle: 78, step: 9, share: 0.62, longest: 90 } as const;

const hair = (d: string, strands = ''): Drawing => [
  cloth(curve(d), 'grau', HAIR_HATCH, 6.5),
  strands ? line(strands, 3.5, 1) : [],
];

export const longHairBehind = (): Drawing =>
  hair('0,-112 -58,-96 -88,-40 -84,20 -100,80 -88,130 -56,138 -40,96 40,96 56,138 88,130 100,80 84,20 88,-40 58,-96 z');

export const longHair = (): Drawing => [
  hair('0,-114! -48,-106 -82,-62 -82,10 -72,46! -66,4 -58,-40 -30,-74 z', 'M-14,-100C-48,-86 -68,-40 -70,4'),
  hair('0,-114! 48,-106 82,-62 82,10 72,46! 66,4 58,-40 30,-74 z', 'M14,-100C48,-86 68,-40 70,4'),
];

/** The king: fifty, broad and ruddy, with a direct gaze. */
export const kingFace = (): Drawing => [
  area(curve('-42,60! -40,116 -58,160! 58,160! 40,116 42,60! z'), 'haut', 7),
  area(curve('0,-98 -46,-84 -70,-38 -68,20 -54,72 -26,102 0,106 26,102 54,72 68,20 70,-38 46,-84 z'), 'haut', 7),
  [-1, 1].map((side): Drawing => {
    const at = (x: number, y: number): string => `${x * side},${y}`;
    return [
      flat(curve(`${at(50, -10)}! ${at(32, -24)} ${at(12, -10)}! ${at(31, -1)} z`), 'paper'),
      flat(disc(31 * side - 2, -12, 7.5, 9), 'ink'),
      cuts(`${at(54, -6)} ${at(46, -20)} ${at(28, -24)} ${at(10, -8)}`, 8, 0),
      cuts(`${at(46, -2)} ${at(30, 3)} ${at(16, -2)}`, 3.5),
      cuts(`${at(48, 10)} ${at(34, 14)} ${at(20, 8)}`, 3.5, 2),
      cuts([`${at(60, -14)} ${at(66, -18)} ${at(70, -24)}`, `${at(60, -4)} ${at(66, -2)} ${at(72, 2)}`], 3.5, 2),
      flat(curve(`${at(60, -30)}! ${at(40, -48)} ${at(8, -34)}! ${at(12, -28)} ${at(38, -36)} z`), 'grau'),
      line(curve(`${at(60, -30)}! ${at(40, -48)} ${at(8, -34)}! ${at(12, -28)} ${at(38, -36)} z`), 3.5, 1),
      cuts(`${at(20, 34)} ${at(34, 40)} ${at(44, 54)}`, 4, 2),
    ];
  }),
  cuts(['-8,-46 -4,-38 -6,-30', '6,-48 3,-40 5,-32'], 4, 2),
  cuts('10,-26 14,0 20,20', 5),
  line(curve('-20,18 -24,30 -12,34 0,38 12,34 24,30 20,18'), 5, 0),
  comb('64,-40 68,20 52,70', 24, { step: 8 }),
  comb('14,0 20,20 22,30', -9, { step: 6 }),
];

/** A full beard and a moustache brushed to both sides. */
export const kingBeard = (): Drawing => [
  area(
    curve(
      '-62,20! -54,52 -22,74 0,70 22,74 54,52 62,20! 72,70 62,116 34,148! 24,142! 0,168! -24,142! -34,148! -62,116 -72,70 z',
    ),
    'grau',
    6.5,
  ),
  cuts(
    [
      '-56,60 -50,96 -32,132',
      '-36,78 -30,110 -18,138',
      '-12,86 -8,118 0,150',
      '14,86 16,116 14,140',
      '38,76 34,108 26,136',
      '58,56 52,94 38,130',
    ],
    4.5,
  ),
  flat(curve('-13,63! 0,59 13,63! 0,74 z'), 'haut'),
  cuts('-13,63 0,67 13,63', 3.5),
  area(curve('0,40! -24,36 -38,50 -62,38! -54,62 -22,68 0,52! 22,68 54,62 62,38! 38,50 24,36 z'), 'grau', 6),
  cuts(['-10,48 -28,54 -46,54', '10,48 28,54 46,54'], 4, 2),
];
