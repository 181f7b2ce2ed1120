import type { Court } from '../courts.js';
import { KING } from '../laub/king.js';
import { OBER } from '../laub/ober.js';
import { UNTER } from '../laub/unter.js';

export const LAUB: Readonly<Record<'K' | 'O' | 'U', Court>> = { K: KING, O: OBER, U: UNTER };
