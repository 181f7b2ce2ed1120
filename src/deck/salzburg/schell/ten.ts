import { shepherding } from './shepherd.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const ten: CardArt = numberCard('S10', { before: shepherding });
