import type { Card, Schlag, Suit } from '../rules/card.js';
import { isGestrichen } from '../rules/score.js';
import { cutterOf, forehandOf, type Seat, type Side } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';
import type { Action, Fact, GameResult, HandResult, Phase, Played, Question, TakenTrick } from './action.js';
import { legalActionsIn } from './legal-actions.js';
import { mayLook, seatsToAct, type TableState } from './state.js';

/** What a seat may know; plain JSON. */
export interface View {
  readonly phase: Phase;
  /** The seats the game waits for, ascending. */
  readonly toAct: readonly Seat[];
  /** Whose view it is; null: a spectator's. */
  readonly seat: Seat | null;
  readonly players: number;
  readonly rules: RuleSet;
  /** Null until the first deal is drawn for. */
  readonly dealer: Seat | null;
  readonly forehand: Seat | null;
  /** The seat's own cards in the order dealt; empty until it may look. */
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly handSizes: readonly number[];
  readonly announcement: { readonly schlag?: Schlag; readonly trumpf?: Suit };
  /** Cards on the table, in the order played. */
  readonly trick: readonly Played[];
  readonly lastTrick: TakenTrick | null;
  /** The first trick of the hand, where it stays open. */
  readonly openTrick: TakenTrick | null;
  /** Tricks taken in this hand, per side. */
  readonly tricks: readonly number[];
  /** What the hand is worth; a bid that is not held yet does not count. */
  readonly value: number;
  /** The side that bid last in this hand. */
  readonly lastBidder: Side | null;
  readonly score: readonly number[];
  readonly gestrichen: readonly boolean[];
  /** Bummerl given to each side in this match. */
  readonly bummerl: readonly number[];
  /** The bottom card of the pack, for the cutter who saw it. */
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

/** What a seat, or a spectator (null), may know of a table. */
export const viewOf = (state: TableState, phase: Phase, seat: Seat | null, history: readonly (Action | Fact)[]): View => {
  const { rules, dealer } = state;
  const sawBottom = state.peeked !== null && dealer !== null && seat === cutterOf(rules.players, dealer);
  return {
    phase,
    toAct: [...seatsToAct(state, phase)],
    seat,
    players: rules.players,
    rules,
    dealer,
    forehand: dealer === null ? null : forehandOf(rules.players, dealer),
    hand: seat !== null && mayLook(state, seat) ? [...state.hands[seat]] : [],
    handSizes: state.hands.map((hand) => hand.length),
    announcement: { ...(state.schlag && { schlag: state.schlag }), ...(state.trumpf && { trumpf: state.trumpf }) },
    trick: [...state.trick],
    lastTrick: state.lastTrick,
    openTrick: null,
    tricks: [...state.tricks],
    value: state.value,
    lastBidder: state.lastBidder,
    score: [...state.score],
    gestrichen: state.score.map((points) => isGestrichen(rules, points)),
    bummerl: [...state.bummerl],
    ...(sawBottom && state.peeked && { peeked: state.peeked }),
    legal: seat === null ? [] : legalActionsIn(state, phase, seat),
    history,
    gameNumber: state.game,
    handNumber: state.hand,
    pending: state.question,
    called: false,
    result: phase === 'hand-over' || phase === 'game-over' ? state.result : null,
    gameResult: phase === 'game-over' ? state.gameResult : null,
  };
};
