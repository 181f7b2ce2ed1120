import type { PersonId } from '../../../people/index.js';
import type { Look } from '../../../people/look.js';
import { interpolateLook, lookOf, paintPerson } from '../../../people/portrait.js';
import type { SeenFace } from '../../../table/faces.js';
import { windowOf } from '../../shell/window-of.js';

/** How long a look takes to become another, in ms. */
const CHANGE_MS = 150;

export interface PainterOptions {
  /** The canvases are in it. */
  readonly frame: HTMLElement;
  /** Whether a look is to change at once. */
  readonly isAtOnce: () => boolean;
  readonly pixelRatio: () => number;
}

/** A face on its canvas: what it passes from and to, since when. */
interface Portrait {
  readonly id: PersonId;
  readonly from: Look;
  readonly to: Look;
  readonly since: number;
}

/** Paints faces on canvases, and lets one look pass into the next. */
export interface Painter {
  paint(canvas: HTMLCanvasElement, face: SeenFace): void;
  close(): void;
}

export const createPainter = ({ frame, isAtOnce, pixelRatio }: PainterOptions): Painter => {
  const view = windowOf(frame);
  const portraits = new WeakMap<HTMLCanvasElement, Portrait>();
  const moving = new Set<HTMLCanvasElement>();
  let request = 0;

  /** The look on a canvas, on its way or not. */
  const lookAt = ({ from, to, since }: Portrait, now: number): Look =>
    now - since < CHANGE_MS ? interpolateLook(from, to, Math.max(0, now - since) / CHANGE_MS) : to;

  /** Draws a face as it is now, and says whether it has become what it was to be. */
  const draw = (canvas: HTMLCanvasElement, now: number): boolean => {
    const portrait = portraits.get(canvas);
    const context = canvas.getContext('2d');
    if (!portrait || !context) return true;
    paintPerson(context, portrait.id, lookAt(portrait, now), canvas.width);
    return now - portrait.since >= CHANGE_MS;
  };

  const tick = (now: number): void => {
    request = 0;
    for (const canvas of moving) if (!canvas.isConnected || draw(canvas, now)) moving.delete(canvas);
    if (moving.size > 0) request = view.requestAnimationFrame(tick);
  };

  return {
    paint(canvas, face) {
      const width = Math.round(face.side * pixelRatio());
      if (width === 0) return;
      const before = portraits.get(canvas);
      const to = lookOf(face);
      if (before?.id === face.id && before.to === to && canvas.width === width) return;
      const now = performance.now();
      const passes = before?.id === face.id && canvas.width === width && !isAtOnce();
      if (canvas.width !== width || canvas.height !== width) [canvas.width, canvas.height] = [width, width];
      const from = passes ? lookAt(before, now) : to;
      portraits.set(canvas, { id: face.id, from, to, since: passes ? now : now - CHANGE_MS });
      if (passes) {
        moving.add(canvas);
        request ||= view.requestAnimationFrame(tick);
      } else {
        moving.delete(canvas);
        draw(canvas, now);
      }
      canvas.parentElement?.setAttribute('data-drawn', '');
    },
    close: () => view.cancelAnimationFrame(request),
  };
};
