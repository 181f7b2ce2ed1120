import type { Action } from '../../../game/action.js';
import type { TableModel } from '../../../table/model.js';

/** What was shown when a finger or a button of the mouse went down, for the click that follows. */
export interface Press {
  /** Whether the card that this action plays or shows could be played then; without a press it always could. */
  allows(action: Action): boolean;
}

/**
 * Between press and click the table may have moved on: what looked as if it could not be played must not be played by
 * that click.
 */
export const createPress = (frame: HTMLElement, model: () => TableModel, signal: AbortSignal): Press => {
  let shown: TableModel | null = null;
  const forget = (): void => {
    shown = null;
  };
  frame.addEventListener('pointerdown', () => (shown = model()), { signal, capture: true });
  // After the click has been heard by all.
  frame.addEventListener('click', () => setTimeout(forget), { signal });
  frame.addEventListener('keydown', forget, { signal, capture: true });
  return {
    allows(action) {
      if (!shown || (action.type !== 'play' && action.type !== 'show')) return true;
      return shown.hand.some((held) => held.card === action.card && held.action !== null);
    },
  };
};
