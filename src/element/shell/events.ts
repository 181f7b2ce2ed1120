import { NativeEvent } from '../../base/native-event.js';
import type { Action } from '../../game/action.js';
import type { Person } from '../../game/connect.js';
import type { GameResult, HandResult, Played } from '../../game/fact.js';
import type { Phase } from '../../game/phase.js';
import type { Schlag, Suit } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';

/** An event of the table: it bubbles, leaves the shadow tree, and tells nothing the human's seat may not know. */
export abstract class WattenEvent<Detail> extends NativeEvent {
  constructor(
    type: string,
    readonly detail: Detail,
    cancelable = false,
  ) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}

/** The table can be used. */
export class WattenReadyEvent extends WattenEvent<{ readonly version: string }> {
  constructor(version: string) {
    super('watten-ready', { version });
  }
}

/** A game begins; without its seed, which would give away the cards. */
export class WattenStartEvent extends WattenEvent<{
  readonly variant: string;
  readonly players: number;
  readonly target: number;
}> {
  constructor(variant: string, players: number, target: number) {
    super('watten-start', { variant, players, target });
  }
}

/** The game waits for something else, or for somebody else. */
export class WattenPhaseEvent extends WattenEvent<{ readonly phase: Phase; readonly toAct: readonly Seat[] }> {
  constructor(phase: Phase, toAct: readonly Seat[]) {
    super('watten-phase', { phase, toAct });
  }
}

/** The human is to act; told again when something has been done and it still is. */
export class WattenTurnEvent extends WattenEvent<{ readonly seat: Seat; readonly legal: readonly Action[] }> {
  constructor(seat: Seat, legal: readonly Action[]) {
    super('watten-turn', { seat, legal });
  }
}

/** The human wants to act; `preventDefault()` stops it. */
export class WattenBeforeActionEvent extends WattenEvent<{ readonly action: Action }> {
  constructor(action: Action) {
    super('watten-before-action', { action }, true);
  }
}

/** An action was accepted, told as far as the human's seat may see it. */
export class WattenActionEvent extends WattenEvent<{ readonly action: Action }> {
  constructor(action: Action) {
    super('watten-action', { action });
  }
}

/** Five cards were dealt to each. */
export class WattenDealEvent extends WattenEvent<{ readonly dealer: Seat; readonly hand: number }> {
  constructor(dealer: Seat, hand: number) {
    super('watten-deal', { dealer, hand });
  }
}

/** Schlag or Trumpf was named: all that is known of the announcement. */
export class WattenAnnounceEvent extends WattenEvent<{ readonly schlag?: Schlag; readonly trumpf?: Suit }> {
  constructor(detail: { readonly schlag?: Schlag; readonly trumpf?: Suit }) {
    super('watten-announce', detail);
  }
}

/** Somebody bid. */
export class WattenBidEvent extends WattenEvent<{ readonly seat: Seat; readonly value: number }> {
  constructor(seat: Seat, value: number) {
    super('watten-bid', { seat, value });
  }
}

/** A trick was taken. `tricks`: how many each side has. */
export class WattenTrickEvent extends WattenEvent<{
  readonly winner: Seat;
  readonly cards: readonly Played[];
  readonly tricks: readonly number[];
}> {
  constructor(winner: Seat, cards: readonly Played[], tricks: readonly number[]) {
    super('watten-trick', { winner, cards, tricks });
  }
}

/** A hand ended. */
export class WattenHandEndEvent extends WattenEvent<HandResult> {
  constructor({ side, sides, points, reason, score }: HandResult) {
    super('watten-hand-end', { side, ...(sides && { sides }), points, reason, score });
  }
}

/** A game ended. `seed`: of a game of the table's own whose seed the page had given. */
export class WattenGameEndEvent extends WattenEvent<GameResult & { readonly seed?: string }> {
  constructor({ side, sides, score, bummerl, kind, losers }: GameResult, seed?: string) {
    super('watten-game-end', {
      side,
      ...(sides && { sides }),
      score,
      bummerl,
      kind,
      ...(losers && { losers }),
      ...(seed !== undefined && { seed }),
    });
  }
}

/** A record is shown at another step: the table after so many of its actions. */
export class WattenReplayEvent extends WattenEvent<{ readonly step: number; readonly steps: number }> {
  constructor(step: number, steps: number) {
    super('watten-replay', { step, steps });
  }
}

/** A lesson is at another step, from 1 on. `done`: it is over. */
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

/** A puzzle is shown, or has been answered; `tries`: so many answers were given, the right one among them. */
export class WattenPuzzleEvent extends WattenEvent<{
  readonly id: string;
  readonly solved: boolean;
  readonly tries: number;
}> {
  constructor(id: string, solved: boolean, tries: number) {
    super('watten-puzzle', { id, solved, tries });
  }
}

/** Who sits where in a game that runs elsewhere, by seat. */
export class WattenPeopleEvent extends WattenEvent<{ readonly people: readonly Person[] }> {
  constructor(people: readonly Person[]) {
    super('watten-people', { people });
  }
}

/**
 * A match has ended. `host`: the page has stopped it; `games`: so many games were to be played and are over; `elsewhere`:
 * another tab plays it now.
 */
export class WattenStopEvent extends WattenEvent<{ readonly reason: 'host' | 'games' | 'elsewhere' }> {
  constructor(reason: 'host' | 'games' | 'elsewhere') {
    super('watten-stop', { reason });
  }
}

/** Something was refused or failed; the game goes on. The console warns of it, unless a listener calls `preventDefault()`. */
export class WattenErrorEvent extends WattenEvent<{ readonly code: string; readonly message: string }> {
  constructor(code: string, message: string) {
    super('watten-error', { code, message }, true);
  }
}

/** The table's events by name. */
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
