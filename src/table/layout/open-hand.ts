import { listOf } from '../../base/list-of.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import type { Place } from '../picture.js';
import { centredPlace, clamp } from './box.js';
import { openCardSize } from './card-sizes.js';
import type { Layout } from './layout.js';
import { FACE_GAP_PX, oppositeReach, topFoot } from './opposite.js';
import type { Position } from './position.js';
import { trickPlace } from './trick.js';

/** The visible share of a card's width where open cards lie side by side. */
const OPEN_HAND_STEP = 0.8;

/** The share of a card's height that shows its index. */
const INDEX_HEIGHT = 0.4;

/** Returns the start of an open hand at the side, and the steps between its cards. */
export const openAtSide = (
  layout: Layout,
  position: 'left' | 'right',
): { readonly top: number; readonly right: number; readonly down: number; readonly isCrowded: boolean } => {
  const { felt, smallCard, pad, face, plateHeight } = layout;
  const { width, height } = openCardSize(layout);
  const { box: trick } = trickPlace(layout, 'left');
  const right = width * clamp(0.71, (trick.x - 2 * pad - width) / (HAND_SIZE - 1) / width, OPEN_HAND_STEP);
  const spare = trick.x - 2 * pad - width - (HAND_SIZE - 1) * right;
  const corner = felt.y + smallCard.width * 1.15 + pad;
  // The hand starts below the tricks in the corner or the person opposite.
  const top = position === 'left' ? corner : Math.max(corner, topFoot(layout) + 2);
  if (spare >= face + FACE_GAP_PX) return { top, right, down: 0, isCrowded: false };
  const foot = felt.y + felt.height;
  const stepAbove = (bottom: number): number => (bottom - top - height) / (HAND_SIZE - 1);
  // On a narrow table, the pack or the tricks in the other corner can lie below a hand or its name.
  const [free, lowest] =
    position === 'left'
      ? [foot - smallCard.height * 1.15 - plateHeight, foot - plateHeight]
      : [foot - smallCard.width * 1.15 - plateHeight, foot - smallCard.width * 0.9];
  const down = Math.min(Math.max(stepAbove(free), height * INDEX_HEIGHT), stepAbove(lowest), height * 0.62);
  const isCrowded =
    down < height * INDEX_HEIGHT * 0.9 ||
    (pad + width + FACE_GAP_PX + face > trick.x && innerTop(layout, position) + face + plateHeight > trick.y);
  // A crowded column has hardly any room for cards one below the other.
  if (isCrowded && spare >= 0) {
    const isBelowOpposite = position === 'right' && oppositeReach(layout) > felt.width - trick.x + pad;
    return { top: isBelowOpposite ? top : corner, right, down: 0, isCrowded };
  }
  return isCrowded && position === 'right' && top > corner
    ? { top, right: 0, down: Math.max(down, Math.min(height * 0.35, stepAbove(foot))), isCrowded }
    : { top, right: 0, down, isCrowded };
};

/** The share of a card's height that shows its index and the suit below it. */
const READABLE_HEIGHT = 0.55;

/** Whether the rank and the suit of every card are visible in open hands at the sides. */
export const isReadableAtSide = (layout: Layout): boolean => {
  const { down, isCrowded } = openAtSide(layout, 'left');
  return !layout.compact && !isCrowded && (down === 0 || down >= READABLE_HEIGHT * openCardSize(layout).height);
};

/**
 * Returns the top of a face at the inner side of an open hand. The face is below the hand opposite, which can also
 * be open.
 */
export const innerTop = (layout: Layout, position: 'left' | 'right'): number =>
  Math.max(position === 'left' ? 0 : topFoot(layout) + 2, layout.felt.y + openCardSize(layout).height * 0.92 + 2);

/**
 * Returns the places of a legible open hand: upright and side by side. At the sides of a high table, cards lie one
 * below the other.
 */
export const openHandPlaces = (layout: Layout, position: Position, count: number): Place[] => {
  const { felt, pad } = layout;
  const card = openCardSize(layout);
  if (layout.compact) return layout.compact.openHand(layout, position, card, count);
  const middle = (count - 1) / 2;
  const indices = listOf(count, (index) => index);
  if (position === 'top' || position === 'bottom')
    return indices.map((index) =>
      centredPlace(
        felt.x + felt.width / 2 + (index - middle) * card.width * OPEN_HAND_STEP,
        felt.y + card.height * 0.42,
        card,
      ),
    );
  const place = openAtSide(layout, position);
  const y = place.top + card.height / 2;
  const inset = pad + card.width / 2 + (place.down > 0 || place.isCrowded ? 0 : layout.face + FACE_GAP_PX);
  const first = position === 'left' ? inset : felt.width - inset - (count - 1) * place.right;
  return indices.map((index) => centredPlace(first + index * place.right, y + index * place.down, card));
};
