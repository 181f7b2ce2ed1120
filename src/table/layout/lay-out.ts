import type { Box } from '../picture.js';
import { CARD_RATIO, centredBox, clamp, cardSize, type Size } from './box.js';
import {
  MIN_TARGET_PX,
  RANKS_IN_ROWS_BELOW_PX,
  type Layout,
  type Measures,
  type TextSize,
  type Tight,
} from './layout.js';
import { faceRoom } from './opposite.js';
import { FAN_DEPTH, FAN_SIDE } from './own-hand.js';
import { SLATE_FROM_PX, slateFor } from './slate.js';

const SIDE_BELOW_PX = 470;
/** The usual and the minimum height between the trick and the question, in CSS pixels. */
const STATUS_HEIGHT_PX = 30;
const MIN_STATUS_PX = 8;
/** The height of the answers to a bid with their frame, in CSS pixels at a zoom of 1. */
const BID_PX = 92;
/** Shares of the table height for a card of the trick, and the felt height that a trick needs, in card heights. */
const CARD_SHARE = 0.203;
const MIN_CARD_SHARE = 0.2;
/**
 * The table height in CSS pixels below which a card of the trick can be lower, and the minimum width of such a card, which
 * shows its whole picture.
 */
const LOWER_CARDS_BELOW_PX = 640;
const MIN_LOWER_CARD_PX = 60.5;
const TRICK_HEIGHTS = 1.76;
/** The share of the hidden hand opposite that the trick leaves visible. */
const VISIBLE_HAND = 0.9;
/** The maximum width of a hidden card as a share of the felt height: usual, and on a low table. */
const HIDDEN_SHARE = 0.13;
const LOW_TABLE_HIDDEN_SHARE = 0.12;
/** The table size above which text and controls grow with the table, and the maximum factor. */
const USUAL_SIZE: Size = { width: 1200, height: 750 };
const MAX_ZOOM = 1.6;

interface OnFelt extends Pick<Layout, 'felt' | 'smallCard' | 'tableCard'> {}

/** Returns the sizes of the hidden cards and of the trick's cards on a table of this height. */
const cardsOn = (felt: Box, height: number, handCard: Size, hiddenShare = HIDDEN_SHARE): OnFelt => {
  const hidden = Math.min(handCard.width * 0.5, felt.height * hiddenShare);
  const smallCard = cardSize(clamp(20, hidden, Math.max(62, height * 0.06)));
  const room = (felt.height - smallCard.height * VISIBLE_HAND - 8) / TRICK_HEIGHTS;
  const wanted = Math.max(handCard.width * 0.92, CARD_SHARE * height * CARD_RATIO);
  const tableCard = cardSize(clamp(30, Math.min(wanted, room * CARD_RATIO, felt.width * 0.25), 230));
  return { felt, smallCard, tableCard };
};

/** Returns the felt height at which a card of the trick on a low, wide table has the minimum height. */
const minFeltHeight = (height: number): number => {
  const lowest = height < LOWER_CARDS_BELOW_PX ? cardSize(MIN_LOWER_CARD_PX).height : Infinity;
  return (
    (TRICK_HEIGHTS * Math.min(lowest, MIN_CARD_SHARE * height) + 8) /
    (1 - (VISIBLE_HAND * LOW_TABLE_HIDDEN_SHARE) / CARD_RATIO)
  );
};

/** Returns the measures of a table with enough room and text at normal size. */
const roomyMeasures = (width: number, height: number): Measures => {
  const form = height < SIDE_BELOW_PX && width > height ? 'side' : 'upright';
  const pad = clamp(6, Math.round(Math.min(width, height) * 0.018), 18);
  const zoom = clamp(1, Math.min(width / USUAL_SIZE.width, height / USUAL_SIZE.height), MAX_ZOOM);
  const isWide = width >= SLATE_FROM_PX;
  // The hand leaves room for a slate along the upper edge, or for the trick on a low table.
  const upright = isWide && height > width * 1.15 ? 0.2 : isWide && height < LOWER_CARDS_BELOW_PX ? 0.22 : 0.235;
  const plateText = width < 360 ? 12 : Math.round(clamp(14, Math.min(width, height) * 0.021, 28));
  return {
    form,
    compact: null,
    zoom,
    pad,
    column: form === 'side' ? clamp(168, width * 0.27, 260) : 0,
    handShare: form === 'side' ? 0.31 : upright,
    minCardWidth: MIN_TARGET_PX,
    minBarHeight: form === 'side' ? 46 : clamp(54, height * (zoom > 1 ? 0.08 : 0.075), 66 * zoom),
    choicesHeight: form === 'side' ? height - 2 * pad : clamp(56, height * 0.1, 92) * zoom,
    choicesWidth: (zoom > 1 ? 560 : 620) * zoom,
    statusHeight: STATUS_HEIGHT_PX * zoom,
    hasSlate: true,
    plateFont: plateText,
    plateText,
    face: Math.round(
      clamp(height < 360 ? 36 : 44, Math.min(width * 0.135, height * (width < height ? 0.085 : 0.115)), 170),
    ),
  };
};

/**
 * Returns the layout of a table of this size, in CSS pixels.
 * @param tight lays out a table with little room or with large text; `null` before it has loaded
 * @param text the text as the browser shows it
 */
export const layOut = (
  width: number,
  height: number,
  tight: Tight | null = null,
  text: TextSize = { scale: 1, bar: 0 },
): Layout => {
  const roomy = roomyMeasures(width, height);
  const measures = tight?.measures(roomy, { width, height }, text) ?? roomy;
  const { form, compact, pad, column, minBarHeight, choicesHeight, plateText } = measures;
  const gap = clamp(3, width * 0.008, 8);
  const playWidth = width - column;
  const byWidth = (playWidth - 2 * pad - 4 * gap) / 5;
  const byHeight = height * measures.handShare * CARD_RATIO;
  const handCard = cardSize(clamp(measures.minCardWidth, Math.min(byWidth, byHeight), 240));
  const barHeight = Math.max(minBarHeight, text.bar);
  const rowWidth = 5 * handCard.width + 4 * gap;
  const fanned = form === 'upright' && !compact && rowWidth + 0.2 * handCard.width + 2 * pad <= playWidth;
  const handTop = height - pad - handCard.height - (fanned ? FAN_DEPTH * handCard.width : 0);
  const sheetTop = handTop - pad - choicesHeight;
  const handWidth = rowWidth + (fanned ? FAN_SIDE * handCard.width : 0);
  const slate = measures.hasSlate
    ? slateFor({ width, height }, { form, pad, playWidth, handWidth, handTop, sheetTop })
    : null;
  const isAbove = slate !== null && slate.y === pad;
  const besideSlate = slate && !isAbove ? 2 * (slate.x + slate.width + 2 * pad) : 2 * pad;
  const choices: Box =
    form === 'side'
      ? { x: playWidth, y: pad, width: column - pad, height: choicesHeight }
      : centredBox(width, Math.min(width - besideSlate, measures.choicesWidth), sheetTop, choicesHeight);
  const feltTop = Math.max(isAbove ? slate.height : 0, barHeight) + 2 * pad;
  const feltAbove = (foot: number): Box => ({ x: 0, y: feltTop, width: playWidth, height: foot - feltTop });
  const plateHeight = Math.round(plateText * 1.5 + 5);
  const usual = cardsOn(feltAbove(form === 'side' ? handTop - 4 : choices.y - measures.statusHeight), height, handCard);
  const isLow = form === 'upright' && usual.tableCard.height < MIN_CARD_SHARE * height;
  // On a wide table, the answers to a bid leave the viewer's card visible, unless the cards would become too small.
  const bidTop = choices.y + choices.height - BID_PX * measures.zoom;
  const wideFoot = width < RANKS_IN_ROWS_BELOW_PX ? Infinity : Math.max(bidTop, feltTop + minFeltHeight(height));
  const lowFoot =
    compact?.foot(measures, handTop, choices, plateHeight) ?? Math.min(choices.y - MIN_STATUS_PX, wideFoot);
  const { felt, smallCard, ...onFelt } =
    isLow || compact ? cardsOn(feltAbove(lowFoot), height, handCard, LOW_TABLE_HIDDEN_SHARE) : usual;
  const foot = felt.y + felt.height;
  const status: Box =
    form === 'side'
      ? { x: pad, y: foot, width: playWidth - 2 * pad, height: 0 }
      : centredBox(width, choices.width, foot, choices.y - foot);
  const face = compact?.face(felt, measures, plateHeight) ?? measures.face;
  const tableCard = compact?.card({ ...measures, felt, face, plateHeight }, 1.2 * handCard.width) ?? onFelt.tableCard;
  const free = felt.width / 2 - 1.58 * tableCard.width;
  const barLeft = isAbove ? slate.x + slate.width + pad : pad;
  const layout: Layout = {
    form,
    compact,
    zoom: measures.zoom,
    classes: '',
    styles: {},
    slate,
    width,
    height,
    minBarHeight,
    pad,
    fanned,
    handCard,
    tableCard,
    smallCard,
    trickY: null,
    face,
    besideHands: !compact && pad + faceRoom(width, face) + smallCard.height + 4 * gap <= free,
    plateFont: measures.plateFont,
    plateText,
    plateHeight,
    bar: { x: barLeft, y: pad, width: playWidth - pad - barLeft, height: barHeight },
    felt,
    choices,
    status,
  };
  return tight?.finished(layout, text) ?? layout;
};
