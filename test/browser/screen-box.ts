/** Boxes on the screen, in every engine: WebKit tells those of what CSS `zoom` enlarges as they are without. */
import { boxIn } from '../../src/element/table/view/measured.js';

/** Where a part of a table is on the screen, or one of its boxes. */
export function screenBox(part: Element, rect = part.getBoundingClientRect()): DOMRect {
  const frame = part.closest<HTMLElement>('.frame');
  if (!frame) return rect;
  const { left, top } = frame.getBoundingClientRect();
  const { x, y, width, height } = boxIn(frame, part, rect);
  return new DOMRect(left + x, top + y, width, height);
}
