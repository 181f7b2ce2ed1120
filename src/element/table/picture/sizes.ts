import { layOut } from '../../../table/layout/lay-out.js';
import { hasLittleRoom } from '../../../table/layout/layout.js';
import { TEXTS, textSizeIn, type SizesOptions } from './text-size.js';
import { tightCode } from './lazy-tight.js';
import { windowOf } from '../../shell/window-of.js';
import { adoptStyles } from '../../shell/adopt-styles.js';

/**
 * Sets the frame's zoom, and calls `changed` with the new layout after each change in size. For a table with little room or large text, loads the code
 * for the tight layout.
 * @returns the function to call after each render
 */
export const watchSizes = (options: SizesOptions): (() => void) => {
  const { host, frame, now, changed, signal } = options;
  let isWanted = false;
  let checkSize = (): void => {
    const { clientWidth: width, clientHeight: height } = frame;
    if (width !== now().width || height !== now().height) changed(layOut(width, height));
    const last = now();
    const { bar, scale } = textSizeIn(frame, last);
    // A difference of one pixel is a rounding error.
    if (isWanted || !(hasLittleRoom(last) || scale > 1 || bar > last.bar.height + 1)) return;
    isWanted = true;
    void tightCode.load().then(
      ({ tightStyles, tightSizes }) => {
        if (signal.aborted) return;
        adoptStyles(host, [tightStyles], signal);
        checkSize = tightSizes(options);
        check();
      },
      // If the code cannot be loaded, some text is cut off until the next game.
      () => {},
    );
  };
  const zoom = (): void => frame.style.setProperty('--_zoom', String(now().zoom));
  zoom();
  const check = (): void => {
    if (signal.aborted || frame.clientWidth === 0) return;
    checkSize();
    zoom();
  };
  const view = windowOf(frame);
  const ofFrame = new view.ResizeObserver(check);
  // Wait one frame, because a new layout changes the texts and the browser would otherwise report a ResizeObserver loop.
  const ofTexts = new view.ResizeObserver(() => view.requestAnimationFrame(check));
  ofFrame.observe(frame);
  signal.addEventListener('abort', () => {
    ofFrame.disconnect();
    ofTexts.disconnect();
  });
  const watched = new WeakSet<Element>();
  return () => {
    for (const part of frame.querySelectorAll(TEXTS.join())) {
      if (!watched.has(part)) ofTexts.observe(part);
      watched.add(part);
    }
    check();
  };
};
