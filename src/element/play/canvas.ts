import type { Stage } from '../../stage/stage.js';
import type { Picture } from '../../table/picture.js';
import { loadPart } from '../load-part.js';
import type { Faces } from '../view/faces.js';

/** The canvas of the table, as far as there is one: it is loaded late, may fail, and is not printed. */
export interface Canvas {
  /** Whether the cards have to be drawn in the DOM. */
  readonly isMissing: boolean;
  /** Whether it is there, or will never be. */
  readonly isOpen: boolean;
  /** Resolves when it is there, or it is clear that there will be none. */
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
  readonly faces: Faces;
  /** It has come, or gone, or is not to be seen: what is shown has to be shown anew. */
  readonly changed: () => void;
  /** There is no canvas, and will be none. */
  readonly failed: () => void;
}

const loadStage = () => loadPart(() => import('../../stage/stage.js'), 'createStage');

/** Loads ahead of a game what a canvas needs. What cannot be had is asked for again when the game begins. */
export const loadCanvas = async (): Promise<void> => {
  await loadStage()
    .then(({ loadRenderer }) => loadRenderer())
    .catch(() => null);
};

export const createCanvas = ({ place, faces, changed, failed }: CanvasOptions): Canvas => {
  const closing = new AbortController();
  const { signal } = closing;
  let stage: Stage | null = null;
  let hasFailed = false;
  let isOpen = false;
  let latest: Picture | null = null;

  const [paper, forced] = [matchMedia('print'), matchMedia('(forced-colors: active)')];
  for (const query of [paper, forced]) query.addEventListener('change', changed, { signal });

  const leave = (): void => {
    stage?.destroy();
    stage = null;
  };
  const fail = (): void => {
    leave();
    hasFailed = true;
    failed();
    changed();
  };
  /** What the page says the table is like; without a word it is wood as it grew. */
  const stain = (): string | undefined =>
    getComputedStyle(place).getPropertyValue('--watten-table').trim() || undefined;

  const open = async (): Promise<void> => {
    try {
      const { createStage } = await loadStage();
      const opened = await createStage(place, { face: faces.draw, metal: faces.metal, stain, onLost: fail }, signal);
      if (signal.aborted) return opened.destroy();
      stage = opened;
      isOpen = true;
      changed();
    } catch {
      // No WebGL, or the canvas could not be had: the table is complete without it.
      isOpen = true;
      if (!signal.aborted) fail();
    }
  };
  const opened = open();

  return {
    get isOpen() {
      return isOpen;
    },
    opened,
    get isMissing() {
      return hasFailed || forced.matches;
    },
    get isPrinted() {
      return paper.matches;
    },
    get moves() {
      return stage !== null && !this.isMissing && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    },
    async show(picture, pace, rendered) {
      latest = picture;
      delete place.dataset.drawn;
      await rendered;
      await stage?.show(picture, { pace });
      // For whoever takes pictures of the table: all cards lie where they belong.
      if (stage && latest === picture) place.dataset.drawn = '';
    },
    finish: () => stage?.finish(),
    restyle: () => stage?.refaced(),
    close() {
      closing.abort();
      leave();
    },
  };
};
