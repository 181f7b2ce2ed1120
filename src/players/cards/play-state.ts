import type { View } from '../../game/view.js';
import { leaderAfterSwap } from '../../rules/announce.js';
import { isAnnouncer, playTogether, seatAfter, seatsOf, type Seat } from '../../rules/seats.js';
import type { PlayState, Party } from './position.js';
import { codesOf } from './card-lookup.js';

/** Whether a Schlagtausch was accepted in the current hand. */
export const wasSwapped = (history: View['history']): boolean => {
  for (let index = history.length - 1; index >= 0; index--) {
    if (history[index].type === 'swapped') return true;
    if (history[index].type === 'deal') return false;
  }
  return false;
};

/**
 * Returns the seat that leads the first trick of a hand.
 * @param isSwapped whether to assume that a Schlagtausch was accepted. Default: whether it was
 */
export const firstLeaderIn = ({ rules, forehand, dealer, history }: View, isSwapped = wasSwapped(history)): Seat =>
  isSwapped ? leaderAfterSwap(rules, forehand as Seat, dealer as Seat) : (forehand as Seat);

/** Returns the seat that leads or has led the current trick. */
const leaderIn = (view: View): Seat => view.trick[0]?.seat ?? view.lastTrick?.winner ?? firstLeaderIn(view);

/** Returns the seat whose card is due, now or after all bids have been answered. */
export const seatDueIn = (view: View): Seat => seatAfter(view.players, leaderIn(view), view.trick.length);

/**
 * Returns the play state of a view's hand, or the state at the first lead if no card has been played. The view must have a
 * dealer.
 */
export const playStateOf = (view: View): PlayState => {
  const { rules, players, trick, tricks, called } = view;
  const dealer = view.dealer as Seat;
  const party = seatsOf(players).map((seat): Party => (playTogether(rules, dealer, 0, seat) ? 0 : 1));
  const isFirst = tricks.every((count) => count === 0);
  // With three players, the tricks of the two allies count for both seats, so any seat of the party has the total.
  const ofParty = (which: Party): number => tricks[party.indexOf(which)];
  return {
    players,
    party,
    bound: seatsOf(players).map((seat) => rules.follow !== 'announcers' || isAnnouncer(rules, dealer, seat)),
    leader: leaderIn(view),
    trick: trick.map(({ card }) => codesOf(rules.pack)[card]),
    tricks: [ofParty(0), ofParty(1)],
    called: called && isFirst,
    mayCall: rules.follow === 'trumpf-oder-kritisch' && isFirst && trick.length === 0,
  };
};
