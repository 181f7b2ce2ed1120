import type { Layout, TextSize } from '../../../table/layout/layout.js';

export interface SizesOptions {
  readonly host: HTMLElement;
  readonly frame: HTMLElement;
  readonly now: () => Layout;
  /** Runs when the size of the table or its text has changed. */
  readonly changed: (layout: Layout) => void;
  /** Aborts when the table closes the game. */
  readonly signal: AbortSignal;
}

/** Selectors for the bar and for a name on a plate. Their heights depend on the text size. */
export const TEXTS = ['.bar', '.bottom .called'] as const;
/** A name's line height in em (`seatsStyles`), and the growth factor up to which a difference is a rounding error. */
const NAME_LINE = 1.3;
const MIN_GROWTH = 1.05;

/** Measures a rendered table's text. */
export const textSizeIn = (frame: HTMLElement, { plateFont }: Pick<Layout, 'plateFont'>): TextSize => {
  const [bar = 0, name = 0] = TEXTS.map((text) => frame.querySelector<HTMLElement>(text)?.offsetHeight);
  const scale = name / NAME_LINE / plateFont;
  return { bar, scale: scale > MIN_GROWTH ? scale : 1 };
};
