/** Positions on screen in every browser. WebKit's `getBoundingClientRect()` ignores CSS `zoom`. */
import { boxIn } from '../../src/element/table/view/measured.js';

/** The on-screen position of an element of a table, or of one of that element's boxes. */
export function screenBox(element: Element, rect = element.getBoundingClientRect()): DOMRect {
  const frame = element.closest<HTMLElement>('.frame');
  if (!frame) return rect;
  const { left, top } = frame.getBoundingClientRect();
  const { x, y, width, height } = boxIn(frame, element, rect);
  return new DOMRect(left + x, top + y, width, height);
}
