import { curve, disc, poly } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Drawing, Parts } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { calf, hand, LINE, shoe, sleeve } from './people.js';

// The people of the eight, the seven and the six, about 300 high; they stand on y = 0.

const fish = (): Drawing => [
  area(curve('-44,0! -24,-18 10,-16 34,-2! 56,-20! 50,0 56,18! 34,4! 10,16 -24,16 z'), 'grau', 4.5),
  flat(disc(-30, -3, 4), 'paper'),
  flat(disc(-30, -3, 2.4), 'ink'),
  line('M-18,-13q8,13 0,26M-4,-10q6,5 0,10M6,-10q6,5 0,10M16,-8q5,4 0,8', 3, 1),
];

export const COUPLE_PARTS: Parts = {
  'laub-fish': fish,
  /** A lamb on an arm, its head to the right, its legs hanging. */
  'laub-lamb': () => [
    [-34, -16, 18, 34].map((x, i): Drawing => [
      area(curve(`${x - 7},4! ${x - 7},30 ${x - 5},${44 - (i % 2) * 6}! ${x + 6},${44 - (i % 2) * 6}! ${x + 7},28 ${x + 8},4! z`), 'paper', 4),
      { d: `M${x - 6},${40 - (i % 2) * 6}h12v10h-12Z`, fill: 'ink' },
    ]),
    area(curve('-52,6! -60,-10 -48,-24 -30,-32 -8,-28 12,-34 32,-28 46,-14 44,8 24,16 0,12 -24,18 z'), 'paper', 4.5),
    line('M-40,-8q8,10 16,0M-16,-14q8,10 16,0M6,-8q8,10 16,0M-26,4q8,8 16,0', 3, 1),
    area(curve('30,-26! 34,-50 52,-58 64,-50 84,-36 82,-24 62,-22 48,-14! z'), 'paper', 4.5),
    area(curve('44,-54! 22,-58 14,-44 28,-40 44,-44! z'), 'paper', 4),
    flat(disc(60, -42, 3.6), 'ink'),
    { d: 'M78,-40L88,-33L80,-26Z', fill: 'ink' },
  ],
  /** Red dress, blue apron, straw hat, a lamb on her arm; looks right. */
  'laub-lamb-woman': () => [
    { use: 'laub-neck', at: [0, -264], flip: true },
    shoe([-20, -2], 1),
    shoe([26, 0], 1),
    area(curve('-24,-146! -44,-90 -64,-10! -30,2 10,4 66,-8! 46,-90 26,-146! z'), 'rot', LINE),
    cuts(['-30,-120 -42,-67 -50,-8', '-16,-120 -24,-61 -28,-4'], 4),
    area(curve('-12,-144! -20,-80 -22,-22! 10,-16 48,-24! 40,-90 24,-146! z'), 'blau', LINE),
    cuts(['2,-134 -3,-80 -6,-24', '16,-134 21,-80 24,-24'], 4),
    comb('48,-26 40,-90 28,-136', [-20, 4], { step: 8 }),
    sleeve('paper', [24, -204, 16], [50, -176, 16], [60, -158, 11]),
    area(curve('-32,-212! 0,-226 32,-212! 34,-180 26,-140! 0,-134 -26,-140! -34,-180 z'), 'rot', LINE),
    area(curve('-18,-220! 0,-226 20,-218! 14,-190 4,-178! -10,-190 z'), 'paper', 4),
    line('M0,-176V-140M-10,-170L10,-160M-10,-158L10,-148', 4, 1, 'ocker'),
    { use: 'laub-face-woman', at: [0, -264], flip: true },
    { use: 'laub-hat-straw', at: [-2, -266], flip: true, turn: -6 },
    { use: 'laub-lamb', at: [30, -160], scale: 0.94 },
    sleeve('paper', [-26, -200, 19], [-40, -156, 17], [6, -142, 12]),
    line('M-46,-170q10,8 20,4', 3, 1),
    hand([4, -142], 84),
  ],
  /** Green jacket; the rake on his shoulder passes through his fist; looks left. */
  'laub-rake-man': () => [
    { use: 'laub-neck', at: [-2, -264] },
    shoe([36, -6], -1),
    calf('paper', [28, -70], [34, -16], 1),
    shoe([-24, 0], -1),
    calf('paper', [-16, -70], [-20, -12], 1),
    area(curve('-34,-130! -36,-90 -36,-58! 2,-54! 6,-84 4,-100! 12,-74 12,-54! 48,-58! 48,-90 42,-130! z'), 'ocker', LINE),
    cuts(['-14,-110 -16,-84 -14,-60', '30,-110 30,-84 28,-60'], 3),
    line('M-36,-60L2,-56M12,-56L48,-60', 8, 0),
    line('M-36,-60L2,-56M12,-56L48,-60', 4, 0, 'rot'),
    sleeve('gruen', [-28, -200, 17], [-58, -158, 16], [-24, -166, 11]),
    area(curve('-34,-214! 0,-226 36,-212! 48,-170 44,-134 52,-100! 4,-90 -46,-102! -40,-140 -44,-176 z'), 'gruen', LINE),
    comb('44,-190 46,-150 44,-134 50,-106', [-24, 2], { step: 7 }),
    area(curve('-20,-222! -2,-228 14,-222! 4,-160 2,-96! -16,-96! -18,-160 z'), 'rot', 4.5),
    { d: [-196, -172, -148, -124].map((y) => disc(-7, y, 4)).join(''), fill: 'ocker', stroke: 'ink', width: 2.5, from: 1 },
    line('M-22,-220L-26,-186L-18,-176M14,-222L16,-188L6,-178', 4, 1),
    { use: 'laub-face-man', at: [-2, -264] },
    { use: 'laub-hat', at: [-2, -266], tokens: { gruen: 'weinrot', rot: 'ocker' } },
    // The rake: over the far side of his head, down across the body
    cord('M-86,-300L96,-14', 'ocker', 7, 3.5),
    cord('M-122,-288L-60,-330', 'ocker', 9, 3.5),
    line('M-118,-292l-14,-18M-102,-303l-14,-18M-86,-313l-14,-18M-70,-324l-14,-18', 7, 0),
    hand([-22, -168], 66),
    sleeve('gruen', [32, -198, 20], [66, -154, 18], [40, -112, 12]),
    line('M48,-150q14,6 26,0M44,-176q8,8 18,8', 3, 1),
    hand([36, -108], -150),
  ],

  /** Sits on the edge of his jetty, the rod in both fists, two fish on the line; looks left. */
  'laub-angler': () => [
    { use: 'laub-neck', at: [-8, -198] },
    cord('M30,-46C-60,-96 -200,-108 -344,-94', 'ocker', 6, 3),
    line('M-344,-94C-348,-60 -346,-40 -348,10', 3, 0),
    { use: 'laub-fish', at: [-346, -44], turn: 96, scale: 0.62 },
    { use: 'laub-fish', at: [-350, 8], turn: 82, scale: 0.56 },
    shoe([-72, 46], -1),
    calf('paper', [-62, -30], [-68, 36], 1),
    area(curve('16,-54! -30,-60 -70,-54 -84,-36! -78,-8! -50,-6! -44,-18 0,-8 26,-2! z'), 'ocker', LINE),
    shoe([-40, 52], -1),
    calf('paper', [-38, -22], [-38, 42], 1),
    area(curve('24,-60! -20,-60 -52,-50 -62,-30! -56,-2! -24,0! -16,-10 10,0 44,0! 50,-30 z'), 'ocker', LINE),
    cuts(['-54,-20 -21,-32 10,-30', '-40,-46 -18,-48 10,-46'], 4),
    sleeve('gruen', [-20, -134, 16], [-50, -96, 15], [-58, -88, 11]),
    area(curve('-28,-150! 0,-160 30,-148! 48,-104 50,-60 58,-14! 26,-6 -6,-20! -6,-60 -28,-100 z'), 'gruen', LINE),
    comb('44,-118 50,-70 56,-20', [-26, 4], { step: 7 }),
    area(curve('-24,-152! 0,-162 28,-150! 14,-138 -12,-138! z'), 'paper', 4),
    { use: 'laub-face-man', at: [-8, -198] },
    { use: 'laub-hat-straw', at: [-6, -198], turn: 4 },
    hand([-56, -84], -60),
    sleeve('gruen', [28, -132, 20], [30, -84, 18], [-14, -74, 12]),
    line('M16,-90q10,8 22,4M24,-114q8,8 18,6', 3, 1),
    hand([-12, -74], -84),
  ],
  /** A basket on her back, one hand on its strap; walks left. */
  'laub-basket-woman': () => [
    { use: 'laub-neck', at: [-4, -264] },
    shoe([24, -4], -1),
    shoe([-34, 0], -1),
    // Basket of hay, wider above
    area(curve('10,-236! 20,-262 44,-254 62,-270 84,-254 104,-248! 100,-230! z'), 'gruen', 4.5),
    area(poly([[14, -238], [104, -244], [84, -128], [30, -126]]), 'ocker', LINE),
    line('M18,-216L100,-222M22,-194L96,-198M24,-172L92,-174M28,-150L88,-150M38,-238L44,-128M60,-240L58,-128M82,-242L72,-128', 3.5, 1),
    area(curve('-24,-146! -50,-90 -70,-12! -30,2 16,2 58,-10! 44,-80 26,-146! z'), 'rot', LINE),
    cuts(['20,-120 33,-68 40,-10', '4,-120 12,-61 14,-4'], 4),
    comb('56,-14 44,-80 30,-134', [-18, 2], { step: 8 }),
    area(curve('-22,-144! -46,-90 -58,-28! -30,-18 0,-22! 2,-90 4,-144! z'), 'paper', LINE),
    cuts(['-12,-134 -27,-80 -36,-28', '-4,-134 -10,-80 -14,-26'], 3),
    sleeve('paper', [-22, -204, 16], [-48, -166, 15], [-54, -142, 11]),
    hand([-56, -140], 196),
    area(curve('-32,-212! 0,-226 32,-210! 34,-180 28,-140! 0,-134 -26,-142! -34,-180 z'), 'blau', LINE),
    line('M-14,-222C-22,-190 -14,-160 8,-142', 11, 0),
    line('M-14,-222C-22,-190 -14,-160 8,-142', 5, 0, 'ocker'),
    { use: 'laub-face-woman', at: [-4, -264] },
    area(curve('-24,-284! -18,-304 12,-312 36,-292 40,-252 30,-220! 50,-206! 24,-200 4,-218! 16,-240 8,-270 -6,-286 z'), 'gruen', 4.5),
    line('M-14,-296C8,-292 24,-268 22,-234M0,-306C22,-298 34,-272 32,-240', 3, 1),
    { d: [[14, -290], [30, -268], [34, -240], [20, -214]].map(([x, y]) => disc(x, y, 3.4)).join(''), fill: 'paper', from: 1 },
    sleeve('paper', [24, -198, 18], [36, -164, 16], [2, -164, 12]),
    hand([4, -166], -70),
  ],

  /** Before his load, braced: body leaning back, both heels in the snow, a horn of the sledge in each hand; looks right. */
  'laub-sledge-man': () => [
    { use: 'laub-neck', at: [-100, -262], flip: true },
    joined([disc(70, -2, 26, 10), disc(106, 2, 22, 9), disc(36, 4, 20, 8)], 'paper', 4),
    shoe([64, -18], 1),
    calf('gruen', [8, -76], [58, -26], -1),
    area(curve('-66,-120! -30,-116 10,-104 24,-86! 14,-52! -12,-58! -40,-66 -70,-74! z'), 'ocker', LINE),
    shoe([24, -4], 1),
    calf('gruen', [-22, -66], [20, -14], -1),
    area(curve('-78,-124! -50,-110 -14,-92 -4,-74! -16,-42! -44,-50! -66,-60 -92,-74! z'), 'ocker', LINE),
    cuts(['-70,-100 -44,-83 -20,-64', '-80,-84 -60,-70 -40,-58'], 4),
    sleeve('gruen', [-70, -196, 16], [-30, -190, 15], [8, -204, 11]),
    hand([6, -204], 76),
    area(curve('-126,-200! -100,-222 -68,-214! -50,-176 -46,-150 -40,-104! -72,-90 -104,-92! -112,-120 -132,-164 z'), 'gruen', LINE),
    comb('-104,-94 -114,-124 -130,-164', [26, -6], { step: 7 }),
    line('M-78,-212C-66,-180 -62,-140 -62,-96M-108,-124C-84,-116 -62,-118 -44,-126', 4.5, 1),
    area(curve('-114,-212! -92,-226 -66,-214! -74,-202 -104,-198! z'), 'rot', 4.5),
    { use: 'laub-face-man', at: [-100, -262], flip: true, turn: -10 },
    { use: 'laub-hat', at: [-102, -264], flip: true, turn: -12, tokens: { gruen: 'weinrot', rot: 'ocker' } },
    sleeve('gruen', [-104, -192, 19], [-60, -158, 17], [-8, -152, 12]),
    line('M-84,-182q6,10 16,10M-50,-164q-2,12 4,18', 3, 1),
    hand([-10, -152], 84),
  ],
};
