import { snake } from './snake.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const seven: CardArt = numberCard('H7', { before: snake });
