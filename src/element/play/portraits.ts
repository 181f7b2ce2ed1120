import type { PersonId } from '../../people/index.js';
import type { Look } from '../../people/look.js';
import type { SignId } from '../../people/looks.js';
import type { SeenFace } from '../../table/moods.js';
import { loadPart } from '../load-part.js';

/** How long a look takes to become another, in ms. */
const CHANGE_MS = 150;
/** How large the faces are that a sign is chosen by, in CSS pixels. */
const SIGN_SIDE = 60;

/** The faces at the seats, each on a canvas of its own. */
export interface Portraits {
  /**
   * Shows these, by seat, on the canvases that have been rendered; null: nobody is seen.
   * @param hand its number: how people are drawn is asked for again with the next one, if it could not be loaded
   */
  show(faces: readonly (SeenFace | null)[], hand: number): void;
  /** Shows somebody make each sign there is a canvas for. */
  showSigns(id: PersonId, hand: number): void;
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

/** Paints faces on canvases, and lets one look pass into the next. */
interface Painter {
  paint(canvas: HTMLCanvasElement, face: SeenFace): void;
  close(): void;
}

const createPainter = (
  { paintPerson, between, lookOf }: Drawings,
  { isAtOnce, pixelRatio }: Omit<PortraitsOptions, 'frame'>,
): Painter => {
  const portraits = new WeakMap<HTMLCanvasElement, Portrait>();
  const moving = new Set<HTMLCanvasElement>();
  let request = 0;

  /** The look on a canvas, on its way or not. */
  const lookAt = ({ from, to, since }: Portrait, now: number): Look =>
    now - since < CHANGE_MS ? between(from, to, Math.max(0, now - since) / CHANGE_MS) : to;

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
    if (moving.size > 0) request = requestAnimationFrame(tick);
  };

  return {
    paint(canvas, face) {
      const width = Math.round(face.side * pixelRatio());
      const key = keyOf(face, width);
      const before = portraits.get(canvas);
      if (before?.key === key || width === 0) return;
      const now = performance.now();
      const to = lookOf(face);
      const passes = before?.id === face.id && canvas.width === width && !isAtOnce();
      if (canvas.width !== width || canvas.height !== width) [canvas.width, canvas.height] = [width, width];
      const from = passes ? lookAt(before, now) : to;
      portraits.set(canvas, { key, id: face.id, from, to, since: passes ? now : now - CHANGE_MS });
      if (passes) {
        moving.add(canvas);
        request ||= requestAnimationFrame(tick);
      } else {
        moving.delete(canvas);
        draw(canvas, now);
      }
      canvas.parentElement?.setAttribute('data-drawn', '');
    },
    close: () => cancelAnimationFrame(request),
  };
};

/** How somebody is drawn is loaded when somebody is to be seen. If it cannot be had, there are names without faces. */
export const createPortraits = ({ frame, ...options }: PortraitsOptions): Portraits => {
  let painter: Painter | null = null;
  let askedIn = NaN;
  let isClosed = false;
  let signer: PersonId | null = null;
  let shown: readonly (SeenFace | null)[] = [];

  const showAll = (): void => {
    for (const [seat, face] of shown.entries()) {
      const canvas = frame.querySelector<HTMLCanvasElement>(`.seat[data-seat='${seat}'] .face canvas`);
      if (canvas && face) painter?.paint(canvas, face);
    }
  };
  const showSigns = (): void => {
    if (!signer) return;
    for (const canvas of frame.querySelectorAll<HTMLCanvasElement>('.signals canvas')) {
      const look = canvas.dataset.face as SignId;
      painter?.paint(canvas, { id: signer, look, strength: 1, gaze: null, side: SIGN_SIDE });
    }
  };

  const load = async (hand: number): Promise<void> => {
    if (painter || hand === askedIn) return;
    askedIn = hand;
    try {
      const drawings = await loadPart(() => import('../../people/portrait.js'), 'paintPerson');
      if (isClosed) return;
      painter ??= createPainter(drawings, options);
      showAll();
      showSigns();
    } catch {
      // The table is complete without them.
    }
  };

  return {
    show(faces, hand) {
      shown = faces;
      if (faces.some((face) => face !== null)) void load(hand);
      showAll();
    },
    showSigns(id, hand) {
      signer = id;
      void load(hand);
      showSigns();
    },
    close() {
      isClosed = true;
      painter?.close();
    },
  };
};
