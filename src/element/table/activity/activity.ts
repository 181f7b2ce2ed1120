/** What can be shown at the table in place of its game: a record, a lesson, a puzzle. */
import type { View } from '../../../game/view.js';
import type { LanguageController } from '../../shell/language/language.js';
import type { CustomState, ElementHost } from '../../shell/host.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import type { Look } from '../../shell/look.js';
import type { SeatConnection } from '../../../game/connect.js';
import type { Play } from '../play.js';
import type { ActivityOptions, PlayOptions } from '../play-options.js';

/** What it is prepared with. */
export interface ActivitySetup {
  readonly host: ElementHost;
  readonly language: LanguageController;
  readonly keeper: Keeper;
  /** What the page has given besides what is shown: options of a record, its own lessons. */
  readonly given: unknown;
}

/** What it is shown with. */
export interface ActivityParts {
  readonly host: ElementHost;
  readonly preferences: Preferences;
  readonly look: Look;
  readonly sounds: PlayOptions['sounds'];
  readonly setState: (state: CustomState, on: boolean) => void;
  /** Where it begins. */
  readonly step: number;
  /** The visitor closes it. */
  readonly close: () => void;
  /**
   * The visitor has seen enough, and wants to play.
   * @param playerSeed what the computers' temperaments come from, and by them who sits there; left out: from the game
   */
  readonly play: (playerSeed?: string) => void;
  /** Shows a game in place of the table's own; the page gets no events of it. */
  readonly openPlay: (connection: SeatConnection, options: ActivityOptions) => Play;
  /** The visitor wants another lesson. */
  readonly learn: (id: string) => void;
}

/** It is checked and can be shown. */
export interface Prepared {
  /** Whether it is a record, whose step a page may set. */
  readonly isRecord: boolean;
  /** Where it begins. */
  readonly first: number;
  /**
   * What a page may set its step to.
   * @throws InputError `invalid-step`
   */
  checkStep(value: unknown): number;
  /** Why something has no effect meanwhile. */
  refused(what: string): Error & { readonly code: string };
  open(parts: ActivityParts): Activity;
}

/** It is shown. */
export interface Activity {
  readonly step: number;
  readonly view: View;
  go(step: number): void;
  /** Tells the page what is shown. */
  tell(): void;
  template(): unknown;
  close(): void;
}

/** How a part of the code makes one; it is loaded with the first. */
export interface ActivityCode {
  /** Rejects with an InputError if it cannot be shown, or with `load-failed`. */
  readonly prepare: (what: unknown, setting: ActivitySetup) => Promise<Prepared>;
}
