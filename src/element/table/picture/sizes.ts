import { layOut } from '../../../table/layout/lay-out.js';
import { hasLittleRoom } from '../../../table/layout/layout.js';
import { TEXTS, textSizeIn, type SizesOptions } from './text-size.js';
import { tightCode } from './lazy-tight.js';
import { windowOf } from '../../shell/window-of.js';
import { adoptStyles } from '../../shell/adopt-styles.js';

/**
 * Calls `changed` with each layout that a change of size brings. A table with little room, or large text, loads what lays
 * it out then. Returns a function to call after each render.
 */
export const watchSizes = (options: SizesOptions): (() => void) => {
  const { host, frame, now, changed, signal } = options;
  let isWanted = false;
  let checkSize = (): void => {
    const { clientWidth: width, clientHeight: height } = frame;
    if (width !== now().width || height !== now().height) changed(layOut(width, height));
    const last = now();
    const { bar, scale } = textSizeIn(frame, last);
    // A pixel is rounding.
    if (isWanted || !(hasLittleRoom(last) || scale > 1 || bar > last.bar.height + 1)) return;
    isWanted = true;
    void tightCode.load().then(
      ({ tightStyles, tightSizes }) => {
        if (signal.aborted) return;
        adoptStyles(host, [tightStyles], signal);
        checkSize = tightSizes(options);
        check();
      },
      // Some text is cut off until another game.
      () => {},
    );
  };
  const check = (): void => {
    if (!signal.aborted && frame.clientWidth > 0) checkSize();
  };
  const view = windowOf(frame);
  const ofFrame = new view.ResizeObserver(check);
  // A new layout changes the texts: the browser would report a loop if it was rendered at once.
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
