import { groundToken, type Back } from './back.js';
import { knownCard, type Card } from './card.js';
import type { Deck } from './deck.js';
import type { FlatShape, Piece, Source } from './expand.js';
import { backShapes, cardFaceShapes } from './card-face.js';
import { detailFor, indicesFor, type Detail, type IndexChoice } from './level.js';
import { paletteFor } from './palette.js';
import { scaleFactor } from './path.js';
import { HEIGHT, WIDTH } from './shape.js';

/** The members of a 2D context that the renderer uses. Canvas and OffscreenCanvas contexts both have these members. */
export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface FrontOptions {
  /** The width of the card in device pixels. `cardHeight` determines the height. */
  readonly width: number;
  /** The index. `auto`: large up to a width of 100 pixels, small above. A compact face has no index. */
  readonly indices: IndexChoice;
  /** The level of detail. Default: as much as the width allows. */
  readonly detail?: Detail;
  readonly colourAid?: boolean;
  readonly deck: Deck;
}

export interface CardFaceOptions extends FrontOptions {
  readonly back: Back;
}

/** Returns the height for a card width, in the same unit, as a whole number. */
export const cardHeight = (width: number): number => Math.round((width * HEIGHT) / WIDTH);

/** Draws shapes in the box of a card. */
function paintCard(
  context: DrawingContext,
  width: number,
  shapes: readonly FlatShape[],
  palette: ReturnType<typeof paletteFor>,
): void {
  context.save();
  context.scale(width / WIDTH, cardHeight(width) / HEIGHT);
  paintShapes(context, shapes, palette);
  context.restore();
}

/**
 * Draws the front of a card in the box from 0,0 to (width, cardHeight(width)) of a context. The corners stay transparent.
 * @throws Error for an unknown card
 */
export function drawCardFront(context: DrawingContext, card: Card, options: FrontOptions): void {
  const { width, indices, detail = detailFor(width), colourAid = false, deck } = options;
  const shapes = cardFaceShapes(knownCard(card), { detail, indices: indicesFor(indices, width) }, deck);
  paintCard(context, width, shapes, paletteFor(colourAid));
}

/** Draws the front of a card, or its back for `null`, as `drawCardFront` does. */
export function drawCardFace(context: DrawingContext, face: Card | null, options: CardFaceOptions): void {
  if (face !== null) return drawCardFront(context, face, options);
  const { width, detail = detailFor(width), colourAid = false, back } = options;
  const plain = paletteFor(colourAid);
  paintCard(context, width, backShapes(back)(detail), { ...plain, leder: plain[groundToken(back.ground)] });
}

/** Draws shapes in a context, in their own units, back to front. */
function paintShapes(
  context: DrawingContext,
  shapes: readonly FlatShape[],
  palette: ReturnType<typeof paletteFor>,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { path, shape } of pathsOf(shapes)) {
    if (shape.fill) {
      context.fillStyle = palette[shape.fill];
      context.fill(path);
    }
    if (shape.stroke) {
      context.strokeStyle = palette[shape.stroke];
      context.lineWidth = shape.width;
      context.stroke(path);
    }
  }
}

interface Drawable {
  readonly path: Path2D;
  readonly shape: FlatShape;
}
const paths = new WeakMap<FlatShape, Drawable>();

function pathsOf(shapes: readonly FlatShape[]): readonly Drawable[] {
  return shapes.map((shape) => {
    const known = paths.get(shape);
    if (known) return known;
    const made = { path: new Path2D(shape.d), shape };
    paths.set(shape, made);
    return made;
  });
}

const sources = new WeakMap<Source, Path2D>();

function pathOf(source: Source): Path2D {
  const known = sources.get(source);
  if (known) return known;
  const made = new Path2D(source.d);
  sources.set(source, made);
  return made;
}

/**
 * Draws pieces like `paintShapes`, for drawings whose placement changes often. Paths keep their form, and the context
 * transforms them. A placement that stretches in one direction also stretches the lines.
 */
export function paintPieces(
  context: DrawingContext,
  pieces: readonly Piece[],
  palette: ReturnType<typeof paletteFor>,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { source, matrix, fill, stroke, width } of pieces) {
    const path = pathOf(source);
    context.save();
    if (matrix) context.transform(...matrix);
    if (fill) {
      context.fillStyle = palette[fill];
      context.fill(path);
    }
    if (stroke) {
      context.strokeStyle = palette[stroke];
      context.lineWidth = matrix ? width / scaleFactor(matrix) : width;
      context.stroke(path);
    }
    context.restore();
  }
}
