import { announceSchlag, type AnnounceSchlagAction } from './actions/announce-schlag.js';
import { announceTrumpf, type AnnounceTrumpfAction } from './actions/announce-trumpf.js';
import { answer, type AnswerAction } from './actions/answer.js';
import { askSchlagtausch, type AskSchlagtauschAction } from './actions/ask-schlagtausch.js';
import { askSwapHands, type AskSwapHandsAction } from './actions/ask-swap-hands.js';
import { askSchoeneres, type AskSchoeneresAction } from './actions/ask-schoeneres.js';
import type { ActionRules } from './actions/action-rules.js';
import { bid, type BidAction } from './actions/bid.js';
import { cut, type CutAction } from './actions/cut.js';
import { decide, type DecideAction } from './actions/decide.js';
import { draw, type DrawAction } from './actions/draw.js';
import { farbe, type FarbeAction } from './actions/farbe.js';
import { fold, type FoldAction } from './actions/fold.js';
import { hold, type HoldAction } from './actions/hold.js';
import { next, type NextAction } from './actions/next.js';
import { play, type PlayAction } from './actions/play.js';
import { reveal, type RevealAction } from './actions/reveal.js';
import { show, type ShowAction } from './actions/show.js';
import { signal, type SignalAction } from './actions/signal.js';
import { strike, type StrikeAction } from './actions/strike.js';
import { take, type TakeAction } from './actions/take.js';
import type { Fact } from './fact.js';

/** An action of the seat `seat`. */
export type Action =
  | DrawAction
  | CutAction
  | TakeAction
  | AskSchoeneresAction
  | AskSchlagtauschAction
  | AskSwapHandsAction
  | AnswerAction
  | AnnounceSchlagAction
  | AnnounceTrumpfAction
  | ShowAction
  | DecideAction
  | PlayAction
  | BidAction
  | HoldAction
  | FoldAction
  | FarbeAction
  | StrikeAction
  | SignalAction
  | NextAction
  | RevealAction;

/** The types of actions. */
export type ActionType = Action['type'];
/** An action of one type, with its fields. */
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** The rules of every type of action, in the order in which error messages list them. */
const ACTIONS: { readonly [Type in ActionType]: ActionRules<ActionOf<Type>> } = {
  draw,
  cut,
  take,
  'ask-schoeneres': askSchoeneres,
  'ask-schlagtausch': askSchlagtausch,
  'ask-swap-hands': askSwapHands,
  answer,
  'announce-schlag': announceSchlag,
  'announce-trumpf': announceTrumpf,
  show,
  decide,
  play,
  bid,
  hold,
  fold,
  farbe,
  strike,
  signal,
  next,
  reveal,
};

export const ACTION_TYPES = Object.keys(ACTIONS) as readonly ActionType[];

/** Whether an entry of a history is an action rather than a fact. */
export const isAction = (entry: Action | Fact): entry is Action => Object.hasOwn(ACTIONS, entry.type);

/** Returns the rules of a type of action, typed for code that handles all types. */
export const actionRulesOf = (type: ActionType): ActionRules<Action> => ACTIONS[type] as ActionRules<Action>;
