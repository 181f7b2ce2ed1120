import type { Parts } from '../../shape.js';
import { cupid, cupidHead } from './cupid.js';
import { HERZ_HEADS } from './heads.js';
import { ORNAMENTS } from './ornaments.js';

/** Parts that only the suit Herz has. */
export const HERZ_PARTS: Parts = { ...HERZ_HEADS, ...ORNAMENTS, 'cupid-archer': cupid, 'cupid-head': cupidHead };
