import type { Card } from '../rules/card.js';

/** Returns the position of a card's metal spot as shares of its width and height, or null if the card has none. */
export type Metal = (card: Card | null) => { readonly x: number; readonly y: number } | null;
