import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { isReadableAtSide } from './layout/open-hand.js';
import type { Layout } from './layout/layout.js';
import { itemAt } from '../rules/item-at.js';
import { sinceDeal } from './snapshot.js';
import { playTogether, seatsOf, type Seat } from '../rules/seats.js';

/** The partner whose cards the viewer sees under `zusammenschauen`; null if there is none. */
export const shownPartner = ({ seat: own, dealer, players, partnerHand }: View): Seat | null => {
  if (own === null || dealer === null || !partnerHand) return null;
  return seatsOf(players).find((seat) => seat !== own && playTogether(players, dealer, own, seat)) ?? null;
};

/** The cards of a seat's hand as the viewer knows them; null: he knows none of them. */
const knownHandOf = (view: View, seat: Seat, partner: Seat | null): readonly Card[] | null => {
  if (seat === view.seat) return view.hand;
  if (seat === partner) return view.partnerHand ?? null;
  return view.revealed?.[seat] ?? null;
};

/**
 * The hands that lie face up for the viewer, by seat: the own one, that of a partner who looks together with the
 * viewer, those that are revealed. Null: hidden, or not to be looked at yet.
 * @param layout where they are to lie: shown at the end of a hand they stay closed where they could not be read; the sheet
 * of all cards tells them
 */
export const openHandsOf = (view: View, layout?: Layout): readonly (readonly Card[] | null)[] => {
  const partner = shownPartner(view);
  const areShownInSheet =
    layout !== undefined &&
    view.players > 2 &&
    !isReadableAtSide(layout) &&
    sinceDeal(view.history).some(({ type }) => type === 'revealed');
  const onTable = view.trick.map(({ card }) => card);
  return seatsOf(view.players).map((seat) => {
    if (areShownInSheet && seat !== (view.seat ?? 0) && seat !== partner) return null;
    const cards = knownHandOf(view, seat, partner)?.filter((card) => !onTable.includes(card));
    return cards?.length === itemAt(view.handSizes, seat) ? cards : null;
  });
};

/** Who has declared a Maschine in this hand, and the Kritische it showed (RULES.md section 3); null: nobody. */
export const maschineIn = ({
  history,
  rules,
}: View): { readonly seat: Seat; readonly cards: readonly Card[] } | null => {
  const hand = sinceDeal(history);
  const declared = hand.find((entry) => entry.type === 'maschine');
  // After that its cards are in the pack again.
  return declared && !hand.some(({ type }) => type === 'next') ? { seat: declared.seat, cards: rules.critical } : null;
};
