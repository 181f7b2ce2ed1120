import { curve } from '../../curve.js';
import { line } from '../../draw.js';
import { peaks, tree } from '../scenery.js';
import { bird } from './folk.js';
import { runner, poodle } from './lads.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const eight: CardArt = numberCard('E8', {
  behind: () => [{ use: peaks, at: [300, 1570], scale: 0.8 }],
  before: () => [
    { use: tree, at: [104, 1630], scale: 0.86 },
    line(curve('520,1318 570,1308 630,1280 690,1236'), 4, 0),
    { use: bird, at: [710, 1196], scale: 0.98, turn: -10 },
    { use: bird, at: [860, 1340], scale: 0.4 },
    { use: bird, at: [230, 1240], scale: 0.44, flip: true },
    { use: bird, at: [306, 1150], scale: 0.34, flip: true },
    { use: runner, at: [376, 1652], scale: 1.2 },
    { use: poodle, at: [730, 1664], scale: 0.92 },
  ],
});
