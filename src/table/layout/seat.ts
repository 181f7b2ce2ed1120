import { HAND_SIZE } from '../../rules/tricks.js';
import { openCardSize } from './card-sizes.js';
import { areBesideOpposite, halfFan, sideHandInset, sideHandY, sideReach, sideTop } from './hidden-hand.js';
import type { Layout } from './layout.js';
import { innerTop, openAtSide } from './open-hand.js';
import { FACE_GAP_PX, topFoot } from './opposite.js';
import type { Position } from './position.js';
import { trickPlace } from './trick.js';

/**
 * Where the name of a seat stands, with the face above it: beside its hand, or above it where that is narrow. The
 * middle of the plate's outer end; of the upper edge's in the case of who sits opposite.
 */
export const platePlace = (layout: Layout, position: Position, open = false): { x: number; y: number } => {
  if (layout.compact) return layout.compact.plate(layout, position);
  const { felt, pad, plateHeight, status } = layout;
  if (position === 'bottom') return { x: pad, y: status.y + status.height - 15 };
  if (position === 'top') {
    const { width } = openCardSize(layout);
    const beside = open ? width * 2.1 + 4 : halfFan(layout, HAND_SIZE) + layout.smallCard.width * 0.15 + FACE_GAP_PX;
    return { x: felt.width / 2 + beside, y: topFoot(layout) - plateHeight / 2 };
  }
  const [inset, y] = open ? besideOpenHand(layout, position) : [pad, besideHidden(layout)];
  return { x: position === 'left' ? inset : felt.width - inset, y };
};

/** How far down the plate of who sits at the side is: below the hand, or between the face and the hand. */
const besideHidden = (layout: Layout): number => {
  const { besideHands, face, plateHeight } = layout;
  const below = besideHands ? sideHandY(layout) + sideReach(layout) + FACE_GAP_PX : sideTop(layout) + face;
  return below + plateHeight / 2;
};

/** How far from the edge, and how far down, the plate of who sits beside an open hand is. */
const besideOpenHand = (layout: Layout, position: 'left' | 'right'): readonly [inset: number, y: number] => {
  const { felt, pad, face, plateHeight } = layout;
  const { width, height } = openCardSize(layout);
  const { top, down, isCrowded } = openAtSide(layout, position);
  // Cards that lie one below the other leave room at their inner side.
  if (down > 0 && !isCrowded) return [pad + width + FACE_GAP_PX, innerTop(layout, position) + face + plateHeight / 2];
  const below = top + Math.max((HAND_SIZE - 1) * down + height, isCrowded ? 0 : face) + FACE_GAP_PX + plateHeight / 2;
  // On a low table it stands on the last card: a tall prompt would cover it.
  return [pad, Math.min(below, felt.y + felt.height - 1.6 * plateHeight)];
};

/** The side of the square above its plate in which who sits there is seen; 0 where there is no room for a face. */
export const faceSide = (layout: Layout, position: Position, open = false): number => {
  const atSide = position === 'left' || position === 'right';
  return !layout.compact && open && atSide && openAtSide(layout, position).isCrowded ? 0 : layout.face;
};

/** How broad a plate is at most where a broader one would bring its face, above its middle, to who sits opposite. */
const SHORT_NAME = 1.75;

/**
 * How broad the plate of a seat may be: to the edge of the table, or to the cards in the middle of it.
 * @param isFree no card of the trick lies on that side
 */
export const plateRoom = (layout: Layout, position: Position, open = false, isFree = false): number => {
  if (layout.compact) return layout.compact.plateRoom(layout, position);
  const { felt, pad, besideHands, plateHeight, face } = layout;
  const { x, y } = platePlace(layout, position, open);
  if (position === 'top') {
    if (areBesideOpposite(layout)) return felt.width - x - pad - FACE_GAP_PX - (SHORT_NAME + 1) * 0.5 * face;
    const isAboveHand = sideHandY(layout) - sideReach(layout) < topFoot(layout);
    return felt.width - x - pad - (isAboveHand ? sideHandInset(layout) + layout.smallCard.height : 0);
  }
  if (position === 'bottom' || (besideHands && !open)) return felt.width / 2 - 2 * pad;
  if (!open && areBesideOpposite(layout)) return SHORT_NAME * face;
  const inset = position === 'left' ? x : felt.width - x;
  // Above the cards in the middle a name has room as far as that of the other side.
  if (isFree || y + plateHeight / 2 <= trickPlace(layout, 'top').box.y) return felt.width / 2 - inset - pad;
  const { box } = trickPlace(layout, 'left');
  // Above the card at its side as far as the one opposite.
  const isAbove = layout.trickY !== null && y + plateHeight / 2 <= box.y + FACE_GAP_PX;
  const beside = isAbove ? trickPlace(layout, 'top').box : box;
  return beside.x - inset - FACE_GAP_PX;
};
