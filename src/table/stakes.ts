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
  /** Why nobody may raise; empty where somebody may, or nothing is told. */
  readonly why: readonly Text[];
}

/** Nothing is told of who may raise. */
const NOBODY: Pick<Stakes, 'next' | 'why'> = { next: null, why: [] };

/** Who bid last in the hand that is shown. */
const lastBidderIn = ({ history }: View): Seat | null => {
  for (let index = history.length - 1; index >= 0; index--) {
    const entry = history[index];
    if (entry?.type === 'deal') return null;
    if (entry?.type === 'bid') return entry.seat;
  }
  return null;
};

/** Whether the hand is, or would be, played for the Four (section 7). */
const isForTheFour = ({ rules, score }: View): boolean =>
  rules.gestrichen === 'four' && gestrichenChoice(rules, score) !== null;

/** Why none of these who play together may raise a hand of this value, by the score; null: it forbids them nothing. */
const barredAmong = (
  { rules, players, score }: View,
  seats: readonly Seat[],
  value: number,
): { readonly bar: 'gestrichen' | 'would-win'; readonly those: readonly Seat[] } | null => {
  const barOf = (some: readonly Seat[]) => bidBar(rules, score, sidesOfSeats(players, some), value);
  const bar = barOf(seats);
  // Of three players' allies it may be one alone.
  return bar === null || bar === 'no-bids' ? null : { bar, those: seats.filter((seat) => barOf([seat]) === bar) };
};

/** Why nobody of these parties may raise a hand of this value: it is a forced one, else each has its reason. */
const whyNone = (view: View, parties: readonly (readonly Seat[])[], value: number, people: People): readonly Text[] => {
  if (isForTheFour(view)) return [{ key: 'why-four' }];
  const forced = gestrichenChoice(view.rules, view.score);
  const barred = parties.flatMap((seats) => barredAmong(view, seats, forced ? 0 : value) ?? []);
  const [first, second] = barred;
  if (first && first.bar === second?.bar) return [{ key: `why-all-${first.bar}` }];
  return barred.map(({ bar, those }) => ({ key: `why-${bar}`, params: partyAt(people, those) }));
};

/** Who may raise next, by the score and the bids; what cards forbid in the last trick is nobody's to know. */
const nextBidders = (view: View, lastBidder: Seat | null, people: People): Pick<Stakes, 'next' | 'why'> => {
  const { rules, players, score, value, pending, tricks } = view;
  const dealer = view.dealer ?? 0;
  const forehand = view.forehand ?? 0;
  // A gestrichen side that plays on plays without bids.
  const isForced = gestrichenChoice(rules, score) !== null;
  const offered = pending?.type === 'bid' ? pending.to : value;
  const parties = [partyOf(players, dealer, forehand), opponentsOf(players, dealer, forehand)];
  const able = parties.filter(
    (seats) =>
      !isForced &&
      (lastBidder === null || !seats.includes(lastBidder)) &&
      bidBar(rules, score, sidesOfSeats(players, seats), offered) === null,
  );
  const [only] = able;
  // Said once, it need not stand there through the whole hand.
  if (!only) {
    const isOld = lastBidder === null && tricks.some((taken) => taken > 0);
    const others = parties.filter((seats) => lastBidder === null || !seats.includes(lastBidder));
    return isOld
      ? NOBODY
      : {
          next: { key: lastBidder === null ? 'none-may-bid' : 'none-may-bid-next' },
          why: whyNone(view, others, offered, people),
        };
  }
  const next: Text =
    able.length > 1
      ? { key: 'all-may-bid' }
      : { key: lastBidder === null ? 'may-bid' : 'may-bid-next', params: partyAt(people, only) };
  return { next, why: [] };
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
      : {
          key: 'value',
          params: {
            value: (view.phase === 'decide' ? gestrichenChoice(view.rules, view.score)?.value : null) ?? view.value,
          },
        },
    lastBid: lastBidder === null ? null : { key: 'last-bid', params: doerAt(people, lastBidder) },
    ...(view.rules.bidWhen === 'never' ? NOBODY : nextBidders(view, lastBidder, people)),
  };
};
