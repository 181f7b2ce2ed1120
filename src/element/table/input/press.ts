import type { TableModel } from '../../../table/model.js';
import type { TableElement, TablePicture } from '../context.js';

/** The pointer press that the next click completes. */
export interface Press {
  /** The hand that the picture showed when the pointer went down; null if no pointer is down. */
  readonly hand: TableModel['hand'] | null;
}

/** Whether a click comes from a finger or a mouse button, not from a key, a script or assistive technology. */
export const isByPointer = (click: MouseEvent): boolean =>
  click.detail > 0 && (click as Partial<PointerEvent>).pointerType !== '';

/** Remembers the hand at each press, because the game can continue between the press and the click. */
export const createPress = (
  { frame, signal }: Pick<TableElement, 'frame' | 'signal'>,
  picture: Pick<TablePicture, 'presenter'>,
): Press => {
  let hand: Press['hand'] = null;
  const forget = (): void => {
    hand = null;
  };
  frame.addEventListener('pointerdown', () => (hand = picture.presenter.model.hand), { signal, capture: true });
  const page = frame.ownerDocument;
  // No click follows if the browser scrolls or the finger has left the table.
  page.addEventListener('pointercancel', forget, { signal, capture: true });
  page.addEventListener('pointerup', (event) => event.composedPath().includes(frame) || forget(), {
    signal,
    capture: true,
  });
  // A script or assistive technology clicks without a pointer.
  frame.addEventListener('click', (event) => isByPointer(event) || forget(), { signal, capture: true });
  // Clears the hand after all click listeners have run.
  frame.addEventListener('click', () => setTimeout(forget), { signal });
  frame.addEventListener('keydown', forget, { signal, capture: true });
  return {
    get hand() {
      return hand;
    },
  };
};
