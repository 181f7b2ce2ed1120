import { beekeeping, goatTaming } from '../schell/herders.js';
import { pointing, ridge } from '../schell/pointer.js';
import { shepherding } from '../schell/shepherd.js';
import type { Scene } from '../vignettes.js';

export const SCHELL_SCENES: Readonly<Record<string, Scene>> = {
  10: { before: shepherding },
  9: { behind: () => [{ use: 'peaks', at: [320, 1570], scale: 1 }], before: beekeeping },
  8: { behind: ridge, before: pointing },
  7: { behind: () => [{ use: 'hut', at: [876, 1570], scale: 1 }], before: goatTaming },
};
