import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { gestrichenChoice } from '../rules/score.js';
import { opponentsOf, partyOf, sidesOfSeats, type Seat } from '../rules/seats.js';
import { bidBar } from '../rules/stakes.js';
import { doerAt, partyAt, type People } from './people.js';

/** What the hand is worth, who bid last, and who may bid next. */
export interface Stakes {
  readonly value: Text;
  /** Null: nobody has bid in this hand. */
  readonly lastBid: Text | null;
  /** Null where nobody ever bids, or where it has been told long enough that nobody may. */
  readonly next: Text | null;
}

/** Who bid last in the hand that is shown. */
const lastBidderIn = ({ history }: View): Seat | null => {
  for (let index = history.length - 1; index >= 0; index--) {
    const entry = history[index];
    if (entry?.type === 'deal') return null;
    if (entry?.type === 'bid') return entry.seat;
  }
  return null;
};

/** Who may raise next, by the score and the bids; what cards forbid in the last trick is nobody's to know. */
const nextBidders = (view: View, lastBidder: Seat | null, people: People): Text | null => {
  const { rules, players, score, value, pending, tricks } = view;
  const dealer = view.dealer ?? 0;
  const forehand = view.forehand ?? 0;
  // A gestrichen side that plays on plays without bids.
  const isForced = gestrichenChoice(rules, score) !== null;
  const offered = pending?.type === 'bid' ? pending.to : value;
  const able = [partyOf(players, dealer, forehand), opponentsOf(players, dealer, forehand)].filter(
    (seats) =>
      !isForced &&
      (lastBidder === null || !seats.includes(lastBidder)) &&
      bidBar(rules, score, sidesOfSeats(players, seats), offered) === null,
  );
  const [only] = able;
  // Said once, it need not stand there through the whole hand.
  if (!only) return lastBidder === null && tricks.some((taken) => taken > 0) ? null : { key: 'none-may-bid' };
  return able.length > 1
    ? { key: 'all-may-bid' }
    : { key: lastBidder === null ? 'may-bid' : 'may-bid-next', params: partyAt(people, only) };
};

/** What is at stake in the hand, once it is played; null before and after. */
export const stakesOf = (view: View, people: People): Stakes | null => {
  const isBid = view.phase === 'answer' && view.pending?.type === 'bid';
  const isPlayed = view.phase === 'play' || view.phase === 'decide' || isBid;
  if (!isPlayed || view.dealer === null) return null;
  const lastBidder = lastBidderIn(view);
  return {
    value: { key: 'value', params: { value: view.value } },
    lastBid: lastBidder === null ? null : { key: 'last-bid', params: doerAt(people, lastBidder) },
    next: view.rules.bidWhen === 'never' ? null : nextBidders(view, lastBidder, people),
  };
};
