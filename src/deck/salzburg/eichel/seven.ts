import { bush, tuft } from '../ground.js';
import { tree } from '../scenery.js';
import { farmhouse } from './folk.js';
import { drinker, chicken } from './lads.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const seven: CardArt = numberCard('E7', {
  behind: () => [{ use: farmhouse, at: [262, 1612], scale: 1.12 }],
  before: () => [
    { use: tree, at: [882, 1630], scale: 1.14 },
    bush([130, 1646], 0.7),
    tuft([330, 1676], 0.8),
    { use: drinker, at: [600, 1668], scale: 1.34 },
    { use: chicken, at: [790, 1676], scale: 1.1 },
  ],
});
