import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { JudgedActions } from '../advice/consider.js';
import type { Temperament } from '../bidding/temperament.js';
import type { Level } from '../level.js';

/** What a decision is computed from: a seat's view, so that no other hand reaches the worker. */
export interface ThinkRequest {
  readonly view: View;
  readonly level: Level;
  readonly seed: string;
  readonly temperament?: Temperament;
}

/** How all compares that a view's seat can do. */
export interface CompareRequest {
  readonly view: View;
  readonly compare: true;
}

/** Messages from the page to its worker. */
export type WorkerRequest =
  | ({ readonly id: number } & (ThinkRequest | CompareRequest))
  /** The request with this id is void: no reply is wanted. */
  | { readonly cancel: number }
  /** Checks whether the worker is alive. */
  | { readonly ping: true };

/** Messages from the worker to its page. */
export type WorkerReply =
  | { readonly id: number; readonly action: Action | null }
  | { readonly id: number; readonly compared: JudgedActions | null }
  | { readonly id: number; readonly error: string }
  /** The version of the package that the worker belongs to: its first message, and the reply to a ping. */
  | { readonly pong: string };
