import type { Court } from '../courts.js';
import { head, type Head } from '../heads.js';
import { koenig } from '../herz/koenig.js';
import { ober } from '../herz/ober.js';
import { unter } from '../herz/unter.js';

const KING: Head = {
  behind: ['hair-front-back'],
  over: ['face-herz-koenig', 'hair-front-front', 'beard-herz-koenig', 'crown-arch'],
  at: [534, 410],
  scale: 1.06,
};

const OBER: Head = {
  over: ['face-herz-ober', 'beard-herz-ober', 'hair-herz-ober', 'hat-herz-ober'],
  at: [588, 288],
  scale: 1.1,
};

const UNTER: Head = {
  over: ['face-herz-unter', 'beard-herz-unter', 'hair-herz-unter'],
  at: [536, 310],
  scale: 1.1,
};

export const HERZ: Readonly<Record<'K' | 'O' | 'U', Court>> = {
  K: { head: KING, sign: { use: 'pip-H', at: [235, 239], scale: 2.4 }, figure: () => koenig(head(KING)) },
  O: { head: OBER, sign: { use: 'pip-H', at: [235, 239], scale: 2.4 }, figure: () => ober(head(OBER)) },
  U: { head: UNTER, sign: { use: 'pip-H', at: [230, 1459], scale: 2.4 }, figure: () => unter(head(UNTER)) },
};
