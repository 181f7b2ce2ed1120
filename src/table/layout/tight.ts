import { CARD_RATIO, clamp, cardSize, type Size } from './box.js';
import { compact } from './compact.js';
import { sideFoot } from './hidden-hand.js';
import type { Layout, Measures, TextSize, Tight } from './layout.js';
import { SLATE_FROM_PX } from './slate.js';
import { trickCentre } from './trick.js';

/** The table width in CSS pixels below which the choices are above the hand, however low the table is. */
const SIDE_FROM_PX = 470;
/** The height and the width in CSS pixels below which a table with choices next to the hand is tight. */
const TIGHT_BELOW_PX = 390;
const TIGHT_SIDE_BELOW_PX = 680;
/** The height in CSS pixels below which a tight table is short. A short table with choices next to the hand is compact. */
const SHORT_BELOW_PX = 330;
/** The height in CSS pixels below which a table with choices above the hand is compact. */
const COMPACT_BELOW_PX = 440;
/** The height of a bar with text at normal size, in CSS pixels. */
const USUAL_BAR_PX = 60;
/** The text scale from which a table has no slate, because the letters at its foot do not fit. */
const NO_SLATE_FROM_SCALE = 1.3;
/**
 * Measures of a compact table: padding, minimum bar height and minimum card width in CSS pixels, and the share of the height
 * for the hand and the choices.
 */
const COMPACT_PAD_PX = 4;
const COMPACT_BAR_PX = 40;
const COMPACT_CARD_PX = 40;
const COMPACT_SHARE = 0.26;
const COMPACT_CHOICES_PX = [56, 84] as const;
/** The minimum width of a column of choices in CSS pixels: on a tight table, and on a short one. */
const MIN_COLUMN_PX = 174;
const MIN_SHORT_COLUMN_PX = 184;
/** The maximum factor by which a column grows with its text. */
const MAX_COLUMN_SCALE = 1.3;
const SHORT_TEXT_PX = 12;
/** The height of a compact table's felt below which people are hidden, in CSS pixels. */
const MIN_FELT_PX = 44;

/** The minimum height of a prompt, in CSS pixels: a line of the question and a row of answers. */
const MIN_PROMPT_PX = 72;
/** The minimum and maximum height of a row of answers in CSS pixels, and the number of rows that fill a prompt. */
const MIN_ANSWER_PX = 32;
const MAX_ANSWER_PX = 44;
const ANSWER_ROWS_PER_PROMPT = 4.2;

interface Kind extends Pick<Layout, 'form'> {
  readonly isTight: boolean;
  readonly isShort: boolean;
  readonly isCompact: boolean;
}

/** Returns the class of a table by its size. A bar that grows with its text reduces the free height. */
const kindOf = (wanted: Layout['form'], { width, height }: Size, { scale, bar }: TextSize): Kind => {
  const form = width < SIDE_FROM_PX ? 'upright' : wanted;
  const free = height - Math.max(0, bar - USUAL_BAR_PX);
  const isLow = free < SHORT_BELOW_PX * scale;
  const isCompact = form === 'side' ? isLow : width < SLATE_FROM_PX && free < COMPACT_BELOW_PX * scale;
  const isTight =
    isCompact || scale > 1 || (form === 'side' && (height < TIGHT_BELOW_PX || width < TIGHT_SIDE_BELOW_PX));
  return { form, isTight, isShort: isTight && isLow, isCompact };
};

const columnOf = (width: number, isShort: boolean, scale: number): number =>
  clamp(isShort ? MIN_SHORT_COLUMN_PX : MIN_COLUMN_PX, width * 0.27, 260) * Math.min(scale, MAX_COLUMN_SCALE);

const measures = (roomy: Measures, size: Size, text: TextSize): Measures => {
  const { scale } = text;
  const { form, isTight, isShort, isCompact } = kindOf(roomy.form, size, text);
  if (!isTight) return roomy;
  const plateFont = isShort ? Math.min(SHORT_TEXT_PX, roomy.plateFont) : roomy.plateFont;
  const pad = isCompact ? COMPACT_PAD_PX : roomy.pad;
  const [least, most] = COMPACT_CHOICES_PX;
  const above = isCompact ? clamp(least, size.height * COMPACT_SHARE, most * scale) : roomy.choicesHeight * scale;
  return {
    ...roomy,
    form,
    pad,
    column: form === 'side' ? columnOf(size.width, isShort, scale) : 0,
    choicesHeight: form === 'side' ? size.height - 2 * pad : above,
    choicesWidth: roomy.choicesWidth * scale,
    hasSlate: !isShort && scale < NO_SLATE_FROM_SCALE,
    plateFont,
    plateText: plateFont * scale,
    ...(isCompact && {
      compact,
      handShare: COMPACT_SHARE,
      minCardWidth: COMPACT_CARD_PX,
      minBarHeight: COMPACT_BAR_PX,
    }),
  };
};

/** Moves the cards of the trick below the names if the sides are narrow, because large names need more room. */
const belowNames = (layout: Layout): Layout => {
  const { compact: isCompact, form, besideHands, felt } = layout;
  if (isCompact || form === 'side' || besideHands) return layout;
  const [top, foot] = [sideFoot(layout), felt.y + felt.height];
  const tableCard = cardSize(clamp(30, ((foot - top) / 1.5) * CARD_RATIO, layout.tableCard.width));
  const lower = { ...layout, tableCard };
  return { ...lower, trickY: clamp(trickCentre(lower).y, top + tableCard.height / 2, foot - tableCard.height) };
};

/**
 * Returns the maximum height of a prompt below the bar, with and without a hand (`--_low`), and the height of a row of
 * answers.
 */
const stylesOf = ({ form, bar, choices, pad, height }: Layout): Layout['styles'] => {
  const above = form === 'side' ? 0 : bar.y + bar.height;
  const roomTo = (foot: number): number => Math.max(MIN_PROMPT_PX, foot - pad - above);
  const room = roomTo(choices.y + choices.height);
  return {
    '--_room': `${room}px`,
    '--_low': `${roomTo(height - pad)}px`,
    '--_target': `${clamp(MIN_ANSWER_PX, room / ANSWER_ROWS_PER_PROMPT, MAX_ANSWER_PX)}px`,
  };
};

const finished = (layout: Layout, text: TextSize): Layout => {
  const { form, compact: row, felt } = layout;
  const { isTight, isShort } = kindOf(form, layout, text);
  if (!isTight) return layout;
  const isLarge = text.scale > 1;
  const names = {
    tight: true,
    compact: row !== null,
    short: isShort,
    large: isLarge,
    bare: row !== null && felt.height < MIN_FELT_PX,
  };
  const classes = Object.entries(names)
    .flatMap(([name, isSet]) => (isSet ? [name] : []))
    .join(' ');
  return { ...(isLarge ? belowNames(layout) : layout), classes, styles: stylesOf(layout) };
};

export const tight: Tight = { measures, finished };
