import type { View } from '../../game/view.js';
import { isBlind } from '../../rules/announce.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import { fitsLastTrick } from '../../rules/stakes.js';
import { announcementIn } from '../worlds/knowledge.js';

/**
 * Whether a first bid now would be one in the last trick on a card that does not fit, where "Farbe!" is played: whoever
 * would fold to it finds that out for nothing, so it can only lose.
 */
export const isWildBid = (view: View, seat: Seat): boolean => {
  const { rules, trick, handSizes, lastBidder, pending, players, dealer, hand } = view;
  const announcement = announcementIn(view);
  const isLastTrick = trick.length > 0 && Math.max(...handSizes) <= 1;
  if (!rules.farbe || !isLastTrick || lastBidder !== null || pending || !announcement) return false;
  if (isBlind(rules) && !isAnnouncer(players, dealer as Seat, seat)) return false;
  const card = hand[0] ?? trick.find((played) => played.seat === seat)?.card;
  return !fitsLastTrick(rules, announcement, card, trick[0].card);
};
