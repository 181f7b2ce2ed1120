import type { View } from '../../game/view.js';
import type { Card } from '../../rules/card.js';
import type { SeatConnection } from '../../game/connect.js';
import type { RecordedPerson } from '../../game/record.js';
import type { Temperament } from '../../players/bidding/temperament.js';
import type { TableModel } from '../../table/model.js';
import type { People } from '../../table/people.js';
import type { Talkers } from '../../table/talk.js';
import type { Action } from '../../game/action.js';
import type { CustomState, ElementHost } from '../shell/host.js';
import type { Look } from '../shell/look.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { StatsBook } from '../shell/storage/stats-book.js';
import type { StoredData } from './panels/deletion.js';
import type { Presenter, Sounds } from './picture/presenter.js';
import type { Halt, Panel, PromptTemplate } from './template-data.js';
import type { MayAct } from './verdict.js';

/** The element, its frame and its settings. */
export interface TableElement {
  readonly host: ElementHost;
  /** The container for everything that the table renders. */
  readonly frame: HTMLElement;
  readonly look: Look;
  /** The visitor's settings; the page sets their defaults. */
  readonly preferences: Preferences;
  /** Aborts when the table closes the game. */
  readonly signal: AbortSignal;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** Fires an event for the page. */
  readonly dispatch: (event: Event) => void;
}

/** The game at the table. */
export interface TableGame {
  readonly connection: SeatConnection;
  /** The current view. The picture can still show an older one. */
  readonly view: () => View;
  /** The reason why no action is possible now; null if actions are possible. */
  readonly halt: () => Halt | null;
  /** Takes back the visitor's last card; null if the game never allows this. */
  readonly undo: UndoControl | null;
  /** Starts the finished game again with the same deal; null if the game cannot be repeated. */
  readonly startAgain: (() => void) | null;
  /** The controls of the table's own game; null for a game that runs elsewhere or an activity. */
  readonly controls: GameControls | null;
}

/** The visitor's controls of the table's own game. */
export interface GameControls {
  /** Ends the game and starts a new one. */
  readonly startNew: () => void;
  /** Starts the first lesson. The game pauses and returns when the lesson closes. */
  readonly learn: () => void;
  /** Ends the game and shows the poster. */
  readonly leave: () => void;
}

/** Takes back the visitor's last card. */
export interface UndoControl {
  /** Whether the visitor's last card can be taken back now. */
  readonly isPossible: () => boolean;
  /** Takes the card back. Resolves to whether this was still possible; rejects if the code cannot be loaded. */
  readonly run: () => Promise<boolean>;
}

/** The people at the table. */
export interface TablePeople {
  readonly current: () => People;
  /** The players' names, by seat. */
  readonly names: () => readonly string[];
  /** The temperaments of players who chat, by seat; null for silent players. */
  readonly talkers: () => Talkers;
  /** Whether computers or the page's players play all other seats, as far as the table knows. */
  readonly isAmongComputers: () => boolean;
  /** The temperaments of computer players, by seat; null or missing if unknown. */
  readonly temperaments: readonly (Temperament | null)[];
  /** The people in record format. */
  readonly recorded: () => readonly RecordedPerson[];
}

/** The table's picture, with motions and sounds. */
export interface TablePicture {
  readonly presenter: Presenter;
  /** Factor for the duration of every motion; 0 means no motion. */
  readonly pace: () => number;
  readonly sounds: Sounds;
  /** Enlarges a card; null enlarges the first card on the table. A second call hides the enlarged card. */
  readonly enlarge: (card: Card | null) => void;
}

/** Announcements for screen readers. */
export interface TableSpeech {
  /** Announces a line after the screen reader has finished the current one. */
  readonly announce: (line: string) => void;
  /** Interrupts the screen reader to announce a line at once. */
  readonly interrupt: (line: string) => void;
  /** The last line that `announce` received. */
  readonly lastLine: string;
}

/** The cards in the visitor's hand. */
export interface TableHand {
  /** Cancels the current gesture: the card returns to the hand, and the click that follows has no effect. */
  cancelGesture(): void;
}

/** The panels over the table, of which at most one is open. */
export interface PanelHost {
  readonly open: Panel | null;
  /** Opens a panel as soon as its code is loaded; null closes the open panel. */
  show(panel: Panel | null): void;
  /** Closes this panel if the panel is open, or stops it from opening. */
  close(panel: Panel): void;
}

/** Checks actions and sends them to the connection. The modules of `input/` handle clicks. */
export interface Actions {
  /** Checks whether the table sends an action. Every action passes this check. */
  readonly mayAct: MayAct;
  /**
   * Sends an action for the viewer's seat unless the page cancels it. Resolves to whether the game accepted the action;
   * rejects with an AbortError if the table closes the game first.
   */
  act(action: Action): Promise<boolean>;
  /** Ends all motion and then, if the action is still allowed, sends the action that the visitor has chosen. */
  choose(action: Action): Promise<void>;
  /** Explains why the visitor cannot play the card that they clicked. */
  refuseCard(card: Card): Promise<void>;
}

/** The data that the table stores for its own game. */
export interface GameStorage {
  readonly keeper: Keeper;
  /** The visitor's results. */
  readonly stats: Pick<StatsBook, 'count' | 'remove' | 'stats' | 'trained'>;
  /** All data that the table has stored. */
  readonly all: StoredData;
  /** Whether the table should store the game but failed to do so. */
  readonly isUnsaved: () => boolean;
}

/** The menu's rows for an activity. */
export interface ActivityMenu {
  /** The label of the row that continues the activity. */
  readonly resume: string;
  /** The label of the row that ends the activity. */
  readonly leave: string;
  /** The labels' language, which can differ from the table's. */
  readonly language: string;
  readonly close: () => void;
}

/** A record, lesson or puzzle that uses the table. */
export interface TableActivity {
  readonly menu: () => ActivityMenu;
  /** Replaces the prompt. */
  readonly prompt: PromptTemplate;
  /** Whether the sheet for blind play is available, without the table's own conclusions. */
  readonly hasSheet?: boolean;
  /** Whether the visitor plays the hand. */
  readonly isPlayed?: boolean;
  /** Whether the hand keeps the order of the deal, even if the visitor sorts hands. */
  readonly keepsOrder?: boolean;
  /** Changes the model before the table renders it. */
  readonly adaptModel?: (model: TableModel) => TableModel;
}

/** Context shared by the modules of a game at the table, by topic. Functions and getters return the current values. */
export interface TableContext {
  readonly element: TableElement;
  readonly game: TableGame;
  readonly people: TablePeople;
  readonly picture: TablePicture;
  readonly speech: TableSpeech;
  readonly hand: TableHand;
  readonly panels: PanelHost;
  readonly actions: Actions;
  /** The stored data; null if the table stores no data about this game. */
  readonly storage: GameStorage | null;
  /** The activity; null if the table shows its own game. */
  readonly activity: TableActivity | null;
}

/** Topics of the context by name: `Topics<'element' | 'game'>`. */
export type Topics<Name extends keyof TableContext> = Pick<TableContext, Name>;

/**
 * Returns an element of the table's frame. Such an element exists for as long as the table does.
 * @throws Error if the table has not rendered it yet
 */
export const placeIn = ({ shadowRoot }: ElementHost, selector: string): HTMLElement => {
  const found = shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The table has not rendered ${selector} yet.`);
  return found;
};
