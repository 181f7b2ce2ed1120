import type { Card } from '../rules/card.js';

/** Returns the metal spot of a card that catches the light, as shares of width and height; null if it has none. */
export type Metal = (card: Card | null) => { readonly x: number; readonly y: number } | null;
