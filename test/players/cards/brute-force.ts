/** A brute-force solver for hands, based on the written rules, to check the fast solver. */
import type { Card } from '../../../src/rules/card.js';
import { schlaegeOf, type Announcement } from '../../../src/rules/announce.js';
import { SUITS, deckOf } from '../../../src/rules/card.js';
import { legalCards, mayCall } from '../../../src/rules/follow.js';
import { trickWinner } from '../../../src/rules/order.js';
import { shuffled, type Random } from '../../../src/rules/random.js';
import { forehandOf, isAnnouncer, playTogether, seatAfter, type Seat } from '../../../src/rules/seats.js';
import type { RuleSet } from '../../../src/rules/variants.js';

/** A hand in play with all cards face up. */
export interface OpenHand {
  readonly rules: RuleSet;
  readonly announcement: Announcement;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly leader: Seat;
  readonly trick: readonly Card[];
  /** Tricks won by seat 0's side, and tricks won by the other side. */
  readonly tricks: readonly [number, number];
  readonly called: boolean;
}

export interface OpenPlay {
  readonly card: Card;
  readonly call: boolean;
}

const TRICKS_TO_WIN = 3;

const partyOfSeat = ({ rules, dealer }: OpenHand, seat: Seat): 0 | 1 => (playTogether(rules, dealer, 0, seat) ? 0 : 1);

const seatToPlay = ({ rules, leader, trick }: OpenHand): Seat => seatAfter(rules.players, leader, trick.length);

const isFirstTrick = ({ tricks }: OpenHand): boolean => tricks[0] + tricks[1] === 0;

/** Returns all legal plays. */
export const playsIn = (hand: OpenHand): readonly OpenPlay[] => {
  const { rules, announcement, dealer, hands, trick, called } = hand;
  const seat = seatToPlay(hand);
  const announcer = isAnnouncer(rules, dealer, seat);
  const cards = legalCards(rules, announcement, {
    hand: hands[seat],
    trick,
    announcer,
    firstTrick: isFirstTrick(hand),
    called,
  });
  const plays = cards.map((card) => ({ card, call: false }));
  if (trick.length > 0 || !isFirstTrick(hand)) return plays;
  return [
    ...plays,
    ...cards.filter((card) => mayCall(rules, announcement, card)).map((card) => ({ card, call: true })),
  ];
};

export const played = (hand: OpenHand, { card, call }: OpenPlay): OpenHand => {
  const { rules, announcement, leader } = hand;
  const seat = seatToPlay(hand);
  const hands = hand.hands.map((cards, other) => (other === seat ? cards.filter((one) => one !== card) : cards));
  const trick = [...hand.trick, card];
  if (trick.length < rules.players) return { ...hand, hands, trick, called: hand.called || call };
  const winner = seatAfter(rules.players, leader, trickWinner(rules, announcement, trick));
  const tricks: [number, number] = [...hand.tricks];
  tricks[partyOfSeat(hand, winner)]++;
  return { ...hand, hands, trick: [], leader: winner, tricks, called: false };
};

/** Returns the side that wins the hand with best play on both sides. */
export const bruteForce = (hand: OpenHand, known = new Map<string, 0 | 1>()): 0 | 1 => {
  if (hand.tricks[0] >= TRICKS_TO_WIN) return 0;
  if (hand.tricks[1] >= TRICKS_TO_WIN) return 1;
  const key =
    hand.trick.length === 0
      ? `${hand.leader} ${hand.tricks.join()} ${hand.hands.map((cards) => cards.join()).join(' ')}`
      : null;
  const before = key === null ? undefined : known.get(key);
  if (before !== undefined) return before;
  const mine = partyOfSeat(hand, seatToPlay(hand));
  const result = playsIn(hand).some((play) => bruteForce(played(hand, play), known) === mine)
    ? mine
    : mine === 0
      ? 1
      : 0;
  if (key !== null) known.set(key, result);
  return result;
};

const anyOf = <T>(items: readonly T[], random: Random): T => items[random(items.length)];

/**
 * Returns a hand that is dealt, announced and played at random until each seat holds this many cards. Some seats can
 * already have played another card to the current trick.
 */
export const anyHand = (rules: RuleSet, cards: number, random: Random): OpenHand => {
  const { players } = rules;
  const pack = shuffled(deckOf(rules.pack), random);
  const dealer = random(players);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  let hand: OpenHand = {
    rules,
    announcement: { schlag: anyOf(schlaegeOf(rules), random), trumpf: anyOf(SUITS, random) },
    dealer,
    hands: seats.map((seat) => pack.slice(seat * 5, seat * 5 + 5)),
    leader: forehandOf(rules, dealer),
    trick: [],
    tricks: [0, 0],
    called: false,
  };
  const count = (5 - cards) * players + random(players);
  for (let play = 0; play < count; play++) {
    const next = played(hand, anyOf(playsIn(hand), random));
    if (next.tricks[0] >= TRICKS_TO_WIN || next.tricks[1] >= TRICKS_TO_WIN) return hand;
    hand = next;
  }
  return hand;
};
