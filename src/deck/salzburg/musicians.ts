import type { Drawing } from '../shape.js';
import type { Court } from './card-art.js';
import { artOf } from './whole-deck.js';

/** A figure as it stands, without the ground, on which the picture begins. */
const standing = (court: Court | undefined): Drawing => court?.figure().slice(1) ?? [];

/** The box in card units in which each of them stands, as an SVG view box has it. */
export const MUSICIAN_BOX = '100 60 890 1600';

/** The drummer and the fifer of Laub, free of their cards. */
export const musicians = (): { readonly drummer: Drawing; readonly fifer: Drawing } => ({
  drummer: standing(artOf('LO').court),
  fifer: standing(artOf('LU').court),
});
