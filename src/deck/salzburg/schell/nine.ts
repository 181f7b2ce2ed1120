import { beekeeping } from './herders.js';
import { peaks } from '../scenery.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const nine: CardArt = numberCard('S9', {
  behind: () => [{ use: peaks, at: [320, 1570], scale: 1 }],
  before: beekeeping,
});
