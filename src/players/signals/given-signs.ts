import type { Sign } from '../../game/sign.js';
import type { View } from '../../game/view.js';
import type { Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import type { Seat } from '../../rules/seats.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { codesOf } from '../cards/card-lookup.js';
import { currentHandHistory } from '../worlds/knowledge.js';
import { isSignTrue, meaningOf } from './sign-meaning.js';

/** A sign that a seat has given. */
export interface GivenSign {
  readonly seat: Seat;
  readonly sign: Sign;
  /** The cards that the seat has played since the sign. The seat held these cards when it gave the sign. */
  readonly played: readonly Card[];
}

type History = View['history'];

const signsIn = (hand: History): readonly GivenSign[] =>
  hand.flatMap((event, index) => {
    if (event.type !== 'signal') return [];
    const { seat, sign } = event;
    return [
      {
        seat,
        sign,
        played: hand
          .slice(index)
          .flatMap((later) => (later.type === 'play' && later.seat === seat ? [later.card] : [])),
      },
    ];
  });

/** Returns the signs of the current hand, in order. */
export const signsOf = ({ history }: View): readonly GivenSign[] => signsIn(currentHandHistory(history));

/** Number of a seat's signs that have proved true, and number that have proved false. */
export interface Honesty {
  readonly truths: number;
  readonly lies: number;
}

const announcementOf = (hand: History): Announcement | null => {
  const announced = hand.flatMap((event) => (event.type === 'announced' ? [event] : []));
  const { schlag, trumpf } = announced.at(-1) ?? {};
  return schlag !== undefined && trumpf !== undefined ? { schlag, trumpf } : null;
};

/** Returns whether a sign was true, or null if this is unknown, since a hand can end before all cards are seen. */
const wasTrue = (
  { rules }: View,
  announcement: Announcement,
  { sign, played }: GivenSign,
  allSeen: boolean,
): boolean | null => {
  const codes = played.map((card) => codesOf(rules.pack)[card]);
  const isTrue = isSignTrue(meaningOf(rules, announcement, sign), codes);
  if (allSeen) return isTrue;
  // Further cards can only confirm a suit or a rank, but they can change the strength of the whole hand.
  return isTrue && sign !== 'bad' && sign !== 'alone' ? true : null;
};

/** Returns, by seat, the honesty of its signs in the finished hands of this game. */
export const honestyIn = (view: View): readonly Honesty[] => {
  const counts = view.handSizes.map(() => ({ truths: 0, lies: 0 }));
  let begin = 0;
  view.history.forEach(({ type }, index) => {
    if (type === 'deal') begin = index + 1;
    if (type !== 'hand') return;
    const hand = view.history.slice(begin, index);
    const announcement = announcementOf(hand);
    if (!announcement) return;
    for (const given of signsIn(hand)) {
      const cards = hand.filter((event) => event.type === 'play' && event.seat === given.seat).length;
      const outcome = wasTrue(view, announcement, given, cards === HAND_SIZE);
      const count = counts[given.seat];
      if (count && outcome !== null) count[outcome ? 'truths' : 'lies']++;
    }
  });
  return counts;
};
