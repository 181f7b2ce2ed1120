import type { Card } from '../rules/card.js';

/** Where a face is metal and catches the light, as shares of its width and height; null: nowhere. */
export type Metal = (face: Card | null) => { readonly x: number; readonly y: number } | null;
