import { elephant } from '../herz/elephant.js';
import { krapfen } from '../herz/krapfen.js';
import { snake } from '../herz/snake.js';
import { meeting, rest } from '../herz/village.js';
import type { Scene } from '../vignettes.js';

export const HERZ_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    behind: () => [
      { use: 'peaks', at: [540, 1576], scale: 0.95 },
      { use: 'chapel', at: [884, 1580], scale: 0.74 },
    ],
    before: rest,
  },
  9: {
    behind: () => [{ use: 'peaks', at: [500, 1570], scale: 1 }],
    before: meeting,
  },
  8: { before: elephant },
  7: { before: snake },
  6: {
    behind: () => [
      { use: 'peaks', at: [772, 1570], scale: 0.76 },
      { use: 'chapel', at: [140, 1580], scale: 1 },
    ],
    before: krapfen,
  },
};
