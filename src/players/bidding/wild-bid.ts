import type { View } from '../../game/view.js';
import { isBlind, type Announcement } from '../../rules/announce.js';
import { deckOf } from '../../rules/card.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import { allowsLastTrickBid } from '../../rules/stakes.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { World } from '../worlds/world.js';

/**
 * Whether a bid now would be a wild bid under "Farbe!" rules: the first bid of the hand, in the last trick, with a card that
 * does not allow the bid. Opponents who would fold call "Farbe!" instead, so such a bid can only lose.
 */
export const isWildBid = (view: View, seat: Seat): boolean => {
  const { rules, trick, handSizes, lastBidder, pending, dealer, hand } = view;
  const announcement = announcementIn(view);
  const isLastTrick = trick.length > 0 && Math.max(...handSizes) <= 1;
  if (!rules.farbe || !isLastTrick || lastBidder !== null || pending || !announcement) return false;
  if (isBlind(rules) && !isAnnouncer(rules, dealer as Seat, seat)) return false;
  const card = hand[0] ?? trick.find((played) => played.seat === seat)?.card;
  return !allowsLastTrickBid(
    rules,
    announcement,
    card,
    trick.map((played) => played.card),
  );
};

/**
 * Returns the share of the worlds, 0..1, in which the bidder's last card allows a bid. If that card is already on the table,
 * uses it in every world.
 */
export const fitShare = ({ rules, trick }: View, worlds: readonly World[], bidder: Seat): number => {
  const lying = trick.find(({ seat }) => seat === bidder);
  const deck = deckOf(rules.pack);
  const table = trick.map(({ card }) => card);
  let [fitting, all] = [0, 0];
  for (const { owners, announcement, weight } of worlds) {
    all += weight;
    const card = lying?.card ?? deck[owners.indexOf(bidder)];
    if (allowsLastTrickBid(rules, announcement as Announcement, card, table)) fitting += weight;
  }
  return fitting / all;
};
