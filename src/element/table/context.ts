import type { View } from '../../game/view.js';
import type { People } from '../../table/people.js';
import type { Talkers } from '../../table/talk.js';
import type { Halt } from './template-data.js';
import type { PlayOptions } from './play-options.js';

/** What all parts of a game at the table go by. What may change is asked for anew each time. */
export interface AtTable extends Omit<PlayOptions, 'names'> {
  readonly frame: HTMLElement;
  /** The view as it is now, shown or not. */
  readonly view: () => View;
  /** Who sits there, and how they are called. */
  readonly people: () => People;
  /** How the players are called, by seat. */
  readonly names: () => readonly string[];
  /** Who says something beside the calls of the game. */
  readonly talkers: () => Talkers;
  /** Whether nobody else sits there but computers, as far as one is told, and players of the page. */
  readonly isAmongComputers: () => boolean;
  /** Why nothing can be done now; null: it can. */
  readonly halt: () => Halt | null;
  readonly isHalted: () => boolean;
  /** Says a line aloud. */
  readonly speak: (line: string) => void;
  /** Factor of every motion; 0: at once. */
  readonly pace: () => number;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/** A part of the table that is always there. */
export const placeIn = ({ shadowRoot }: PlayOptions['host'], selector: string): HTMLElement => {
  const found = shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The table has no ${selector} yet.`);
  return found;
};
