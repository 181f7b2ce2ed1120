import { listOf } from '../base/list-of.js';
import type { Played } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { playOrderOf, seatsOf, type Seat } from '../rules/seats.js';
import { whyWon } from '../rules/why-won.js';
import { trickLine } from './lines.js';
import { maschineIn, openHandsOf } from './open-hands.js';
import { nameOf, type People } from './people.js';
import { sinceDeal } from './snapshot.js';

/** A card that a seat had in the finished hand. */
export interface PastCard {
  /** The card; `null` if it was not shown. */
  readonly card: Card | null;
  /** The index of the trick in which the card was played, from 0; `null` if it was not played. */
  readonly trick: number | null;
}

/** A trick of the finished hand. The last trick can be incomplete. */
export interface PastTrick {
  readonly winner: Seat | null;
  /** The winner and the reason for the win. */
  readonly outcome: Text;
}

/** All hands of the finished hand, as far as the viewer can know them. */
export interface WholeHand {
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly cards: readonly PastCard[] }[];
  readonly tricks: readonly PastTrick[];
  /** Whether the viewer has agreed to show the remaining cards, and others have not. */
  readonly isWaiting: boolean;
}

interface PlayedHand {
  /** The cards by trick, in the order of play. */
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

/** Returns the remaining cards of each seat; `null` for a card that was not shown. */
const remainingCardsIn = (view: View): readonly (readonly (Card | null)[])[] => {
  const maschine = maschineIn(view);
  return openHandsOf({ ...view, trick: [] }).map((cards, seat) => {
    const count = itemAt(view.handSizes, seat);
    if (cards) return cards;
    // A Maschine shows its cards even if the hand has not been revealed.
    const shown = maschine?.seat === seat ? maschine.cards : [];
    return [...shown, ...hidden(count - shown.length)];
  });
};

/**
 * Returns the cards of all seats in the finished hand; `null` during a hand, or if the viewer has seen no card and
 * cannot agree to show the hands.
 */
export const wholeHandOf = (view: View, people: People): WholeHand | null => {
  if (view.phase !== 'hand-over' && view.phase !== 'game-over') return null;
  const history = sinceDeal(view.history);
  const { tricks, winners } = playedTricksIn(history);
  const left = remainingCardsIn(view);
  const players = view.dealer === null ? [] : playOrderOf(view.rules, view.dealer);
  const playing = seatsOf(view.players).filter((seat) => players.includes(seat));
  const seats = playing.map((seat) => ({
    seat,
    name: nameOf(people, seat),
    cards: [
      ...tricks.flatMap((trick, index) =>
        trick.flatMap((played): PastCard[] => (played.seat === seat ? [{ card: played.card, trick: index }] : [])),
      ),
      ...itemAt(left, seat).map((card): PastCard => ({ card, trick: null })),
    ],
  }));
  const isCardSeen = seats.some(({ cards }) => cards.some(({ card }) => card !== null));
  // A viewer who has not looked at any card can still agree to show all hands.
  if (!isCardSeen && !view.legal.some(({ type }) => type === 'reveal')) return null;
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
