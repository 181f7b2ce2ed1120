export { CARDS, type Card, type Rank, type Suit } from './deck/card.js';
export { cardName } from './deck/name.js';
export { cardSvg } from './deck/card-svg.js';
export type { CardSvgOptions } from './deck/card-look.js';
export type { BackName, DeckName, Letters } from './deck/deck.js';
export { backSvg, type BackSvgOptions } from './deck/back-svg.js';
export type { Ground } from './deck/back.js';
export type { Detail, Indices } from './deck/level.js';
export { DeckError, type DeckErrorCode } from './deck/deck-error.js';
