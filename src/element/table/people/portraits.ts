import { indexed } from '../../../base/list-of.js';
import type { PersonId } from '../../../people/index.js';
import type { SignId } from '../../../people/looks.js';
import type { SeenFace } from '../../../table/faces.js';
import { peopleCode } from './lazy-people.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Painter, PainterOptions } from './painter.js';

/** Side length, in CSS pixels, of the faces in the signals panel. */
const SIGN_SIDE = 60;

/** The faces at the seats, each on a separate canvas. */
export interface Portraits {
  /**
   * Shows faces on the rendered canvases, by seat; null for no face.
   * @param hand the hand's number; if the code fails to load, the next hand requests the code again
   */
  show(faces: readonly (SeenFace | null)[], hand: number): void;
  /** Draws a person on each sign's canvas, making that sign. */
  showSigns(id: PersonId, hand: number): void;
  close(): void;
}

export interface PortraitsOptions extends PainterOptions {
  readonly host: HTMLElement;
  /** Aborts when the table closes the game. */
  readonly signal: AbortSignal;
  /** Whether a player chats, with or without a face. */
  readonly hasTalkers: () => boolean;
  /** Runs when the code for people has loaded, so that the model can include the looks. */
  readonly loaded: () => void;
}

/**
 * Loads the code for faces, looks and chat when the first face or chatting player appears. Without this code, the table
 * shows only names.
 */
export const createPortraits = ({ host, signal, hasTalkers, loaded, ...options }: PortraitsOptions): Portraits => {
  const { frame } = options;
  let painter: Painter | null = null;
  let requestedInHand = NaN;
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
    // The cut before the first deal has hand number 0 and belongs to the first hand.
    const hand = Math.max(handNumber, 1);
    if (painter || hand === requestedInHand) return;
    requestedInHand = hand;
    try {
      const { createPainter, peopleStyles } = await peopleCode.load();
      if (isClosed) return;
      if (!painter) adoptStyles(host, [peopleStyles], signal);
      painter ??= createPainter(options);
      showAll();
      showSigns();
      loaded();
    } catch {
      // Faces are optional.
    }
  };

  return {
    show(faces, hand) {
      shown = faces;
      if (hasTalkers() || peopleCode.code || faces.some((face) => face !== null)) void load(hand);
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
