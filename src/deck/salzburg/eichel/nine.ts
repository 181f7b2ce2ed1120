import { tuft } from '../ground.js';
import { brokenTree, waver, whiteDog } from './wayside.js';
import { peaks } from '../scenery.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const nine: CardArt = numberCard('E9', {
  behind: () => [{ use: peaks, at: [530, 1576], scale: 0.56 }],
  before: () => [brokenTree(), waver(), whiteDog(), tuft([852, 1692], 0.8), tuft([132, 1690], 0.8)],
});
