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

/** What a seat may know; plain JSON. */
export interface View {
  readonly phase: Phase;
  /** The seats the game waits for, ascending. */
  readonly toAct: readonly Seat[];
  /** Whose view it is; null: a spectator's. */
  readonly seat: Seat | null;
  readonly players: PlayerCount;
  readonly rules: RuleSet;
  /** Null until the first deal is drawn for. */
  readonly dealer: Seat | null;
  readonly forehand: Seat | null;
  /** The seat's own cards in the order dealt; empty until it may look. */
  readonly hand: readonly Card[];
  /** The cards of those who play together with the seat, where partners look together. */
  readonly partnerHand?: readonly Card[];
  /**
   * The cards that each seat holds, where all hands lie open: once every seat has agreed to show them (`reveal`), until
   * the next hand; null otherwise. Left out by hosts that do not tell.
   */
  readonly revealed?: readonly (readonly Card[])[] | null;
  /** How many cards each seat holds. */
  readonly handSizes: readonly number[];
  /** What was named, as far as the seat knows it. */
  readonly announcement: { readonly schlag?: Schlag; readonly trumpf?: Suit };
  /** Cards on the table, in the order played. */
  readonly trick: readonly Played[];
  readonly lastTrick: TakenTrick | null;
  /** The first trick of the hand, where it stays open. */
  readonly openTrick: TakenTrick | null;
  /** With three players, once there is a dealer: the two who play together in this hand. */
  readonly allies?: readonly Seat[];
  /** Tricks taken in this hand, per side; three players' allies have theirs in common. */
  readonly tricks: readonly number[];
  /** What the hand is worth; a bid that is not held yet does not count. */
  readonly value: number;
  /** The side that bid last in this hand. */
  readonly lastBidder: Side | null;
  readonly score: readonly number[];
  readonly gestrichen: readonly boolean[];
  /** Bummerl given to each side in this match. */
  readonly bummerl: readonly number[];
  /**
   * Per side: how it lost the last of the games of this match that it lost, in order, ten at most; `bummerl` is the
   * worth (1, 2 or 4) of all.
   */
  readonly bummerlKinds?: readonly (readonly GameKind[])[];
  /** How the last games of this match ended that are over, in order, ten at most. Missing from hosts that do not tell. */
  readonly games?: readonly GameResult[];
  /** The last card that the seat looked at when the pack was cut, and did not take. */
  readonly peeked?: Card;
  /** All that this seat may do now. */
  readonly legal: readonly Action[];
  /** Actions and facts of this game, in order, as this seat saw them. */
  readonly history: readonly (Action | Fact)[];
  /** Games of this match, from 1. */
  readonly gameNumber: number;
  /** Hands of this game, from 1; 0 before the first. */
  readonly handNumber: number;
  /** The question that is open in the phase `answer`. */
  readonly pending: Question | null;
  /** Whether the Rechter was called. */
  readonly called: boolean;
  /** How the hand ended, from `hand-over` on. */
  readonly result: HandResult | null;
  /** How the game ended, at `game-over`. */
  readonly gameResult: GameResult | null;
}

/** What a seat, or a spectator (null), may know of a game. */
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
