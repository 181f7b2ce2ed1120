import { curve, disc, poly, rect } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { land, tuft } from '../shared/ground.js';
import { handSmall, handSmallFist } from '../shared/hands.js';
import { calf, faceMan, faceWoman, hand, hatStraw, LINE, neck, shoe, sleeve } from './folk.js';

// The people are about 300 high and stand on y = 0.

const fish = (): Drawing => [
  area(curve('-44,0! -24,-18 10,-16 34,-2! 56,-20! 50,0 56,18! 34,4! 10,16 -24,16 z'), 'grau', 4.5),
  flat(disc(-30, -3, 4), 'paper'),
  flat(disc(-30, -3, 2.4), 'ink'),
  line('M-18,-13q8,13 0,26M-4,-10q6,5 0,10M6,-10q6,5 0,10M16,-8q5,4 0,8', 3, 1),
];

/** An angler who sits on a jetty's edge and looks to the left, with the rod in both fists and two fish on the line. */
const angler = (): Drawing => [
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

/** A woman who walks to the left, with a basket on her back and one hand on its strap. */
const basketWoman = (): Drawing => [
  { use: neck, at: [-4, -264] },
  shoe([24, -4], -1),
  shoe([-34, 0], -1),
  // Basket of hay, wider at the top
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
  // Can with the angler's soup
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

/** A castle on its rock: a wall with battlements, a keep under a pitched roof, and a gate. */
const castle = (): Drawing => [
  area(curve('-150,0! -136,-50 -96,-76 -88,-122! 90,-122! 104,-84 132,-56 150,0! z'), 'grau', 5),
  cuts(['-70,-116 -87,-69 -110,-20', '-20,-116 -30,-62 -40,-10', '30,-110 30,-61 20,-14', '70,-112 84,-68 100,-20'], 5),
  comb('96,-110 104,-84 134,-54 148,-6', [-40, 10], { step: 9 }),
  area(
    poly([
      [-88, -122],
      [-88, -186],
      [-74, -186],
      [-74, -174],
      [-60, -174],
      [-60, -186],
      [-46, -186],
      [-46, -174],
      [-32, -174],
      [-32, -186],
      [-18, -186],
      [-18, -122],
    ]),
    'haut',
    5,
  ),
  area(rect(-18, -232, 60, 110), 'haut', 5),
  area(
    poly([
      [-30, -228],
      [12, -292],
      [54, -228],
    ]),
    'rot',
    5,
  ),
  line('M12,-292V-318M12,-316L34,-308L12,-300', 4, 0),
  area(
    poly([
      [42, -122],
      [42, -166],
      [90, -166],
      [90, -122],
    ]),
    'haut',
    5,
  ),
  area(
    poly([
      [34, -162],
      [66, -194],
      [98, -162],
    ]),
    'rot',
    5,
  ),
  area(curve('-64,-122! -64,-142 -53,-152 -42,-142 -42,-122! z'), 'weinrot', 4),
  line('M2,-206v16M22,-206v16M12,-166v14M66,-150v12', 7, 0),
  line('M-80,-140h10M-34,-160h10M-10,-150h10M28,-136h10M-12,-216h8', 3, 2),
];

/** A landing stage seen from the side, with its planks on y 0. */
const jetty = (): Drawing => [
  [
    [-108, 60],
    [104, 56],
  ].map(([x, long]): Drawing => [area(rect(x, 14, 20, long), 'weinrot', 4.5), line(`M${x + 6},26v${long - 20}`, 3, 1)]),
  area(
    poly([
      [-150, 0],
      [150, 0],
      [166, 24],
      [-160, 24],
    ]),
    'haut',
    5,
  ),
  line('M-100,2l-4,20M-50,2l-2,20M0,2v20M50,2l2,20M100,2l6,20', 3.5, 1),
];

export const seven: CardArt = numberCard('L7', {
  behind: () => [{ use: castle, at: [324, 1580], scale: 1.3 }],
  before: () => [
    land([1606, 1610, 1640, 1700, 1740], 'blau'),
    line(
      'M90,1640q20,-10 40,0t40,0t40,0M210,1672q20,-10 40,0t40,0t40,0M100,1684q18,-8 36,0t36,0M360,1690q16,-8 32,0t32,0',
      4,
      1,
    ),
    { use: jetty, at: [732, 1602], scale: 1.2 },
    { use: basketWoman, at: [784, 1634], scale: 1.36 },
    { use: angler, at: [570, 1600], scale: 1.24 },
    tuft([900, 1694], 0.8, 'gruen'),
  ],
});
