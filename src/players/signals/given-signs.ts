import type { Sign } from '../../game/sign.js';
import type { View } from '../../game/view.js';
import { deckOf, type Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import type { RuleSet } from '../../rules/variants.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { codesOf } from '../cards/card-lookup.js';
import { currentHandHistory } from '../worlds/knowledge.js';
import { isRank, isSignTrue, isSuit, meaningOf, namedMeaningOf } from './sign-meaning.js';

/** A sign that a seat has given. */
export interface GivenSign {
  readonly seat: Seat;
  readonly sign: Sign;
  /** Whether the seat gave the sign before the announcement. */
  readonly isEarly: boolean;
  /** The card that this sign names together with the only other sign of its kind in the trick, or null. */
  readonly card: Card | null;
  /** The cards that the seat has played since the sign. The seat held these cards when it gave the sign. */
  readonly played: readonly Card[];
}

type History = View['history'];

/** Part of a table that determines the meaning of its signs. */
interface SignTable {
  readonly rules: RuleSet;
  readonly dealer: Seat | null;
}

/** A sign with the number of its trick. Signs before the announcement have the number -1. */
interface CountedSign extends Omit<GivenSign, 'card'> {
  readonly trick: number;
}

/** Returns the signs of a hand in order, without signs that tell nothing about the seat's present cards. */
const countedSignsIn = (hand: History, { rules, dealer }: SignTable): readonly CountedSign[] => {
  let signs: CountedSign[] = [];
  let trick = -1;
  hand.forEach((event, index) => {
    if (event.type === 'announced' && event.schlag !== undefined && event.trumpf !== undefined) trick = 0;
    if (event.type === 'trick') trick++;
    // The announcers have put away the cards that they signalled.
    if (event.type === 'redealt') signs = signs.filter(({ seat }) => !event.seats.includes(seat));
    if (event.type !== 'signal') return;
    const { seat, sign } = event;
    const isEarly = trick < 0;
    const hasLooked = rules.look === 'everyone' || (dealer !== null && isAnnouncer(rules, dealer, seat));
    if (isEarly && !hasLooked) return;
    const played = hand
      .slice(index)
      .flatMap((later) => (later.type === 'play' && later.seat === seat ? [later.card] : []));
    signs.push({ seat, sign, isEarly, played, trick });
  });
  return signs;
};

/** Returns the card that a suit and a rank name, or null if the pack does not contain this card. */
const cardNamedBy = ({ pack }: RuleSet, signs: readonly Sign[]): Card | null => {
  const [suits, ranks] = [signs.filter(isSuit), signs.filter(isRank)];
  if (suits.length !== 1 || ranks.length !== 1) return null;
  return deckOf(pack).find((card) => card === `${suits[0]}${ranks[0]}`) ?? null;
};

const signsIn = (hand: History, table: SignTable): readonly GivenSign[] => {
  const signs = countedSignsIn(hand, table);
  return signs.map(({ trick, ...given }) => {
    const inTrick = signs.filter((other) => other.seat === given.seat && other.trick === trick);
    const namesCard = isSuit(given.sign) || isRank(given.sign);
    const card = namesCard
      ? cardNamedBy(
          table.rules,
          inTrick.map(({ sign }) => sign),
        )
      : null;
    return { ...given, card };
  });
};

/**
 * Returns the signs of the current hand, in order. Omits signs of a seat that had not seen its cards, and signs of
 * announcers before a Schöneres.
 */
export const signsOf = (view: View): readonly GivenSign[] => signsIn(currentHandHistory(view.history), view);

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
  { sign, isEarly, card, played }: GivenSign,
  allSeen: boolean,
): boolean | null => {
  // Before the announcement, the worth of the cards was unknown, so a misleading sign need not be a lie.
  if (isEarly) return null;
  const codes = played.map((one) => codesOf(rules.pack)[one]);
  const isTrue =
    isSignTrue(meaningOf(rules, announcement, sign), codes) ||
    (card !== null && isSignTrue(namedMeaningOf(rules, card), codes));
  if (allSeen) return isTrue;
  // Further cards can only confirm a suit or a rank, but they can change the strength of the whole hand.
  return isTrue && sign !== 'bad' && sign !== 'alone' ? true : null;
};

/** Returns, by seat, the honesty of its signs in the finished hands of this game. */
export const honestyIn = (view: View): readonly Honesty[] => {
  const counts = view.handSizes.map(() => ({ truths: 0, lies: 0 }));
  let begin = 0;
  let dealer: Seat | null = null;
  view.history.forEach((entry, index) => {
    if (entry.type === 'deal') [begin, dealer] = [index + 1, entry.dealer];
    if (entry.type !== 'hand') return;
    const hand = view.history.slice(begin, index);
    const announcement = announcementOf(hand);
    if (!announcement) return;
    for (const given of signsIn(hand, { rules: view.rules, dealer })) {
      const cards = hand.filter((event) => event.type === 'play' && event.seat === given.seat).length;
      const outcome = wasTrue(view, announcement, given, cards === HAND_SIZE);
      const count = counts[given.seat];
      if (count && outcome !== null) count[outcome ? 'truths' : 'lies']++;
    }
  });
  return counts;
};
