import { elephant } from './elephant.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const eight: CardArt = numberCard('H8', { before: elephant });
