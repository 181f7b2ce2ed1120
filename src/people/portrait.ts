import { paintPieces, type FaceContext } from '../deck/canvas.js';
import { piecesOf, type Piece } from '../deck/expand.js';
import { paletteFor } from '../deck/palette.js';
import type { Level } from '../deck/shape.js';
import { drawPerson, FINE, SIDE } from './drawings.js';
import type { PersonId } from './index.js';
import { between, type Look } from './look.js';
import { LOOKS, SIGNS, type LookId, type SignId } from './looks.js';

/** How somebody looks at a moment. */
export interface Expression {
  readonly look: LookId | SignId;
  /** How much of it is seen, 0 to 1. */
  readonly strength: number;
  /** Where the eyes go, right and down positive, each -1 to 1; null: as the look has it. */
  readonly gaze: { readonly x: number; readonly y: number } | null;
}

const isSign = (look: LookId | SignId): look is SignId => look in SIGNS;

const newLook = ({ look, strength, gaze }: Expression): Look => {
  const full = isSign(look) ? SIGNS[look] : LOOKS[look];
  const seen = strength < 1 ? between(LOOKS.waiting, full, strength) : full;
  return gaze ? { ...seen, pupils: gaze } : seen;
};

/** So many expressions are known again: those of an evening, not every step from one to the next. */
const KNOWN = 40;
const looks = new Map<string, Look>();

/** The numbers of an expression. One that was asked for lately is the same object again, and soon drawn. */
export const lookOf = (expression: Expression): Look => {
  const { look, strength, gaze } = expression;
  const key = `${look} ${strength} ${gaze?.x} ${gaze?.y}`;
  const found = looks.get(key) ?? newLook(expression);
  looks.delete(key);
  looks.set(key, found);
  for (const oldest of looks.keys()) if (looks.size > KNOWN) looks.delete(oldest);
  return found;
};

const drawn = new WeakMap<Look, Map<string, readonly Piece[]>>();

function drawingOf(id: PersonId, look: Look, level: Level): readonly Piece[] {
  const known = drawn.get(look) ?? new Map<string, readonly Piece[]>();
  const key = `${id} ${level}`;
  const pieces = known.get(key) ?? piecesOf(drawPerson(id, look), level);
  drawn.set(look, known.set(key, pieces));
  return pieces;
}

/** Draws somebody into the square of so many device pixels at 0,0 of a context, which is cleared before. */
export const paintPerson = (context: FaceContext, id: PersonId, look: Look, width: number): void => {
  context.clearRect(0, 0, width, width);
  context.save();
  context.scale(width / SIDE, width / SIDE);
  paintPieces(context, drawingOf(id, look, width < FINE ? 1 : 2), paletteFor(false));
  context.restore();
};

export { between, type Look };
