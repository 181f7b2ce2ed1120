import type { Layout } from '../../../table/layout/layout.js';
import { handPlaces } from '../../../table/layout/own-hand.js';
import { boxIn } from '../../table/view/measured.js';
import { px, type Styles } from '../../table/view/placed.js';

/** The sheet's position and layout on the table. */
export interface SheetPlace {
  /** `block`: next to the hand; `side`: in the choices' column; `band`: between the bar and the question. */
  readonly form: 'block' | 'side' | 'band';
  readonly styles: Styles;
  /** Number of entries per line. */
  readonly columns: number;
  /**
   * Order of the entries. `lined`: Schläge in one line, suits and tools in the next; `flowing`: all of them in two
   * lines; `stacked`: the tools after the Schläge, the suits below.
   */
  readonly order: 'lined' | 'flowing' | 'stacked';
  /** Width, in columns, of the button that asks for the table's conclusions. */
  readonly askSpan: number;
  /** Whether the sheet has room for a close button. Otherwise, the button that opened the sheet also closes it. */
  readonly closes: boolean;
}

/** Minimum width and height of an entry, gap between entries, and padding, in CSS pixels. */
const ENTRY_PX = 44;
const GAP_PX = 3;
const PAD_PX = 5;
/** Table width, in CSS pixels, below which the sheet uses the narrow gap and padding. */
const NARROW_BELOW_PX = 480;
const NARROW_GAP_PX = 1;
const NARROW_PAD_PX = 2;

const LEAST_BLOCK_PX = 250;
const WIDEST_PX = 440;
/** Top of a `block` sheet as a fraction of the table's height. The sheet begins below the player on the right. */
const BLOCK_FROM = 0.47;

const SUITS = 4;
/** Maximum width of the ask button, in columns. */
const ASK_SPAN = 4;

interface Grid {
  readonly gap: number;
  readonly pad: number;
  /** The sheet's width, in CSS pixels. */
  readonly size: number;
  readonly most: number;
}

/** Arranges the Schläge, the suits and the two tools in a sheet of this size. */
const gridIn = (
  schlaege: number,
  { gap, pad, size, most }: Grid,
): Pick<SheetPlace, 'columns' | 'order' | 'askSpan' | 'closes'> => {
  const columns = Math.min(most, Math.floor((size - 2 * pad + gap) / (ENTRY_PX + gap)));
  if (columns >= schlaege)
    return { columns, order: 'lined', askSpan: Math.min(ASK_SPAN, columns - SUITS - 1), closes: true };
  const left = 2 * columns - schlaege - SUITS - 1;
  if (left >= 0) return { columns, order: 'flowing', askSpan: Math.min(ASK_SPAN, Math.max(1, left)), closes: left > 0 };
  const beside = columns - (schlaege % columns) - 1;
  const isBeside = schlaege % columns > 0 && beside > 0;
  return { columns, order: 'stacked', askSpan: isBeside ? beside : columns - 1, closes: true };
};

/**
 * Returns the sheet's position: in the choices' column in the `side` layout; in other layouts, next to the hand if the table
 * is wide enough, else above the question.
 */
export const placeSheet = (layout: Layout, schlaege: number): SheetPlace => {
  const { width, height, pad, form, choices, bar } = layout;
  const roomy = { gap: GAP_PX, pad: PAD_PX, most: schlaege };
  if (form === 'side') {
    const styles = { left: px(choices.x), top: px(pad), width: px(choices.width), bottom: 'auto' };
    return { form: 'side', styles, ...gridIn(schlaege, { ...roomy, size: choices.width }) };
  }
  const handEnd = Math.max(...handPlaces(layout, 5).map(({ box }) => box.x + box.width)) + 0.1 * layout.handCard.width;
  const beside = width - handEnd - 2 * pad;
  if (beside >= LEAST_BLOCK_PX && height * (1 - BLOCK_FROM) >= LEAST_BLOCK_PX) {
    const size = Math.min(beside, WIDEST_PX);
    const { columns } = gridIn(schlaege, { ...roomy, size, most: 5 });
    const styles = {
      left: px(width - pad - size),
      top: 'auto',
      width: px(size),
      bottom: px(pad),
      'max-height': px(height * (1 - BLOCK_FROM) - pad),
    };
    return { form: 'block', styles, columns, order: 'stacked', askSpan: columns - 1, closes: true };
  }
  const isNarrow = width < NARROW_BELOW_PX;
  const size = isNarrow ? width : Math.min(bar.width, (schlaege + 1) * (ENTRY_PX + 8));
  const grid = gridIn(
    schlaege,
    isNarrow ? { gap: NARROW_GAP_PX, pad: NARROW_PAD_PX, size, most: schlaege } : { ...roomy, size },
  );
  const left = (width - size) / 2;
  const bottom = height - choices.y - choices.height;
  return { form: 'band', styles: { left: px(left), top: 'auto', width: px(size), bottom: px(bottom) }, ...grid };
};

/**
 * Selector for the question and its answers, which the sheet must not cover, and the sheet's distance from them in CSS
 * pixels.
 */
const QUESTION = '.sheet, .sheet .own';
const ABOVE_QUESTION_PX = 6;

/**
 * Limits the rendered sheet to the space above the question, whose size is known only from the DOM. While a `band` sheet
 * shows conclusions, its top stays directly below the bar so that the entries do not move. If the question leaves too little
 * room, as in a puzzle on a phone, the sheet covers the bar, and the bar becomes inert.
 */
export const fitSheet = (frame: HTMLElement): void => {
  const bar = frame.querySelector('.bar');
  const sheet = frame.querySelector<HTMLElement>('.deduction:not(.block)');
  if (!sheet) {
    bar?.removeAttribute('inert');
    return;
  }
  const parts = [...frame.querySelectorAll(QUESTION)].map((part) => boxIn(frame, part));
  const question = Math.min(...parts.filter(({ width }) => width > 0).map(({ y }) => y), frame.offsetHeight);
  const isBand = sheet.matches('.band');
  const { y, height } = bar ? boxIn(frame, bar) : { y: 0, height: 0 };
  const barEnd = y + height + GAP_PX;
  const hasRoom = question - barEnd - ABOVE_QUESTION_PX >= 2 * ENTRY_PX + 2 * GAP_PX;
  const top = isBand ? (hasRoom ? barEnd : 0) : sheet.offsetTop;
  sheet.style.setProperty('max-height', px(Math.max(question - top - ABOVE_QUESTION_PX, 2 * ENTRY_PX)));
  if (!isBand) return;
  bar?.toggleAttribute('inert', !hasRoom);
  const isFixed = !hasRoom || sheet.querySelector('.conclusions') !== null;
  sheet.style.setProperty('top', isFixed ? px(top) : 'auto');
  sheet.style.setProperty('bottom', hasRoom ? px(frame.offsetHeight - question + ABOVE_QUESTION_PX) : 'auto');
};
