import { listOf } from '../../base/list-of.js';
import type { Place } from '../picture.js';
import { centredPlace, clamp, cosOf, sinOf } from './box.js';
import type { Layout } from './layout.js';

/** The visitor's preferred hand for playing cards. */
export type Handedness = 'right' | 'left';

/** The turn between neighbouring cards of a fan, and the lean of the whole fan, in degrees. */
const FAN_TURN = 2.4;
const FAN_LEAN = 1.2;
/** The depth of the outermost corner of a fan below a row, in card widths. */
export const FAN_DEPTH = 0.18;

/** The extra width of a fan compared with a row, in card widths. */
export const FAN_SIDE = 0.2;

/**
 * Returns the places of the viewer's hand from left to right, fanned out where there is room.
 * @param handed the hand towards which the fan leans
 */
export const handPlaces = (layout: Layout, count: number, handed: Handedness = 'right'): Place[] => {
  const { handCard, felt, height, pad, fanned } = layout;
  const step = handCard.width + clamp(3, felt.width * 0.008, 8);
  const middle = (count - 1) / 2;
  const depth = fanned ? FAN_DEPTH * handCard.width : 0;
  const top = height - pad - handCard.height / 2 - depth;
  const lean = handed === 'right' ? FAN_LEAN : -FAN_LEAN;
  const radius = step / sinOf(FAN_TURN);
  return listOf(count, (index) => {
    if (!fanned) return centredPlace(felt.width / 2 + (index - middle) * step, top, handCard);
    const turn = (index - middle) * FAN_TURN + lean;
    const across = radius * (sinOf(turn) - sinOf(lean));
    return centredPlace(felt.width / 2 + across, top + radius * (1 - cosOf(turn)), handCard, turn);
  });
};
