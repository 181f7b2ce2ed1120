import type { Suit } from '../card.js';
import type { Drawing } from '../shape.js';
import { eichelAss } from './aces/eichel.js';
import { herzAss } from './aces/herz.js';
import { laubAss } from './aces/laub.js';
import { schellAss } from './aces/schell.js';

const ACES: Readonly<Record<Suit, () => Drawing>> = { E: eichelAss, L: laubAss, H: herzAss, S: schellAss };

/** An ace: two signs above, its picture below. */
export const ace = (suit: Suit): Drawing => ACES[suit]();
