import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { inHandOrder, type HandOrder } from './hand-order.js';
import type { Layout } from './layout/layout.js';
import { handPlaces, type Handed } from './layout/own-hand.js';
import type { Place } from './picture.js';

/** How the viewer holds the cards. */
export interface Holding extends HandOrder {
  readonly handed: Handed;
  /** The card that stands out of the hand, to be played by another tap. */
  readonly raised: Card | null;
  /** How many cards are held above the pack, to be cut there; null: none. */
  readonly lifted: number | null;
  /** The card that is drawn along by a finger, and how far from its place, in CSS pixels. */
  readonly drawn: { readonly card: Card; readonly x: number; readonly y: number } | null;
}

/** A hand as it was dealt. */
export const AS_DEALT: Holding = { sorted: false, own: null, handed: 'right', raised: null, lifted: null, drawn: null };

export interface HeldCard {
  readonly card: Card;
  readonly place: Place;
  /** It stands out of the hand, or is drawn out of it. */
  readonly isOut: boolean;
  /** A finger draws it along. */
  readonly isDrawn: boolean;
}

/** By how much of its height a raised card stands out, as far as the question above the hand does not hide its index. */
const RAISED = 0.09;

const movedBy = ({ box, turn }: Place, x: number, y: number): Place => ({
  box: { ...box, x: box.x + x, y: box.y + y },
  turn,
});

/** The cards of the viewer's hand from left to right, each where it is held. */
export const heldCards = (
  view: View,
  cards: readonly Card[],
  layout: Layout,
  holding: Holding,
): readonly HeldCard[] => {
  const { handed, raised, drawn } = holding;
  const places = handPlaces(layout, cards.length, handed);
  const room = layout.form === 'side' ? Infinity : layout.pad;
  return inHandOrder(view, cards, holding).map((card, index) => {
    const place = itemAt(places, index);
    if (card === drawn?.card) return { card, place: movedBy(place, drawn.x, drawn.y), isOut: true, isDrawn: true };
    if (card === raised)
      return {
        card,
        place: movedBy(place, 0, -Math.min(RAISED * place.box.height, room)),
        isOut: true,
        isDrawn: false,
      };
    return { card, place, isOut: false, isDrawn: false };
  });
};
