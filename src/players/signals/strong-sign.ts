import type { View } from '../../game/view.js';
import { rankOf } from '../../rules/card.js';
import { rankCards } from '../../rules/order.js';
import { playTogether, type Seat } from '../../rules/seats.js';
import { announcementIn } from '../worlds/knowledge.js';
import { signsOf } from './given-signs.js';

/**
 * Whether a seat's partner has shown by a sign in this hand that it has what wins: the Trumpf, the rank of the Schlag, of the
 * Guter or of a Kritischer, or that it wins alone.
 */
export const partnerIsStrong = (view: View, seat: Seat): boolean => {
  const { rules, players, dealer } = view;
  const announcement = announcementIn(view);
  if (!rules.signals || !announcement || dealer === null) return false;
  const [highest = []] = rankCards({ ...rules, critical: [] }, announcement);
  const strong: readonly string[] = [
    'alone',
    announcement.trumpf,
    announcement.schlag,
    ...[...rules.critical, ...highest].map(rankOf),
  ];
  return signsOf(view).some(
    (given) => given.seat !== seat && playTogether(players, dealer, given.seat, seat) && strong.includes(given.sign),
  );
};
