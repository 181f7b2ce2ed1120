/** `watten-table/element`: the element class and its types. Importing this module does not define the element. */
export { WattenTable } from './element/shell/watten-table.js';
export {
  WattenActionEvent,
  WattenAnnounceEvent,
  WattenBeforeActionEvent,
  WattenBidEvent,
  WattenDealEvent,
  WattenErrorEvent,
  WattenEvent,
  WattenGameEndEvent,
  WattenHandEndEvent,
  WattenPeopleEvent,
  WattenPhaseEvent,
  WattenReadyEvent,
  WattenLessonEvent,
  WattenPuzzleEvent,
  WattenReplayEvent,
  WattenStartEvent,
  WattenStopEvent,
  WattenTrickEvent,
  WattenTurnEvent,
  type WattenEventMap,
} from './element/shell/events.js';
export type { TableHandlers, TableLook, TableProps } from './element/shell/jsx.js';
export type { ReplayOptions } from './element/features/replay/replay-course.js';
export type { StartOptions } from './element/games/own-game/own-game.js';
export type { SavedGame, SavedMatch } from './element/games/own-game/saved-game.js';
export type { TableStorage } from './element/shell/storage/keeper.js';
export type { TableStats, VariantStats } from './element/shell/storage/stats.js';
export type { AdvisedAction } from './players/advice/advice.js';
export type { Hint } from './element/table/advice/hint.js';
export type { DeckName, IndexMode, Speed } from './element/shell/settings/settings.js';
export type { LanguageMessages, MessageKey, TableMessages, DeckWords } from './i18n/table-messages.js';
export type {
  ActionLike,
  Lesson,
  LessonEnd,
  LessonStep,
  LessonText,
  LessonTopic,
  WrongChoice,
} from './lessons/lesson.js';
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
export type { Sign } from './game/sign.js';
export type { Person, SeatConnection, Update } from './game/connect.js';
export type { GameRecord, MatchRecord, PlayableRecord, RecordedPerson } from './game/record.js';
export type { View } from './game/view.js';
export type { Level } from './players/level.js';
export type { Card, Rank, Schlag, Suit } from './rules/card.js';
export type { RuleOptions } from './rules/options.js';
export type { RuleSet, VariantId } from './rules/variants.js';
export type { HostPlayer, SeatPlayer } from './session/seats.js';
