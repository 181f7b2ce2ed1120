import { pointing, ridge } from './pointer.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const eight: CardArt = numberCard('S8', { behind: ridge, before: pointing });
