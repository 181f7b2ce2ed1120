import { curve, disc, poly, rect, tube } from '../curve.js';
import { area, flat, joined, line } from '../draw.js';
import type { Drawing } from '../shape.js';

// Things stand on y = 0. Hats sit on a head of `folk`: its middle is 0,0, it looks left.

export const tree = (): Drawing => [
  area(
    tube([
      [0, 0, 22],
      [4, -80, 14],
      [-4, -150, 12],
    ]),
    'weinrot',
    5,
  ),
  joined(
    [
      disc(0, -200, 66, 52),
      disc(-50, -170, 44, 36),
      disc(50, -172, 46, 38),
      disc(-22, -240, 46, 38),
      disc(30, -244, 44, 36),
    ],
    'gruen',
    5.5,
  ),
  line(
    'M-60,-170q14,16 28,0M-20,-190q14,16 28,0M22,-166q14,16 28,0M-30,-236q14,16 28,0M16,-228q14,16 28,0M46,-196q12,14 24,0',
    4,
    1,
  ),
];

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

export const hut = (): Drawing => [
  area(rect(-70, -70, 140, 70), 'ocker', 5),
  line('M-70,-48H70M-70,-24H70', 4, 1),
  area(
    poly([
      [-94, -64],
      [0, -130],
      [94, -64],
    ]),
    'weinrot',
    5,
  ),
  flat(rect(-16, -44, 32, 44), 'ink'),
];

export const chapel = (): Drawing => [
  area(rect(-30, -90, 110, 90), 'paper', 5),
  area(
    poly([
      [-36, -86],
      [24, -140],
      [92, -86],
    ]),
    'rot',
    5,
  ),
  area(rect(-74, -130, 48, 130), 'paper', 5),
  area(curve('-82,-128! -78,-156 -50,-204! -22,-156 -18,-128! z'), 'rot', 5),
  line('M-50,-206V-236M-60,-224H-40', 5, 0),
  flat(disc(-50, -104, 8, 13), 'ink'),
  flat(disc(10, -50, 9, 17), 'ink'),
  flat(disc(50, -50, 9, 17), 'ink'),
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

/** A golden cup; the hand holds it at 0,0. */
export const goblet = (): Drawing => [
  area(
    curve('-46,-120! -44,-60 -16,-30 -10,-20! -10,44 -38,64! 38,64! 10,44 10,-20! 16,-30 44,-60 46,-120! z'),
    'ocker',
    7,
  ),
  area(disc(0, -120, 46, 13), 'weinrot', 5.5),
  line('M-40,-80C-14,-70 14,-70 40,-80', 4, 1),
  area(disc(0, -6, 17, 10), 'rot', 4.5),
];

export const rose = (): Drawing => [
  area(disc(0, 0, 26), 'rot', 5),
  area(disc(0, 0, 13), 'haut', 4),
  { d: disc(0, 0, 4), fill: 'ink' },
  line(
    'M-24,-6C-14,-6 -12,-12 -12,-22M24,6C14,6 12,12 12,22M6,-24C6,-14 12,-12 22,-12M-6,24C-6,14 -12,12 -22,12',
    3.5,
    1,
  ),
];

/** A small leaf on the tip of a twig; the stalk is 0,0. */
export const leaflet = (): Drawing => [
  area(curve('0,0! -26,-20 -22,-56 0,-84! 22,-56 26,-20 z'), 'gruen', 5),
  line('M0,-4V-66M0,-26l-12,-12M0,-26l12,-12M0,-46l-9,-10M0,-46l9,-10', 3, 1),
];
