import { listOf } from '../../base/list-of.js';
import type { View } from '../../game/view.js';
import { schlaegeOf, schlagOfCard, trumpfOfCard, type Announcement } from '../../rules/announce.js';
import { deckOf, rankHeight, rankOf, SUITS, suitOf, type Card, type Schlag, type Suit } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { cardLookupFor, winnerIn } from '../cards/card-lookup.js';
import { checkView } from '../check-view.js';
import { handViewOf } from '../two-player-view.js';
import { collectEvidence, mustDeduceAnnouncement, type SeenTrick } from './evidence.js';

/** A trick of the hand, as the seat saw it. */
export interface PlayedTrick {
  /** Number of the trick, counted from 1. */
  readonly number: number;
  readonly cards: readonly { readonly seat: Seat; readonly card: Card }[];
  /** The seat that took the trick, or null while the trick is not complete. */
  readonly winner: Seat | null;
}

/** A short statement about the announcement, derived from one trick and true for every possible pair. */
export type Statement =
  /** The Schlag, the Trumpf or both are known. */
  | { readonly key: 'is'; readonly schlag: Schlag | null; readonly trumpf: Suit | null }
  /** Either `schlag` is the Schlag or `trumpf` is the Trumpf. */
  | { readonly key: 'either'; readonly schlag: Schlag; readonly trumpf: Suit }
  /** None of these Schläge and Trümpfe is possible. */
  | { readonly key: 'none'; readonly schlaege: readonly Schlag[]; readonly truempfe: readonly Suit[] };

/** A trick that reveals something about the announcement. */
export interface Finding {
  readonly trick: number;
  readonly seat: Seat;
  /** The card that took the trick. */
  readonly card: Card;
  /** The highest beaten card of the suit led, or null if the card led took the trick. */
  readonly beatenCard: Card | null;
  readonly statement: Statement;
}

/**
 * Returns the tricks of the current hand for a seat or spectator that does not know the announcement. Returns an empty list
 * for others.
 */
export const playedTricks = (tableView: View): readonly PlayedTrick[] => {
  checkView(tableView, 'playedTricks');
  const { view, toTable } = handViewOf(tableView);
  if (!mustDeduceAnnouncement(view)) return [];
  const deck = deckOf(view.rules.pack);
  const { plays, tricks } = collectEvidence(view);
  const count = Math.ceil(plays.length / view.players);
  const played = listOf(count, (index): PlayedTrick => {
    const taken = tricks[index] as SeenTrick | undefined;
    return {
      number: index + 1,
      cards: plays
        .slice(index * view.players, (index + 1) * view.players)
        .map(({ seat, code }) => ({ seat, card: deck[code] })),
      winner: taken ? taken.seats[taken.winner] : null,
    };
  });
  return toTable(played);
};

/** Returns a short statement that holds for all pairs in `left` but not for every possible pair, or null. */
const statementOf = (rules: View['rules'], left: readonly Announcement[], card: Card): Statement | null => {
  const [schlag, trumpf] = [schlagOfCard(card), trumpfOfCard(card)];
  const isSchlag = left.every((pair) => pair.schlag === schlag);
  const isTrumpf = left.every((pair) => pair.trumpf === trumpf);
  if (isSchlag || isTrumpf) return { key: 'is', schlag: isSchlag ? schlag : null, trumpf: isTrumpf ? trumpf : null };
  if (left.every((pair) => pair.schlag === schlag || pair.trumpf === trumpf)) return { key: 'either', schlag, trumpf };
  const schlaege = schlaegeOf(rules).filter((one) => left.every((pair) => pair.schlag !== one));
  const truempfe = SUITS.filter((one) => left.every((pair) => pair.trumpf !== one));
  return schlaege.length + truempfe.length > 0 ? { key: 'none', schlaege, truempfe } : null;
};

/** Returns the highest beaten card of the suit led, or null if the card led took the trick. */
const highestBeaten = (cards: readonly Card[], winner: number): Card | null => {
  if (winner === 0) return null;
  const others = cards.filter((card, index) => index !== winner && suitOf(card) === suitOf(cards[0]));
  return others.sort((one, other) => rankHeight(rankOf(other)) - rankHeight(rankOf(one)))[0];
};

/**
 * Returns the findings from each completed trick about an announcement that the seat does not know. Each finding holds for
 * every pair that `deduce` leaves. Omits tricks without a short statement. Returns an empty list if the seat knows the
 * announcement.
 * @throws InputError `invalid-view`
 */
export const findings = (tableView: View): readonly Finding[] => {
  checkView(tableView, 'findings');
  const { view, toTable } = handViewOf(tableView);
  if (!mustDeduceAnnouncement(view)) return [];
  const { rules } = view;
  const deck = deckOf(rules.pack);
  const pairs = schlaegeOf(rules).flatMap((schlag) => SUITS.map((trumpf) => ({ schlag, trumpf })));
  const lookupUnder = cardLookupFor(rules);
  const found = collectEvidence(view).tricks.flatMap(({ seats, codes, winner }, index): readonly Finding[] => {
    const left = pairs.filter((pair) => winnerIn(lookupUnder(pair), codes) === winner);
    const cards = codes.map((code) => deck[code]);
    const statement = left.length < pairs.length ? statementOf(rules, left, cards[winner]) : null;
    if (!statement) return [];
    return [
      {
        trick: index + 1,
        seat: seats[winner],
        card: cards[winner],
        beatenCard: highestBeaten(cards, winner),
        statement,
      },
    ];
  });
  return toTable(found);
};
