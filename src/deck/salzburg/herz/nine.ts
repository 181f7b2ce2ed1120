import { meeting } from './village.js';
import { peaks } from '../scenery.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const nine: CardArt = numberCard('H9', {
  behind: () => [{ use: peaks, at: [500, 1570], scale: 1 }],
  before: meeting,
});
