import type { Parts } from '../../shape.js';
import { BEAST_PARTS } from './beasts.js';
import { COUPLE_PARTS } from './couples.js';
import { HAND_PARTS } from './hands.js';
import { HEAD_PARTS } from './heads.js';
import { HUNT_PARTS } from './hunt.js';
import { IDLER_PARTS } from './idler.js';
import { LEG_PARTS } from './legs.js';
import { MUSIC_PARTS } from './music.js';
import { FOLK_PARTS } from './people.js';
import { PLACE_PARTS } from './places.js';

/** What only the pictures of Laub have. */
export const LAUB_PARTS: Parts = {
  ...BEAST_PARTS,
  ...COUPLE_PARTS,
  ...FOLK_PARTS,
  ...HAND_PARTS,
  ...HEAD_PARTS,
  ...HUNT_PARTS,
  ...IDLER_PARTS,
  ...LEG_PARTS,
  ...MUSIC_PARTS,
  ...PLACE_PARTS,
};
