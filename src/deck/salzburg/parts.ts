import { GLYPHS } from '../glyph.js';
import type { Parts } from '../shape.js';
import { ARMS } from './arms.js';
import { BEASTS } from './beasts.js';
import { GARMENTS } from './garments.js';
import { GEAR } from './gear.js';
import { HATS } from './hats.js';
import { HEADS } from './heads.js';
import { LETTERS } from './letters.js';
import { PEOPLE } from './people.js';
import { PIPS } from './pips.js';
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
  ...HATS,
  ...ARMS,
  ...GARMENTS,
  ...THRONES,
  ...BEASTS,
  ...SCENERY,
  ...PEOPLE,
  ...GEAR,
};
