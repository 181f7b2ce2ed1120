import { goatTaming } from './herders.js';
import { hut } from '../scenery.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const seven: CardArt = numberCard('S7', {
  behind: () => [{ use: hut, at: [876, 1570], scale: 1 }],
  before: goatTaming,
});
