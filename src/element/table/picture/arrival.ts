import { withoutPrompts } from '../../../table/without-prompts.js';
import type { TableModel } from '../../../table/model.js';
import type { Canvas } from './canvas.js';

/** The model that is shown, while its cards are on their way and when they lie where it has them. */
export interface Arrival {
  readonly model: TableModel;
  /**
   * Shows the model as it is now: the picture first; what is asked, and how the hand ended, is there when the cards have
   * come to lie.
   * @param arrives false: all of it is there at once, whatever moves
   */
  show(pace: number, arrives?: boolean): Promise<void>;
  /** Nothing is asked until something is shown again. */
  hold(): void;
  /** What is shown next without motion is all there at once; but cards that were dealt are drawn first. */
  hurry(): void;
}

export interface ArrivalOptions {
  readonly canvas: Canvas;
  readonly modelNow: () => TableModel;
  /** Has the DOM rendered. */
  readonly rendered: () => Promise<void>;
}

const holdsMore = (next: TableModel, { hand }: TableModel): boolean =>
  next.hand.some(({ card }) => hand.every((held) => held.card !== card));

export const createArrival = ({ canvas, modelNow, rendered }: ArrivalOptions): Arrival => {
  let model = modelNow();
  /** Counts what is put on show, so that what was overtaken shows nothing more. */
  let shows = 0;
  let isArriving = false;

  return {
    get model() {
      return model;
    },
    async show(pace, arrives = true) {
      const mine = (shows += 1);
      const next = modelNow();
      // Shown anew while its cards are on their way, they still are.
      const moves = arrives && (pace > 0 || isArriving) && !canvas.isMissing;
      model = moves ? withoutPrompts(next, model) : next;
      isArriving = moves;
      await canvas.show(next.picture, pace, rendered());
      if (!moves || shows !== mine || (pace === 0 && !canvas.isOpen)) return;
      isArriving = false;
      model = modelNow();
      await rendered();
    },
    hold() {
      isArriving = true;
      model = withoutPrompts(model, null);
    },
    hurry() {
      isArriving = canvas.isOpen && holdsMore(modelNow(), model);
    },
  };
};
