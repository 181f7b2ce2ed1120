import { listOf } from '../../base/list-of.js';
import type { View } from '../../game/view.js';
import { suitOf, type Card } from '../../rules/card.js';
import { legalCards } from '../../rules/follow.js';
import { heightOf, roleOf, trickWinner } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';
import { isAnnouncer, playTogether, seatAfter, sideOf, type Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { cardsInHand, shareOfWorlds, type Analysis } from './analysis.js';
import type { Thousandths } from '../choice/rating.js';

/** The current trick of a seat that knows the announcement and whose card is due. */
export interface Trick {
  readonly analysis: Analysis;
  readonly announcement: Announcement;
  /** The winning seat with its card, or null before the lead. */
  readonly winning: { readonly seat: Seat; readonly card: Card; readonly ours: boolean } | null;
  /** The seats that play to the trick after this seat, in order. */
  readonly seatsToCome: readonly Seat[];
}

const arePartners = ({ rules, dealer }: View, one: Seat, other: Seat): boolean =>
  playTogether(rules, dealer as Seat, one, other);

const seatsAfter = ({ players, trick }: View, seat: Seat): readonly Seat[] =>
  listOf(players - 1 - trick.length, (index) => seatAfter(players, seat, index + 1));

export const trickOf = (analysis: Analysis, announcement: Announcement): Trick => {
  const { view, seat } = analysis;
  const index = trickWinner(
    view.rules,
    announcement,
    view.trick.map(({ card }) => card),
  );
  const lying = view.trick[index] ?? null;
  return {
    analysis,
    announcement,
    winning: lying && { ...lying, ours: arePartners(view, lying.seat, seat) },
    seatsToCome: seatsAfter(view, seat),
  };
};

/** Returns the number of tricks that the seat's side still needs, and the number that its opponents still need. */
export const tricksNeeded = (
  { players, rules, dealer, tricks, handSizes }: View,
  seat: Seat,
): { readonly ours: number; readonly theirs: number } => {
  const other = handSizes.findIndex((_, one) => !playTogether(rules, dealer as Seat, one, seat));
  return {
    ours: TRICKS_TO_WIN - (tricks[sideOf(players, seat)] ?? 0),
    theirs: TRICKS_TO_WIN - (tricks[sideOf(players, other)] ?? 0),
  };
};

const heightIn = ({ analysis: { view }, announcement }: Trick, card: Card, lead: Card): number =>
  heightOf(view.rules, announcement, card, suitOf(lead));

const leadOf = ({ analysis: { view } }: Trick, card: Card): Card => view.trick[0]?.card ?? card;

/** Whether a card would be winning the trick if it were played now. */
export const isWinning = (trick: Trick, card: Card): boolean => {
  const { winning } = trick;
  return (
    winning === null || heightIn(trick, card, leadOf(trick, card)) > heightIn(trick, winning.card, leadOf(trick, card))
  );
};

/** Returns the worth of a card in later tricks: its height when it is led. */
export const worthOf = (trick: Trick, card: Card): number => heightIn(trick, card, card);

/** Returns the opponents that play after the seat in this trick. */
const opponentsToCome = ({ analysis: { view, seat }, seatsToCome }: Trick): readonly Seat[] =>
  seatsToCome.filter((other) => !arePartners(view, other, seat));

export const partnerToCome = ({ analysis: { view, seat }, seatsToCome }: Trick): Seat | undefined =>
  seatsToCome.find((other) => arePartners(view, other, seat));

/** Returns the cards that beat this card and that, as far as the seat knows, one of these seats could hold. */
const beatersAmong = (trick: Trick, card: Card, seats: readonly Seat[]): readonly Card[] => {
  const { knowledge } = trick.analysis;
  const lead = leadOf(trick, card);
  const height = heightIn(trick, card, lead);
  const held = seats.flatMap((seat) => [
    ...knowledge.unseen.filter((other) => !knowledge.excluded[seat]?.has(other)),
    ...(knowledge.knownHands[seat] ?? []),
  ]);
  return [...new Set(held)].filter((other) => heightIn(trick, other, lead) > height);
};

/** Returns the cards that beat this card and that, as far as the seat knows, an opponent yet to play could hold. */
export const beatersOf = (trick: Trick, card: Card): readonly Card[] =>
  beatersAmong(trick, card, opponentsToCome(trick));

/** Returns the partner who has yet to play, if that partner could beat the winning card as far as the seat knows. */
export const partnerAbleToTake = (trick: Trick): Seat | undefined => {
  const partner = partnerToCome(trick);
  return partner !== undefined && trick.winning && beatersAmong(trick, trick.winning.card, [partner]).length > 0
    ? partner
    : undefined;
};

/** Returns the Schläge and Trumpf cards of a hand that no opponent's card can beat when they are led. */
export const sureCards = (trick: Trick, hand: readonly Card[]): readonly Card[] => {
  const { view, seat, knowledge } = trick.analysis;
  const role = (card: Card) => roleOf(view.rules, trick.announcement, card);
  const others = [
    ...knowledge.unseen,
    ...knowledge.knownHands.filter((_, other) => other !== seat && !arePartners(view, other, seat)).flat(),
  ];
  const highest = Math.max(0, ...others.filter((card) => role(card) !== 'plain').map((card) => worthOf(trick, card)));
  return hand.filter((card) => role(card) !== 'plain' && worthOf(trick, card) >= highest);
};

/** Returns the cards that, in a world, a seat can legally play after these cards of the trick. */
const followingCards = (
  { analysis: { view }, announcement }: Trick,
  seat: Seat,
  hand: readonly Card[],
  cards: readonly Card[],
): readonly Card[] =>
  legalCards(view.rules, announcement, {
    hand,
    trick: cards,
    announcer: isAnnouncer(view.rules, view.dealer as Seat, seat),
    firstTrick: view.tricks.every((count) => count === 0),
    called: view.called,
  });

/**
 * Returns the share of the worlds in which no opponent yet to play can beat a card.
 * @param card the card that is winning the trick: the played card or an earlier card
 * @param played the card that the seat plays
 */
export const shareUnbeaten = (trick: Trick, card: Card, played: Card): Thousandths => {
  const { analysis } = trick;
  const cards = [...analysis.view.trick.map((lying) => lying.card), played];
  const lead = leadOf(trick, played);
  const height = heightIn(trick, card, lead);
  return shareOfWorlds(analysis, (world) =>
    opponentsToCome(trick).every((seat) =>
      followingCards(trick, seat, cardsInHand(analysis, world, seat), cards).every(
        (other) => heightIn(trick, other, lead) <= height,
      ),
    ),
  );
};

/** Returns the share of the worlds in which this lead forces an opponent to play a Trumpf or a Schlag. */
export const shareDrawingTrump = (trick: Trick, lead: Card): Thousandths => {
  const { analysis } = trick;
  return shareOfWorlds(analysis, (world) =>
    opponentsToCome(trick).some((seat) => {
      const hand = cardsInHand(analysis, world, seat);
      return followingCards(trick, seat, hand, [lead]).length < hand.length;
    }),
  );
};
