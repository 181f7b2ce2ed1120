import { GLYPHS } from '../glyph.js';
import type { Parts } from '../shape.js';
import { ARMS } from './arms.js';
import { EICHEL_FOLK } from './eichel/folk.js';
import { EICHEL_GEAR } from './eichel/gear.js';
import { EICHEL_HEADS } from './eichel/heads.js';
import { EICHEL_LADS } from './eichel/lads.js';
import { EICHEL_SHOES } from './eichel/legs.js';
import { GARMENTS } from './garments.js';
import { GEAR } from './gear.js';
import { HANDS } from './hands.js';
import { HATS } from './hats.js';
import { HEADS } from './heads.js';
import { HERZ_PARTS } from './herz/parts.js';
import { LAUB_PARTS } from './laub/parts.js';
import { LETTERS } from './letters.js';
import { PIPS } from './pips.js';
import { SCHELL_PARTS } from './schell/parts.js';
import { SCENERY } from './scenery.js';
import { STEM_PARTS } from './stems.js';
import { THRONES } from './thrones.js';

/** All shared parts of the Salzburg deck. */
export const PARTS: Parts = {
  ...GLYPHS,
  ...PIPS,
  ...LETTERS,
  ...STEM_PARTS,
  ...HEADS,
  ...HERZ_PARTS,
  ...HATS,
  ...ARMS,
  ...HANDS,
  ...GARMENTS,
  ...THRONES,
  ...SCENERY,
  ...GEAR,
  ...EICHEL_FOLK,
  ...EICHEL_GEAR,
  ...EICHEL_HEADS,
  ...EICHEL_LADS,
  ...EICHEL_SHOES,
  ...SCHELL_PARTS,
  ...LAUB_PARTS,
};
