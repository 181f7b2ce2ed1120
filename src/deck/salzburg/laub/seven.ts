import { line } from '../../draw.js';
import { land, tuft } from '../ground.js';
import { castle, jetty } from './places.js';
import { basketWoman, angler } from './couples.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const seven: CardArt = numberCard('L7', {
  behind: () => [{ use: castle, at: [324, 1580], scale: 1.3 }],
  before: () => [
    land([1606, 1610, 1640, 1700, 1740], 'blau'),
    line(
      'M90,1640q20,-10 40,0t40,0t40,0M210,1672q20,-10 40,0t40,0t40,0M100,1684q18,-8 36,0t36,0M360,1690q16,-8 32,0t32,0',
      4,
      1,
    ),
    { use: jetty, at: [732, 1602], scale: 1.2 },
    { use: basketWoman, at: [784, 1634], scale: 1.36 },
    { use: angler, at: [570, 1600], scale: 1.24 },
    tuft([900, 1694], 0.8, 'gruen'),
  ],
});
