import { area } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing } from '../../shape.js';
import { swell } from '../shared/burin.js';

/** Slits along a sleeve that show the lining. */
export const slits = (texts: readonly string[], lining: Token): Drawing =>
  texts.map((text) => area(swell(text, 22), lining, 4.5));
