/** `watten-table/engine`: rules, game, session and computer players. Runs in Node, workers and browsers. */
export type { Card, Pack, Rank, Schlag, Suit } from './rules/card.js';
export { schlaegeOf, type Announcement } from './rules/announce.js';
export { InputError, type InputErrorCode } from './rules/input-error.js';
export {
  OPTION_VALUES,
  type Exempt,
  type OptionName,
  type OptionValues,
  type RuleOptions,
  type RuleOverrides,
} from './rules/options.js';
export { formatRules } from './rules/format-rules.js';
export { parseRules } from './rules/parse-rules.js';
export { rankCards, roleOf, trickWinner, type Role } from './rules/order.js';
export { legalCards, type Following } from './rules/follow.js';
export type { GameKind } from './rules/score.js';
export type { PlayerCount, Seat, Side } from './rules/seats.js';
export { defineRules, variants, type Region, type RuleSet, type Variant, type VariantId } from './rules/variants.js';
export type { Action, ActionOf, ActionType } from './game/action.js';
export type {
  Fact,
  GameResult,
  HandEnd,
  HandResult,
  Loser,
  Penalty,
  Played,
  Question,
  TakenTrick,
} from './game/fact.js';
export type { Phase } from './game/phase.js';
export { SIGNS, type Sign } from './game/sign.js';
export { connect, type Person, type SeatConnection, type Update } from './game/connect.js';
export { createGame, replay } from './game/fair/fair-game.js';
export { fairSeed, hashOf, newSecret, verify, type Promised } from './game/fair/verify.js';
export type { Game, GameListener, GameOptions, Happening } from './game/game.js';
export type { ReplayOptions } from './game/replay.js';
export { ILLEGAL_ACTION_CODES, IllegalAction, type IllegalActionCode } from './game/illegal-action.js';
export type { Before } from './game/before.js';
export type { GameRecord, MatchRecord, PlayableRecord, RecordedPerson } from './game/record.js';
export { fromLink, toLink } from './game/link/link.js';
export type { Setup } from './game/setup.js';
export type { View } from './game/view.js';
export { choose, type ChooseOptions } from './players/choose.js';
export { advise, type Advice, type AdvisedAction, type AdviseOptions } from './players/advice/advice.js';
export type { Reason, ReasonKey } from './players/advice/reason.js';
export { handCourse, type CoursePoint } from './players/advice/hand-course.js';
export type { JudgedDecision } from './players/advice/compare.js';
export { review, type Review } from './players/advice/review.js';
export { deduce, type Deduction, type Excluded } from './players/deduction/deduce.js';
export type { Because, BecauseKey } from './players/deduction/because.js';
export { likelihoods, type Likelihood, type LikelihoodOptions } from './players/deduction/likelihoods.js';
export type { Temperament } from './players/bidding/temperament.js';
export type { Level } from './players/level.js';
export {
  createSession,
  type Clock,
  type HostPlayer,
  type PersonTold,
  type SeatPlayer,
  type Session,
  type SessionError,
  type SessionErrorCode,
  type SessionOptions,
  type Table,
  type TableOptions,
} from './session/session.js';
