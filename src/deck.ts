export { CARDS, type Card, type Rank, type Suit } from './deck/card.js';
export { cardName } from './deck/name.js';
export { backSvg, cardSvg, type BackSvgOptions, type CardSvgOptions } from './deck/svg.js';
export type { Ground } from './deck/back.js';
export type { Detail, Indices } from './deck/level.js';
