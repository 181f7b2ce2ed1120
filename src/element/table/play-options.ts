import type { PersonId } from '../../people/index.js';
import type { Action } from '../../game/action.js';
import type { GameEndDetails } from '../shell/events.js';
import type { TableActivity, TableElement, TableGame, TablePeople, TablePicture, GameStorage } from './context.js';
import type { ViewUpdate } from './incoming.js';
import type { OnlineControls } from './template-data.js';

/** The game that a table shows, and hooks into it. */
export interface GameOptions
  extends Pick<TableGame, 'connection'>, Partial<Pick<TableGame, 'undo' | 'startAgain' | 'controls'>> {
  /** Returns the details to report in the event at the end of the game. */
  readonly endDetails?: () => GameEndDetails;
  /** Whether the game is paused. */
  readonly isPaused?: () => boolean;
  /** Intercepts an action that the visitor has chosen. Returns whether the action is handled and must not be sent. */
  readonly intercept?: ((action: Action) => boolean) | undefined;
  /** Runs after each accepted action, before its events fire. */
  readonly onUpdate?: (update: ViewUpdate) => void;
  /** Runs after an update's events have fired. */
  readonly afterEvents?: ((update: ViewUpdate) => void) | undefined;
}

/** The known people in a game. */
export interface PeopleOptions extends Pick<TablePeople, 'temperaments'> {
  /** The names that players have chosen, by seat; null means the name of the drawn person. */
  readonly names: readonly (string | null)[];
  /** The drawn people chosen for the seats; null or a missing entry means by chance. */
  readonly companions: readonly (PersonId | null)[];
}

/** The dependencies of `Play`, by topic. */
export interface PlayOptions {
  readonly element: Omit<TableElement, 'frame' | 'signal'>;
  readonly game: GameOptions;
  readonly people: PeopleOptions;
  readonly sounds: TablePicture['sounds'];
  /** The stored data; null if the table stores no data about this game. */
  readonly storage: GameStorage | null;
  /** The activity; null if the table shows its own game. */
  readonly activity: TableActivity | null;
  /** An online table's controls; omitted or null if the game is not at an online table. */
  readonly online?: () => OnlineControls | null | undefined;
}

/** A record, lesson or puzzle to show in place of the table's own game. */
export interface ActivityOptions extends TableActivity, Pick<GameOptions, 'intercept'> {}
