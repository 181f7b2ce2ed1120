import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

/** "W 10" in the style of the X of the tens: thick strokes fall, hairlines rise. 270 wide, middle 0,0. */
export const markCask = (): Drawing => [
  ...[
    'M-125,-42H-95L-73,30L-81,48H-91Z',
    'M-86,48L-64,-42H-70L-80,0L-90,40Z',
    'M-77,-42H-47L-27,30L-35,48H-43Z',
    'M-37,48L-13,-42H-21L-42,40Z',
    'M-135,-48H-87V-40H-135Z',
    'M-83,-48H-38V-40H-83Z',
    'M-30,-48H-3V-40H-30Z',
    'M13,-28L27,-48H51V40H63V48H13V40H25V-32L15,-24Z',
    disc(102, 0, 35, 49),
  ].map((d) => flat(d, 'paper')),
  flat(disc(102, 0, 12, 42), 'blau'),
];

/** A golden cup, held at 0,0. */
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
