import type { Card, Schlag, Suit } from '../rules/card.js';
import type { GameKind } from '../rules/score.js';
import type { Seat, Side } from '../rules/seats.js';

/**
 * What an action costs that is not allowed, where such things are penalised (RULES.md section 5): a revoke loses the
 * game, a bid while gestrichen or a wild bid in the last trick loses the hand.
 */
export type Penalty = 'revoke' | 'gestrichen-bid' | 'wild-bid';

/**
 * Why a hand ended: three tricks, a bid not held, "Farbe!", a Maschine, the forced value given up, something done that
 * is not allowed.
 */
export type HandEnd = 'tricks' | 'fold' | 'farbe' | 'maschine' | 'decline' | 'penalty';

/** What a hand or game says of the sides that won it. */
interface Winners {
  /** Who won; of allies the lower number. */
  readonly side: Side;
  /** With three players: all who won. */
  readonly sides?: readonly Side[];
}

/** How a hand ended. `score` is the score with its points. */
export interface HandResult extends Winners {
  readonly points: number;
  readonly reason: HandEnd;
  readonly score: readonly number[];
}

/** What one loser of a game gets. */
export interface Loser {
  readonly side: Side;
  readonly bummerl: number;
  readonly kind: GameKind;
}

/** How a game ended. `bummerl` and `kind` are those of the loser who got most. */
export interface GameResult extends Winners {
  readonly score: readonly number[];
  readonly bummerl: number;
  readonly kind: GameKind;
  /** With three players: each loser by its own points. */
  readonly losers?: readonly Loser[];
}

/** A card on the table and who played it. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick that was taken, its cards in the order played. */
export interface TakenTrick {
  readonly winner: Seat;
  readonly cards: readonly Played[];
}

/** What followed from an action. */
export type Fact =
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Card }
  /** A card was taken at the cut. Others learn which one when the hand is over. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card?: Card }
  /** Five cards were dealt to each; `hand` counts the hands of the game from 1. */
  | { readonly type: 'deal'; readonly dealer: Seat; readonly hand: number }
  /** What is known of the announcement after something was announced. */
  | { readonly type: 'announced'; readonly schlag?: Schlag; readonly trumpf?: Suit }
  /** A card that its holder showed: to the other announcer in blind play, to all on "Farbe!". */
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: Card }
  /** A Schöneres was accepted: these seats have five new cards, and nothing is named. */
  | { readonly type: 'redealt'; readonly seats: readonly Seat[] }
  /** A Schlagtausch was accepted: the dealer names the Schlag, then the forehand the Trumpf. */
  | { readonly type: 'swapped' }
  | {
      readonly type: 'trick';
      readonly winner: Seat;
      readonly cards: readonly Played[];
      readonly tricks: readonly number[];
    }
  /** A seat was dealt all Kritische. */
  | { readonly type: 'maschine'; readonly seat: Seat }
  /** A seat did what is not allowed. */
  | { readonly type: 'penalty'; readonly seat: Seat; readonly penalty: Penalty }
  /** The card taken at the cut was no Kritischer, and it came out: the seat's side has lost points. */
  | { readonly type: 'bluffed'; readonly seat: Seat; readonly score: readonly number[] }
  /** A side has struck its own points. */
  | { readonly type: 'struck'; readonly side: Side; readonly score: readonly number[] }
  /** Everybody has agreed to show the cards left over: those of each seat, in the order dealt. */
  | { readonly type: 'revealed'; readonly hands: readonly (readonly Card[])[] }
  | ({ readonly type: 'hand' } & HandResult)
  | ({ readonly type: 'game' } & GameResult);

/** A question put to others: hold a bid, agree to a Schöneres or a Schlagtausch. `seat` asked it. */
export type Question =
  | { readonly type: 'bid'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'schoeneres'; readonly seat: Seat }
  | { readonly type: 'schlagtausch'; readonly seat: Seat };
