import { expand } from '../deck/expand.js';
import { LEVELS } from '../deck/level.js';
import { paletteFor } from '../deck/palette.js';
import { propPlaces } from './prop-places.js';
import { PROPS } from './props.js';

const PALETTE = paletteFor(false);
const pathOf = (d: string): Path2D => new Path2D(d);

/** Draws the jug, the glasses, the board, the chalk and the sponge on the table, each with its shadow. */
export function paintProps(context: CanvasRenderingContext2D, width: number, height: number, ratio: number): void {
  for (const { name, x, y, turn, scale } of propPlaces(width, height)) {
    const { outline, drawing, height: tall } = PROPS[name];
    context.save();
    context.translate(x, y);
    context.rotate((turn * Math.PI) / 180);
    context.scale(scale, scale);
    context.lineJoin = context.lineCap = 'round';
    context.save();
    // Canvas shadows ignore the scale of the context. The shadows fall away from the lamp in the middle.
    const away = tall * scale * ratio;
    context.shadowColor = 'rgba(30, 14, 4, 0.6)';
    context.shadowBlur = away * 1.5;
    context.shadowOffsetX = (x / width - 0.5) * away * 1.6;
    context.shadowOffsetY = (y / height - 0.34) * away * 1.8;
    context.fillStyle = PALETTE.ink;
    context.fill(pathOf(outline));
    context.restore();
    // Line widths are in the units of the prop, without the scaling that cards need.
    for (const { d, fill, stroke, width: pen } of expand(drawing, LEVELS.full)) {
      const path = pathOf(d);
      if (fill) {
        context.fillStyle = PALETTE[fill];
        context.fill(path);
      }
      if (stroke) {
        context.strokeStyle = PALETTE[stroke];
        context.lineWidth = pen;
        context.stroke(path);
      }
    }
    context.restore();
  }
}
