import { layOut } from '../../../table/layout/lay-out.js';
import { hasLittleRoom, type Layout, type TextSize } from '../../../table/layout/layout.js';
import { tightCode } from '../parts.js';
import { windowOf } from '../../shell/window-of.js';
import { adoptStyles } from '../../shell/adopt-styles.js';

export interface SizesOptions {
  readonly host: HTMLElement;
  readonly frame: HTMLElement;
  readonly now: () => Layout;
  /** The table, or its text, has changed size. */
  readonly changed: (layout: Layout) => void;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/** The bar, and a name on a plate: they are as large as their text. */
const TEXTS = ['.bar', '.bottom .called'] as const;
/** The line height of a name, by the size of its text (`seatsStyles`); growth by less is rounding. */
const NAME_LINE = 1.3;
const LEAST_GROWTH = 1.05;

/** Measures the text of a table that has been rendered in this layout. */
export const textSizeIn = (frame: HTMLElement, { plateFont }: Pick<Layout, 'plateFont'>): TextSize => {
  const [bar = 0, name = 0] = TEXTS.map((text) => frame.querySelector<HTMLElement>(text)?.offsetHeight);
  const scale = name / NAME_LINE / plateFont;
  return { bar, scale: scale > LEAST_GROWTH ? scale : 1 };
};

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
