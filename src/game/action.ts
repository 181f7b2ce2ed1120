import type { Card, Schlag, Suit } from '../rules/card.js';
import type { Seat } from '../rules/seats.js';
import type { Penalty } from './fact.js';
import type { Sign } from './sign.js';

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
