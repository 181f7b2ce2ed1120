import type { Stage } from '../../../stage/stage.js';
import type { Picture } from '../../../table/picture.js';
import { loadModule } from '../../shell/load-module.js';
import type { CardImages } from '../view/card-images.js';
import { drawInTurn } from './drawing-turns.js';

/** The stage of a table: made when its turn comes, at rest while it is out of sight. */
export interface StageInTurn {
  /** Null: there is none now, or never will be. */
  readonly stage: Stage | null;
  /** Whether what is shown is drawn. */
  readonly draws: boolean;
  /** Whether there is a stage, or it is not to be waited for. */
  readonly isOpen: boolean;
  /** Resolves when it is open. */
  readonly opened: Promise<void>;
  close(): void;
}

export interface StageInTurnOptions {
  /** Where it is put. */
  readonly place: HTMLElement;
  readonly images: CardImages;
  /** What was to be shown last. */
  readonly latest: () => Picture | null;
  /** It has come or gone: what is shown has to be shown anew. */
  readonly changed: () => void;
  /** It draws again, and shows what was the latest before. */
  readonly woken: (picture: Picture | null) => void;
  /**
   * There is none, and will be none.
   * @param error what drawing has thrown, if that was why
   */
  readonly failed: (error?: unknown) => void;
}

export const loadStage = () => loadModule(() => import('../../../stage/create-stage.js'), 'createStage');

export const createStageInTurn = (options: StageInTurnOptions): StageInTurn => {
  const { place, images, latest, changed, woken, failed } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let stage: Stage | null = null;
  /** While it is made. */
  let making: Promise<void> | null = null;
  let isResting = false;
  let isOpen = false;
  let tellOpen: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => (tellOpen = resolve));

  const open = (): void => {
    isOpen = true;
    tellOpen?.();
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
  /** What the page says the table is like; without a word it is wood as it grew. */
  const stain = (): string | undefined =>
    getComputedStyle(place).getPropertyValue('--watten-table').trim() || undefined;

  const make = async (): Promise<void> => {
    const { createStage } = await loadStage();
    const made = await createStage(place, { drawCard: images.draw, metal: images.metal, stain, onLost: fail }, signal);
    // Cards that are drawings go when they lie on the canvas, too.
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

  // No WebGL, or the canvas could not be had: the table is complete without it.
  const settled = (work: Promise<void>): Promise<void> => work.catch(() => void (signal.aborted || fail()));

  drawInTurn(
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
      manage() {
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
