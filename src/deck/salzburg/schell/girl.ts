import { curve, disc, type Joint, tube } from '../../curve.js';
import { area, cloth, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';

/** The girl with the goat or the beehive, drawn without arms. She stands at 0,0, looks left and is 390 high. */
export const girl = (): Drawing => [
  area(curve('-58,-50! -66,-26 -74,-14! -44,-12! -36,-50! z'), 'paper', 4.5),
  area(curve('-66,-22! -84,-12 -108,-8 -112,3! -76,6 -44,4! -42,-20! -54,-14 z'), 'ink', 4),
  area(curve('44,-46! 42,-20 38,-12! 62,-12! 70,-46! z'), 'paper', 4.5),
  area(curve('40,-20! 26,-10 4,-8 0,3! 34,6 66,4! 66,-20! 52,-14 z'), 'ink', 4),
  cloth(
    curve('-26,-214! -58,-140 -100,-38! -50,-24 24,-20 104,-36! 84,-130 36,-214! z'),
    'rot',
    { angle: 70, step: 12, share: 0.3, longest: 70 },
    6,
  ),
  cuts(['20,-206 40,-130 50,-30', '30,-206 62,-130 84,-36'], 6),
  area(curve('-98,-54! -50,-40 24,-36 102,-52! 104,-36! 24,-20 -50,-24 -100,-38! z'), 'gruen', 4.5),
  cloth(
    curve('-24,-212! -42,-140 -64,-52! -30,-42 12,-42! 14,-120 16,-210! z'),
    'blau',
    { angle: 74, step: 12, share: 0.3, longest: 50 },
    5,
  ),
  cuts(['-14,-200 -26,-130 -38,-58', '0,-200 -4,-130 -10,-54'], 5),
  area(curve('-32,-306! -40,-270 -30,-240 -28,-206! 0,-198 38,-206! 42,-240 46,-280 36,-310! 4,-294 z'), 'rot', 5.5),
  line('M-22,-276l26,8M-22,-256l26,8M-20,-236l24,8M-20,-262l24,-8M-20,-242l24,-8', 4, 1, 'ocker'),
  comb('44,-290 42,-240 38,-210', 20),
  area(curve('-34,-310! -12,-322 22,-322 38,-312! 26,-288 0,-280 -20,-288! z'), 'paper', 4.5),
  area(curve('-16,-338! -14,-306! 18,-306! 16,-344! z'), 'haut', 4.5),
  area(
    curve('-30,-396! -38,-380 -50,-362! -42,-356! -46,-346 -38,-340! -36,-326 -20,-318 4,-326 20,-350 18,-386! z'),
    'haut',
    5,
  ),
  line('M-36,-342q8,4 14,0', 4.5, 0, 'rot'),
  line('M-38,-341q8,3 16,0', 2.8, 1),
  line('M-38,-372q8,-7 18,-1M-38,-382q10,-6 20,0', 3.5, 0),
  flat(disc(-30, -371, 4), 'ink'),
  line('M-20,-353l7,-6M-13,-350l7,-6', 3.2, 2, 'rot'),
  area(curve('-34,-388! -30,-412 0,-420 28,-408 40,-380 34,-350 18,-338! 16,-360 4,-372 -10,-386! z'), 'ocker', 5),
  area(curve('20,-356! 42,-350 46,-320 36,-296 40,-270 30,-244! 18,-270 22,-300 18,-330 z'), 'ocker', 4.5),
  line(
    'M24,-336l18,8M24,-316l18,4M22,-296l16,4M24,-274l14,2M-22,-398C0,-406 24,-396 30,-370M-10,-390C6,-394 18,-384 22,-360',
    3,
    1,
  ),
  area(curve('22,-252! 40,-252 42,-240! 20,-240! z'), 'blau', 3.5),
];

export const fingers = (tips: readonly (readonly Joint[])[], r = 3.5): Drawing =>
  tips.map((joints) => area(tube(joints, { roundStart: true, roundEnd: true }), 'haut', r));

/** A white puffed sleeve from the shoulder over the elbow to the wrist, gathered with a ribbon. */
export const sleeve = (d: string, folds: readonly string[]): Drawing => [
  area(curve(d), 'paper', 5.5),
  cuts(folds, 4.5),
];
