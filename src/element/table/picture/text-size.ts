import type { Layout, TextSize } from '../../../table/layout/layout.js';

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
export const TEXTS = ['.bar', '.bottom .called'] as const;
/** The line height of a name, by the size of its text (`seatsStyles`); growth by less is rounding. */
const NAME_LINE = 1.3;
const LEAST_GROWTH = 1.05;

/** Measures the text of a table that has been rendered in this layout. */
export const textSizeIn = (frame: HTMLElement, { plateFont }: Pick<Layout, 'plateFont'>): TextSize => {
  const [bar = 0, name = 0] = TEXTS.map((text) => frame.querySelector<HTMLElement>(text)?.offsetHeight);
  const scale = name / NAME_LINE / plateFont;
  return { bar, scale: scale > LEAST_GROWTH ? scale : 1 };
};
