import type { PersonId } from '../../../people/index.js';
import type { Look } from '../../../people/look.js';
import { interpolateLook, lookOf, paintPerson } from '../../../people/portrait.js';
import type { SeenFace } from '../../../table/faces.js';
import { windowOf } from '../../shell/window-of.js';

/** Duration, in ms, of the transition from one look to the next. */
const CHANGE_MS = 150;

export interface PainterOptions {
  /** The table's frame, which contains the canvases. */
  readonly frame: HTMLElement;
  /** Whether looks change without a transition. */
  readonly isAtOnce: () => boolean;
  readonly pixelRatio: () => number;
}

/** A face on a canvas, with the transition between two looks and the start time of that transition. */
interface Portrait {
  readonly id: PersonId;
  readonly from: Look;
  readonly to: Look;
  readonly since: number;
}

/** Paints faces on canvases, with transitions between looks. */
export interface Painter {
  paint(canvas: HTMLCanvasElement, face: SeenFace): void;
  close(): void;
}

export const createPainter = ({ frame, isAtOnce, pixelRatio }: PainterOptions): Painter => {
  const view = windowOf(frame);
  const portraits = new WeakMap<HTMLCanvasElement, Portrait>();
  const moving = new Set<HTMLCanvasElement>();
  let request = 0;

  /** The current look on a canvas, including a transition. */
  const lookAt = ({ from, to, since }: Portrait, now: number): Look =>
    now - since < CHANGE_MS ? interpolateLook(from, to, Math.max(0, now - since) / CHANGE_MS) : to;

  /** Draws a face's current look. Returns whether the transition is over. */
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
      const hasTransition = before?.id === face.id && canvas.width === width && !isAtOnce();
      if (canvas.width !== width || canvas.height !== width) [canvas.width, canvas.height] = [width, width];
      const from = hasTransition ? lookAt(before, now) : to;
      portraits.set(canvas, { id: face.id, from, to, since: hasTransition ? now : now - CHANGE_MS });
      if (hasTransition) {
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
