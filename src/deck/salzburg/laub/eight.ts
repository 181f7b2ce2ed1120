import { curve, disc, poly, rect } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { soleShade, tuft } from '../shared/ground.js';
import { calf, faceMan, faceWoman, hand, hat, hatStraw, LINE, neck, shoe, sleeve } from './folk.js';
import { laubPeaks, lime } from './scenery.js';

/** A lamb on an arm, with its head to the right and its legs hanging. */
const lamb = (): Drawing => [
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

/** A woman in a red dress, blue apron and straw hat, who holds a lamb and looks to the right. */
const lambWoman = (): Drawing => [
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
  // Both hands under the lamb, one from each side
  hand([84, -124], -84, true),
  sleeve('weinrot', [-26, -200, 19], [-46, -154, 18], [4, -128, 12]),
  line('M-52,-170q10,8 20,4M-16,-128q6,-4 6,-12', 3, 1),
  hand([2, -128], 84),
];

/** A man in a green jacket who looks to the left, with a rake that passes through the fist and over the shoulder. */
const rakeMan = (): Drawing => [
  { use: neck, at: [-2, -264] },
  // The far foot forward, the weight on the near leg
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
  // Rake over the far side of the head, down across the body
  cord('M-86,-300L96,-14', 'ocker', 7, 3.5),
  cord('M-122,-288L-60,-330', 'ocker', 9, 3.5),
  line('M-118,-292l-14,-18M-102,-303l-14,-18M-86,-313l-14,-18M-70,-324l-14,-18', 7, 0),
  hand([-22, -168], 66),
  sleeve('gruen', [32, -198, 20], [66, -154, 18], [40, -112, 12]),
  line('M48,-150q14,6 26,0M44,-176q8,8 18,8', 3, 1),
  hand([36, -108], -150),
];

/** A wayside shrine with a painted post, a gable of shingles, and a crucifix behind flowers. */
const marterl = (): Drawing => [
  area(
    poly([
      [-12, 0],
      [-9, -130],
      [9, -130],
      [12, 0],
    ]),
    'weinrot',
    4.5,
  ),
  line('M-9,-30L9,-48M-10,-60L9,-78M-9,-90L9,-108', 4, 1, 'ocker'),
  area(rect(-34, -206, 68, 80), 'haut', 4.5),
  area(curve('-22,-132! -22,-176 0,-198 22,-176 22,-132! z'), 'blau', 4),
  line('M0,-188V-136M-14,-172H14', 9, 0),
  line('M0,-188V-136M-14,-172H14', 4, 0, 'ocker'),
  area(
    poly([
      [-54, -194],
      [0, -250],
      [54, -194],
      [44, -186],
      [-44, -186],
    ]),
    'weinrot',
    4.5,
  ),
  line('M-30,-204v10M-14,-220v14M2,-204v12M16,-222v16M30,-204v10', 3, 1),
  area(rect(-40, -130, 80, 12), 'weinrot', 4),
  [-20, 0, 20].map((x) => area(disc(x, -136, 8), 'rot', 3.5)),
];

export const eight: CardArt = numberCard('L8', {
  behind: () => [{ use: laubPeaks, at: [300, 1580], scale: 1.1 }],
  before: () => [
    { use: marterl, at: [158, 1640], scale: 1.35 },
    { use: lime, at: [846, 1626], scale: 1.16 },
    soleShade([382, 1676], 100),
    { use: lambWoman, at: [370, 1670], scale: 1.42 },
    soleShade([648, 1698], 96),
    { use: rakeMan, at: [664, 1690], scale: 1.42 },
    tuft([250, 1694], 0.7, 'gruen'),
  ],
});
