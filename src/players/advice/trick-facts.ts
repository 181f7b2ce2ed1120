import { listOf } from '../../base/list-of.js';
import type { View } from '../../game/view.js';
import { suitOf, type Card } from '../../rules/card.js';
import { legalCards } from '../../rules/follow.js';
import { heightOf, roleOf, trickWinner } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';
import { isAnnouncer, playTogether, seatAfter, sideOf, type Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { heldIn, shareOf, type Analysis } from './analysis.js';
import type { Thousandths } from '../choice/rating.js';

/** The trick on the table, for a seat that knows the announcement and whose card is due. */
export interface Trick {
  readonly analysis: Analysis;
  readonly announcement: Announcement;
  /** The seat that is winning the trick, and its card; null before the lead. */
  readonly winning: { readonly seat: Seat; readonly card: Card; readonly ours: boolean } | null;
  /** The seats that play after this one, in order. */
  readonly after: readonly Seat[];
}

const together = ({ players, dealer }: View, one: Seat, other: Seat): boolean =>
  playTogether(players, dealer as Seat, one, other);

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
    winning: lying && { ...lying, ours: together(view, lying.seat, seat) },
    after: seatsAfter(view, seat),
  };
};

/** How many tricks the seat's side and the others still need. */
export const needsOf = (
  { players, dealer, tricks, handSizes }: View,
  seat: Seat,
): { readonly ours: number; readonly theirs: number } => {
  const other = handSizes.findIndex((_, one) => !playTogether(players, dealer as Seat, one, seat));
  return {
    ours: TRICKS_TO_WIN - (tricks[sideOf(players, seat)] ?? 0),
    theirs: TRICKS_TO_WIN - (tricks[sideOf(players, other)] ?? 0),
  };
};

const heightIn = ({ analysis: { view }, announcement }: Trick, card: Card, lead: Card): number =>
  heightOf(view.rules, announcement, card, suitOf(lead));

const leadOf = ({ analysis: { view } }: Trick, card: Card): Card => view.trick[0]?.card ?? card;

/** Whether a card would win the trick so far, if it were played now. */
export const isWinning = (trick: Trick, card: Card): boolean => {
  const { winning } = trick;
  return (
    winning === null || heightIn(trick, card, leadOf(trick, card)) > heightIn(trick, winning.card, leadOf(trick, card))
  );
};

/** How much a card is worth in later tricks: its height where it is led itself. */
export const worthOf = (trick: Trick, card: Card): number => heightIn(trick, card, card);

/** The opponents that play after the seat in this trick. */
const opponentsAfter = ({ analysis: { view, seat }, after }: Trick): readonly Seat[] =>
  after.filter((other) => !together(view, other, seat));

export const partnerAfter = ({ analysis: { view, seat }, after }: Trick): Seat | undefined =>
  after.find((other) => together(view, other, seat));

/** Cards that would take the trick from this one and may be held, as far as the seat knows, by an opponent yet to play. */
export const beatersOf = (trick: Trick, card: Card): readonly Card[] => {
  const { knowledge } = trick.analysis;
  const lead = leadOf(trick, card);
  const height = heightIn(trick, card, lead);
  const held = opponentsAfter(trick).flatMap((seat) => [
    ...knowledge.unseen.filter((other) => !knowledge.excluded[seat]?.has(other)),
    ...(knowledge.holds[seat] ?? []),
  ]);
  return [...new Set(held)].filter((other) => heightIn(trick, other, lead) > height);
};

/** Schläge and trumps of a hand that no card of the opponents can beat whenever they are led. */
export const sureCards = (trick: Trick, hand: readonly Card[]): readonly Card[] => {
  const { view, seat, knowledge } = trick.analysis;
  const role = (card: Card) => roleOf(view.rules, trick.announcement, card);
  const others = [
    ...knowledge.unseen,
    ...knowledge.holds.filter((_, other) => other !== seat && !together(view, other, seat)).flat(),
  ];
  const highest = Math.max(0, ...others.filter((card) => role(card) !== 'plain').map((card) => worthOf(trick, card)));
  return hand.filter((card) => role(card) !== 'plain' && worthOf(trick, card) >= highest);
};

/** Cards that a seat may play in a world, after these of the trick. */
const mayFollow = (
  { analysis: { view }, announcement }: Trick,
  seat: Seat,
  hand: readonly Card[],
  cards: readonly Card[],
): readonly Card[] =>
  legalCards(view.rules, announcement, {
    hand,
    trick: cards,
    announcer: isAnnouncer(view.players, view.dealer as Seat, seat),
    firstTrick: view.tricks.every((count) => count === 0),
    called: view.called,
  });

/**
 * The share of the worlds in which no opponent yet to play can take the trick from a card.
 * @param card the card that holds the trick: the one played, or one on the table
 * @param played the card the seat plays
 */
export const holdingShare = (trick: Trick, card: Card, played: Card): Thousandths => {
  const { analysis } = trick;
  const cards = [...analysis.view.trick.map((lying) => lying.card), played];
  const lead = leadOf(trick, played);
  const height = heightIn(trick, card, lead);
  return shareOf(analysis, (world) =>
    opponentsAfter(trick).every((seat) =>
      mayFollow(trick, seat, heldIn(analysis, world, seat), cards).every(
        (other) => heightIn(trick, other, lead) <= height,
      ),
    ),
  );
};

/** The share of the worlds in which this lead forces an opponent to play a trump or a Schlag. */
export const drawingShare = (trick: Trick, lead: Card): Thousandths => {
  const { analysis } = trick;
  return shareOf(analysis, (world) =>
    opponentsAfter(trick).some((seat) => {
      const hand = heldIn(analysis, world, seat);
      return mayFollow(trick, seat, hand, [lead]).length < hand.length;
    }),
  );
};
