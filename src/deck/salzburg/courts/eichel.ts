import type { Court } from '../courts.js';
import { eichelKing, KING } from '../eichel/king.js';
import { eichelOber, OBER } from '../eichel/ober.js';
import { eichelUnter, UNTER } from '../eichel/unter.js';

export const EICHEL: Readonly<Record<'K' | 'O' | 'U', Court>> = {
  K: { head: KING, sign: { use: 'pip-E', at: [235, 239], scale: 2.4 }, figure: eichelKing },
  O: { head: OBER, sign: { use: 'pip-E', at: [235, 239], scale: 2.4 }, figure: eichelOber },
  U: { head: UNTER, sign: { use: 'pip-E', at: [534, 1494], scale: 1.96 }, figure: eichelUnter },
};
