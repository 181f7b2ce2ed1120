import { line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { bush, hillock, land, soleShade, tuft } from '../shared/ground.js';
import { bell, bellWithRing } from '../shared/pips.js';
import { boar, hound } from './ace-hunt.js';

/** Two bells, a large white area, and the hunted boar, which gives the card its name, Sau. */
function content(): Drawing {
  return [
    land([1500, 1486, 1502, 1490, 1500], 'blau'),
    line('M90,1520H260M300,1512H420M520,1516H700M740,1520H900', 4, 1),
    land([1560, 1548, 1560, 1544, 1556], 'gruen'),
    hillock(
      [
        [-20, 1760],
        [160, 1660],
        [360, 1650],
        [600, 1750],
      ],
      'ocker',
    ),
    hillock(
      [
        [460, 1760],
        [680, 1664],
        [840, 1650],
        [1000, 1700],
      ],
      'rot',
    ),
    bush([130, 1672], 0.7),
    bush([880, 1680], 0.7),
    soleShade([310, 1632], 60),
    soleShade([710, 1640], 60),
    tuft([500, 1660]),
    tuft([600, 1636], 0.8),
    boar(),
    hound(),
    { use: bellWithRing, at: [490, 548], scale: 2.9 },
    { use: bell, at: [490, 274], scale: 2.9 },
  ];
}

export const ace: CardArt = { content };
