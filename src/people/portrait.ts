import { cacheByArguments, cachePerObject } from '../deck/cache.js';
import { paintPieces, type DrawingContext } from '../deck/canvas.js';
import { piecesOf, type Piece } from '../deck/expand.js';
import { paletteFor } from '../deck/palette.js';
import type { Level } from '../deck/shape.js';
import { drawPerson, FINE_WIDTH, PERSON_SIZE } from './drawings.js';
import type { PersonId } from './index.js';
import { interpolateLook, type Look } from './look.js';
import { LOOKS, SIGNS, type LookId, type SignId } from './looks.js';

/** The look of a person at one moment. */
export interface Expression {
  readonly look: LookId | SignId;
  /** The visible strength of the look, 0 to 1. */
  readonly strength: number;
  /** The gaze, -1 to 1 on each axis, right and down positive; `null` keeps the gaze of the look. */
  readonly gaze: { readonly x: number; readonly y: number } | null;
}

const isSign = (look: LookId | SignId): look is SignId => look in SIGNS;

/** The number of cached expressions: enough for the usual expressions, but not for the steps between them. */
const MAX_CACHED_LOOKS = 40;

const cachedLook = cacheByArguments(
  (look: LookId | SignId, strength: number, x: number | null, y: number | null): Look => {
    const full = isSign(look) ? SIGNS[look] : LOOKS[look];
    const seen = strength < 1 ? interpolateLook(LOOKS.waiting, full, strength) : full;
    return x === null || y === null ? seen : { ...seen, pupils: { x, y } };
  },
  MAX_CACHED_LOOKS,
);

/**
 * Returns the numbers of an expression. Returns the same object for a recent expression, so that the cached drawing
 * matches.
 */
export const lookOf = ({ look, strength, gaze }: Expression): Look =>
  cachedLook(look, strength, gaze?.x ?? null, gaze?.y ?? null);

const drawingsOf = cachePerObject((look: Look) =>
  cacheByArguments((id: PersonId, level: Level): readonly Piece[] => piecesOf(drawPerson(id, look), level)),
);

/** Clears a square of `width` device pixels at the origin of a context, and draws a person in the square. */
export const paintPerson = (context: DrawingContext, id: PersonId, look: Look, width: number): void => {
  context.clearRect(0, 0, width, width);
  context.save();
  context.scale(width / PERSON_SIZE, width / PERSON_SIZE);
  paintPieces(context, drawingsOf(look)(id, width < FINE_WIDTH ? 1 : 2), paletteFor(false));
  context.restore();
};

export { interpolateLook, type Look };
