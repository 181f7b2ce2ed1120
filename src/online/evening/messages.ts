/** Requests of an evening's clients to the server, and its answers. */
import type { GameRecord } from '../../game/record.js';
import type { EveningEvent } from '../../evening/event.js';
import type { EveningRecord } from '../../evening/evening.js';
import type { EveningState } from '../../evening/state.js';
import type { Standing } from '../../evening/standings/standings.js';

/** A change that a client sends. The client chooses the id. A repeated change has no effect. */
export type Change =
  | { readonly id: string; readonly event: EveningEvent }
  /** Takes back an event, as the host. `undo` is the id of its change. */
  | { readonly id: string; readonly undo: string };

/** The author of a change: the host, the referee, the number of a pair, or the server after a game at one of its tables. */
export type Author = 'host' | 'referee' | 'server' | number;

/** A change in the evening's log, with its number from 1. */
export type LoggedChange = Change & { readonly n: number; readonly author: Author };

/** A change that the server has rejected. */
export interface Refusal {
  readonly id: string;
  /** The code of the EveningError, or `not-allowed` for a change that this role cannot make. */
  readonly code: string;
  readonly message: string;
}

/** The part of an evening that a client without the host's key shows. */
export type HallPage = 'pair' | 'tables' | 'standings' | 'referee' | 'screen';

/** The part of an evening that a client may know. It never contains the seeds of the draws before the evening ends. */
export interface EveningView {
  /** The state, reduced to the entries, rounds and matches of the page. */
  readonly state: EveningState;
  /** On the page `standings`: the standings after the last closed round. */
  readonly standings?: readonly Standing[];
  /** On the page `pair`: the number of the pair, and its place after the last closed round, or null before. */
  readonly pair?: { readonly no: number; readonly place: number | null; readonly of: number };
  /** On the page `pair` of one person: the person's seat in the online match of the current round, until it has a result. */
  readonly seat?: OnlineSeat;
  /** On the pages `tables`, `referee` and `screen`: the online matches that the client may watch. */
  readonly watch?: readonly WatchedMatch[];
  /** On the same pages: the ids of the finals whose games can be replayed. */
  readonly replays?: readonly string[];
}

/** An online match and its table on the server. */
export interface WatchedMatch {
  readonly match: string;
  /** The table's id. */
  readonly table: string;
}

/** A person's reserved seat at an online table. */
export interface OnlineSeat extends WatchedMatch {
  /** The key of the seat. */
  readonly key: string;
}

/** Creates an evening on the server. */
export interface CreateEvening {
  readonly create: {
    readonly record: EveningRecord;
    /** The host's secret for the draws. */
    readonly secret: string;
  };
}

export interface CreatedEvening {
  /** The evening's id: 16 characters. */
  readonly evening: string;
  /** A code that people can speak or type. It gives access as a spectator. */
  readonly code: string;
  /** The host's key. The server stores only its hash. */
  readonly key: string;
  /** The secret from which the keys of pairs, referee and projector are derived. */
  readonly keys: string;
}

/** Fields of all requests for an existing evening. */
interface EveningRequest {
  /** The evening's id, or its code. */
  readonly evening: string;
  readonly changes?: readonly Change[];
  /** Whether the server waits up to 25 s for a change before it answers. */
  readonly wait?: boolean;
}

/** A request with the host's key. */
export interface HostRequest extends EveningRequest {
  readonly key: string;
  /** Number of changes that the client knows. */
  readonly n: number;
}

/** A request of a pair, the referee, the projector or a spectator. */
export interface HallRequest extends EveningRequest {
  readonly key?: string | undefined;
  readonly page: HallPage;
  /** The `hash` of the view that the client shows. */
  readonly seen?: string | undefined;
}

/** A request for the games of a finished final that was played online. */
export interface ReplayRequest {
  /** The evening's id, or its code. */
  readonly evening: string;
  /** The match's id. */
  readonly replay: string;
}

/** The record of a game of a final. */
export type FinalGame = GameRecord;

export interface ReplayAnswer {
  /** The records of the games, in their order. */
  readonly records: readonly FinalGame[];
}

interface EveningAnswer {
  /** The ids of the changes of the request that are in the log or have no effect. */
  readonly accepted: readonly string[];
  readonly refused: readonly Refusal[];
}

export interface HostAnswer extends EveningAnswer {
  /** Number of changes in the log. */
  readonly n: number;
  /** The changes that the client does not know. */
  readonly changes: readonly LoggedChange[];
  /** With `n: 0` in the request: the beginning of the evening. */
  readonly start?: EveningStart;
}

export interface EveningStart {
  readonly code: string;
  readonly record: EveningRecord;
  /** The host's secret for the draws. */
  readonly secret: string;
  /** The secret from which the keys of pairs, referee and projector are derived. */
  readonly keys: string;
}

export interface HallAnswer extends EveningAnswer {
  readonly hash: string;
  /** The view, if it is not the one that the client shows. */
  readonly view?: EveningView;
}
