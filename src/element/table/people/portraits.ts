import { indexed } from '../../../base/list-of.js';
import type { PersonId } from '../../../people/index.js';
import type { SignId } from '../../../people/looks.js';
import type { SeenFace } from '../../../table/faces.js';
import { peopleCode } from './lazy-people.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Painter, PainterOptions } from './painter.js';

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

export interface PortraitsOptions extends PainterOptions {
  readonly host: HTMLElement;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
  /** Whether somebody is heard, seen or not. */
  readonly isHeard: () => boolean;
  /** What moves them has come: how they look is to be found out anew. */
  readonly loaded: () => void;
}

/**
 * How people are drawn, what they feel and what they say is loaded when somebody is to be seen or heard. If it cannot be
 * had, there are names without faces.
 */
export const createPortraits = ({ host, signal, isHeard, loaded, ...options }: PortraitsOptions): Portraits => {
  const { frame } = options;
  let painter: Painter | null = null;
  let askedIn = NaN;
  let isClosed = false;
  let signer: PersonId | null = null;
  let shown: readonly (SeenFace | null)[] = [];

  const showAll = (): void => {
    for (const [seat, face] of indexed(shown)) {
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

  const load = async (handNumber: number): Promise<void> => {
    // The cut before the first deal, of hand 0, belongs to the first hand.
    const hand = Math.max(handNumber, 1);
    if (painter || hand === askedIn) return;
    askedIn = hand;
    try {
      const { createPainter, peopleStyles } = await peopleCode.load();
      if (isClosed) return;
      if (!painter) adoptStyles(host, [peopleStyles], signal);
      painter ??= createPainter(options);
      showAll();
      showSigns();
      loaded();
    } catch {
      // The table is complete without them.
    }
  };

  return {
    show(faces, hand) {
      shown = faces;
      if (isHeard() || peopleCode.code || faces.some((face) => face !== null)) void load(hand);
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
