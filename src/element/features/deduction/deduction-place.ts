import type { Layout } from '../../../table/layout/layout.js';
import { handPlaces } from '../../../table/layout/own-hand.js';
import { boxIn } from '../../table/view/measured.js';
import { px, type Styles } from '../../table/view/placed.js';

/** Where the sheet lies on the table. */
export interface SheetPlace {
  /** `block`: beside the hand; `side`: in the column of the choices; `band`: above the question, below the bar. */
  readonly form: 'block' | 'side' | 'band';
  readonly styles: Styles;
  /** How many entries stand in a line. */
  readonly columns: number;
  /**
   * How they follow each other. `lined`: Schläge in one line, suits and tools in the next; `flowing`: all of them in two;
   * `stacked`: the tools where the Schläge end, the suits below.
   */
  readonly order: 'lined' | 'flowing' | 'stacked';
  /** How many places the button has that asks the table. */
  readonly askSpan: number;
  /** Whether a button that closes it has room; else the one that opened it does. */
  readonly closes: boolean;
}

/** No entry is narrower or lower, in CSS pixels; what lies between two of them, and around all. */
const ENTRY_PX = 44;
const GAP_PX = 3;
const PAD_PX = 5;
/** On a phone there is no room to lose. */
const NARROW_BELOW_PX = 480;
const NARROW_GAP_PX = 1;
const NARROW_PAD_PX = 2;

const LEAST_BLOCK_PX = 250;
const WIDEST_PX = 440;
/** Of the height of a table, from where the sheet may begin beside a hand: below who sits at the right. */
const BLOCK_FROM = 0.47;

const SUITS = 4;
/** The widest button that asks. */
const ASK_SPAN = 4;

interface Grid {
  readonly gap: number;
  readonly pad: number;
  /** How wide the sheet is. */
  readonly size: number;
  readonly most: number;
}

/** How so many Schläge, the suits and two tools stand in a sheet. */
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

/** Where the sheet lies: on a broad table beside the hand, on a low one in the column of the choices, else above the question. */
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

/** What the sheet must leave free, besides the hand: the question, with its answers; and what lies between. */
const QUESTION = '.sheet, .sheet .own';
const ABOVE_QUESTION_PX = 6;

/**
 * Ends the sheet that has been rendered above the question: how large that is only the page knows. While the table tells
 * something a band begins below the bar, so that no entry moves with what is told. Where a question leaves no room there, as
 * a puzzle on a phone, it lies over the bar, of which then nothing can be reached.
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
