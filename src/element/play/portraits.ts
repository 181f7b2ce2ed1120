import type { PersonId } from '../../people/index.js';
import type { Look } from '../../people/look.js';
import type { SeenFace } from '../../table/moods.js';
import { loadPart } from '../load-part.js';

/** How long a look takes to become another, in ms. */
const CHANGE_MS = 150;

/** The faces at the seats, each on a canvas of its own. */
export interface Portraits {
  /** Shows these, by seat, on the canvases that have been rendered; null: nobody is seen. */
  show(faces: readonly (SeenFace | null)[]): void;
  close(): void;
}

export interface PortraitsOptions {
  /** The canvases are in it. */
  readonly frame: HTMLElement;
  /** Whether a look is to change at once. */
  readonly isAtOnce: () => boolean;
  readonly pixelRatio: () => number;
}

type Drawings = typeof import('../../people/portrait.js');

/** A face on its canvas: what it passes from and to, since when. */
interface Portrait {
  readonly key: string;
  readonly id: PersonId;
  readonly from: Look;
  readonly to: Look;
  readonly since: number;
}

const keyOf = ({ id, look, strength, gaze }: SeenFace, width: number): string =>
  [id, look, strength, gaze?.x, gaze?.y, width].join();

/** How somebody is drawn is loaded when somebody is to be seen. If it cannot be had, there are names without faces. */
export const createPortraits = ({ frame, isAtOnce, pixelRatio }: PortraitsOptions): Portraits => {
  const portraits = new WeakMap<HTMLCanvasElement, Portrait>();
  const moving = new Set<HTMLCanvasElement>();
  let drawings: Drawings | null = null;
  let isAsked = false;
  let isClosed = false;
  let request = 0;
  let shown: readonly (SeenFace | null)[] = [];

  /** Draws a face as it is now, and says whether it has become what it was to be. */
  const draw = (canvas: HTMLCanvasElement, { paintPerson, between }: Drawings, now: number): boolean => {
    const portrait = portraits.get(canvas);
    const context = canvas.getContext('2d');
    if (!portrait || !context) return true;
    const { id, from, to, since } = portrait;
    const part = Math.min(1, (now - since) / CHANGE_MS);
    paintPerson(context, id, part < 1 ? between(from, to, part) : to, canvas.width);
    return part === 1;
  };

  const tick = (now: number): void => {
    request = 0;
    if (!drawings) return;
    for (const canvas of moving) if (!canvas.isConnected || draw(canvas, drawings, now)) moving.delete(canvas);
    if (moving.size > 0) request = requestAnimationFrame(tick);
  };

  /** The look on a canvas, on its way or not. */
  const lookNow = ({ between }: Drawings, { from, to, since }: Portrait, now: number): Look =>
    between(from, to, Math.min(1, (now - since) / CHANGE_MS));

  const showOn = (canvas: HTMLCanvasElement, face: SeenFace, code: Drawings): void => {
    const width = Math.round(face.side * pixelRatio());
    const key = keyOf(face, width);
    const before = portraits.get(canvas);
    if (before?.key === key || width === 0) return;
    const now = performance.now();
    const to = code.lookOf(face);
    const passes = before?.id === face.id && canvas.width === width && !isAtOnce();
    if (canvas.width !== width) [canvas.width, canvas.height] = [width, width];
    const from = passes ? lookNow(code, before, now) : to;
    portraits.set(canvas, { key, id: face.id, from, to, since: passes ? now : now - CHANGE_MS });
    if (passes) {
      moving.add(canvas);
      request ||= requestAnimationFrame(tick);
    } else {
      moving.delete(canvas);
      draw(canvas, code, now);
    }
    canvas.parentElement?.setAttribute('data-drawn', '');
  };

  const showAll = (): void => {
    if (!drawings) return;
    for (const [seat, face] of shown.entries()) {
      const canvas = frame.querySelector<HTMLCanvasElement>(`.seat[data-seat='${seat}'] .face canvas`);
      if (canvas && face) showOn(canvas, face, drawings);
    }
  };

  const load = async (): Promise<void> => {
    try {
      drawings = await loadPart(() => import('../../people/portrait.js'), 'paintPerson');
      if (!isClosed) showAll();
    } catch {
      // The table is complete without them.
    }
  };

  return {
    show(faces) {
      shown = faces;
      if (!isAsked && faces.some((face) => face !== null)) {
        isAsked = true;
        void load();
      }
      showAll();
    },
    close() {
      isClosed = true;
      cancelAnimationFrame(request);
    },
  };
};
