import { NativeEvent } from '../../base/native-event.js';
import type { Action } from '../../game/action.js';
import type { Person } from '../../game/connect.js';
import type { GameResult, HandResult, Played } from '../../game/fact.js';
import type { Phase } from '../../game/phase.js';
import type { Schlag, Suit } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';

/**
 * Base class of the table's events. They bubble, are composed and contain only information that the visitor's seat can
 * see.
 */
export abstract class WattenEvent<Detail> extends NativeEvent {
  constructor(
    type: string,
    readonly detail: Detail,
    cancelable = false,
  ) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}

/** Fires once when the table can be used. */
export class WattenReadyEvent extends WattenEvent<{ readonly version: string }> {
  constructor(version: string) {
    super('watten-ready', { version });
  }
}

/** Fires when a game begins. The seed is left out because it would reveal the cards. */
export class WattenStartEvent extends WattenEvent<{
  readonly variant: string;
  readonly players: number;
  readonly target: number;
}> {
  constructor(variant: string, players: number, target: number) {
    super('watten-start', { variant, players, target });
  }
}

/** Fires when the phase of the game changes or other seats must act. */
export class WattenPhaseEvent extends WattenEvent<{ readonly phase: Phase; readonly toAct: readonly Seat[] }> {
  constructor(phase: Phase, toAct: readonly Seat[]) {
    super('watten-phase', { phase, toAct });
  }
}

/** Fires when it is the visitor's turn, and again after each action while it remains their turn. */
export class WattenTurnEvent extends WattenEvent<{ readonly seat: Seat; readonly legal: readonly Action[] }> {
  constructor(seat: Seat, legal: readonly Action[]) {
    super('watten-turn', { seat, legal });
  }
}

/** Fires before an action by the visitor; `preventDefault()` stops the action. */
export class WattenBeforeActionEvent extends WattenEvent<{ readonly action: Action }> {
  constructor(action: Action) {
    super('watten-before-action', { action }, true);
  }
}

/** Fires after an accepted action, with the details that the visitor's seat can see. */
export class WattenActionEvent extends WattenEvent<{ readonly action: Action }> {
  constructor(action: Action) {
    super('watten-action', { action });
  }
}

/** Fires when five cards have been dealt to each player. */
export class WattenDealEvent extends WattenEvent<{ readonly dealer: Seat; readonly hand: number }> {
  constructor(dealer: Seat, hand: number) {
    super('watten-deal', { dealer, hand });
  }
}

/** Fires when the Schlag or the Trumpf is announced; `detail` contains only what every seat can see. */
export class WattenAnnounceEvent extends WattenEvent<{ readonly schlag?: Schlag; readonly trumpf?: Suit }> {
  constructor(detail: { readonly schlag?: Schlag; readonly trumpf?: Suit }) {
    super('watten-announce', detail);
  }
}

/** Fires when a player bids. */
export class WattenBidEvent extends WattenEvent<{ readonly seat: Seat; readonly value: number }> {
  constructor(seat: Seat, value: number) {
    super('watten-bid', { seat, value });
  }
}

/** Fires when a trick is complete; `tricks` is each side's number of tricks. */
export class WattenTrickEvent extends WattenEvent<{
  readonly winner: Seat;
  readonly cards: readonly Played[];
  readonly tricks: readonly number[];
}> {
  constructor(winner: Seat, cards: readonly Played[], tricks: readonly number[]) {
    super('watten-trick', { winner, cards, tricks });
  }
}

/** Fires when a hand ends. */
export class WattenHandEndEvent extends WattenEvent<HandResult> {
  constructor({ side, sides, points, reason, score }: HandResult) {
    super('watten-hand-end', { side, ...(sides && { sides }), points, reason, score });
  }
}

/** Details of a finished game that its result does not contain. */
export interface GameEndDetails {
  /** The seed of a local game, if the page set one. */
  readonly seed?: string | undefined;
  /** Number of cards that the visitor took back. */
  readonly undone: number;
  /** Whether the game repeated the deal of an earlier one. */
  readonly again: boolean;
}

/**
 * Fires when a game ends. `seed` is the seed of a local game, if the page set one. `undone` is the number of cards that the
 * visitor took back. `again` is true if the game repeated the deal of an earlier one.
 */
export class WattenGameEndEvent extends WattenEvent<
  GameResult & { readonly seed?: string; readonly undone: number; readonly again: boolean }
> {
  constructor({ side, sides, score, bummerl, kind, losers }: GameResult, { seed, undone, again }: GameEndDetails) {
    super('watten-game-end', {
      side,
      ...(sides && { sides }),
      score,
      bummerl,
      kind,
      ...(losers && { losers }),
      ...(seed !== undefined && { seed }),
      undone,
      again,
    });
  }
}

/** Fires when the replay shows another step; `step` is the number of actions done so far. */
export class WattenReplayEvent extends WattenEvent<{ readonly step: number; readonly steps: number }> {
  constructor(step: number, steps: number) {
    super('watten-replay', { step, steps });
  }
}

/** Fires when a lesson shows another step, counted from 1; `done` is true once the lesson is over. */
export class WattenLessonEvent extends WattenEvent<{
  readonly id: string;
  readonly step: number;
  readonly steps: number;
  readonly done: boolean;
}> {
  constructor(id: string, step: number, steps: number, done: boolean) {
    super('watten-lesson', { id, step, steps, done });
  }
}

/** Fires when a puzzle appears or is answered; `tries` counts the answers, including the right one. */
export class WattenPuzzleEvent extends WattenEvent<{
  readonly id: string;
  readonly solved: boolean;
  readonly tries: number;
}> {
  constructor(id: string, solved: boolean, tries: number) {
    super('watten-puzzle', { id, solved, tries });
  }
}

/** Fires when the people in a game that runs elsewhere change; `people` is ordered by seat. */
export class WattenPeopleEvent extends WattenEvent<{ readonly people: readonly Person[] }> {
  constructor(people: readonly Person[]) {
    super('watten-people', { people });
  }
}

/**
 * Fires when a match ends. `reason`: `host` if the page stopped it, `visitor` if the visitor ended it in the menu, `games` if
 * all its games are over, `elsewhere` if another tab now plays it.
 */
export class WattenStopEvent extends WattenEvent<{ readonly reason: 'host' | 'visitor' | 'games' | 'elsewhere' }> {
  constructor(reason: 'host' | 'visitor' | 'games' | 'elsewhere') {
    super('watten-stop', { reason });
  }
}

/**
 * Fires when a request is refused or fails; the game continues. The console logs a warning unless a listener calls
 * `preventDefault()`.
 */
export class WattenErrorEvent extends WattenEvent<{ readonly code: string; readonly message: string }> {
  constructor(code: string, message: string) {
    super('watten-error', { code, message }, true);
  }
}

/** The table's events, by name. */
export interface WattenEventMap {
  'watten-ready': WattenReadyEvent;
  'watten-start': WattenStartEvent;
  'watten-phase': WattenPhaseEvent;
  'watten-turn': WattenTurnEvent;
  'watten-before-action': WattenBeforeActionEvent;
  'watten-action': WattenActionEvent;
  'watten-deal': WattenDealEvent;
  'watten-announce': WattenAnnounceEvent;
  'watten-bid': WattenBidEvent;
  'watten-trick': WattenTrickEvent;
  'watten-hand-end': WattenHandEndEvent;
  'watten-game-end': WattenGameEndEvent;
  'watten-replay': WattenReplayEvent;
  'watten-lesson': WattenLessonEvent;
  'watten-puzzle': WattenPuzzleEvent;
  'watten-stop': WattenStopEvent;
  'watten-people': WattenPeopleEvent;
  'watten-error': WattenErrorEvent;
}
