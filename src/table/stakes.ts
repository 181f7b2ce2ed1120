import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { gestrichenChoice } from '../rules/score.js';
import { opponentsOf, partyOf, sidesOfSeats, type Seat } from '../rules/seats.js';
import { bidObstacle } from '../rules/stakes.js';
import { doerAt, partyAt, type People } from './people.js';

/** What the hand is worth, who bid last, and who may bid next. */
export interface Stakes {
  readonly value: Text;
  /** Null: nobody has bid in this hand. */
  readonly lastBid: Text | null;
  /** Null where nobody ever bids, or where it has been told long enough that nobody may. */
  readonly next: Text | null;
  /** Why nobody may raise; empty where somebody may, or nothing is told. */
  readonly why: readonly Text[];
}

/** Nothing is told of who may raise. */
const NOTHING: Pick<Stakes, 'next' | 'why'> = { next: null, why: [] };

/** Who bid last in the hand that is shown. */
const lastBidderIn = ({ history }: View): Seat | null => {
  for (let index = history.length - 1; index >= 0; index--) {
    const entry = history[index];
    if (entry?.type === 'deal') return null;
    if (entry?.type === 'bid') return entry.seat;
  }
  return null;
};

const forcedIn = ({ rules, score }: View) => gestrichenChoice(rules, score);

/** Whether the hand is, or would be, played for the Four (section 7). */
const isForTheFour = (view: View): boolean => view.rules.gestrichen === 'four' && forcedIn(view) !== null;

type WhyNot = Extract<Text, { key: 'why-gestrichen' | 'why-would-win' }>;

/** Why none of those may raise a hand of this value who play together, by the score; of three players' allies it may be one alone. */
const whyNot = (view: View, seats: readonly Seat[], value: number, people: People): readonly WhyNot[] => {
  const { rules, players, score } = view;
  const barOf = (some: readonly Seat[]) => bidObstacle(rules, score, sidesOfSeats(players, some), value);
  const bar = barOf(seats);
  if (bar === null || bar === 'no-bids') return [];
  const barred = seats.filter((seat) => barOf([seat]) === bar);
  return [{ key: `why-${bar}`, params: partyAt(people, barred) }];
};

/** Who may raise next, by the score and the bids; what cards forbid in the last trick is nobody's to know. */
const nextBidders = (view: View, lastBidder: Seat | null, people: People): Pick<Stakes, 'next' | 'why'> => {
  const { players, pending, tricks } = view;
  const dealer = view.dealer ?? 0;
  const forehand = view.forehand ?? 0;
  // A gestrichen side that plays on plays without bids.
  const isForced = forcedIn(view) !== null;
  const offered = pending?.type === 'bid' ? pending.to : view.value;
  const others = [partyOf(players, dealer, forehand), opponentsOf(players, dealer, forehand)].filter(
    (seats) => lastBidder === null || !seats.includes(lastBidder),
  );
  const whyNots = others.map((seats) => whyNot(view, seats, isForced ? 0 : offered, people));
  const able = others.filter((_, index) => !isForced && whyNots[index]?.length === 0);
  const [only] = able;
  if (only)
    return {
      next:
        able.length > 1
          ? { key: 'all-may-bid' }
          : { key: lastBidder === null ? 'may-bid' : 'may-bid-next', params: partyAt(people, only) },
      why: [],
    };
  // Said once, it need not stand there through the whole hand.
  if (lastBidder === null && tricks.some((taken) => taken > 0)) return NOTHING;
  const why = whyNots.flat();
  const areAll = why.length > 1 && why.every(({ key }) => key === 'why-gestrichen');
  return {
    next: { key: 'none-may-bid' },
    why: isForTheFour(view) ? [{ key: 'why-four' }] : areAll ? [{ key: 'why-all-gestrichen' }] : why,
  };
};

/** What is at stake in the hand, once it is played; null before and after. */
export const stakesOf = (view: View, people: People): Stakes | null => {
  const isBid = view.phase === 'answer' && view.pending?.type === 'bid';
  const isPlayed = view.phase === 'play' || view.phase === 'decide' || isBid;
  if (!isPlayed || view.dealer === null) return null;
  const lastBidder = lastBidderIn(view);
  return {
    value: isForTheFour(view)
      ? { key: 'value-four' }
      : { key: 'value', params: { value: (view.phase === 'decide' ? forcedIn(view)?.value : null) ?? view.value } },
    lastBid: lastBidder === null ? null : { key: 'last-bid', params: doerAt(people, lastBidder) },
    ...(view.rules.bidWhen === 'never' ? NOTHING : nextBidders(view, lastBidder, people)),
  };
};
