import { beads, curve, disc, tube, type Joint } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Parts, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

// The people of the Eichel number cards who need more than the common doll: in card units about their own 0,0.

const round = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });
const limb = (fill: Token, ...joints: Joint[]): Drawing => [area(round(...joints), fill, 5)];
const shoe = ([x, y]: Point, turn = 0): Drawing => [{ use: 'folk-shoe', at: [x, y], turn }];

/** Lies on the bank, leans on his elbow and smokes; 0,0 is the ground under his hip. */
const smoker = (): Drawing => [
  // Far leg stretched out, its shoe toe up
  shoe([232, -24], -58),
  limb('paper', [116, -22, 21], [170, -16, 19], [226, -16, 13]),
  limb('ocker', [8, -38, 32], [64, -34, 30], [122, -24, 24]),
  // Jacket
  area(curve('-186,-112! -160,-142 -124,-136 -86,-110 -30,-92 22,-80! 34,-40 10,-10! -60,-8 -120,-14 -168,-20! -190,-60 z'), 'rot', 5.5),
  cuts(['-140,-110 -90,-70 -40,-60', '16,-66 -20,-50 -50,-20', '-168,-90 -160,-60 -150,-30'], 6),
  comb('10,-10 -60,-8 -130,-14', '6,-34 -60,-34 -130,-36', { step: 12 }),
  // Near leg: thigh to the raised knee, shin down to the foot
  shoe([130, -10]),
  limb('paper', [82, -112, 22], [104, -74, 23], [116, -24, 13]),
  cuts('92,-100 112,-70 120,-40', 4),
  area(curve('-14,-74! 20,-104 54,-140 86,-146 106,-126 100,-96 82,-84! 60,-60 36,-24 6,-8 -18,-22 z'), 'ocker', 5.5),
  cuts(['0,-60 30,-80 60,-110', '4,-34 34,-50 62,-80'], 6),
  area(curve('66,-100! 84,-80 104,-92! 110,-80 86,-66 60,-86 z'), 'rot', 4.5),
  // The arm he lies on
  limb('rot', [-158, -112, 23], [-188, -56, 20], [-190, -16, 19], [-140, -12, 15]),
  cuts(['-200,-40 -186,-34 -176,-22', '-164,-96 -178,-70 -182,-50'], 5),
  { use: 'hand-small', at: [-134, -11], turn: 84, scale: 1.05 },
  { use: 'folk-head', at: [-150, -180], turn: -6 },
  { use: 'folk-hat', at: [-152, -186], turn: -10 },
  // Pipe: stem from the lips, bowl in the hand
  cord(curve('-114,-160 -96,-150 -92,-128 -84,-112'), 'ocker', 5, 3),
  area(curve('-98,-124! -66,-128! -66,-98 -74,-86 -88,-88 -96,-100 z'), 'weinrot', 4.5),
  area('M-100,-132H-64V-122H-100Z', 'ocker', 3.5),
  limb('rot', [-126, -112, 22], [-74, -54, 19], [-82, -76, 15]),
  cuts('-110,-100 -90,-76 -78,-64', 5),
  { use: 'hand-small-fist', at: [-82, -82], turn: 2, scale: 1.02 },
  joined([disc(-76, -152, 13, 12), disc(-58, -176, 18, 15), disc(-26, -194, 22, 17), disc(14, -206, 28, 19), disc(50, -192, 18, 13)], 'paper', 4),
  line('M-70,-176q10,10 20,2M-40,-196q12,12 26,2M0,-206q14,12 28,0', 3, 1),
];

/** Sits, leans on a stick and waves his hat to his dog; 0,0 is the ground under his seat. */
const waver = (): Drawing => [
  // The arm with the hat goes up behind his head
  limb('rot', [6, -176, 21], [52, -214, 18], [66, -262, 14]),
  { use: 'hand-small-fist', at: [66, -266], turn: 8 },
  { use: 'folk-hat', at: [92, -276], turn: 16 },
  // Far leg drawn back, near one before it
  shoe([24, -14]),
  limb('paper', [52, -74, 19], [38, -44, 18], [14, -24, 12]),
  shoe([90, -14]),
  limb('paper', [82, -88, 20], [90, -54, 20], [78, -22, 13]),
  cuts('92,-78 100,-56 92,-36', 4),
  area(curve('-34,-92! 0,-112 50,-116 92,-108 106,-90 98,-72 76,-66! 30,-62 -20,-58 -40,-70 z'), 'ocker', 5.5),
  cuts(['-10,-82 30,-94 70,-94', '-20,-70 10,-74 40,-72'], 6),
  area(curve('66,-72! 84,-60 104,-74! 108,-62 86,-48 62,-60 z'), 'gruen', 4.5),
  // Coat with its tail over the seat
  area(curve('-30,-186! 0,-200 30,-184! 42,-150 38,-112! 10,-96 -16,-92! -34,-50 -62,-36! -64,-90 -50,-150 z'), 'rot', 5.5),
  cuts(['-36,-160 -40,-120 -50,-70', '24,-150 10,-124 -10,-108'], 6),
  { d: beads([[32, -164], [35, -142], [34, -120]], 5), fill: 'ocker', stroke: 'ink', width: 3, from: 1 },
  { use: 'folk-head', at: [8, -228], turn: -8 },
  // Stick and the hand upon it
  cord('M132,-2L112,-150', 'ocker', 8, 3.5),
  limb('rot', [-16, -168, 22], [8, -116, 19], [82, -120, 14]),
  cuts('-10,-150 0,-128 10,-116', 5),
  { use: 'hand-small-fist', at: [88, -122], turn: 80, flip: true },
];

/** Sits and looks up to the left: white, with spots; 0,0 under his seat. */
const dog = (): Drawing => [
  cord(curve('54,-14 92,-22 104,-56'), 'paper', 9, 4),
  joined([round([34, -30, 36], [4, -78, 34], [-20, -120, 27]), disc(36, -24, 40, 26), round([-14, -84, 19], [-22, -44, 13], [-22, -8, 12], [-34, -6, 10]), round([6, -60, 15], [8, -10, 11], [-6, -6, 9]), round([-24, -126, 24], [-36, -152, 27]), round([-48, -156, 18], [-76, -172, 12])], 'paper', 3.6),
  flat(curve('26,-88! 48,-72 64,-44 44,-36 24,-56 z'), 'weinrot'),
  flat(curve('10,-36! 30,-44 44,-24 28,-10 10,-16 z'), 'weinrot'),
  line('M14,-6C18,-34 40,-46 60,-34M-8,-44C-2,-40 2,-40 6,-44M-22,-20V-10M-16,-20V-10', 3.5, 1),
  // Ear, eye, nose, collar
  area(curve('-30,-180! -8,-186 10,-160 4,-128 -10,-126! -22,-146 z'), 'weinrot', 4.5),
  { d: beads([[-52, -164]], 4.6), fill: 'ink' },
  flat(disc(-86, -178, 8, 6.5), 'ink'),
  line('M-84,-168C-74,-160 -64,-158 -54,-154', 3.5, 1),
  area(curve('-52,-128! -26,-114 0,-124! 4,-112 -26,-100 -52,-114 z'), 'rot', 4.5),
  area(disc(-30, -98, 6), 'ocker', 3),
  comb('60,-40 76,-20 62,-4', '40,-36 52,-22 44,-8', { step: 8 }),
];

/** Flies to the right, both wings raised; its body is 150 long. */
const bird = (): Drawing => [
  area(curve('-40,6! -104,-6 -150,0! -126,14! -150,34! -100,34 -40,22 z'), 'blau', 4.5),
  line('M-126,14L-60,14M-110,4L-66,8M-110,24L-66,20', 3, 1),
  // Far wing
  area(curve('10,-8! 8,-60 34,-108 70,-130! 72,-110! 88,-106! 82,-86! 94,-76! 80,-58! 84,-44! 58,-14 z'), 'blau', 4.5),
  line('M72,-110L40,-44M82,-86L50,-34M80,-58L54,-22', 3, 1),
  area(curve('-48,14! -40,-10 0,-20 44,-16 66,-30 88,-24 96,-10! 112,-2! 94,4 78,18 40,36 -10,38 z'), 'rot', 5),
  flat(curve('84,-4! 40,30 -10,36 -30,28! 10,22 50,6 z'), 'paper', 1),
  // Near wing
  area(curve('-10,4! -40,-44 -34,-100 -10,-140! 0,-118! 18,-122! 18,-98! 36,-94! 32,-70! 48,-60! 42,-34 28,4 z'), 'blau', 5),
  line('M0,-118L-2,-50M18,-98L10,-40M32,-70L20,-28M-14,-20q10,10 22,2M-20,-44q12,10 26,0', 3, 1),
  { d: disc(78, -14, 4.4), fill: 'paper', stroke: 'ink', width: 3 },
  area('M94,-12L116,-2L92,4Z', 'ocker', 3.5),
];

/** A farmhouse: walled ground floor with its arch, a balcony of wood, stones on the shingles; stands on 0,0, 340 wide. */
const farmhouse = (): Drawing => [
  area('M-130,0V-130H130V0Z', 'paper', 5.5),
  comb('130,-120 130,-60 130,-4', '100,-120 96,-60 100,-4', { step: 8 }),
  area('M-130,-128V-216H130V-128Z', 'ocker', 5.5),
  line('M-100,-214V-176M-70,-214V-176M70,-214V-176M100,-214V-176M-130,-196H130', 3, 1),
  area('M-34,-128V-204H34V-128Z', 'weinrot', 4.5),
  // Balcony with flowers
  area('M-148,-132V-178H148V-132Z', 'ocker', 5),
  line([-124, -100, -76, -52, -28, -4, 20, 44, 68, 92, 116].map((x) => `M${x},-176l12,22l-12,22`).join(''), 3.5, 1, 'weinrot'),
  { d: beads([-130, -98, -64, -30, 6, 40, 74, 108, 134].map((x): Point => [x, -182]), 11), fill: 'rot', stroke: 'ink', width: 3 },
  area(curve('-40,0! -40,-56 -22,-84 0,-92 22,-84 40,-56 40,0! z'), 'weinrot', 5),
  line('M0,-88V0M-18,-40h8M10,-40h8', 3, 1),
  [-96, 92].map((x): Drawing => [area(`M${x - 20},-92H${x + 20}V-44H${x - 20}Z`, 'blau', 4), line(`M${x},-92V-44M${x - 20},-68H${x + 20}`, 3, 1), area(`M${x - 36},-94H${x - 20}V-42H${x - 36}Z`, 'gruen', 3.5), area(`M${x + 20},-94H${x + 36}V-42H${x + 20}Z`, 'gruen', 3.5)]),
  // Low roof, far over the eaves
  area('M-178,-204L0,-290L178,-204L166,-192L0,-268L-166,-192Z', 'rot', 5.5),
  area('M-118,-216L0,-266L118,-216Z', 'weinrot', 4),
  { d: [[-120, -240], [-72, -262], [72, -262], [120, -240]].map(([x, y]) => disc(x, y, 13, 9)).join(''), fill: 'grau', stroke: 'ink', width: 4 },
  area(disc(0, -236, 11), 'paper', 3.5),
];

export const EICHEL_FOLK: Parts = {
  'smoker-lying': smoker,
  'waver-seated': waver,
  'dog-white': dog,
  'bird-flying': bird,
  farmhouse,
  'folk-shoe': () => [area(curve('-18,-14! 6,-14 18,-4 38,2 44,10! 42,14! -20,14! z'), 'ink', 3), line('M-2,-6l12,6', 4, 1, 'ocker')],
  /** Looks right; with ear, brow and eye, hair to the nape. */
  'folk-head': () => [
    area('M-16,20L14,24L18,54L-22,54Z', 'haut', 4),
    area(curve('-18,-28! 8,-36 24,-24 27,-8! 31,0 40,9! 36,15 30,15! 32,21 28,25! 27,36 12,42 -4,38 -20,26 -26,2 z'), 'haut', 4.5),
    area(curve('20,-30! -2,-44 -32,-34 -42,-6 -38,24 -28,38! -16,26 -14,14! -8,4 -8,-12! 4,-14 12,-24 z'), 'weinrot', 4.5),
    area(curve('-10,-2! 0,-6 4,4 -2,14 -8,12 z'), 'haut', 3.5),
    { d: disc(17, -4, 4), fill: 'ink' },
    cuts('26,-15 18,-19 8,-15', 6),
    line('M14,24C20,26 24,24 28,20M5,16l10,-8M7,20l9,-8', 3, 1, 'rot'),
    line('M16,25C20,27 25,25 29,21', 3, 1),
  ],
  /** Felt hat for it, set back so that brow and eye are seen. */
  'folk-hat': () => [
    line('M-26,-44C-40,-62 -46,-78 -44,-92', 7, 0),
    line('M-26,-44C-40,-62 -46,-78 -44,-92', 2.6, 1, 'paper'),
    area(curve('-32,-24! -34,-54 -18,-66 -2,-60 14,-66 28,-50 26,-28! z'), 'gruen', 4.5),
    area(curve('-56,-10! -40,-26 0,-34 44,-34 52,-26! 20,-20 -20,-12 -44,-2 z'), 'gruen', 4.5),
    line('M-33,-30C-12,-38 8,-38 27,-36', 7, 1, 'rot'),
  ],
};
