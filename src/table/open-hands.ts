import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { isReadableAtSide } from './layout/open-hand.js';
import type { Layout } from './layout/layout.js';
import { itemAt } from '../rules/item-at.js';
import { sinceDeal } from './snapshot.js';
import { playTogether, seatsOf, type Seat } from '../rules/seats.js';

/** Returns the partner whose cards the viewer sees under `zusammenschauen`; otherwise `null`. */
export const shownPartner = ({ seat: own, dealer, players, rules, partnerHand }: View): Seat | null => {
  if (own === null || dealer === null || !partnerHand) return null;
  return seatsOf(players).find((seat) => seat !== own && playTogether(rules, dealer, own, seat)) ?? null;
};

/** Returns the seat's cards that the viewer knows, or `null` if the viewer knows none. */
const knownHandOf = (view: View, seat: Seat, partner: Seat | null): readonly Card[] | null => {
  if (seat === view.seat) return view.hand;
  if (seat === partner) return view.partnerHand ?? null;
  return view.revealed?.[seat] ?? null;
};

/**
 * Returns the hands that lie face up for the viewer, by seat: the viewer's own, a partner's under `zusammenschauen`, and
 * revealed ones. Other hands are `null`.
 * @param layout the layout of the table. Revealed cards that would be illegible there stay closed; the sheet of all cards
 * shows them.
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

/** Returns the player who declared a Maschine in this hand and its Kritische (RULES.md section 3); otherwise `null`. */
export const maschineIn = ({
  history,
  rules,
}: View): { readonly seat: Seat; readonly cards: readonly Card[] } | null => {
  const hand = sinceDeal(history);
  const declared = hand.find((entry) => entry.type === 'maschine');
  // After all players have agreed to continue, the cards of the Maschine are back in the pack.
  return declared && !hand.some(({ type }) => type === 'next') ? { seat: declared.seat, cards: rules.critical } : null;
};
