import type { Card, Schlag, Suit } from '../rules/card.js';
import type { GameKind } from '../rules/score.js';
import type { Seat, Side } from '../rules/seats.js';

/**
 * The penalty for a forbidden action with `enforcement: 'penalise'` (RULES.md section 5). A revoke loses the game
 * or, with `revoke: 'hand'`, the hand. A bid by a gestrichen side or a wild bid in the last trick loses the hand.
 */
export type Penalty = 'revoke' | 'gestrichen-bid' | 'wild-bid';

/** The reason why a hand ended: three tricks, a fold, "Farbe!", a Maschine, a declined forced value, or a penalty. */
export type HandEnd = 'tricks' | 'fold' | 'farbe' | 'maschine' | 'decline' | 'penalty';

/** The winners of a hand or game. */
interface Winners {
  /** The side that won. If allies won, the side with the lower number. */
  readonly side: Side;
  /** All sides that won. Set only with three players. */
  readonly sides?: readonly Side[];
}

/** The result of a hand. `score` already includes the points of the hand. */
export interface HandResult extends Winners {
  /** The seat that did not play the hand. Set only with `threePlayer: 'take-turns'`. */
  readonly resting?: Seat;
  readonly points: number;
  readonly reason: HandEnd;
  readonly score: readonly number[];
}

/** The Bummerl that one loser of a game gets. */
export interface Loser {
  readonly side: Side;
  readonly bummerl: number;
  readonly kind: GameKind;
}

/** The result of a game. `bummerl` and `kind` belong to the loser with the most Bummerl. */
export interface GameResult extends Winners {
  readonly score: readonly number[];
  readonly bummerl: number;
  readonly kind: GameKind;
  /** All losers, each judged by its own points. Set only with three players. */
  readonly losers?: readonly Loser[];
}

/** A card on the table and the seat that played it. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** A completed trick, with its cards in the order played. */
export interface TakenTrick {
  readonly winner: Seat;
  readonly cards: readonly Played[];
}

/** An effect of an action. */
export type Fact =
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Card }
  /** A seat took a card at the cut. Other seats see `card` only after the hand. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card?: Card }
  /**
   * Every seat except `resting` was dealt five cards. `hand` is the number of the hand in the game, counted from 1.
   * `resting` is set only with `threePlayer: 'take-turns'`.
   */
  | { readonly type: 'deal'; readonly dealer: Seat; readonly resting?: Seat; readonly hand: number }
  /** The top card of the stock was turned face up. */
  | { readonly type: 'stock-top'; readonly card: Card }
  /** The Schlag or the Trumpf was announced. Includes all parts announced so far. */
  | { readonly type: 'announced'; readonly schlag?: Schlag; readonly trumpf?: Suit }
  /** A seat showed a card: to the other announcer in blind play, or to all after "Farbe!". */
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: Card }
  /** A Schöneres was accepted. Each of `seats` received five new cards, and earlier announcements are void. */
  | { readonly type: 'redealt'; readonly seats: readonly Seat[] }
  /** A Schlagtausch was accepted. The dealer names the Schlag, then the forehand names the Trumpf. */
  | { readonly type: 'swapped' }
  /** The two players who have not looked at their cards have swapped hands. */
  | { readonly type: 'hands-swapped'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'trick';
      readonly winner: Seat;
      readonly cards: readonly Played[];
      readonly tricks: readonly number[];
    }
  /** A seat was dealt all Kritische. */
  | { readonly type: 'maschine'; readonly seat: Seat }
  /** A seat performed a forbidden action. */
  | { readonly type: 'penalty'; readonly seat: Seat; readonly penalty: Penalty }
  /** A bluff at the cut was revealed. The card taken was not a Kritischer, so the seat's side lost points. */
  | { readonly type: 'bluffed'; readonly seat: Seat; readonly score: readonly number[] }
  /** A side reset its own points to 0. */
  | { readonly type: 'struck'; readonly side: Side; readonly score: readonly number[] }
  /** All seats that played agreed to show their remaining cards. `hands` lists the cards by seat, in the order dealt. */
  | { readonly type: 'revealed'; readonly hands: readonly (readonly Card[])[] }
  | ({ readonly type: 'hand' } & HandResult)
  | ({ readonly type: 'game' } & GameResult);

/**
 * A question from `seat` to other players: whether to hold a bid, or to agree to a Schöneres, a Schlagtausch or a swap of
 * unseen hands. The game does not wait for the answer about a swap of hands.
 */
export type Question =
  | { readonly type: 'bid'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'schoeneres'; readonly seat: Seat }
  | { readonly type: 'schlagtausch'; readonly seat: Seat }
  | { readonly type: 'swap-hands'; readonly seat: Seat };
