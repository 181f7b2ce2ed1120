import type { Action } from '../../../game/action.js';
import type { TableModel } from '../../../table/model.js';

/** What was shown when a finger or a button of the mouse went down, for the click that follows. */
export interface Press {
  /** Whether the card that this action plays or shows could be played then; without a press it always could. */
  allows(action: Action): boolean;
}

/** Whether a click ends a press of a finger or a button of the mouse; that of a key, a script or assistive technology does not. */
export const isByPointer = (click: MouseEvent): boolean =>
  click.detail > 0 && (click as Partial<PointerEvent>).pointerType !== '';

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
  const page = frame.ownerDocument;
  // No click follows: the browser scrolls, or the finger has left the table.
  page.addEventListener('pointercancel', forget, { signal, capture: true });
  page.addEventListener('pointerup', (event) => event.composedPath().includes(frame) || forget(), {
    signal,
    capture: true,
  });
  // A script or assistive technology clicks without a pointer.
  frame.addEventListener('click', (event) => isByPointer(event) || forget(), { signal, capture: true });
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
