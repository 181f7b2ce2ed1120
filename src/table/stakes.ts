import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { gestrichenChoiceIn } from '../rules/score.js';
import { opponentsOf, partyOf, sidesOfSeats, type Seat } from '../rules/seats.js';
import { bidObstacle } from '../rules/stakes.js';
import { actorAt, partyAt, type People } from './people.js';

/** The value of the hand, the last bidder and the next possible bidders. */
export interface Stakes {
  readonly value: Text;
  /** The last bid; `null` before the first bid of a hand, and while `next` is `null`. */
  readonly lastBid: Text | null;
  /**
   * The next bidders; `null` in variants without bids, after the notice that no side can bid has been shown, and after a bid
   * if the viewer can bid or waits for others. Then a button offers the bid, or the notice could not help the viewer.
   */
  readonly next: Text | null;
  /** The reasons why no side can raise; empty if a side can raise, or if `next` is `null`. */
  readonly reasons: readonly Text[];
}

/** Hides all information about the next bid. */
const NO_NEXT_BID: Pick<Stakes, 'next' | 'reasons'> = { next: null, reasons: [] };

/** Returns the last bidder of the current hand; `null` before the first bid. */
const lastBidderIn = ({ history }: View): Seat | null => {
  for (let index = history.length - 1; index >= 0; index--) {
    const entry = history[index];
    if (entry?.type === 'deal') return null;
    if (entry?.type === 'bid') return entry.seat;
  }
  return null;
};

/** Whether the hand is, or would be, played for the Four (RULES.md section 7). */
const isForTheFour = (view: View): boolean => view.rules.gestrichen === 'four' && gestrichenChoiceIn(view) !== null;

type BidObstacle = Extract<Text, { key: 'why-gestrichen' | 'why-would-win' | 'why-highest-value' }>;

/**
 * Returns the reasons, based on the score, why a party cannot raise a hand of this value. A reason can apply to only one of
 * two allies.
 */
const bidObstacles = (view: View, seats: readonly Seat[], value: number, people: People): readonly BidObstacle[] => {
  const { rules, players, score } = view;
  const barOf = (some: readonly Seat[]) => bidObstacle(rules, score, sidesOfSeats(players, some), value);
  const bar = barOf(seats);
  if (bar === null || bar === 'no-bids') return [];
  if (bar === 'highest-value') return [{ key: 'why-highest-value' }];
  const barred = seats.filter((seat) => barOf([seat]) === bar);
  return [{ key: `why-${bar}`, params: partyAt(people, barred) }];
};

/**
 * Returns the next possible bidders, according to the score and the bids. Cards that forbid a bid in the last trick stay
 * secret.
 */
const nextBidders = (view: View, lastBidder: Seat | null, people: People): Pick<Stakes, 'next' | 'reasons'> => {
  const { rules, pending, tricks } = view;
  const dealer = view.dealer ?? 0;
  const forehand = view.forehand ?? 0;
  // A gestrichen side that continues to play cannot bid.
  const isForced = gestrichenChoiceIn(view) !== null;
  const offered = pending?.type === 'bid' ? pending.to : view.value;
  const others = [partyOf(rules, dealer, forehand), opponentsOf(rules, dealer, forehand)].filter(
    (seats) => lastBidder === null || !seats.includes(lastBidder),
  );
  const obstacles = others.map((seats) => bidObstacles(view, seats, isForced ? 0 : offered, people));
  const ableSides = others.filter((_, index) => !isForced && obstacles[index]?.length === 0);
  const [firstAble] = ableSides;
  if (firstAble)
    return {
      next:
        ableSides.length > 1
          ? { key: 'all-may-bid' }
          : { key: lastBidder === null ? 'may-bid' : 'may-bid-next', params: partyAt(people, firstAble) },
      reasons: [],
    };
  // After the first trick, the table would only repeat this notice.
  if (lastBidder === null && tricks.some((taken) => taken > 0)) return NO_NEXT_BID;
  const reasons = obstacles.flat();
  const areAll = reasons.length > 1 && reasons.every(({ key }) => key === 'why-gestrichen');
  return {
    next: { key: 'none-may-bid' },
    reasons: isForTheFour(view) ? [{ key: 'why-four' }] : areAll ? [{ key: 'why-all-gestrichen' }] : reasons,
  };
};

/** Whether the viewer is to act and cannot bid after this bid. */
const cannotBid = ({ rules, dealer, seat, toAct }: View, lastBidder: Seat, { next }: Pick<Stakes, 'next'>): boolean =>
  seat !== null &&
  toAct.includes(seat) &&
  (next?.key === 'none-may-bid' || partyOf(rules, dealer ?? 0, lastBidder).includes(seat));

/** Returns the stakes of a hand during play, or `null` before and after. */
export const stakesOf = (view: View, people: People): Stakes | null => {
  const isBid = view.phase === 'answer' && view.pending?.type === 'bid';
  const isPlayed = view.phase === 'play' || view.phase === 'decide' || isBid;
  if (!isPlayed || view.dealer === null) return null;
  const lastBidder = lastBidderIn(view);
  const notice = view.rules.bidWhen === 'never' ? NO_NEXT_BID : nextBidders(view, lastBidder, people);
  const isShown = lastBidder === null || isBid || cannotBid(view, lastBidder, notice);
  return {
    value: isForTheFour(view)
      ? { key: 'value-four' }
      : {
          key: 'value',
          params: { value: (view.phase === 'decide' ? gestrichenChoiceIn(view)?.value : null) ?? view.value },
        },
    lastBid: lastBidder === null || !isShown ? null : { key: 'last-bid', params: actorAt(people, lastBidder) },
    ...(isShown ? notice : NO_NEXT_BID),
  };
};
