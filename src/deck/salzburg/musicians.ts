import type { Drawing } from '../shape.js';
import type { Court } from './card-art.js';
import { artOf } from './whole-deck.js';

/** Returns a figure without the ground, which is the first item of the picture. */
const standing = (court: Court | undefined): Drawing => court?.figure().slice(1) ?? [];

/** The box of each musician in card units, as an SVG view box. */
export const MUSICIAN_BOX = '100 60 890 1600';

/** Returns the drummer and the fifer of Laub without their cards. */
export const musicians = (): { readonly drummer: Drawing; readonly fifer: Drawing } => ({
  drummer: standing(artOf('LO').court),
  fifer: standing(artOf('LU').court),
});
