import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { soleShade } from '../shared/ground.js';
import { fir } from '../shared/scenery.js';
import { faceMan, hat, LINE, sleeve, smallHand } from './folk.js';
import { lime } from './scenery.js';

// The hunters and hounds of the ten look to the right and stand on y = 0.

/** A near leg that merges into the trunk. The whole leg is coloured, and its line is open at the top. */
const limb = (text: string): Drawing => [flat(`${curve(text)}Z`, 'paper'), line(curve(text), 4.5, 0)];

/** A hunter who kneels on the near knee and takes aim, with the far elbow on the other knee. */
const hunter = (): Drawing => [
  // Far leg, foot flat in front
  { d: curve('50,-14! 52,4! 104,4! 104,-4 90,-10 78,-18! z'), fill: 'ink', stroke: 'ink', width: 3 },
  area(curve('48,-78! 52,-44 54,-12! 78,-12! 82,-40 84,-78! z'), 'gruen', LINE),
  area(curve('-30,-78! 10,-92 50,-98 76,-94! 88,-86 86,-68 80,-60! 48,-58! 20,-48 -10,-36! z'), 'blau', LINE),
  line('M48,-59L84,-64', 8, 0),
  line('M48,-59L84,-64', 4, 0, 'rot'),
  // Near leg: knee and toes on the ground
  { d: curve('-82,-34! -100,-30 -104,-14 -98,4! -84,4! -78,-8 -68,-14! z'), fill: 'ink', stroke: 'ink', width: 3 },
  area(curve('-6,-30! -40,-38 -80,-34! -78,-10! -50,-2 -10,2! z'), 'gruen', LINE),
  area(curve('-62,-72! -56,-44 -34,-14 -12,2! 12,6 26,-6 22,-20! 10,-40 -4,-66! z'), 'blau', LINE),
  cuts(['-46,-52 -30,-30 -10,-14', '-26,-56 -14,-38 2,-24'], 3.5),
  comb('24,-10 12,-38 0,-60', [-20, 4], { step: 7 }),
  // Far arm under the barrel
  sleeve('rot', [14, -140, 16], [70, -110, 16], [98, -142, 11]),
  { use: smallHand, at: [96, -140], turn: 40, flip: true },
  // Coat with its tail on the heel
  area(curve('-40,-138! -10,-160 18,-150! 24,-120 14,-90 12,-66! -20,-54 -66,-56! -60,-84 -58,-112 z'), 'rot', LINE),
  comb('-60,-60 -20,-58 10,-68', [2, -22], { step: 7 }),
  // Game bag on its strap
  area(curve('-74,-84! -52,-92 -34,-86! -24,-60 -30,-42 -58,-36 -78,-46 z'), 'weinrot', LINE),
  line('M-76,-66q22,14 50,-2', 4, 1, 'ocker'),
  line('M-44,-88L8,-146', 10, 0),
  line('M-44,-88L8,-146', 5, 0, 'paper'),
  area(curve('2,-180! -8,-150! 20,-138! 40,-150! z'), 'haut', 4),
  { use: faceMan, at: [24, -186], flip: true, turn: 12 },
  { use: hat, at: [22, -186], flip: true, turn: 10 },
  // The gun
  line('M60,-158L238,-182', 13, 0),
  line('M62,-158L236,-181', 6, 0, 'grau'),
  area(
    curve('-34,-148! -40,-108! -14,-112 20,-134 56,-147 110,-154! 116,-166! 60,-163 36,-160 6,-150 z'),
    'weinrot',
    4.5,
  ),
  line('M40,-142q4,18 20,-2', 3.5, 1),
  line('M46,-158L40,-174L50,-172', 5, 0),
  // Near arm, its elbow out
  sleeve('rot', [-24, -134, 20], [10, -98, 17], [40, -136, 11]),
  line('M-4,-124q2,14 12,16M22,-104q-8,-6 -8,-14', 3, 1),
  { use: smallHand, at: [38, -134], turn: 30 },
];

/** A hound at full stretch with its ears back. */
const houndRun = (): Drawing => [
  line(curve('-88,-84 -122,-100 -146,-130'), 14, 0),
  line(curve('-88,-84 -122,-100 -144,-127'), 6.5, 0, 'paper'),
  area(curve('-70,-70! -72,-44 -92,-30 -104,-14 -112,0! -90,1! -84,-10 -72,-24 -48,-40 -36,-60! z'), 'paper', 4.5),
  area(curve('44,-60! 68,-40 96,-30 122,-30! 138,-26 136,-16! 118,-12 92,-12 58,-24 30,-44! z'), 'paper', 4.5),
  area(
    curve(
      '-92,-86! -60,-100 -10,-94 36,-98 66,-110 92,-128! 108,-134 122,-124 130,-112! 146,-106 158,-98 158,-88 146,-82 126,-84 108,-88! 96,-72 84,-52 62,-40! 30,-42 0,-56 -30,-64 -58,-60! -84,-56 -100,-68 z',
    ),
    'paper',
    LINE,
  ),
  comb('58,-44 30,-44 0,-58 -34,-64', [-6, -18], { step: 7 }),
  area(curve('-50,-99! -10,-94 26,-97! 24,-76 -10,-70 -44,-78 z'), 'weinrot', 4),
  limb('-100,-72! -106,-54 -124,-44 -134,-26 -148,-8 -150,0! -126,2! -120,-10 -110,-26 -92,-34 -66,-46 -52,-68!'),
  limb('34,-74! 40,-56 60,-44 90,-46 118,-54! 136,-54 138,-42! 122,-36 92,-28 56,-24 34,-38 22,-58!'),
  area(curve('102,-126! 82,-134 62,-124 54,-108! 72,-102 92,-104 106,-110 z'), 'weinrot', 4.5),
  flat(disc(122, -112, 3.8), 'ink'),
  flat(disc(156, -96, 6), 'ink'),
  line('M152,-86Q138,-88 128,-96M116,-120q6,-4 12,1M130,-52v8M120,-28v8M-138,0v-6M-100,0v-6', 3, 1),
];

/** A baying hound with one forepaw lifted. */
const houndBay = (): Drawing => [
  line(curve('-84,-88 -106,-112 -102,-148'), 14, 0),
  line(curve('-84,-88 -106,-112 -102,-144'), 6.5, 0, 'paper'),
  area(curve('-56,-60! -60,-36 -46,-24 -54,-8 -60,2! -36,2! -30,-14 -24,-28 -26,-60! z'), 'paper', 4.5),
  area(curve('34,-60! 34,-30 28,-10 28,2! 52,2! 52,-20 62,-56! z'), 'paper', 4.5),
  area(
    curve(
      '-92,-88! -60,-102 -10,-96 28,-104 48,-126! 52,-150 68,-162 86,-158! 106,-174 120,-178 127,-168 120,-158 98,-144! 114,-144 118,-136 110,-128 92,-126! 84,-110 82,-86 68,-60 48,-48! 20,-46 -10,-58 -34,-62! -80,-60 -98,-70 z',
    ),
    'paper',
    LINE,
  ),
  comb('60,-56 30,-48 0,-56 -28,-62', [-6, -18], { step: 7 }),
  area(curve('-92,-86! -64,-101 -34,-100! -30,-80 -58,-70 -90,-76 z'), 'weinrot', 4),
  limb('-98,-76! -104,-56 -96,-44 -82,-36 -86,-20 -92,-6 -94,2! -68,2! -66,-10 -58,-32 -56,-40 -44,-52 -40,-70!'),
  limb('38,-78! 44,-60 62,-54 84,-62! 98,-60 98,-42 92,-26! 80,-24! 80,-38 62,-32 36,-36 22,-56!'),
  area(curve('66,-150! 50,-146 42,-124 48,-106! 64,-108 74,-126 78,-142 z'), 'weinrot', 4.5),
  flat(disc(84, -147, 3.6), 'ink'),
  flat(disc(123, -172, 6), 'ink'),
  line('M101,-141L116,-147', 5, 0, 'rot'),
  line('M-88,2v-6M-78,2v-6M36,2v-6M86,-26v6', 3, 1),
];

export const ten: CardArt = numberCard('L10', {
  before: () => [
    { use: fir, at: [112, 1590], scale: 0.58 },
    { use: lime, at: [866, 1612], scale: 0.6 },
    soleShade([180, 1694], 90),
    { use: houndBay, at: [180, 1692], scale: 0.94 },
    soleShade([384, 1700], 90),
    { use: hunter, at: [386, 1696], scale: 1.13 },
    soleShade([692, 1702], 96),
    { use: houndRun, at: [680, 1694], scale: 1.04 },
  ],
});
