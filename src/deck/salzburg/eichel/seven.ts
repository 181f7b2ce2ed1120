import { beads, curve, disc } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { bush, tuft } from '../shared/ground.js';
import { handSmallFist } from '../shared/hands.js';
import { buckle, folkHat, folkHead, folkShoe, limb } from './folk.js';
import { tree } from './tree.js';

/**
 * A farmhouse with an arch in the stone ground floor, a wooden balcony, and stones on the shingles. Its foot is at 0,0
 * and its width 340.
 */
const farmhouse = (): Drawing => [
  area('M-130,0V-130H130V0Z', 'paper', 5.5),
  comb('130,-120 130,-60 130,-4', '100,-120 96,-60 100,-4', { step: 8 }),
  area('M-130,-128V-216H130V-128Z', 'ocker', 5.5),
  line('M-100,-214V-176M-70,-214V-176M70,-214V-176M100,-214V-176M-130,-196H130', 3, 1),
  area('M-34,-128V-204H34V-128Z', 'weinrot', 4.5),
  // Balcony with flowers
  area('M-148,-132V-178H148V-132Z', 'ocker', 5),
  line(
    [-124, -100, -76, -52, -28, -4, 20, 44, 68, 92, 116].map((x) => `M${x},-176l12,22l-12,22`).join(''),
    3.5,
    1,
    'weinrot',
  ),
  {
    d: beads(
      [-130, -98, -64, -30, 6, 40, 74, 108, 134].map((x): Point => [x, -182]),
      11,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 3,
  },
  area(curve('-40,0! -40,-56 -22,-84 0,-92 22,-84 40,-56 40,0! z'), 'weinrot', 5),
  line('M0,-88V0M-18,-40h8M10,-40h8', 3, 1),
  [-96, 92].map((x): Drawing => [
    area(`M${x - 20},-92H${x + 20}V-44H${x - 20}Z`, 'blau', 4),
    line(`M${x},-92V-44M${x - 20},-68H${x + 20}`, 3, 1),
    area(`M${x - 36},-94H${x - 20}V-42H${x - 36}Z`, 'gruen', 3.5),
    area(`M${x + 20},-94H${x + 36}V-42H${x + 20}Z`, 'gruen', 3.5),
  ]),
  // Low roof, wide over the eaves
  area('M-178,-204L0,-290L178,-204L166,-192L0,-268L-166,-192Z', 'rot', 5.5),
  area('M-118,-216L0,-266L118,-216Z', 'weinrot', 4),
  {
    d: [
      [-120, -240],
      [-72, -262],
      [72, -262],
      [120, -240],
    ]
      .map(([x, y]) => disc(x, y, 13, 9))
      .join(''),
    fill: 'grau',
    stroke: 'ink',
    width: 4,
  },
  area(disc(0, -236, 11), 'paper', 3.5),
];

/** A drinker who dances on one leg, with a raised glass and an upturned jug that loses its last drop. */
const drinker = (): Drawing => [
  limb('paper', [26, -206, 22], [74, -228, 18], [84, -276, 13]),
  cuts(['60,-238 74,-228 80,-216', '40,-218 56,-216 66,-222'], 5),
  area('M80,-350L126,-350L118,-266L90,-266Z', 'rot', 4.5),
  line('M84,-336H122', 3, 1),
  { use: handSmallFist, at: [82, -280], turn: 56 },
  // The standing leg
  { use: folkShoe, at: [-4, -14] },
  area(curve('-36,-84! -42,-60 -26,-36 -20,-24! 8,-24! 14,-48 10,-70 12,-84! z'), 'paper', 5),
  comb('-40,-62 -28,-40 -20,-28', '-24,-62 -14,-42 -8,-28', { step: 6 }),
  // The raised leg: thigh forward, shin hanging
  { use: folkShoe, at: [52, -56], turn: 42 },
  area(curve('62,-124! 52,-96 48,-80 36,-64! 58,-48! 82,-66 102,-88 104,-118! z'), 'paper', 5),
  comb('58,-50 80,-66 102,-92', '48,-60 68,-76 88,-96', { step: 6 }),
  area(
    curve(
      '-30,-146! 10,-166 60,-166 94,-154 106,-132 98,-112 72,-106! 44,-112 16,-110! 14,-90 6,-74 -14,-68 -38,-78! -42,-110 z',
    ),
    'ocker',
    5.5,
  ),
  cuts(['-6,-130 30,-140 70,-138', '-4,-116 30,-118 66,-122', '-20,-124 -28,-104 -26,-86'], 6),
  buckle('60,-116! 80,-102 104,-118! 106,-104 82,-90 56,-102! z'),
  buckle('-42,-84! -14,-70 12,-82! 12,-68 -14,-58 -40,-68! z'),
  // Shirt, waistcoat with its buttons and braid
  area(curve('-30,-216! 0,-228 28,-216! 36,-180 32,-142! 0,-132 -34,-140! -38,-180 z'), 'rot', 5.5),
  comb('30,-212 36,-180 32,-144', '10,-206 14,-180 12,-142', { step: 7 }),
  area(curve('-6,-224! 8,-228 20,-220! 22,-180 14,-150! 6,-180 z'), 'paper', 4),
  {
    d: beads(
      [
        [0, -196],
        [4, -178],
        [8, -160],
      ],
      4,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 2.6,
    from: 1,
  },
  area(curve('-36,-150! 0,-138 34,-150! 34,-134 0,-124 -36,-134! z'), 'gruen', 4.5),
  { use: folkHead, at: [2, -266], turn: -10, scale: 0.9 },
  { use: folkHat, at: [0, -272], turn: -12, scale: 0.9 },
  limb('paper', [-20, -202, 21], [-54, -156, 19], [-106, -148, 13]),
  cuts(['-68,-158 -54,-150 -40,-154', '-28,-174 -42,-164 -46,-156'], 5),
  { use: jugOver, at: [-120, -112] },
  { use: handSmallFist, at: [-106, -144], turn: 226 },
];

/** An upturned stoneware jug, held by its handle at 0,0. */
const jugOver = (): Drawing => [
  { d: curve('-22,-30 6,-24 4,10 -28,20'), stroke: 'ink', width: 13 },
  { d: curve('-22,-30 6,-24 4,10 -28,20'), stroke: 'blau', width: 6 },
  area(
    curve('-76,-46! -34,-46! -22,-24 -24,6 -40,26 -42,44! -36,56! -74,56! -68,44 -70,26 -86,6 -88,-24 z'),
    'blau',
    5.5,
  ),
  line('M-87,-20Q-55,-10 -23,-20M-86,0Q-55,10 -24,0M-70,34H-41', 3.5, 1),
  area('M-79,-54H-31V-44H-79Z', 'grau', 4.5),
  comb('-24,-24 -24,6 -40,26', '-40,-22 -40,2 -50,20', { step: 6 }),
  area(curve('-55,66! -63,80 -55,90 -47,80 z'), 'rot', 3.5),
];

const chicken = (): Drawing => [
  line('M-4,-16V-1L-14,0M-4,-1L4,0M10,-16V-1L0,0M10,-1L18,0', 4, 0),
  area(curve('-36,-68! -20,-70 -14,-46 10,-42 34,-72! 40,-60 54,-62 46,-40 26,-12 -10,-10 -34,-30 z'), 'paper', 5),
  cuts(['-8,-36 8,-24 28,-34', '0,-28 10,-20 20,-22', '34,-70 36,-56 30,-46'], 4),
  area(curve('-38,-66! -42,-80 -32,-82! -28,-90 -22,-82! -14,-84 -16,-68! z'), 'rot', 4),
  area('M-36,-64L-50,-56L-36,-52Z', 'ocker', 3.5),
  area(curve('-38,-52! -42,-40 -32,-40 -30,-50! z'), 'rot', 3),
  { d: disc(-28, -60, 3), fill: 'ink' },
];

export const seven: CardArt = numberCard('E7', {
  behind: () => [{ use: farmhouse, at: [262, 1612], scale: 1.12 }],
  before: () => [
    { use: tree, at: [882, 1630], scale: 1.14 },
    bush([130, 1646], 0.7),
    tuft([330, 1676], 0.8),
    { use: drinker, at: [600, 1668], scale: 1.34 },
    { use: chicken, at: [790, 1676], scale: 1.1 },
  ],
});
