import { krapfen } from './krapfen.js';
import { peaks, chapel } from '../scenery.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const six: CardArt = numberCard('H6', {
  behind: () => [
    { use: peaks, at: [772, 1570], scale: 0.76 },
    { use: chapel, at: [140, 1580], scale: 1 },
  ],
  before: krapfen,
});
