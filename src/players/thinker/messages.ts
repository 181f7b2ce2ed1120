import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Temperament } from '../bidding/temper.js';
import type { Level } from '../level.js';

/** All that a player goes by: there is no other hand in it. */
export interface Question {
  readonly view: View;
  readonly level: Level;
  readonly seed: string;
  readonly temperament?: Temperament;
}

/** What a page says to its worker. */
export type Request =
  | ({ readonly id: number } & Question)
  /** The question with this id is void: no answer is wanted. */
  | { readonly cancel: number }
  /** Is anybody there? */
  | { readonly ping: true };

/** What the worker says to its page. */
export type Reply =
  | { readonly id: number; readonly action: Action | null }
  | { readonly id: number; readonly error: string }
  /** The version of the package that the worker is of: its first word, and the answer to a ping. */
  | { readonly pong: string };
