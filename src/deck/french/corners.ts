import { GLYPHS, type Letter } from '../glyph.js';
import { type Drawing, HEIGHT, type Placed, WIDTH } from '../shape.js';

/** Middle of a corner's letter, from the edges of the card. */
const [X, Y] = [140, 150];

const glyph = (letter: Letter): Placed => ({ use: GLYPHS[letter], scale: letter === '10' ? [0.8, 1] : 1 });

/** A letter in the corners at the top: on figures, which stand on the ground, and only where no sign is. */
export function topCorners(letter: Letter, left: boolean): Drawing {
  return [left ? { ...glyph(letter), at: [X, Y] } : [], { ...glyph(letter), at: [WIDTH - X, Y] }];
}

/** A letter in all corners, those below upside down, as pips are. */
export function allCorners(letter: Letter): Drawing {
  return [
    topCorners(letter, true),
    [X, WIDTH - X].map((x): Placed => ({ ...glyph(letter), at: [x, HEIGHT - Y], turn: 180 })),
  ];
}
