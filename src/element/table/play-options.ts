import type { TemplateResult } from 'lit';
import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import type { Temperament } from '../../players/bidding/temperament.js';
import type { DeletionOptions } from './panels/deletion.js';
import type { CustomState, ElementHost } from '../shell/host.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { Extras, TemplateData } from './template-data.js';
import type { ViewUpdate } from './incoming.js';
import type { Look } from '../shell/look.js';
import type { StatsBook } from '../shell/storage/stats-book.js';
import type { Sounds } from './picture/presenter.js';

/** What a game needs to be shown and played at a table. */
export interface PlayOptions {
  readonly host: ElementHost;
  /** What the guest has chosen, or the page. */
  readonly preferences: Preferences;
  readonly look: Look;
  readonly connection: SeatConnection;
  /** Keeps what has been explained; left out: nothing is explained, as where a record is shown. */
  readonly keeper?: Keeper;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** What the players of the game are called by themselves, by seat; null: as the drawn person is. */
  readonly names: readonly (string | null)[];
  /** By seat, how computers play that sit there; null, or no entry: nobody knows. */
  readonly temperaments: readonly (Temperament | null)[];
  /** The seed told at the end of a game. */
  readonly knownSeed: string | undefined;
  /** Begins another game in place of this action, and says whether it does. */
  readonly beginAnew: (action: Action) => boolean;
  /** After each accepted action, before the page hears of it. */
  readonly changed: (update: ViewUpdate) => void;
  /** The page has heard of it. */
  readonly told?: (update: ViewUpdate) => void;
  /** Whether the host has paused the game. */
  readonly isPaused?: () => boolean;
  /** How the human has fared, and how that is forgotten. */
  readonly stats?: Pick<StatsBook, 'count' | 'remove' | 'stats' | 'trained'>;
  /** What is kept of the table, and how it goes. */
  readonly kept?: DeletionOptions['kept'];
  /** Whether the game is to be stored and cannot be. */
  readonly isUnsaved?: () => boolean;
  /** Tells the page what happens in the game. */
  readonly tell: (event: Event) => void;
  readonly sounds: Sounds;
  /** What the table of a server adds; null: it is none. */
  readonly extras?: () => Extras | null | undefined;
  /** What stands in place of the prompt, where a record is shown, a lesson or a puzzle. */
  readonly controls?: (data: TemplateData) => TemplateResult;
  /** Whether the sheet for blind play is offered all the same; the table says nothing on it. */
  readonly hasSheet?: boolean;
  /** Whether the hand is played all the same. */
  readonly isPlayed?: boolean;
}
