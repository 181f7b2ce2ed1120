import type { Picture } from '../../../table/picture.js';
import type { CardImages } from '../view/card-images.js';
import { windowOf } from '../../shell/window-of.js';
import { createPausableStage, loadStage } from './pausable-stage.js';

/** The table's canvas, which loads late, can fail and is never printed. */
export interface Canvas {
  /** Whether the DOM must show the cards. */
  readonly isMissing: boolean;
  /**
   * Whether the table can stop waiting for the canvas, because the canvas is ready or has failed, or the table is out of
   * sight.
   */
  readonly isOpen: boolean;
  /** Resolves when `isOpen` becomes true. */
  readonly opened: Promise<void>;
  /** Whether the page is being printed. A printed canvas would be blank. */
  readonly isPrinted: boolean;
  /** Whether cards visibly move. */
  readonly moves: boolean;
  /**
   * Shows a picture. Resolves when the picture's motion is over.
   * @param rendered resolves when the DOM shows the same moment
   */
  show(picture: Picture, pace: number, rendered: Promise<void>): Promise<void>;
  /** Ends all motion immediately. */
  finish(): void;
  /** Redraws the cards after a change in their appearance. */
  restyle(): void;
  close(): void;
}

export interface CanvasOptions {
  /** The element that contains the canvas. */
  readonly place: HTMLElement;
  readonly images: CardImages;
  /** Runs when the canvas appears, disappears or is hidden, so that the table renders again. */
  readonly changed: () => void;
  /**
   * Runs when the canvas has failed for good.
   * @param error the error that drawing threw, if any
   */
  readonly failed: (error?: unknown) => void;
}

/** Preloads the code for the canvas before a game. After a failure, the game loads the code again. */
export const loadCanvas = async (): Promise<void> => {
  await loadStage()
    .then(({ loadRenderer }) => loadRenderer())
    .catch(() => null);
};

export const createCanvas = ({ place, images, changed, failed }: CanvasOptions): Canvas => {
  const closing = new AbortController();
  const { signal } = closing;
  let latest: Picture | null = null;

  const view = windowOf(place);
  const [paper, forced] = [view.matchMedia('print'), view.matchMedia('(forced-colors: active)')];
  for (const query of [paper, forced]) query.addEventListener('change', changed, { signal });

  /** Sets `data-drawn` if all cards have arrived. Tests and screenshot tools wait for this attribute. */
  const markDrawn = (picture: Picture | null): void => {
    if (inTurn.draws && picture && latest === picture) place.dataset.drawn = '';
  };
  const inTurn = createPausableStage({ place, images, latest: () => latest, changed, woken: markDrawn, failed });

  return {
    get isOpen() {
      return inTurn.isOpen;
    },
    opened: inTurn.opened,
    get isMissing() {
      return forced.matches || (inTurn.isOpen && !inTurn.stage);
    },
    get isPrinted() {
      return paper.matches;
    },
    get moves() {
      return inTurn.draws && !this.isMissing && !view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    },
    async show(picture, pace, rendered) {
      latest = picture;
      delete place.dataset.drawn;
      await rendered;
      await inTurn.stage?.show(picture, { pace });
      markDrawn(picture);
    },
    finish: () => inTurn.stage?.finish(),
    restyle: () => inTurn.stage?.redrawCards(),
    close() {
      closing.abort();
      inTurn.close();
    },
  };
};
