import type { Card, Schlag, Suit } from '../rules/card.js';
import { isGestrichen, type GameKind } from '../rules/score.js';
import { forehandOf, opponentsOf, sideOf, type PlayerCount, type Seat, type Side } from '../rules/seats.js';
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

/** Everything that a seat may know; plain JSON. */
export interface View {
  readonly phase: Phase;
  /** The seats the game waits for, ascending. */
  readonly toAct: readonly Seat[];
  /** The seat of this view, or null for a spectator. */
  readonly seat: Seat | null;
  readonly players: PlayerCount;
  readonly rules: RuleSet;
  /** Null until the draw for the first deal is decided. */
  readonly dealer: Seat | null;
  readonly forehand: Seat | null;
  /** The seat's own cards in the order dealt. Empty until the seat may look at them. */
  readonly hand: readonly Card[];
  /** The cards of the seat's partner, if partners look together. */
  readonly partnerHand?: readonly Card[];
  /**
   * All remaining cards by seat, after every seat has agreed to show them (`reveal`) and until the next hand. Null at
   * other times. Some hosts omit it.
   */
  readonly revealed?: readonly (readonly Card[])[] | null;
  /** Number of cards of each seat. */
  readonly handSizes: readonly number[];
  /** The announcement, as far as the seat knows it. */
  readonly announcement: { readonly schlag?: Schlag; readonly trumpf?: Suit };
  /** Cards on the table, in the order played. */
  readonly trick: readonly Played[];
  readonly lastTrick: TakenTrick | null;
  /** The first trick of the hand, if it stays open. */
  readonly openTrick: TakenTrick | null;
  /** The two seats that play together in this hand. Set only with three players, once there is a dealer. */
  readonly allies?: readonly Seat[];
  /** Tricks taken in this hand, per side. Allies among three players share their tricks. */
  readonly tricks: readonly number[];
  /** The value of the hand, without a pending bid. */
  readonly value: number;
  /** The side that bid last in this hand. */
  readonly lastBidder: Side | null;
  readonly score: readonly number[];
  readonly gestrichen: readonly boolean[];
  /** Bummerl of each side in this match. */
  readonly bummerl: readonly number[];
  /**
   * Kinds of each side's last losses in this match, in order, at most ten. `bummerl` is the total worth (1, 2 or 4 each)
   * of all losses.
   */
  readonly bummerlKinds?: readonly (readonly GameKind[])[];
  /** Results of the last finished games of this match, in order, at most ten. Some hosts omit it. */
  readonly games?: readonly GameResult[];
  /** The last card that the seat looked at and did not take at the cut. */
  readonly peeked?: Card;
  /** All legal actions of this seat. */
  readonly legal: readonly Action[];
  /** Actions and facts of this game, in order, as this seat saw them. */
  readonly history: readonly (Action | Fact)[];
  /** The number of the game in this match, from 1. */
  readonly gameNumber: number;
  /** The number of the hand in this game, from 1. 0 before the first hand. */
  readonly handNumber: number;
  /** The open question in the phase `answer`. */
  readonly pending: Question | null;
  /** Whether the Rechter was led with "Trumpf oder Kritisch". */
  readonly called: boolean;
  /** The result of the hand, from `hand-over` on. */
  readonly result: HandResult | null;
  /** The result of the game, at `game-over`. */
  readonly gameResult: GameResult | null;
}

/** Returns what a seat, or a spectator (null), may know of a game. */
export const viewOf = (
  state: GameState,
  waiting: Waiting,
  seat: Seat | null,
  history: readonly (Action | Fact)[],
): View => {
  const { rules, dealer } = state;
  const { players } = rules;
  const partnerHand = seat === null ? null : partnerHandOf(state, seat);
  const forehand = dealer === null ? null : forehandOf(players, dealer);
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
    openTrick: rules.openFirstTrick ? deepFreeze(state.firstTrick) : null,
    ...(players === 3 &&
      dealer !== null &&
      forehand !== null && { allies: [...opponentsOf(players, dealer, forehand)] }),
    tricks: [...state.tricks],
    value: state.value,
    lastBidder: state.lastBidder === null ? null : sideOf(players, state.lastBidder),
    score: [...state.score],
    gestrichen: state.score.map((points) => isGestrichen(rules, points)),
    bummerl: [...state.bummerl],
    bummerlKinds: state.bummerlKinds.map(deepFreeze),
    games: state.games.map(deepFreeze),
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
