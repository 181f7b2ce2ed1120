import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { JudgedActions } from '../advice/consider.js';
import type { Temperament } from '../bidding/temperament.js';
import type { Level } from '../level.js';

/** Input for a decision: only the view of one seat, so that the worker receives no other hand. */
export interface ThinkRequest {
  readonly view: View;
  readonly level: Level;
  readonly seed: string;
  readonly temperament?: Temperament;
  readonly mayDefer?: boolean;
}

/** Input for a comparison of all actions of a view's seat. */
export interface CompareRequest {
  readonly view: View;
  readonly compare: true;
}

/** Messages from the page to its worker. */
export type WorkerRequest =
  | ({ readonly id: number } & (ThinkRequest | CompareRequest))
  /** Cancels the request with this id. The worker then sends no reply. */
  | { readonly cancel: number }
  /** Checks whether the worker is alive. */
  | { readonly ping: true };

/** Messages from the worker to its page. */
export type WorkerReply =
  | { readonly id: number; readonly action: Action | null }
  | { readonly id: number; readonly compared: JudgedActions | null }
  | { readonly id: number; readonly error: string }
  /** The package version of the worker. The worker sends this message first, and in reply to a ping. */
  | { readonly pong: string };
