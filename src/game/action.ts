import type { Card, Schlag, Suit } from '../rules/card.js';
import type { GameKind } from '../rules/score.js';
import type { Seat, Side } from '../rules/seats.js';

/**
 * What an action costs that is not allowed, where such things are penalised (RULES.md section 5): a revoke loses the
 * game, a bid while gestrichen or a wild bid in the last trick loses the hand.
 */
export type Penalty = 'revoke' | 'gestrichen-bid' | 'wild-bid';

/** What can be signalled (section 9): a suit, a rank, only bad cards, "I win this alone". */
export type Sign = Suit | 'A' | 'K' | 'O' | 'U' | '10' | '9' | '8' | '7' | 'bad' | 'alone';

export const SIGNS: readonly Sign[] = ['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', 'bad', 'alone'];

/** What a seat does. `seat` is who does it. */
export type Action =
  /** Draw a card for the first deal. `at`: its place in the spread pack, from 0; chosen by the seed if left out. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly at?: number }
  /** Cut the pack. `at`: how many cards are lifted off, 1 to one less than the pack; chosen by the seed if left out. */
  | { readonly type: 'cut'; readonly seat: Seat; readonly at?: number }
  /** Take the card looked at after the cut, or leave it. */
  | { readonly type: 'take'; readonly seat: Seat; readonly accept: boolean }
  | { readonly type: 'ask-schoeneres'; readonly seat: Seat }
  | { readonly type: 'ask-schlagtausch'; readonly seat: Seat }
  | { readonly type: 'answer'; readonly seat: Seat; readonly accept: boolean }
  | { readonly type: 'announce-schlag'; readonly seat: Seat; readonly schlag: Schlag }
  | { readonly type: 'announce-trumpf'; readonly seat: Seat; readonly trumpf: Suit }
  /** In blind play: show the other announcer a card of one's own. In another seat's history the card is left out. */
  | { readonly type: 'show'; readonly seat: Seat; readonly card?: Card }
  /** A gestrichen side plays for the forced value, or gives up. */
  | { readonly type: 'decide'; readonly seat: Seat; readonly play: boolean }
  /** `call`: with "Trumpf oder Kritisch", where that is played. */
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly card: Card;
      readonly call?: boolean;
      readonly penalty?: Penalty;
    }
  /** Raise the hand to this value; in answer to a bid it holds that bid too. */
  | { readonly type: 'bid'; readonly seat: Seat; readonly to: number; readonly penalty?: Penalty }
  | { readonly type: 'hold'; readonly seat: Seat }
  | { readonly type: 'fold'; readonly seat: Seat }
  /** "Farbe!": the bidder must show that his last card was one to bid on. */
  | { readonly type: 'farbe'; readonly seat: Seat }
  /** Strike one's own points, to win from nothing. */
  | { readonly type: 'strike'; readonly seat: Seat }
  | { readonly type: 'signal'; readonly seat: Seat; readonly sign: Sign }
  /** Go on to the next hand or the next game. */
  | { readonly type: 'next'; readonly seat: Seat };

export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

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
  /** With three players: each loser by his own points. */
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
  /** What is known of the announcement after somebody named something. */
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
  | ({ readonly type: 'hand' } & HandResult)
  | ({ readonly type: 'game' } & GameResult);

/** A question put to others: hold a bid, agree to a Schöneres or a Schlagtausch. `seat` asked it. */
export type Question =
  | { readonly type: 'bid'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'schoeneres'; readonly seat: Seat }
  | { readonly type: 'schlagtausch'; readonly seat: Seat };

/** Where a game stands. */
export type Phase = 'draw' | 'cut' | 'announce' | 'decide' | 'play' | 'answer' | 'hand-over' | 'game-over';
