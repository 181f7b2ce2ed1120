import { HAND_SIZE } from '../../rules/tricks.js';
import { clamp } from './box.js';
import { openCardSize } from './card-sizes.js';
import { areBesideOpposite, halfFan, sideHandInset, sideHandY, sideReach, sideTop } from './hidden-hand.js';
import type { Layout } from './layout.js';
import { innerTop, openAtSide } from './open-hand.js';
import { FACE_GAP_PX, oppositeReach, topFoot } from './opposite.js';
import type { Position } from './position.js';
import { trickPlace } from './trick.js';

/**
 * Returns the anchor of a name plate, which has the face above it. The plate is next to the hand or, on a narrow table,
 * above the hand. The anchor is the middle of the plate's outer end, and of its left end for the player opposite.
 */
export const platePlace = (layout: Layout, position: Position, open = false): { x: number; y: number } => {
  if (layout.compact) return layout.compact.plate(layout, position);
  const { felt, pad, plateHeight, status } = layout;
  if (position === 'bottom') return { x: pad, y: status.y + status.height - 15 };
  if (position === 'top') {
    const { width } = openCardSize(layout);
    const beside = open ? width * 2.1 + 4 : halfFan(layout, HAND_SIZE) + layout.smallCard.width * 0.15 + FACE_GAP_PX;
    // Where there is room, the name is clear of the trick.
    const clear = layout.zoom > 1 ? trickPlace(layout, 'top').box : null;
    const x = Math.max(felt.width / 2 + beside, clear ? clear.x + 1.3 * clear.width : 0);
    return { x, y: topFoot(layout) - plateHeight / 2 };
  }
  const [inset, y] = open ? besideOpenHand(layout, position) : [pad, besideHidden(layout)];
  return { x: position === 'left' ? inset : felt.width - inset, y };
};

/** Returns the vertical centre of a side player's plate: below the hand, or between the face and the hand. */
const besideHidden = (layout: Layout): number => {
  const { besideHands, face, plateHeight } = layout;
  const below = besideHands ? sideHandY(layout) + sideReach(layout) + FACE_GAP_PX : sideTop(layout) + face;
  return below + plateHeight / 2;
};

/** The height of the controls of a replay with two lines of text, in CSS pixels at a zoom of 1. */
const REPLAY_PX = 140;

/** Returns the lowest vertical centre of a plate above the controls of a replay. */
const aboveReplay = ({ choices, plateHeight, zoom }: Layout): number =>
  choices.y + choices.height - REPLAY_PX * zoom - 0.6 * plateHeight;

/** Returns the highest vertical centre of a plate that leaves the index of each open card visible. */
const belowIndices = (layout: Layout, position: 'left' | 'right'): number => {
  const { top, down } = openAtSide(layout, position);
  return top + (HAND_SIZE - 1) * down + 0.32 * openCardSize(layout).height + layout.plateHeight / 2;
};

/** The minimum width of a plate with a short name and a mark, relative to the text size. */
const MIN_PLATE_WIDTH = 4;

interface OpenPlate {
  /** The distance from the edge of the table, and the vertical centre. */
  readonly inset: number;
  readonly y: number;
  /** The maximum width. */
  readonly room: number;
}

/**
 * Returns the plate of a crowded open hand that the controls of a replay would cover below the cards; otherwise `null`. The
 * plate is at the inner side of the cards on the left, and above the cards on the right, next to the face of the player
 * opposite.
 */
const plateAboveReplay = (layout: Layout, position: 'left' | 'right'): OpenPlate | null => {
  const { felt, form, pad, plateHeight } = layout;
  const { top, isCrowded } = openAtSide(layout, position);
  const isCovered = belowIndices(layout, position) > aboveReplay(layout) + 0.7 * plateHeight;
  if (form !== 'upright' || !isCrowded || !isCovered) return null;
  if (position === 'right') {
    const room = felt.width - pad - oppositeReach(layout) - FACE_GAP_PX;
    return top > topFoot(layout) && room >= MIN_PLATE_WIDTH * layout.plateText
      ? { inset: pad, y: felt.y + plateHeight / 2, room }
      : null;
  }
  const inset = pad + openCardSize(layout).width + FACE_GAP_PX;
  const y = innerTop(layout, position) + plateHeight / 2;
  if (y + plateHeight / 2 > trickPlace(layout, 'left').box.y) return null;
  return { inset, y, room: trickPlace(layout, 'top').box.x - inset - FACE_GAP_PX };
};

/** Returns the inset and the vertical centre of the plate next to an open hand. */
const besideOpenHand = (layout: Layout, position: 'left' | 'right'): readonly [inset: number, y: number] => {
  const { felt, pad, face, plateHeight, form } = layout;
  const { width, height } = openCardSize(layout);
  const { top, down, isCrowded } = openAtSide(layout, position);
  // A column of cards leaves room at its inner side.
  if (down > 0 && !isCrowded) return [pad + width + FACE_GAP_PX, innerTop(layout, position) + face + plateHeight / 2];
  const moved = plateAboveReplay(layout, position);
  if (moved) return [moved.inset, moved.y];
  const below = top + Math.max((HAND_SIZE - 1) * down + height, isCrowded ? 0 : face) + FACE_GAP_PX + plateHeight / 2;
  // On a low table the plate covers the last card, because a tall prompt would cover the plate.
  const lowest = felt.y + felt.height - 1.6 * plateHeight;
  const above = aboveReplay(layout);
  const clear = form === 'upright' ? clamp(above, belowIndices(layout, position), above + 0.2 * plateHeight) : lowest;
  return [pad, Math.min(below, lowest, clear)];
};

/** Returns the side length of the portrait above a plate; 0 where there is no room for a face. */
export const faceSide = (layout: Layout, position: Position, open = false): number => {
  const atSide = position === 'left' || position === 'right';
  return !layout.compact && open && atSide && openAtSide(layout, position).isCrowded ? 0 : layout.face;
};

/** The maximum width of a plate, in face widths, where a wider one would push its face into the player opposite. */
const SHORT_PLATE_FACES = 1.75;

/**
 * Returns the maximum width of a seat's plate: up to the edge of the table, or to the cards in the middle.
 * @param isFree whether the trick has no card on that side
 */
export const plateRoom = (layout: Layout, position: Position, open = false, isFree = false): number => {
  if (layout.compact) return layout.compact.plateRoom(layout, position);
  const { felt, pad, besideHands, plateHeight, face } = layout;
  const { x, y } = platePlace(layout, position, open);
  if (position === 'top') {
    if (areBesideOpposite(layout)) return felt.width - x - pad - FACE_GAP_PX - (SHORT_PLATE_FACES + 1) * 0.5 * face;
    const isAboveHand = sideHandY(layout) - sideReach(layout) < topFoot(layout);
    return felt.width - x - pad - (isAboveHand ? sideHandInset(layout) + layout.smallCard.height : 0);
  }
  if (position === 'bottom' || (besideHands && !open)) return felt.width / 2 - 2 * pad;
  if (!open && areBesideOpposite(layout)) return SHORT_PLATE_FACES * face;
  const moved = open && plateAboveReplay(layout, position);
  if (moved) return moved.room;
  const inset = position === 'left' ? x : felt.width - x;
  // Above the cards in the middle, a name can reach as far as the name on the other side.
  if (isFree || y + plateHeight / 2 <= trickPlace(layout, 'top').box.y) return felt.width / 2 - inset - pad;
  const { box } = trickPlace(layout, 'left');
  // Above the card at its side, a name can reach as far as the card opposite.
  const isAbove = layout.trickY !== null && y + plateHeight / 2 <= box.y + FACE_GAP_PX;
  const beside = isAbove ? trickPlace(layout, 'top').box : box;
  return beside.x - inset - FACE_GAP_PX;
};
