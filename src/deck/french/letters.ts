import type { Drawing, Parts } from '../shape.js';

const ink = (d: string): Drawing => [{ d, fill: 'ink' }];
const counter = (d: string): Drawing => [{ d, fill: 'paper' }];

/** Letters that the German indices have no use for, cut like theirs: cap height 100, centre 0,0. */
export const FRENCH_GLYPHS: Parts = {
  'glyph-B': () => [
    ink('M-38,-50H4C25,-50 37,-40 37,-25C37,-13 30,-5 20,-2C33,1 41,11 41,24C41,41 28,50 6,50H-38Z'),
    counter('M-15,-32H1C9,-32 13,-28 13,-21.5C13,-14.5 9,-10.5 1,-10.5H-15Z'),
    counter('M-15,8H3C12,8 17,12.5 17,20C17,27.5 12,32 3,32H-15Z'),
  ],
  'glyph-D': () => [
    ink('M-40,-50H-6C26,-50 44,-31 44,0C44,31 26,50 -6,50H-40Z'),
    counter('M-17,-31H-7C11,-31 19,-20 19,0C19,20 11,31 -7,31H-17Z'),
  ],
  'glyph-J': () => ink('M4,-50H28V14C28,39 14,52 -8,52C-18,52 -26,50 -32,46V24C-27,29 -21,32 -14,32C-2,32 4,26 4,13Z'),
  'glyph-Q': () => [{ use: 'glyph-O' }, ...ink('M2,22L18,8L54,48L38,62Z')],
};
