import type { Stage } from '../../../stage/stage.js';
import type { Picture } from '../../../table/picture.js';
import { loadModule } from '../../shell/load-module.js';
import type { CardImages } from '../view/card-images.js';
import { shareContexts } from './drawing-turns.js';

/** A table's stage, which exists while the table has a WebGL context and rests while the table is out of sight. */
export interface PausableStage {
  /** The stage; null while the table has no stage, or after the stage has failed for good. */
  readonly stage: Stage | null;
  /** Whether the stage draws. */
  readonly draws: boolean;
  /** Whether the table can stop waiting for the stage. */
  readonly isOpen: boolean;
  /** Resolves when `isOpen` becomes true. */
  readonly opened: Promise<void>;
  close(): void;
}

export interface PausableStageOptions {
  /** The element that contains the canvas. */
  readonly place: HTMLElement;
  readonly images: CardImages;
  /** The latest picture to show; null if none yet. */
  readonly latest: () => Picture | null;
  /** Runs when the stage appears or disappears, so that the table renders again. */
  readonly changed: () => void;
  /** Runs when the stage draws again, with the picture on the stage. */
  readonly woken: (picture: Picture | null) => void;
  /**
   * Runs when the stage has failed for good.
   * @param error the error that drawing threw, if any
   */
  readonly failed: (error?: unknown) => void;
}

/** The table colour that the page sets; undefined means natural wood. */
const stainOf = (place: HTMLElement): string | undefined =>
  getComputedStyle(place).getPropertyValue('--watten-table').trim() || undefined;

export const loadStage = () => loadModule(() => import('../../../stage/create-stage.js'), 'createStage');

/** Paints the wood of a table that shows its poster. A table without this code keeps the poster's plain boards. */
export const prepareWood = async (place: HTMLElement, signal: AbortSignal): Promise<void> => {
  const { prepareTableTop } = await loadStage();
  await prepareTableTop(place, stainOf(place), signal);
};

export const createPausableStage = (options: PausableStageOptions): PausableStage => {
  const { place, images, latest, changed, woken, failed } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let stage: Stage | null = null;
  /** Resolves when the stage has been created; null if no creation is in progress. */
  let making: Promise<void> | null = null;
  let isResting = false;
  let isOpen = false;
  let resolveOpened: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => (resolveOpened = resolve));

  const open = (): void => {
    isOpen = true;
    resolveOpened?.();
    changed();
  };
  const close = (): void => {
    closing.abort();
    stage?.destroy();
    stage = null;
  };
  const fail = (error?: unknown): void => {
    close();
    failed(error);
    open();
  };
  const stain = (): string | undefined => stainOf(place);

  const make = async (): Promise<void> => {
    const { createStage } = await loadStage();
    const made = await createStage(place, { drawCard: images.draw, metal: images.metal, stain, onLost: fail }, signal);
    // The card images in the DOM disappear after the canvas shows the same cards.
    const picture = isOpen ? latest() : null;
    if (picture) await made.show(picture, { pace: 0 });
    if (signal.aborted) return made.destroy();
    stage = made;
    if (isResting) made.suspend();
    open();
  };
  const wake = async (asleep: Stage): Promise<void> => {
    const picture = latest();
    await asleep.resume();
    woken(picture);
  };

  // Without WebGL or the code for the canvas, the table works with card images in the DOM.
  const settled = (work: Promise<void>): Promise<void> => work.catch(() => void (signal.aborted || fail()));

  shareContexts(
    {
      place,
      draw() {
        isResting = false;
        if (stage) return settled(wake(stage));
        making ??= settled(make()).then(() => void (making = null));
        return making;
      },
      rest() {
        isResting = true;
        stage?.suspend();
      },
      drawNothing() {
        if (isOpen && !stage) return;
        isResting = true;
        stage?.destroy();
        stage = null;
        open();
      },
    },
    signal,
  );

  return {
    get stage() {
      return stage;
    },
    get draws() {
      return stage !== null && !isResting;
    },
    get isOpen() {
      return isOpen;
    },
    opened,
    close,
  };
};
