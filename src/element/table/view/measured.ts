import type { Box } from '../../../table/picture.js';

let isZoomIncluded: boolean | null = null;

/** Whether measured boxes include CSS `zoom`, as the standard requires. WebKit's boxes do not include it. */
const includesZoom = (frame: HTMLElement, scale: number): boolean => {
  if (isZoomIncluded !== null || frame.offsetWidth === 0) return isZoomIncluded ?? true;
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', width: '10px', zoom: '2' });
  frame.append(probe);
  isZoomIncluded = probe.getBoundingClientRect().width / scale > 15;
  probe.remove();
  return isZoomIncluded;
};

/** The product of the CSS `zoom` factors from the frame down to an element. */
const zoomOf = (frame: HTMLElement, element: Element): number => {
  let zoom = 1;
  for (let at: Element | null = element; at && at !== frame; at = at.parentElement)
    zoom *= Number(getComputedStyle(at).zoom) || 1;
  return zoom;
};

/** An element's box in the table's CSS pixels, independent of any zoom or scale. */
export const boxIn = (frame: HTMLElement, element: Element, rect = element.getBoundingClientRect()): Box => {
  const at = frame.getBoundingClientRect();
  const scale = at.width / frame.offsetWidth || 1;
  const zoom = includesZoom(frame, scale) ? 1 : zoomOf(frame, element);
  return {
    x: (rect.left * zoom - at.left) / scale,
    y: (rect.top * zoom - at.top) / scale,
    width: (rect.width * zoom) / scale,
    height: (rect.height * zoom) / scale,
  };
};

/** The box around the visible elements, in the table's CSS pixels; null if no element is visible. */
export const boxAround = (frame: HTMLElement, elements: Iterable<Element>): Box | null => {
  const seen = [...elements].map((element) => boxIn(frame, element)).filter(({ width }) => width > 1);
  if (seen.length === 0) return null;
  const [x, y] = [Math.min(...seen.map((box) => box.x)), Math.min(...seen.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...seen.map((box) => box.x + box.width)) - x,
    height: Math.max(...seen.map((box) => box.y + box.height)) - y,
  };
};
