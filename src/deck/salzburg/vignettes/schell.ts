import { area } from '../../draw.js';
import { curve } from '../../curve.js';
import { hillock } from '../ground.js';
import type { Scene } from '../vignettes.js';

export const SCHELL_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    behind: () => [{ use: 'tree-dead', at: [840, 1630], scale: 1.25 }],
    before: () => [
      { use: 'stump', at: [606, 1650], scale: 0.95 },
      { use: 'shepherd', at: [590, 1656], scale: 1.16 },
      { use: 'sheep', at: [260, 1670], scale: 1.1 },
      { use: 'sheep-lying', at: [800, 1680], scale: 0.9, flip: true },
    ],
  },
  9: {
    behind: () => [{ use: 'peaks', at: [320, 1570], scale: 1 }],
    before: () => [
      { use: 'fir', at: [840, 1630], scale: 1.6 },
      { use: 'stump', at: [680, 1656], scale: 1.1 },
      { use: 'hive-woman', at: [300, 1662], scale: 1.4 },
      { use: 'hive-man', at: [660, 1666], scale: 1.35 },
      { use: 'beehive', at: [486, 1520], scale: 1.3 },
    ],
  },
  8: {
    behind: () => [{ use: 'peaks', at: [700, 1570], scale: 0.8 }],
    before: () => [
      { use: 'rock', at: [190, 1660], scale: [1.8, 2.1] },
      { use: 'fir', at: [180, 1300], scale: 0.7 },
      hillock([[260, 1722], [400, 1640], [560, 1634], [720, 1722]], 'gruen'),
      { use: 'pointer', at: [500, 1656], scale: 1.25 },
      // The free middle, where makers sign: our star under three leaves. No bell: it would be counted
      area(curve('500,560! 420,600 400,690 440,780 500,820! 560,780 600,690 580,600 z'), 'paper', 6),
      { use: 'star', at: [500, 690], scale: 0.74 },
      { use: 'leaflet', at: [470, 600], turn: -60, scale: 0.8 },
      { use: 'leaflet', at: [530, 600], turn: 60, scale: 0.8 },
      { use: 'leaflet', at: [500, 590], scale: 0.8 },
    ],
  },
  7: {
    behind: () => [{ use: 'hut', at: [800, 1570], scale: 1.2 }],
    before: () => [
      { use: 'goat', at: [290, 1660], scale: 1.55, flip: true },
      { use: 'dirndl', at: [640, 1660], scale: 1.5 },
      { use: 'bush', at: [870, 1660], scale: 0.8 },
    ],
  },
};
