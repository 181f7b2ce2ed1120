import { curve, poly, rect } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

export const fir = (): Drawing => [
  area(rect(-11, -40, 22, 40), 'weinrot', 4.5),
  area(
    poly([
      [-84, -34],
      [84, -34],
      [40, -104],
      [58, -104],
      [28, -172],
      [42, -172],
      [0, -276],
      [-42, -172],
      [-28, -172],
      [-58, -104],
      [-40, -104],
    ]),
    'gruen',
    5.5,
  ),
  line('M-50,-52l16,-22M-16,-50l12,-24M18,-50l12,-24M-28,-116l14,-22M8,-114l10,-24M-8,-180l8,-24M54,-50l6,-16', 4, 1),
];

export const peaks = (): Drawing => [
  area(
    poly([
      [-260, 0],
      [-150, -130],
      [-110, -90],
      [-20, -220],
      [60, -110],
      [110, -150],
      [260, 0],
    ]),
    'blau',
    5,
  ),
  area(
    poly([
      [-68, -150],
      [-20, -220],
      [32, -148],
      [10, -160],
      [-10, -134],
      [-34, -162],
    ]),
    'paper',
    4.5,
  ),
  area(
    poly([
      [-176, -100],
      [-150, -130],
      [-122, -102],
      [-142, -108],
    ]),
    'paper',
    4,
  ),
  area(
    poly([
      [84, -130],
      [110, -150],
      [136, -122],
      [116, -130],
    ]),
    'paper',
    4,
  ),
];

/** A small leaf on the tip of a twig, with its stalk at 0,0. */
export const leaflet = (): Drawing => [
  area(curve('0,0! -26,-20 -22,-56 0,-84! 22,-56 26,-20 z'), 'gruen', 5),
  line('M0,-4V-66M0,-26l-12,-12M0,-26l12,-12M0,-46l-9,-10M0,-46l9,-10', 3, 1),
];
