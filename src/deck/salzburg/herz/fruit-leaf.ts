import { curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** A leaf of the basket, 90 high, with its foot at 0,0. */
export const fruitLeaf = (): Drawing => [
  area(curve('0,0! -26,-18 -36,-44 -22,-58! -18,-74 0,-98! 18,-74 22,-58! 36,-44 26,-18 z'), 'gruen', 5),
  line('M0,-2V-84M0,-22l-18,-16M0,-22l18,-16M0,-46l-14,-14M0,-46l14,-14', 3.5, 1),
  comb('0,-96 20,-62 32,-40 22,-14', 16, { step: 7 }),
];
