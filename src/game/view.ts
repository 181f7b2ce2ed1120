import type { Card, Schlag, Suit } from '../rules/card.js';
import { isGestrichen, type GameKind } from '../rules/score.js';
import {
  forehandOf,
  opponentsOf,
  restingOf,
  sideOf,
  takesTurns,
  type PlayerCount,
  type Seat,
  type Side,
} from '../rules/seats.js';
import { isFirstTrickOpen } from '../rules/tricks.js';
import type { RuleSet } from '../rules/variants.js';
import type { Action } from './action.js';
import type { Fact, GameResult, HandResult, Played, Question, TakenTrick } from './fact.js';
import type { Phase } from './phase.js';
import { deepFreeze } from './deep-freeze.js';
import type { GameState } from './game-state.js';
import { announcementFor, mayLook, partnerHandOf } from './knowledge.js';
import { legalActions, seatsToAct } from './legality.js';
import { handOf } from './roles.js';
import type { Waiting } from './waiting.js';

/** All information that a seat can see, as plain JSON. */
export interface View {
  readonly phase: Phase;
  /** The seats that the game waits for, ascending. */
  readonly toAct: readonly Seat[];
  /** The seat of this view, or null for a spectator. */
  readonly seat: Seat | null;
  readonly players: PlayerCount;
  readonly rules: RuleSet;
  /** The dealer, or null until the draw for the first deal is decided. */
  readonly dealer: Seat | null;
  readonly forehand: Seat | null;
  /** The seat's own cards in the order dealt. Empty until the seat can look at its cards. */
  readonly hand: readonly Card[];
  /** The partner's cards. Set after the announcement in games with `zusammenschauen`. */
  readonly partnerHand?: readonly Card[];
  /**
   * All remaining cards, by seat, from the last seat's `reveal` until the next hand, otherwise null. Some hosts omit
   * the field.
   */
  readonly revealed?: readonly (readonly Card[])[] | null;
  /** Number of cards in each hand, by seat. */
  readonly handSizes: readonly number[];
  /** The parts of the announcement that the seat knows. */
  readonly announcement: { readonly schlag?: Schlag; readonly trumpf?: Suit };
  /** Cards on the table, in the order played. */
  readonly trick: readonly Played[];
  readonly lastTrick: TakenTrick | null;
  /** The completed first trick of the hand if `openFirstTrick` is set, otherwise null. */
  readonly openTrick: TakenTrick | null;
  /** The seat that rests in this hand (`threePlayer: 'take-turns'`). Null if every seat plays, and before the draw. */
  readonly resting: Seat | null;
  /**
   * The two seats that play together in this hand. Set only in a three-player game in which every seat plays, after the
   * draw for the first deal.
   */
  readonly allies?: readonly Seat[];
  /** Tricks taken in this hand, per side. Allies among three players share their tricks. */
  readonly tricks: readonly number[];
  /** The value of the hand, excluding a pending bid. */
  readonly value: number;
  /** The side that bid last in this hand, or null. */
  readonly lastBidder: Side | null;
  readonly score: readonly number[];
  readonly gestrichen: readonly boolean[];
  /** Each side's Bummerl in this match. */
  readonly bummerl: readonly number[];
  /** Kinds of each side's last ten losses in this match, in order. `bummerl` counts each loss as 1, 2 or 4. */
  readonly bummerlKinds?: readonly (readonly GameKind[])[];
  /** Results of the last ten finished games of this match, in order. Some hosts omit the field. */
  readonly games?: readonly GameResult[];
  /** The top card of the stock while it lies face up, otherwise null. Some hosts omit the field. */
  readonly stockTop?: Card | null;
  /**
   * The top and the bottom card of the stock after the deal, if the seat is the dealer and has seen the cards. Empty for
   * all other viewers. A Schöneres from the stock leaves the list unchanged, and a reshuffle clears it. Some hosts omit
   * the field.
   */
  readonly stockSeen?: readonly Card[];
  /** The last card that the seat looked at but did not take at the cut. */
  readonly peeked?: Card;
  /** All legal actions of this seat. */
  readonly legal: readonly Action[];
  /** Actions and facts of this game, in order, as this seat can see them. */
  readonly history: readonly (Action | Fact)[];
  /** The number of the game in this match, counted from 1. */
  readonly gameNumber: number;
  /** The number of the hand in this game, counted from 1, or 0 before the first hand. */
  readonly handNumber: number;
  /** The open question in the phase `answer`, or the request to swap hands in the phase `announce`, otherwise null. */
  readonly pending: Question | null;
  /** Whether the Rechter was led with "Trumpf oder Kritisch". */
  readonly called: boolean;
  /** The result of the hand, set in the phases `hand-over` and `game-over`. */
  readonly result: HandResult | null;
  /** The result of the game, set in the phase `game-over`. */
  readonly gameResult: GameResult | null;
}

/** Returns the view of a seat, or of a spectator (null). */
export const viewOf = (
  state: GameState,
  waiting: Waiting,
  seat: Seat | null,
  history: readonly (Action | Fact)[],
): View => {
  const { rules, dealer } = state;
  const { players } = rules;
  const partnerHand = seat === null ? null : partnerHandOf(state, seat);
  const forehand = dealer === null ? null : forehandOf(rules, dealer);
  return {
    phase: waiting.phase,
    toAct: [...seatsToAct(state, waiting)],
    seat,
    players,
    rules,
    dealer,
    forehand,
    hand: seat !== null && mayLook(state, seat) ? [...handOf(state, seat)] : [],
    ...(partnerHand && { partnerHand: [...partnerHand] }),
    handSizes: state.hands.map((hand) => hand.length),
    announcement: announcementFor(state, seat),
    trick: state.trick.map(deepFreeze),
    lastTrick: deepFreeze(state.lastTrick),
    openTrick: isFirstTrickOpen(rules, state.tricksPlayed) ? deepFreeze(state.firstTrick) : null,
    resting: dealer === null ? null : restingOf(rules, dealer),
    ...(players === 3 &&
      !takesTurns(rules) &&
      dealer !== null &&
      forehand !== null && { allies: [...opponentsOf(rules, dealer, forehand)] }),
    tricks: [...state.tricks],
    value: state.value,
    lastBidder: state.lastBidder === null ? null : sideOf(players, state.lastBidder),
    score: [...state.score],
    gestrichen: state.score.map((points) => isGestrichen(rules, points)),
    bummerl: [...state.bummerl],
    bummerlKinds: state.bummerlKinds.map(deepFreeze),
    games: state.games.map(deepFreeze),
    stockTop: state.stockTop,
    stockSeen: seat !== null && seat === dealer ? [...state.stockSeen] : [],
    ...(state.peeked && state.peeked.seat === seat && { peeked: state.peeked.card }),
    legal: seat === null ? [] : legalActions(state, waiting, seat),
    history,
    gameNumber: state.game,
    handNumber: state.hand,
    pending: deepFreeze(state.question),
    called: state.called,
    result: deepFreeze(state.result),
    revealed: deepFreeze(state.revealed),
    gameResult: deepFreeze(state.gameResult),
  };
};
