/** Interfaces for activities (records, lessons and puzzles), which the table shows in place of its game. */
import type { View } from '../../../game/view.js';
import type { LanguageController } from '../../shell/language/language.js';
import type { CustomState, ElementHost } from '../../shell/host.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import type { Look } from '../../shell/look.js';
import type { SeatConnection } from '../../../game/connect.js';
import type { Play } from '../play.js';
import type { ActivityOptions, PlayOptions } from '../play-options.js';

/** The dependencies of `prepare()`. */
export interface ActivitySetup {
  readonly host: ElementHost;
  readonly language: LanguageController;
  readonly keeper: Keeper;
  /** Additional data from the page: a record's options, or the page's lessons. */
  readonly given: unknown;
}

/** A running activity's dependencies. */
export interface ActivityParts {
  readonly host: ElementHost;
  readonly preferences: Preferences;
  readonly look: Look;
  readonly sounds: PlayOptions['sounds'];
  readonly setState: (state: CustomState, on: boolean) => void;
  /** The first step to show. */
  readonly step: number;
  /** Closes the activity at the visitor's request. */
  readonly close: () => void;
  /**
   * Starts a game at the visitor's request.
   * @param playerSeed seed for the computer players' temperaments and people; by default derived from the game
   */
  readonly play: (playerSeed?: string) => void;
  /** Shows a game in place of the table's own game and fires no events for it. */
  readonly openPlay: (connection: SeatConnection, options: ActivityOptions) => Play;
  /** Opens another lesson at the visitor's request. */
  readonly learn: (id: string) => void;
}

/** A valid activity, ready to open. */
export interface Prepared {
  /** Whether the activity is a record. Only a record has a step that the page can set. */
  readonly isRecord: boolean;
  /** The first step to show. */
  readonly first: number;
  /**
   * Checks and returns a value that the page sets as the step.
   * @throws InputError `invalid-step` if the value is not a valid step
   */
  checkStep(value: unknown): number;
  /** Returns the error for a method that has no effect during the activity. */
  errorFor(what: string): Error & { readonly code: string };
  open(parts: ActivityParts): Activity;
}

/** An activity at the table. */
export interface Activity {
  readonly step: number;
  readonly view: View;
  go(step: number): void;
  /** Fires the event for the current step. */
  announce(): void;
  template(): unknown;
  close(): void;
}

/** The lazily loaded code of an activity. */
export interface ActivityCode {
  /** Checks and loads an activity. Rejects with an InputError for an invalid activity, or with code `load-failed`. */
  readonly prepare: (what: unknown, setting: ActivitySetup) => Promise<Prepared>;
}
