import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { orderHand, type HandOrder } from './hand-order.js';
import type { Layout } from './layout/layout.js';
import { resultHeight } from './layout/question.js';
import { handPlaces, type Handedness } from './layout/own-hand.js';
import type { Place } from './picture.js';

/** The arrangement of the viewer's hand, and the card or packet that a finger is moving. */
export interface HandArrangement extends HandOrder {
  readonly handed: Handedness;
  /** The raised card, which another tap plays; `null` if no card is raised. */
  readonly raised: Card | null;
  /** Whether the hand is over and its result takes the place of the hand. */
  readonly isAboveResult: boolean;
  /** The number of cards in the packet lifted for the cut; `null` if no packet is lifted. */
  readonly cutAt: number | null;
  /** The dragged card and its distance from its place, in CSS pixels; `null` if no card is dragged. */
  readonly dragged: { readonly card: Card; readonly x: number; readonly y: number } | null;
}

/** A hand in the order of the deal. */
export const AS_DEALT: HandArrangement = {
  sorted: false,
  own: null,
  handed: 'right',
  raised: null,
  isAboveResult: false,
  cutAt: null,
  dragged: null,
};

/** A card of the viewer's hand and its place. */
export interface ArrangedCard {
  readonly card: Card;
  readonly place: Place;
  /** Whether the card is raised or dragged out of the hand. */
  readonly standsOut: boolean;
  /** Whether a finger is dragging the card. */
  readonly isDragged: boolean;
}

/** The height by which a raised card stands out, as a share of its height. The index stays visible below the prompt. */
const RAISED_SHARE = 0.09;

const movePlace = ({ box, turn }: Place, x: number, y: number): Place => ({
  box: { ...box, x: box.x + x, y: box.y + y },
  turn,
});

/** Returns the distance by which a raised card stands out, in CSS pixels. */
export const riseOf = ({ form, pad }: Layout, { box }: Place): number =>
  Math.min(RAISED_SHARE * box.height, form === 'side' ? Infinity : pad);

/** Arranges the cards of the viewer's hand from left to right. */
export const arrangeHand = (
  view: View,
  cards: readonly Card[],
  layout: Layout,
  arrangement: HandArrangement,
): readonly ArrangedCard[] => {
  const { handed, raised, dragged, isAboveResult } = arrangement;
  const hasMoreAnswers = view.phase === 'game-over' || view.legal.some(({ type }) => type === 'strike');
  const height = layout.height - (isAboveResult ? resultHeight(layout, hasMoreAnswers) : 0);
  const places = handPlaces({ ...layout, height }, cards.length, handed);
  return orderHand(view, cards, arrangement).map((card, index) => {
    const place = itemAt(places, index);
    if (card === dragged?.card)
      return { card, place: movePlace(place, dragged.x, dragged.y), standsOut: true, isDragged: true };
    if (card === raised)
      return {
        card,
        place: movePlace(place, 0, -riseOf(layout, place)),
        standsOut: true,
        isDragged: false,
      };
    return { card, place, standsOut: false, isDragged: false };
  });
};
