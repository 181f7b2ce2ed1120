import type { Rank } from '../../card.js';
import type { CardArt } from '../card-art.js';
import { ace } from './ace.js';
import { eight } from './eight.js';
import { five } from './five.js';
import { king } from './king.js';
import { nine } from './nine.js';
import { ober } from './ober.js';
import { seven } from './seven.js';
import { six } from './six.js';
import { ten } from './ten.js';
import { unter } from './unter.js';

/** The cards of Herz. */
export const HERZ: Readonly<Record<Rank, CardArt>> = {
  A: ace,
  K: king,
  O: ober,
  U: unter,
  10: ten,
  9: nine,
  8: eight,
  7: seven,
  6: six,
  5: five,
};
