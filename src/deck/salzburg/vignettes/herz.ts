import { snake } from '../herz/snake.js';
import { meeting, rest } from '../herz/village.js';
import type { Scene } from '../vignettes.js';

export const HERZ_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    behind: () => [
      { use: 'peaks', at: [540, 1560], scale: 0.95 },
      { use: 'chapel', at: [520, 1580], scale: 0.8 },
    ],
    before: rest,
  },
  9: {
    behind: () => [{ use: 'peaks', at: [500, 1570], scale: 1 }],
    before: meeting,
  },
  8: { before: () => [{ use: 'elephant', at: [500, 1650], scale: 1.05 }] },
  6: {
    behind: () => [
      { use: 'peaks', at: [766, 1570], scale: 0.86 },
      { use: 'chapel', at: [170, 1580], scale: 1.1 },
    ],
    before: () => [{ use: 'krapfen-basket', at: [500, 1660], scale: 1.4 }],
  },
  7: { before: snake },
};
