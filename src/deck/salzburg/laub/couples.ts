import { curve, disc, poly } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { calf, hand, LINE, shoe, sleeve, neck, faceWoman, hatStraw, faceMan, hat } from './people.js';
import { handSmallFist, handSmall } from '../hands.js';

// The people of the eight, the seven and the six, about 300 high; they stand on y = 0.

export const fish = (): Drawing => [
  area(curve('-44,0! -24,-18 10,-16 34,-2! 56,-20! 50,0 56,18! 34,4! 10,16 -24,16 z'), 'grau', 4.5),
  flat(disc(-30, -3, 4), 'paper'),
  flat(disc(-30, -3, 2.4), 'ink'),
  line('M-18,-13q8,13 0,26M-4,-10q6,5 0,10M6,-10q6,5 0,10M16,-8q5,4 0,8', 3, 1),
];

/** A lamb on an arm, its head to the right, its legs hanging. */
export const lamb = (): Drawing => [
  area(
    curve('-8,24! -10,56 -8,74! 4,74! 6,54 8,26! z') + curve('16,26! 16,52 20,68! 31,66! 30,50 32,24! z'),
    'paper',
    4,
  ),
  { d: 'M-10,70H6L8,85H-13ZM18,65L33,62L37,77L20,80Z', fill: 'ink' },
  joined(
    [
      [-50, -2, 18],
      [-40, -24, 17],
      [-18, -32, 18],
      [8, -32, 18],
      [30, -28, 18],
      [44, -12, 17],
      [42, 10, 17],
      [22, 20, 18],
      [-2, 22, 18],
      [-26, 20, 18],
      [-46, 14, 16],
      [-4, -4, 34],
      [36, -40, 15],
    ].map(([x, y, r]) => disc(x, y, r)),
    'paper',
    4.5,
  ),
  line(
    'M-56,-4q3,10 12,7q6,-4 2,-10M-34,-26q3,10 12,7q6,-4 2,-10M-4,-30q3,10 12,7q6,-4 2,-10M22,-20q3,9 11,6M-30,2q3,10 12,7q6,-4 2,-10M0,-2q3,10 12,7q6,-4 2,-10M-10,16q10,6 18,-2M24,8q3,9 11,6',
    3,
    1,
  ),
  area(curve('32,-50! 42,-64 58,-64 72,-50 86,-38 84,-26 66,-22 50,-26 38,-34! z'), 'paper', 4),
  area(curve('44,-60! 30,-58 20,-40 22,-24 32,-22 42,-36 48,-50! z'), 'paper', 4),
  line('M40,-52q-8,8 -10,20', 2.6, 2),
  line('M56,-54q6,-4 10,1', 3, 1),
  flat(disc(62, -48, 3.6), 'ink'),
  { d: 'M78,-44L88,-37L80,-31Z', fill: 'ink' },
  line('M82,-29q-6,3 -11,1', 2.6, 1),
];

/** Red dress, blue apron, straw hat, a lamb on her arm; looks right. */
export const lambWoman = (): Drawing => [
  { use: neck, at: [0, -264], flip: true },
  shoe([-42, 2], 1),
  shoe([20, 4], 1),
  area('M-54,-46H-35V-15H-54ZM8,-46H27V-13H8Z', 'paper', 4),
  area(curve('-24,-146! -44,-90 -66,-40! -30,-28 10,-26 64,-38! 46,-90 26,-146! z'), 'rot', LINE),
  cuts(['-30,-120 -42,-80 -51,-37', '-16,-120 -24,-76 -29,-33'], 4),
  area(curve('-12,-144! -20,-96 -22,-48! 10,-42 46,-48! 40,-96 24,-146! z'), 'blau', LINE),
  cuts(['2,-114 -2,-86 -6,-50', '18,-114 21,-86 24,-50'], 4),
  comb('46,-50 40,-96 30,-130', [-20, 4], { step: 8 }),
  sleeve('weinrot', [26, -202, 16], [92, -182, 14], [106, -158, 14], [82, -124, 11]),
  area(curve('-32,-212! 0,-226 32,-212! 34,-180 26,-140! 0,-134 -26,-140! -34,-180 z'), 'rot', LINE),
  area(curve('-18,-220! 0,-226 20,-218! 14,-190 4,-178! -10,-190 z'), 'paper', 4),
  line('M0,-176V-140M-10,-170L10,-160M-10,-158L10,-148', 4, 1, 'ocker'),
  { use: faceWoman, at: [2, -262], flip: true, turn: 13 },
  { use: hatStraw, at: [-1, -264], flip: true, turn: 6 },
  { use: lamb, at: [30, -160], scale: 0.94 },
  // Both hands under it, one from each side
  hand([84, -124], -84, true),
  sleeve('weinrot', [-26, -200, 19], [-46, -154, 18], [4, -128, 12]),
  line('M-52,-170q10,8 20,4M-16,-128q6,-4 6,-12', 3, 1),
  hand([2, -128], 84),
];

/** Green jacket; the rake on his shoulder passes through his fist; looks left. */
export const rakeMan = (): Drawing => [
  { use: neck, at: [-2, -264] },
  // The far foot set before him, his weight on the near leg
  shoe([-62, -4], -1),
  calf('paper', [-48, -84], [-58, -18], 1),
  area(curve('-34,-142! -58,-112 -66,-84! -28,-76! -14,-104 -4,-128! z'), 'ocker', LINE),
  shoe([24, 2], -1),
  calf('paper', [24, -84], [28, -14], 1),
  area(curve('-20,-140! -2,-108 4,-82! 44,-78! 54,-106 44,-140! z'), 'ocker', LINE),
  cuts(['-38,-122 -46,-104 -48,-84', '4,-122 14,-104 16,-86'], 3),
  comb('46,-82 52,-106 46,-130', [-18, 2], { step: 7 }),
  line('M-66,-86L-28,-78M4,-84L44,-80', 8, 0),
  line('M-66,-86L-28,-78M4,-84L44,-80', 4, 0, 'rot'),
  sleeve('gruen', [-28, -200, 17], [-58, -158, 16], [-24, -166, 11]),
  area(curve('-34,-214! 0,-226 36,-212! 48,-176 44,-154 50,-134! 4,-125 -44,-136! -40,-156 -44,-182 z'), 'gruen', LINE),
  comb('44,-190 46,-160 44,-152 48,-138', [-24, 2], { step: 7 }),
  area(curve('-20,-222! -2,-228 14,-222! 4,-170 2,-128! -16,-128! -18,-170 z'), 'rot', 4.5),
  { d: [-200, -178, -156].map((y) => disc(-7, y, 4)).join(''), fill: 'ocker', stroke: 'ink', width: 2.5, from: 1 },
  line('M-22,-220L-26,-186L-18,-176M14,-222L16,-188L6,-178', 4, 1),
  { use: faceMan, at: [-2, -264] },
  { use: hat, at: [-2, -266], tokens: { gruen: 'weinrot', rot: 'ocker' } },
  // The rake: over the far side of his head, down across the body
  cord('M-86,-300L96,-14', 'ocker', 7, 3.5),
  cord('M-122,-288L-60,-330', 'ocker', 9, 3.5),
  line('M-118,-292l-14,-18M-102,-303l-14,-18M-86,-313l-14,-18M-70,-324l-14,-18', 7, 0),
  hand([-22, -168], 66),
  sleeve('gruen', [32, -198, 20], [66, -154, 18], [40, -112, 12]),
  line('M48,-150q14,6 26,0M44,-176q8,8 18,8', 3, 1),
  hand([36, -108], -150),
];

/** Sits on the edge of his jetty, the rod in both fists, two fish on the line; looks left. */
export const angler = (): Drawing => [
  { use: neck, at: [-8, -198] },
  cord('M44,-36C-40,-84 -180,-142 -354,-130', 'ocker', 6, 3),
  // Two hooks, a fish on each
  line('M-354,-130C-362,-110 -369,-92 -366,-70M-354,-130C-346,-116 -330,-86 -332,-52', 3, 0),
  { use: fish, at: [-366, -42], turn: 94, scale: 0.66 },
  { use: fish, at: [-331, -24], turn: 86, scale: 0.66 },
  // The legs hang from the knee over the end of the jetty
  shoe([-108, 56], -1),
  calf('paper', [-88, -10], [-104, 42], 1),
  area(curve('0,-52! -50,-64 -86,-60 -102,-44 -102,-8! -74,-4! -60,-30 z'), 'rot', LINE),
  shoe([-58, 72], -1),
  calf('paper', [-54, 0], [-56, 58], 1),
  area(curve('56,-44! 10,-56 -50,-52 -70,-42 -74,-24 -70,4! -38,6! -34,-6 0,0 50,3! 70,0 z'), 'rot', LINE),
  cuts(['-62,-24 -48,-32 -34,-30', '20,-40 0,-36 -20,-36'], 4),
  comb('-30,-4 10,0 50,2', [6, -14], { step: 8 }),
  line('M-72,2L-36,5M-104,-10L-75,-6', 9, 0),
  line('M-72,2L-36,5M-104,-10L-75,-6', 5, 0, 'blau'),
  sleeve('gruen', [-20, -134, 16], [-58, -106, 15], [-66, -70, 11]),
  area(
    curve('-28,-150! 0,-160 30,-148! 50,-104 54,-60 72,-8! 48,-10 28,-28 6,-50! -16,-55! -24,-80 -30,-110 z'),
    'gruen',
    LINE,
  ),
  comb('46,-118 52,-70 66,-16', [-24, 4], { step: 7 }),
  area(curve('-24,-152! 0,-162 28,-150! 14,-138 -12,-138! z'), 'paper', 4),
  { use: faceMan, at: [-8, -198] },
  { use: hatStraw, at: [-6, -198], turn: 4 },
  { use: handSmallFist, at: [-65, -70], turn: 24 },
  sleeve('gruen', [28, -132, 20], [40, -84, 17], [-12, -66, 12]),
  line('M26,-88q8,6 22,2M26,-112q8,8 18,6', 3, 1),
  { use: handSmallFist, at: [-14, -62], turn: 20 },
];

/** A basket on her back, one hand on its strap; walks left. */
export const basketWoman = (): Drawing => [
  { use: neck, at: [-4, -264] },
  shoe([24, -4], -1),
  shoe([-34, 0], -1),
  // Basket of hay, wider above
  area(curve('10,-236! 20,-262 44,-254 62,-270 84,-254 104,-248! 100,-230! z'), 'gruen', 4.5),
  area(
    poly([
      [14, -238],
      [104, -244],
      [84, -128],
      [30, -126],
    ]),
    'ocker',
    LINE,
  ),
  line(
    'M18,-216L100,-222M22,-194L96,-198M24,-172L92,-174M28,-150L88,-150M38,-238L44,-128M60,-240L58,-128M82,-242L72,-128',
    3.5,
    1,
  ),
  area(curve('-24,-146! -50,-90 -70,-12! -30,2 16,2 58,-10! 44,-80 26,-146! z'), 'rot', LINE),
  cuts(['20,-120 33,-68 40,-10', '4,-120 12,-61 14,-4'], 4),
  comb('56,-14 44,-80 30,-134', [-18, 2], { step: 8 }),
  area(curve('-22,-144! -46,-90 -58,-28! -30,-18 0,-22! 2,-90 4,-144! z'), 'paper', LINE),
  cuts(['-12,-134 -27,-80 -36,-28', '-4,-134 -10,-80 -14,-26'], 3),
  sleeve('paper', [-22, -204, 16], [-48, -166, 15], [-54, -142, 11]),
  // The can with his soup
  line(curve('-78,-104 -74,-130 -54,-142 -36,-130 -32,-104'), 4, 0),
  area('M-74,-106H-36L-28,-62H-82Z', 'grau', 4),
  area(disc(-55, -107, 24, 7), 'grau', 4),
  line('M-79,-76Q-55,-68 -31,-76M-66,-94V-82', 3, 1),
  { use: handSmall, at: [-54, -150], turn: 186, scale: 0.9 },
  area(curve('-32,-212! 0,-226 32,-210! 34,-180 28,-140! 0,-134 -26,-142! -34,-180 z'), 'blau', LINE),
  line('M-14,-222C-22,-190 -14,-160 8,-142', 11, 0),
  line('M-14,-222C-22,-190 -14,-160 8,-142', 5, 0, 'ocker'),
  { use: faceWoman, at: [-4, -264] },
  area(
    curve('-24,-284! -18,-304 12,-312 36,-292 40,-252 30,-220! 50,-206! 24,-200 4,-218! 16,-240 8,-270 -6,-286 z'),
    'gruen',
    4.5,
  ),
  line('M-14,-296C8,-292 24,-268 22,-234M0,-306C22,-298 34,-272 32,-240', 3, 1),
  {
    d: [
      [14, -290],
      [30, -268],
      [34, -240],
      [20, -214],
    ]
      .map(([x, y]) => disc(x, y, 3.4))
      .join(''),
    fill: 'paper',
    from: 1,
  },
  sleeve('paper', [24, -198, 18], [36, -164, 16], [2, -164, 12]),
  hand([4, -166], -70),
];

/** Before his load, braced: body leaning back, both heels in the snow, a horn of the sledge in each hand; looks right. */
export const sledgeMan = (): Drawing => [
  { use: neck, at: [-100, -262], flip: true },
  joined([disc(112, 4, 15, 9), disc(98, 8, 14, 7), disc(118, -12, 8)], 'paper', 4),
  { d: curve('50,-34! 72,-36 84,-50 96,-56 104,-48 84,-20 66,-6! 48,-8! z'), fill: 'ink', stroke: 'ink', width: 3 },
  // The sack he sits on
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
