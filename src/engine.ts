/** `watten-table/engine`: rules, game, session and computer players. Runs in Node, workers and browsers. */
export type { Card, Pack, Rank, Schlag, Suit } from './rules/card.js';
export { InputError, type InputErrorCode } from './rules/input-error.js';
export type { Exempt, OptionName, RuleOptions } from './rules/options.js';
export { rankCards, trickWinner, type Announcement } from './rules/order.js';
export { legalCards, type Following } from './rules/follow.js';
export type { GameKind } from './rules/score.js';
export type { PlayerCount, Seat, Side } from './rules/seats.js';
export { defineRules, variants, type RuleSet, type Variant, type VariantId } from './rules/variants.js';
export type { Action, ActionOf, ActionType, Fact, GameResult, HandEnd, HandResult, Phase, Played, Question, TakenTrick } from './game/action.js';
export { connect, type SeatConnection, type Update } from './game/connect.js';
export { createGame, replay, type Game, type GameListener, type GameOptions } from './game/game.js';
export { ILLEGAL_ACTION_CODES, IllegalAction, type IllegalActionCode } from './game/illegal-action.js';
export type { GameRecord } from './game/record.js';
export type { Setup } from './game/setup.js';
export type { View } from './game/view.js';
export { choose } from './players/choose.js';
export type { Level } from './players/level.js';
export { createSession, type Clock, type HostPlayer, type SeatPlayer, type Session, type SessionError, type SessionErrorCode, type SessionOptions } from './session/session.js';
