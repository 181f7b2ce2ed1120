import type { Court } from '../courts.js';
import { KING, king } from '../schell/king.js';
import { OBER, ober } from '../schell/ober.js';
import { UNTER, unter } from '../schell/unter.js';

export const SCHELL: Readonly<Record<'K' | 'O' | 'U', Court>> = {
  K: { head: KING, sign: { use: 'pip-S-ring', at: [235, 239], scale: 2.4 }, figure: king },
  O: { head: OBER, sign: { use: 'pip-S-ring', at: [235, 239], scale: 2.4 }, figure: ober },
  U: { head: UNTER, sign: { use: 'pip-S-ring', at: [560, 1470], scale: 2.3 }, figure: unter },
};
