import { curve, disc } from '../../curve.js';
import { area, cord, joined, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { land } from '../shared/ground.js';
import { handSmallFist } from '../shared/hands.js';
import { fir } from '../shared/scenery.js';
import { faceMan, hat, LINE, neck, sleeve } from './folk.js';
import { laubPeaks } from './scenery.js';

/**
 * A man who looks to the right, braced in front of the load and leaning back, with both heels in the snow and a horn of the
 * sledge in each hand.
 */
const sledgeMan = (): Drawing => [
  { use: neck, at: [-100, -262], flip: true },
  joined([disc(112, 4, 15, 9), disc(98, 8, 14, 7), disc(118, -12, 8)], 'paper', 4),
  { d: curve('50,-34! 72,-36 84,-50 96,-56 104,-48 84,-20 66,-6! 48,-8! z'), fill: 'ink', stroke: 'ink', width: 3 },
  // The sack under the man
  area(curve('-136,-102! -80,-96 -34,-76! -38,-50 -60,-32 -88,-26! -112,-30 -140,-40! z'), 'blau', LINE),
  cuts(['-56,-70 -66,-50 -84,-36', '-72,-74 -84,-54 -104,-38'], 4),
  area(curve('-6,-64! 20,-98! 50,-68 74,-40! 54,-18! 22,-40 z'), 'ocker', LINE),
  area(curve('-66,-120! -30,-120 14,-110 30,-92! 14,-50! -12,-58! -40,-66 -70,-74! z'), 'rot', LINE),
  { d: curve('10,-22! 32,-24 46,-38 58,-44 66,-36 46,-6 26,8! 8,4! z'), fill: 'ink', stroke: 'ink', width: 3 },
  area(curve('-42,-46! -14,-86! 18,-50 40,-18! 18,4! -14,-18 z'), 'ocker', LINE),
  area(curve('-78,-124! -50,-110 -14,-92 -2,-76! -22,-32! -44,-42! -66,-54 -92,-70! z'), 'rot', LINE),
  cuts(['-70,-100 -44,-83 -20,-64', '-80,-84 -60,-70 -40,-58'], 4),
  sleeve('gruen', [-70, -196, 16], [-30, -172, 15], [8, -170, 11]),
  { use: handSmallFist, at: [6, -170], turn: 88 },
  area(
    curve('-126,-200! -100,-222 -68,-214! -50,-176 -46,-150 -40,-104! -72,-90 -104,-92! -112,-120 -132,-164 z'),
    'gruen',
    LINE,
  ),
  comb('-104,-94 -114,-124 -130,-164', [26, -6], { step: 7 }),
  line('M-78,-212C-66,-180 -62,-140 -62,-96M-108,-124C-84,-116 -62,-118 -44,-126', 4.5, 1),
  area(curve('-114,-212! -92,-226 -66,-214! -74,-202 -104,-198! z'), 'rot', 4.5),
  { use: faceMan, at: [-100, -262], flip: true, turn: -10 },
  { use: hat, at: [-102, -264], flip: true, turn: -12, tokens: { gruen: 'weinrot', rot: 'ocker' } },
  sleeve('gruen', [-104, -192, 19], [-68, -146, 17], [-22, -140, 12]),
  line('M-92,-178q6,10 16,10M-58,-158q-2,12 4,16', 3, 1),
  { use: handSmallFist, at: [-24, -140], turn: 86 },
];

/** The hay on its sledge, in strands that fall from the pole over the runners. The rear is on the left. */
const hay = (): Drawing => [
  cord('M-280,30H190', 'weinrot', 13, 4),
  area(
    curve(
      '-268,-2! -262,-30 -270,-56! -296,-60! -272,-84 -268,-112! -290,-126! -264,-140 -256,-172! -272,-196! -240,-194! -224,-228! -208,-216! -170,-238 -150,-236! -130,-254! -116,-238 -60,-240 -20,-244! 6,-258! 16,-242 60,-236 90,-232! 118,-246! 122,-226 150,-200! 178,-206! 172,-170 180,-136! 206,-134! 188,-108 186,-70! 200,-54! 178,-38 172,-2! z',
    ),
    'ocker',
    5.5,
  ),
  // Forkfuls of hay, each with straws that hang over the one below
  cuts(
    [
      [-196, -206],
      [-120, -216],
      [-30, -214],
      [60, -210],
      [126, -186],
      [-236, -140],
      [-160, -146],
      [-80, -148],
      [2, -146],
      [84, -142],
      [150, -118],
      [-226, -76],
      [-136, -82],
      [-46, -82],
      [42, -80],
      [118, -70],
    ].flatMap(([x, y], i) =>
      [-30, -15, 0, 15, 30].map(
        (dx, j) =>
          `${x + dx * 0.5},${y - 4 + (j % 2) * 8} ${x + dx * 0.9},${y + 18} ${x + dx * 1.5 + (i % 3) * 5 - 5},${y + 46 - ((i + j) % 3) * 8}`,
      ),
    ),
    4,
  ),
  cuts(['150,-196 168,-130 164,-60', '176,-90 172,-50 158,-22'], 4, 2),
  // Pole and ropes that hold the hay down
  line('M-150,-226C-176,-150 -172,-80 -160,-4M20,-236C46,-160 50,-80 44,-4', 15, 0),
  line('M-150,-226C-176,-150 -172,-80 -160,-4M20,-236C46,-160 50,-80 44,-4', 7, 0, 'rot'),
  cord('M-306,-182C-200,-220 -80,-238 84,-230', 'weinrot', 14, 4),
];

/** The beam under the load, the near runner and its horn, in front of the man. */
const sledgeHorn = (): Drawing => [
  cord(curve('-290,52 -100,54 120,52 220,44 280,0 304,-80 296,-140'), 'weinrot', 15, 4),
  line('M-270,48C-100,50 100,50 200,42', 3, 2, 'ocker'),
  [-226, -100, 26, 150].map((x) => cord(`M${x},50V2`, 'weinrot', 11, 4)),
  cord('M-286,-2H206', 'weinrot', 14, 4),
];

/** The tracks of a sledge in the snow, in card units. */
const tracks = (): Drawing => [
  line('M70,1560C260,1590 420,1640 560,1700M64,1600C200,1626 320,1660 420,1702', 4, 1, 'blau'),
  line('M110,1650q30,-10 60,0M180,1690q26,-8 50,2M620,1690q30,-10 56,0M860,1694q20,-8 44,0', 3.5, 2, 'blau'),
];

export const six: CardArt = numberCard('L6', {
  behind: () => [{ use: laubPeaks, at: [400, 1424], scale: [0.9, 1.5] }],
  before: () => [
    { use: fir, at: [866, 1590], scale: 1.25 },
    { use: fir, at: [776, 1556], scale: 0.8 },
    land([1410, 1440, 1496, 1556, 1588], 'paper'),
    { use: tracks },
    { use: hay, at: [410, 1548], scale: 1.14, turn: 11 },
    // The horn of the far runner
    cord(curve('560,1644 690,1616 776,1560 818,1470 810,1388'), 'weinrot', 15, 4),
    { use: sledgeMan, at: [770, 1640], scale: 1.34 },
    { use: sledgeHorn, at: [410, 1548], scale: 1.14, turn: 11 },
  ],
});
