import { GROUNDS, type Back, type Ground } from './back.js';
import { EDELWEISS } from './backs/edelweiss.js';
import { LATTICE } from './backs/lattice.js';
import { ROSETTE } from './backs/rosette.js';
import { oneOf } from './card-face-svg.js';
import { BACK_NAMES, type BackName } from './deck.js';
import { backDocument } from './svg.js';

/** Options for the SVG of a back. */
export interface BackSvgOptions {
  /** The name of the back; `rosette` by default. */
  readonly back?: BackName;
  /** The ground's colour. Default: `leather` for `rosette`, `loden` for `edelweiss`, `wine` for `lattice`. */
  readonly ground?: Ground;
}

const BACKS: Readonly<Record<BackName, Back>> = { rosette: ROSETTE, edelweiss: EDELWEISS, lattice: LATTICE };

/**
 * Returns a back as a standalone SVG document.
 * @throws DeckError `invalid-option` for an unknown back or ground
 */
export function backSvg(options: BackSvgOptions = {}): string {
  const back = BACKS[oneOf('back', options.back ?? 'rosette', BACK_NAMES)];
  const ground = oneOf('ground', options.ground ?? back.ground, Object.keys(GROUNDS) as Ground[]);
  return backDocument('Kartenrücken', back, ground);
}
