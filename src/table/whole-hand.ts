import { listOf } from '../base/list-of.js';
import type { Played } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import { whyWon } from '../rules/why-won.js';
import { trickLine } from './lines.js';
import { maschineIn, openHandsOf } from './open-hands.js';
import { nameOf, type People } from './people.js';
import { sinceDeal } from './snapshot.js';

/** A card that a seat had in the finished hand. */
export interface PastCard {
  /** Null: it has not been shown. */
  readonly card: Card | null;
  /** In which trick it was played, from 0; null: in none. */
  readonly trick: number | null;
}

/** A trick of the hand that is over; the last one may have been broken off. */
export interface PastTrick {
  readonly winner: Seat | null;
  /** The winner and the reason. */
  readonly outcome: Text;
}

/** What everybody held in the hand that is over, as far as the viewer may know it. */
export interface WholeHand {
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly cards: readonly PastCard[] }[];
  readonly tricks: readonly PastTrick[];
  /** Whether the viewer has agreed to show what is left, and others have not. */
  readonly isWaiting: boolean;
}

interface PlayedHand {
  /** By trick, in the order played. */
  readonly tricks: readonly (readonly Played[])[];
  readonly winners: readonly Seat[];
}

const playedTricksIn = (history: View['history']): PlayedHand => {
  const tricks: Played[][] = [];
  const winners: Seat[] = [];
  for (const entry of history) {
    if (entry.type === 'trick') winners.push(entry.winner);
    if (entry.type !== 'play') continue;
    const trick = tricks[winners.length] ?? [];
    tricks[winners.length] = [...trick, { seat: entry.seat, card: entry.card }];
  }
  return { tricks, winners };
};

const hidden = (count: number): null[] => listOf(count, () => null);

/** The remaining cards of each seat; null: a card that was not shown. */
const remainingCardsIn = (view: View): readonly (readonly (Card | null)[])[] => {
  const maschine = maschineIn(view);
  return openHandsOf({ ...view, trick: [] }).map((cards, seat) => {
    const count = itemAt(view.handSizes, seat);
    if (cards) return cards;
    // Who has a Maschine shows it, although nobody has looked at his hand yet.
    const shown = maschine?.seat === seat ? maschine.cards : [];
    return [...shown, ...hidden(count - shown.length)];
  });
};

/** What everybody held in the hand that is over; null while a hand is played, and where nothing could be seen. */
export const wholeHandOf = (view: View, people: People): WholeHand | null => {
  if (view.phase !== 'hand-over' && view.phase !== 'game-over') return null;
  const history = sinceDeal(view.history);
  const { tricks, winners } = playedTricksIn(history);
  const left = remainingCardsIn(view);
  const seats = seatsOf(view.players).map((seat) => ({
    seat,
    name: nameOf(people, seat),
    cards: [
      ...tricks.flatMap((trick, index) =>
        trick.flatMap((played): PastCard[] => (played.seat === seat ? [{ card: played.card, trick: index }] : [])),
      ),
      ...itemAt(left, seat).map((card): PastCard => ({ card, trick: null })),
    ],
  }));
  if (!seats.some(({ cards }) => cards.some(({ card }) => card !== null))) return null;
  return {
    seats,
    tricks: tricks.map((trick, index): PastTrick => {
      const winner = winners[index] ?? null;
      const cards = trick.map(({ card }) => card);
      if (winner === null) return { winner, outcome: { key: 'trick-broken-off' } };
      return { winner, outcome: trickLine(people, winner, whyWon(view.rules, view.announcement, cards)) };
    }),
    isWaiting: !view.revealed && history.some((entry) => entry.type === 'reveal' && entry.seat === view.seat),
  };
};
