import { withoutPrompts } from '../../../table/without-prompts.js';
import type { TableModel } from '../../../table/model.js';
import type { Canvas } from './canvas.js';

/** The displayed model, both while its cards move and after their arrival. */
export interface DisplayedModel {
  readonly model: TableModel;
  /**
   * Shows the current model: first the cards, and after their arrival the question or the result of the hand.
   * @param arrives false shows the question and the result immediately
   */
  show(pace: number, arrives?: boolean): Promise<void>;
  /** Hides the question until the next `show()`. */
  hold(): void;
  /**
   * Makes the next `show()` without motion show the question immediately, except after a deal, when the new cards appear
   * first.
   */
  hurry(): void;
}

export interface DisplayedModelOptions {
  readonly canvas: Canvas;
  readonly modelNow: () => TableModel;
  /** Renders the DOM and resolves when it is up to date. */
  readonly rendered: () => Promise<void>;
}

const hasNewCards = (next: TableModel, { hand }: TableModel): boolean =>
  next.hand.some(({ card }) => hand.every((held) => held.card !== card));

export const createDisplayedModel = ({ canvas, modelNow, rendered }: DisplayedModelOptions): DisplayedModel => {
  let model = modelNow();
  /** Counts the calls to `show()`, so that an outdated call stops. */
  let shows = 0;
  let isArriving = false;

  return {
    get model() {
      return model;
    },
    async show(pace, arrives = true) {
      const currentShow = (shows += 1);
      const next = modelNow();
      // A second call while the cards move continues their motion.
      const moves = arrives && (pace > 0 || isArriving) && !canvas.isMissing;
      model = moves ? withoutPrompts(next, model) : next;
      isArriving = moves;
      await canvas.show(next.picture, pace, rendered());
      if (!moves || shows !== currentShow || (pace === 0 && !canvas.isOpen)) return;
      isArriving = false;
      model = modelNow();
      await rendered();
    },
    hold() {
      isArriving = true;
      model = withoutPrompts(model, null);
    },
    hurry() {
      isArriving = canvas.isOpen && hasNewCards(modelNow(), model);
    },
  };
};
