import { listOf } from '../../base/list-of.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import type { Place } from '../picture.js';
import { centredPlace } from './box.js';
import { openTrickCardSize } from './card-sizes.js';
import { isLow, type Layout } from './layout.js';
import { FACE_GAP_PX, faceRoom, oppositeReach, topFoot } from './opposite.js';
import type { Position } from './position.js';

/** Returns half the length of a fan of `count` hidden cards. */
export const halfFan = ({ smallCard }: Layout, count: number): number =>
  smallCard.width * (0.5 + ((count - 1) / 2) * FAN_STEP);
/** Returns half the height of a side player's hand, including its turned outermost cards. */
export const sideReach = (layout: Layout): number =>
  layout.smallCard.width * (0.65 + ((HAND_SIZE - 1) / 2) * sideStep(layout));
const FAN_STEP = 0.48;
/** The step between cards, in card widths. The step is smaller if people sit above their cards. */
const sideStep = ({ besideHands }: Layout): number => (besideHands ? FAN_STEP : 0.24);

/**
 * Returns the top of hands and people at the sides. Both start below the tricks in the corner and the person opposite.
 */
export const sideTop = (layout: Layout): number => {
  const { felt, smallCard, besideHands, face } = layout;
  const top = felt.y + (isLow(layout) ? 1.04 * openTrickCardSize(layout).height : 1.35 * smallCard.width);
  const inner = sideHandInset(layout) + (besideHands ? 1.1 * smallCard.height : face);
  const isFree = (besideHands || isLow(layout)) && oppositeReach(layout) <= felt.width - inner;
  return isFree ? top : Math.max(top, topFoot(layout) + 2);
};

/** Returns the lower edge of people at the sides who sit above their cards. */
export const sideFoot = (layout: Layout): number => sideTop(layout) + layout.face + layout.plateHeight;

/** Whether people at the sides sit at the height of the person opposite. */
export const areBesideOpposite = (layout: Layout): boolean => !layout.besideHands && sideTop(layout) < topFoot(layout);

/** Returns the vertical centre of the hands at the sides. A question can cover these hands but not the people above them. */
export const sideHandY = (layout: Layout): number => {
  const { face, plateHeight, besideHands } = layout;
  return sideTop(layout) + (besideHands ? 0 : face + plateHeight + FACE_GAP_PX) + sideReach(layout);
};

/** Returns the distance of the side players' cards from the edge. */
export const sideHandInset = ({ width, pad, face, besideHands }: Layout): number =>
  pad + (besideHands ? faceRoom(width, face) + FACE_GAP_PX : 0);

/** Returns the places of another seat's hidden cards. */
export const backPlaces = (layout: Layout, position: Position, count: number): Place[] => {
  if (layout.compact) return layout.compact.backs(layout, position, count);
  const { smallCard, felt } = layout;
  const middle = (count - 1) / 2;
  const y = sideHandY(layout);
  const inset = sideHandInset(layout) + smallCard.height * (layout.besideHands ? 0.54 : 0.46);
  return listOf(count, (index) => {
    const off = (index - middle) * smallCard.width * (position === 'top' ? FAN_STEP : sideStep(layout));
    const fan = (index - middle) * 5;
    if (position === 'left') return centredPlace(inset, y + off, smallCard, 90 - fan);
    if (position === 'right') return centredPlace(felt.width - inset, y - off, smallCard, -90 - fan);
    return centredPlace(felt.x + felt.width / 2 - off, felt.y + smallCard.height * 0.46, smallCard, 180 - fan);
  });
};

/** Returns the x coordinate of a pack's middle to the left of the hidden hand opposite. */
export const packXBesideOpposite = (layout: Layout): number =>
  layout.felt.width / 2 - halfFan(layout, HAND_SIZE) - layout.smallCard.width * 0.9;
