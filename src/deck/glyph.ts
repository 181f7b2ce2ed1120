import type { Rank } from './card.js';
import { disc } from './curve.js';
import type { Drawing, SharedDrawing } from './shape.js';

const ink = (d: string): Drawing => [{ d, fill: 'ink' }];
const counter = (d: string): Drawing => [{ d, fill: 'paper' }];

const round: SharedDrawing = () => [
  ink('M0,-52C29,-52 46,-32 46,0C46,32 29,52 0,52C-29,52 -46,32 -46,0C-46,-32 -29,-52 0,-52Z'),
  counter('M0,-33C14,-33 21,-20 21,0C21,20 14,33 0,33C-14,33 -21,20 -21,0C-21,-20 -14,-33 0,-33Z'),
];
const one: SharedDrawing = () => ink('M-4,-50H16V50H-8V-22C-15,-17 -22,-14 -30,-12V-31C-18,-35 -10,-41 -4,-50Z');
const nought: SharedDrawing = () => [
  ink('M0,-52C24,-52 36,-34 36,0C36,34 24,52 0,52C-24,52 -36,34 -36,0C-36,-34 -24,-52 0,-52Z'),
  counter('M0,-33C9,-33 13,-21 13,0C13,21 9,33 0,33C-9,33 -13,21 -13,0C-13,-21 -9,-33 0,-33Z'),
];
const nine: SharedDrawing = () => [
  ink(
    'M-2,-52C24,-52 39,-36 39,-8C39,30 18,52 -27,51V31C-4,32 10,26 14,11C8,16 0,18 -7,18C-26,18 -39,4 -39,-16' +
      'C-39,-38 -24,-52 -2,-52Z',
  ),
  counter(disc(-1, -17, 15, 17)),
];

/** The index letter of a rank in German, French or English. The Weli has a W. */
export type Letter = Rank | 'W' | 'B' | 'D' | 'J' | 'Q';

/**
 * Letters and digits of the indices and of French corners. Cap height 100, centre 0,0; counters are paper on top
 * of ink.
 */
export const GLYPHS: Readonly<Record<Letter, SharedDrawing>> = {
  U: () => ink('M-38,-50H-15V16C-15,28 -9,33 0,33C9,33 15,28 15,16V-50H38V16C38,40 23,52 0,52C-23,52 -38,40 -38,16Z'),
  O: round,
  K: () => ink('M-38,-50H-14V-10L15,-50H43L10,-6L46,50H18L-5,12L-14,24V50H-38Z'),
  A: () => [ink('M-14,-50H14L46,50H21L15,29H-15L-21,50H-46Z'), counter('M0,-27L10,11H-10Z')],
  W: () => ink('M-66,-50H-42L-30,14L-12,-50H12L30,14L42,-50H66L45,50H18L0,-10L-18,50H-45Z'),
  5: () =>
    ink(
      'M-33,-50H33V-31H-13L-15,-14C-9,-18 -2,-20 6,-20C26,-20 39,-6 39,15C39,38 22,52 -3,52C-17,52 -29,48 -38,41V19' +
        'C-29,28 -18,33 -6,33C8,33 16,26 16,15C16,4 8,-2 -5,-2C-13,-2 -22,0 -31,5L-38,3Z',
    ),
  6: () => [{ use: nine, turn: 180 }],
  7: () => ink('M-35,-50H37V-33C20,-12 9,16 6,50H-20C-17,18 -6,-8 10,-30H-35Z'),
  8: () => [
    ink(
      'M0,-52C21,-52 35,-42 35,-26C35,-15 29,-7 20,-3C32,2 39,11 39,24C39,41 23,52 0,52C-23,52 -39,41 -39,24' +
        'C-39,11 -32,2 -20,-3C-29,-7 -35,-15 -35,-26C-35,-42 -21,-52 0,-52Z',
    ),
    counter(disc(0, -24, 12.5, 12)),
    counter(disc(0, 22, 15, 14)),
  ],
  9: nine,
  10: () => [
    { use: one, at: [-38, 0] },
    { use: nought, at: [27, 0] },
  ],
  // Letters of the French deck
  B: () => [
    ink('M-38,-50H4C25,-50 37,-40 37,-25C37,-13 30,-5 20,-2C33,1 41,11 41,24C41,41 28,50 6,50H-38Z'),
    counter('M-15,-32H1C9,-32 13,-28 13,-21.5C13,-14.5 9,-10.5 1,-10.5H-15Z'),
    counter('M-15,8H3C12,8 17,12.5 17,20C17,27.5 12,32 3,32H-15Z'),
  ],
  D: () => [
    ink('M-40,-50H-6C26,-50 44,-31 44,0C44,31 26,50 -6,50H-40Z'),
    counter('M-17,-31H-7C11,-31 19,-20 19,0C19,20 11,31 -7,31H-17Z'),
  ],
  J: () => ink('M4,-50H28V14C28,39 14,52 -8,52C-18,52 -26,50 -32,46V24C-27,29 -21,32 -14,32C-2,32 4,26 4,13Z'),
  Q: () => [{ use: round }, ...ink('M2,22L18,8L54,48L38,62Z')],
};
