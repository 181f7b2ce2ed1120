import type { Card, Schlag, Suit } from '../rules/card.js';
import type { GameKind } from '../rules/score.js';
import type { Seat, Side } from '../rules/seats.js';

/** What a seat does. `seat` is who does it. */
export type Action =
  /** Draw a card for the first deal. `at`: its place in the spread pack, from 0; chosen by the seed if left out. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly at?: number }
  /** Cut the pack. `at`: how many cards are lifted off, 1 to one less than the pack; chosen by the seed if left out. */
  | { readonly type: 'cut'; readonly seat: Seat; readonly at?: number }
  | { readonly type: 'ask-schoeneres'; readonly seat: Seat }
  | { readonly type: 'ask-schlagtausch'; readonly seat: Seat }
  | { readonly type: 'answer'; readonly seat: Seat; readonly accept: boolean }
  | { readonly type: 'announce-schlag'; readonly seat: Seat; readonly schlag: Schlag }
  | { readonly type: 'announce-trumpf'; readonly seat: Seat; readonly trumpf: Suit }
  /** A gestrichen side plays for the forced value, or gives up. */
  | { readonly type: 'decide'; readonly seat: Seat; readonly play: boolean }
  /** `call`: with "Trumpf oder Kritisch", where that is played. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card; readonly call?: boolean }
  /** Raise the hand to this value; in answer to a bid it holds that bid too. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'hold'; readonly seat: Seat }
  | { readonly type: 'fold'; readonly seat: Seat }
  /** Go on to the next hand or the next game. */
  | { readonly type: 'next'; readonly seat: Seat };

export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** Why a hand ended: three tricks, a bid not held, the forced value given up. */
export type HandEnd = 'tricks' | 'fold' | 'decline';

/** How a hand ended. `score` is the score with its points. */
export interface HandResult {
  readonly side: Side;
  readonly points: number;
  readonly reason: HandEnd;
  readonly score: readonly number[];
}

/** How a game ended. `side` won it; `bummerl` is what the loser gets. */
export interface GameResult {
  readonly side: Side;
  readonly score: readonly number[];
  readonly bummerl: number;
  readonly kind: GameKind;
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
  /** Five cards were dealt to each; `hand` counts the hands of the game from 1. */
  | { readonly type: 'deal'; readonly dealer: Seat; readonly hand: number }
  /** What is known of the announcement after somebody named something. */
  | { readonly type: 'announced'; readonly schlag?: Schlag; readonly trumpf?: Suit }
  /** A Schöneres was accepted: these seats have five new cards, and nothing is named. */
  | { readonly type: 'redealt'; readonly seats: readonly Seat[] }
  /** A Schlagtausch was accepted: the dealer names the Schlag, then the forehand the Trumpf. */
  | { readonly type: 'swapped' }
  | { readonly type: 'trick'; readonly winner: Seat; readonly cards: readonly Played[]; readonly tricks: readonly number[] }
  | ({ readonly type: 'hand' } & HandResult)
  | ({ readonly type: 'game' } & GameResult);

/** A question put to others: hold a bid, agree to a Schöneres or a Schlagtausch. `seat` asked it. */
export type Question =
  | { readonly type: 'bid'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'schoeneres'; readonly seat: Seat }
  | { readonly type: 'schlagtausch'; readonly seat: Seat };

/** Where a game stands. */
export type Phase = 'draw' | 'cut' | 'announce' | 'decide' | 'play' | 'answer' | 'hand-over' | 'game-over';
