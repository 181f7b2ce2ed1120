import { GLYPHS, type Letter } from '../glyph.js';
import { type Drawing, HEIGHT, type Placed, WIDTH } from '../shape.js';

/** The middle of a corner's letter, measured from the edges of the card. */
const [X, Y] = [140, 150];

const glyph = (letter: Letter): Placed => ({ use: GLYPHS[letter], scale: letter === '10' ? [0.8, 1] : 1 });

/** Draws a letter in the top corners of court cards, except where the sign is. */
export function topCorners(letter: Letter, left: boolean): Drawing {
  return [left ? { ...glyph(letter), at: [X, Y] } : [], { ...glyph(letter), at: [WIDTH - X, Y] }];
}

/** Draws a letter in all corners, upside down in the lower ones, like the pips. */
export function allCorners(letter: Letter): Drawing {
  return [
    topCorners(letter, true),
    [X, WIDTH - X].map((x): Placed => ({ ...glyph(letter), at: [x, HEIGHT - Y], turn: 180 })),
  ];
}
