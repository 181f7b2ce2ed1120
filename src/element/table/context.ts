import type { View } from '../../game/view.js';
import type { Card } from '../../rules/card.js';
import type { People } from '../../table/people.js';
import type { Talkers } from '../../table/talk.js';
import type { Action } from '../../game/action.js';
import type { Presenter } from './picture/presenter.js';
import type { PlayOptions } from './play-options.js';
import type { Halt, Panel } from './template-data.js';

/** The panels over the table, of which one is open at a time. */
export interface PanelHost {
  readonly open: Panel | null;
  /** Opens a panel as soon as its code is loaded; null closes the one that is open. */
  show(panel: Panel | null): void;
  /** Closes this panel if it is open, or stops it from opening. */
  close(panel: Panel): void;
}

/** From an action that was chosen to the connection; the click itself is in `input/`. */
export interface Actions {
  /**
   * Does something for the viewer's seat, if the page lets it. Resolves to whether it was accepted; rejects with an AbortError
   * if the game leaves the table before.
   */
  act(action: Action): Promise<boolean>;
  /** Does what was clicked: first all that moves comes to its end, and the action counts if it is still allowed. */
  choose(action: Action): Promise<void>;
  /** Says why a card that was clicked cannot be played. */
  refuseCard(card: Card): Promise<void>;
}

/** Context shared by all modules of a game at the table. Values that change are functions or getters. */
export interface TableContext extends Omit<PlayOptions, 'names'> {
  readonly frame: HTMLElement;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
  /** The current view, shown or not. */
  readonly view: () => View;
  /** The people at the table and their names. */
  readonly people: () => People;
  /** The players' names, by seat. */
  readonly names: () => readonly string[];
  /** By seat, the manner of players who chat; null: silent. */
  readonly talkers: () => Talkers;
  /** Whether all other seats are played by computers or by players of the page, as far as the table knows. */
  readonly isAmongComputers: () => boolean;
  /** Why no action is possible now; null: actions are possible. */
  readonly halt: () => Halt | null;
  readonly isHalted: () => boolean;
  /** Announces a line to screen readers. */
  readonly speak: (line: string) => void;
  /** Factor of every motion; 0: at once. */
  readonly pace: () => number;
  /** The picture that is shown. */
  readonly presenter: Presenter;
  readonly panels: PanelHost;
  readonly actions: Actions;
  /** Ends what a finger has begun with the cards of the hand: no card follows it, and its click counts for nothing. */
  readonly letGoOfHand: () => void;
  /** Shows a card large, or with null the first one on the table; pressed again none. */
  readonly enlarge: (card: Card | null) => void;
}

/** An element of the table's frame, which exists as long as the table. */
export const placeIn = ({ shadowRoot }: PlayOptions['host'], selector: string): HTMLElement => {
  const found = shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The table has no ${selector} yet.`);
  return found;
};
