import type { Picture } from '../../../table/picture.js';
import type { CardImages } from '../view/card-images.js';
import { windowOf } from '../../shell/window-of.js';
import { createStageInTurn, loadStage } from './stage-in-turn.js';

/** The canvas of the table, as far as there is one: it is loaded late, may fail, and is not printed. */
export interface Canvas {
  /** Whether the cards have to be drawn in the DOM. */
  readonly isMissing: boolean;
  /** Whether it is there, or not to be waited for: there will be none, or the table is out of sight. */
  readonly isOpen: boolean;
  /** Resolves when it is open. */
  readonly opened: Promise<void>;
  /** Whether the page is being printed: a canvas would be blank. */
  readonly isPrinted: boolean;
  /** Whether cards are seen to move. */
  readonly moves: boolean;
  /**
   * Shows a picture; resolves when its motion is over.
   * @param rendered the DOM shows the same moment
   */
  show(picture: Picture, pace: number, rendered: Promise<void>): Promise<void>;
  /** Brings all motion to its end at once. */
  finish(): void;
  /** The cards look different now. */
  restyle(): void;
  close(): void;
}

export interface CanvasOptions {
  /** Where it is put. */
  readonly place: HTMLElement;
  readonly images: CardImages;
  /** It has come, or gone, or is not to be seen: what is shown has to be shown anew. */
  readonly changed: () => void;
  /**
   * There is no canvas, and will be none.
   * @param error what drawing has thrown, if that was why
   */
  readonly failed: (error?: unknown) => void;
}

/** Loads ahead of a game what a canvas needs. What cannot be had is asked for again when the game begins. */
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

  /** Says that all cards lie where they belong, if they do: for whoever takes pictures of the table. */
  const tellDrawn = (picture: Picture | null): void => {
    if (inTurn.draws && picture && latest === picture) place.dataset.drawn = '';
  };
  const inTurn = createStageInTurn({ place, images, latest: () => latest, changed, woken: tellDrawn, failed });

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
      tellDrawn(picture);
    },
    finish: () => inTurn.stage?.finish(),
    restyle: () => inTurn.stage?.redrawCards(),
    close() {
      closing.abort();
      inTurn.close();
    },
  };
};
