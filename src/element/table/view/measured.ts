import type { Box } from '../../../table/picture.js';

let told: boolean | null = null;

/** Whether this engine tells boxes as CSS `zoom` makes them, as is the standard; WebKit tells them as they are without. */
const isZoomTold = (frame: HTMLElement, scale: number): boolean => {
  if (told !== null || frame.offsetWidth === 0) return told ?? true;
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', width: '10px', zoom: '2' });
  frame.append(probe);
  told = probe.getBoundingClientRect().width / scale > 15;
  probe.remove();
  return told;
};

/** How much larger the table's own styles make this part. */
const zoomOf = (frame: HTMLElement, part: Element): number => {
  let zoom = 1;
  for (let at: Element | null = part; at && at !== frame; at = at.parentElement)
    zoom *= Number(getComputedStyle(at).zoom) || 1;
  return zoom;
};

/** Where a part of the table is, in CSS pixels of the table, whatever makes it or the table larger. */
export const boxIn = (frame: HTMLElement, part: Element, rect = part.getBoundingClientRect()): Box => {
  const at = frame.getBoundingClientRect();
  const scale = at.width / frame.offsetWidth || 1;
  const zoom = isZoomTold(frame, scale) ? 1 : zoomOf(frame, part);
  return {
    x: (rect.left * zoom - at.left) / scale,
    y: (rect.top * zoom - at.top) / scale,
    width: (rect.width * zoom) / scale,
    height: (rect.height * zoom) / scale,
  };
};

/** The box around what is seen of these, in CSS pixels of the table; null: nothing is. */
export const boxAround = (frame: HTMLElement, elements: Iterable<Element>): Box | null => {
  const seen = [...elements].map((part) => boxIn(frame, part)).filter(({ width }) => width > 1);
  if (seen.length === 0) return null;
  const [x, y] = [Math.min(...seen.map((box) => box.x)), Math.min(...seen.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...seen.map((box) => box.x + box.width)) - x,
    height: Math.max(...seen.map((box) => box.y + box.height)) - y,
  };
};
