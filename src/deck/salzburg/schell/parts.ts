import type { Parts } from '../../shape.js';
import { SCHELL_FACES } from './faces.js';
import { SCHELL_HANDS } from './hands.js';
import { HERDER_PARTS } from './herders.js';
import { KING_PARTS } from './king.js';
import { OBER_PARTS } from './ober.js';
import { POINTER_PARTS } from './pointer.js';
import { SHEPHERD_PARTS } from './shepherd.js';

/** What only the cards of Schell show. */
export const SCHELL_PARTS: Parts = {
  ...SCHELL_FACES,
  ...SCHELL_HANDS,
  ...KING_PARTS,
  ...OBER_PARTS,
  ...HERDER_PARTS,
  ...SHEPHERD_PARTS,
  ...POINTER_PARTS,
};
