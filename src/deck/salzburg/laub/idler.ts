import { around, curve, disc } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Drawing, Parts } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { resting } from '../schell/fleece.js';
import { LINE, shoe, sleeve } from './people.js';

// The youth of the nine and his flock; they stand and lie on y = 0.

export const IDLER_PARTS: Parts = {
  /** He leans over to a stump 138 high at his left, chin on fist, the free leg crossed before the other on its toe. */
  'laub-youth': (): Drawing => [
    { use: 'laub-neck', at: [-34, -262], turn: -6 },
    shoe([22, -2], -1),
    area(curve('8,-92! 6,-56 14,-14! 34,-14! 42,-48 46,-66 44,-92! z'), 'blau', LINE),
    area(curve('6,-140! 4,-112 6,-86! 48,-84! 56,-110 56,-140! z'), 'weinrot', LINE),
    area(curve('36,-88! 46,-56 70,-24! 88,-32! 94,-56 86,-78 72,-100! z'), 'blau', LINE),
    { d: curve('68,-28! 90,-38! 98,-26 92,-10 80,4! 66,6 60,0 66,-12 z'), fill: 'ink', stroke: 'ink', width: 3 },
    area(curve('-12,-152! 0,-126 18,-100 32,-80! 74,-98! 72,-122 60,-150! z'), 'weinrot', LINE),
    cuts(['6,-138 20,-116 36,-92', '52,-138 56,-120 60,-104'], 4),
    comb('72,-102 70,-124 60,-146', [-20, 6], { step: 7 }),
    line('M32,-82L74,-100', 9, 0),
    line('M32,-82L74,-100', 4, 0, 'gruen'),
    // The arm that carries him: elbow on the stump
    sleeve('paper', [-90, -150, 14], [-84, -172, 13], [-74, -196, 10]),
    sleeve('paper', [-92, -152, 16], [-68, -172, 18], [-36, -204, 19]),
    line('M-74,-178q4,12 -4,20M-54,-196q8,10 2,22', 3, 1),
    { use: 'hand-small-fist', at: [-71, -196], turn: 10, flip: true },
    area(curve('-48,-212! -16,-230 20,-218! 44,-178 60,-142! 24,-128 -14,-140! -34,-172 z'), 'rot', LINE),
    comb('40,-186 54,-158 58,-146', [-22, 2], { step: 7 }),
    area(curve('-34,-222! -18,-230 -2,-226! -6,-180 -2,-138! -12,-140! -28,-178 z'), 'paper', 4),
    line('M-20,-222q4,40 12,78', 2.6, 2),
    { d: [[4, -206], [6, -184], [9, -162]].map(([x, y]) => disc(x, y, 4.5)).join(''), fill: 'ocker', stroke: 'ink', width: 2.5, from: 1 },
    area(curve('-16,-150! 22,-140 60,-154! 63,-134! 24,-120 -14,-130! z'), 'gruen', 4.5),
    { use: 'laub-face-lad', at: [-34, -262], turn: -8 },
    { use: 'laub-hat-straw', at: [-24, -264], turn: 14 },
    // The other arm hangs, thumb behind the belt
    sleeve('paper', [22, -202, 19], [58, -172, 17], [66, -152, 16], [44, -142, 11]),
    line('M48,-184q10,8 20,2M54,-160q8,4 14,0', 3, 1),
    { use: 'hand-small', at: [46, -142], turn: -112, flip: true, scale: 0.8 },
  ],
  /** The stump he leans on: rings, bark, a branch lopped at each side and one green shoot. */
  'laub-stump': (): Drawing => [
    area(curve('-52,-74! -72,-92 -90,-112! -72,-126! -54,-108 -44,-92! z'), 'weinrot', 5),
    area(disc(-81, -119, 9, 12, 52), 'ocker', 4),
    area(curve('48,-60! 66,-70 84,-78! 78,-98! 58,-90 44,-80! z'), 'weinrot', 5),
    area(disc(81, -88, 7, 11, -14), 'ocker', 4),
    cord(curve('-46,-40 -66,-50 -74,-68'), 'gruen', 6, 3.5),
    [[-66, -56, -70], [-74, -66, 4], [-58, -46, -130]].map(([x, y, turn]): Drawing => [{ use: 'leaflet', at: [x, y], turn, scale: 0.5 }]),
    area(curve('-92,6! -66,-12 -54,-60 -56,-138! 56,-138! 52,-60 64,-14 96,6! 54,-2 34,12 6,-4 -22,12 -44,-2 z'), 'weinrot', 5.5),
    comb('54,-128 51,-64 62,-18', [-34, 6], { step: 8 }),
    cuts(['-40,-122 -42,-70 -54,-12', '-24,-120 -22,-84 -30,-52', '-26,-40 -28,-18 -34,-4', '-4,-120 -10,-66 -4,-8', '14,-122 20,-92 16,-64', '22,-50 22,-28 30,-4'], 5),
    line(disc(0, -80, 7, 11) + disc(-38, -92, 4, 8), 3, 1),
    area(disc(0, -138, 56, 17), 'ocker', 5),
    line(disc(-3, -138, 36, 10) + disc(-5, -138, 17, 4.5), 3, 1),
    line('M30,-138L50,-134M-8,-147L-12,-153', 3, 2),
  ],
  'laub-sheep-side': () => resting(0, 0),
  /** A sheep that grazes, its head low at the right. */
  'laub-sheep-grazing': (): Drawing => [
    area(curve('-58,-64! -60,-42 -54,-26 -60,0! -38,0! -34,-28 -34,-60! z'), 'grau', 4.5),
    area(curve('36,-60! 42,-30 46,0! 66,0! 62,-30 62,-60! z'), 'grau', 4.5),
    area(curve('-96,-100! -114,-88 -116,-66 -106,-54 -94,-66! z'), 'paper', 4.5),
    area(curve('-96,-72! -96,-52 -104,-38 -98,-20 -100,0! -76,0! -74,-22 -76,-36 -62,-48 -58,-64! z'), 'grau', 4.5),
    area(curve('6,-62! 12,-44 8,-28 10,0! 34,0! 34,-28 40,-44 42,-66! z'), 'grau', 4.5),
    { d: 'M-62,-10H-36V2H-66ZM42,-10H66L70,2H42ZM-102,-10H-74V2H-106ZM8,-10H36L40,2H8Z', fill: 'ink' },
    joined([...around([-22, -90], 62, 28, 11).map(([x, y], i) => disc(x, y, i % 3 ? 24 : 28, i % 2 ? 20 : 25)), disc(-22, -90, 66, 34), disc(52, -88, 30, 26), disc(68, -74, 20, 22)], 'paper', 5.5),
    line([[-86, -92], [-58, -112], [-28, -96], [-4, -114], [24, -96], [-62, -78], [-34, -68], [4, -76], [44, -100], [50, -78]].map(([x, y], i) => (i % 2 ? `M${x},${y}q1,14 13,13q10,-3 6,-13q-5,-5 -9,1` : `M${x},${y}q2,10 11,8q8,-2 6,-10`)).join(''), 3.2, 1),
    comb('-86,-62 -50,-52 -10,-54 30,-58', [4, -20], { step: 8 }),
    area(curve('64,-78! 78,-94 98,-86 106,-64 116,-36 120,-20 108,-10 92,-14 80,-34 70,-56! z'), 'grau', 5),
    joined([disc(78, -94, 14), disc(92, -90, 11), disc(64, -90, 14)], 'paper', 4.5),
    area(curve('80,-82! 66,-84 48,-68 44,-52! 62,-50 78,-62 86,-74! z'), 'grau', 4.5),
    line('M94,-62q6,-8 12,-4M112,-30l5,-2M110,-14q-8,-4 -14,2M74,-72q-12,4 -18,12', 3.2, 1),
    flat(disc(100, -60, 4), 'ink'),
  ],
};
