import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import { aborted } from '../shell/aborted.js';
import { WattenStartEvent, WattenStopEvent } from '../shell/events.js';
import { reportError, reportThrown, type CustomState, type ElementHost } from '../shell/host.js';
import type { DeckController } from '../shell/deck.js';
import type { LanguageController } from '../shell/language/language.js';
import { variants } from '../../rules/variants.js';
import { createLook } from '../shell/look.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { StatsBook } from '../shell/storage/stats-book.js';
import type { SoundController } from '../features/sound/sound.js';
import type { GameControls } from '../table/context.js';
import type { ViewUpdate } from '../table/incoming.js';
import type { Play } from '../table/play.js';
import type { GameOptions } from '../table/play-options.js';
import { openPlay } from './open-play.js';
import type { OnlineControls } from '../table/template-data.js';
import { createComputerPace } from './own-game/computer-pace.js';
import type { OwnGame, OwnGameOptions } from './own-game/own-game.js';
import type { SavedGame } from './own-game/saved-game.js';
import { keepOwnGame, type KeptOwnGame } from './own-game/store-own-game.js';
import type { KeptGame } from './stored-game.js';
import { gameOf, isPaused, isResting, type TableEvent, type TableState } from './table-state.js';

export interface RunningGameParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly sounds: SoundController;
  readonly kept: KeptGame;
  readonly book: StatsBook;
  readonly keeper: Keeper;
  readonly preferences: Preferences;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** Data for the online table; null if the game is not at an online table. */
  readonly online: () => OnlineControls | null | undefined;
  /** Starts another game with the current settings. */
  readonly startAnother: () => void;
  /** The visitor's controls of a local game. */
  readonly controls: GameControls;
}

/** Holder of the table's state, which determines the game's behaviour. */
interface StateHolder {
  readonly state: TableState;
  send(event: TableEvent): boolean;
  /** Starts the finished game again with the same deal. */
  startAgain(): void;
}

/** The resources that run, store and show a game at the table. This class loads with the game's code. */
export class RunningGame {
  readonly #host: ElementHost;
  readonly #parts: RunningGameParts;
  readonly #table: StateHolder;
  readonly #connection: SeatConnection;
  /** The local game; null if the game runs elsewhere. */
  readonly #own: OwnGame | null;
  #keeping: KeptOwnGame | null = null;
  #play: Play | null = null;
  #isClosed = false;

  /**
   * @param seat a seat in a game that runs elsewhere, or the function that creates the local game
   * @throws any error from that function
   */
  constructor(
    host: ElementHost,
    parts: RunningGameParts,
    table: StateHolder,
    seat: SeatConnection | ((options: OwnGameOptions) => OwnGame),
  ) {
    this.#host = host;
    this.#parts = parts;
    this.#table = table;
    this.#own = typeof seat === 'function' ? seat(this.#ownGameOptions()) : null;
    this.#connection = typeof seat === 'function' ? (this.#own as OwnGame).connection : seat;
  }

  /** The visible game; null while it is hidden. */
  get play(): Play | null {
    return this.#play;
  }

  save(): SavedGame | null {
    return this.#own?.save() ?? null;
  }

  #ownGameOptions(): OwnGameOptions {
    return {
      companions: this.#parts.preferences.of('companions') ?? [],
      pace: createComputerPace(
        () => this.#play,
        () => this.#parts.preferences.of('speed'),
        () => this.#canUndo,
      ),
      onError: (error) => {
        if (error.code === 'load-failed' && this.#play) this.#play.reportMissing(error);
        else reportThrown(this.#host, error, 'player-failed');
      },
    };
  }

  // -- opening -------------------------------------------------------------------------------------------------------

  /** Stores, shows and starts a local game. Rejects with an AbortError if the game is closed first. */
  async begin(request: number, isNew: boolean): Promise<void> {
    if (isPaused(this.#table.state)) this.#own?.pause();
    const keeping = (this.#keeping = this.#keep());
    // A new game is stored even after the visitor has deleted all stored data.
    if (isNew) this.#parts.keeper.allowWrites();
    keeping.store();
    if (isNew) this.announce();
    await this.show(request);
    if (this.#isClosed) throw aborted();
    // The record now includes the players' names.
    keeping.store();
    this.#own?.begin();
  }

  /** Fires `watten-start`. */
  announce(): void {
    const { variant, players, target } = this.#connection.view.rules;
    this.#host.dispatchEvent(new WattenStartEvent(variant, players, target));
  }

  /** Shows the game after a rest, and continues it unless it is paused. */
  async showAgain(request: number): Promise<void> {
    await this.show(request);
    if (request !== this.#table.state.request) return;
    if (!isPaused(this.#table.state)) this.#own?.resume();
    this.#own?.begin();
  }

  #keep(): KeptOwnGame {
    const { keeper, book, preferences, kept } = this.#parts;
    return keepOwnGame({
      host: this.#host,
      keeper,
      book,
      preferences,
      tab: kept.tab,
      save: () => (this.#own as OwnGame).save(),
      isCounted: () => this.#own?.undone === 0 && !this.#own.isAgain,
      onTaken: () => this.#takeOver(),
      onUnsaved: (isUnsaved) => this.#table.send({ type: 'change', to: { isUnsaved } }),
    });
  }

  /** Closes the game because another tab is playing it. */
  #takeOver(): void {
    if (this.#isClosed) return;
    this.#table.send({ type: 'takeOver' });
    this.close();
    const message = `The game stored under '${this.#host.persist}' continues in another window.`;
    reportError(this.#host, 'taken-over', message);
    this.#host.dispatchEvent(new WattenStopEvent('elsewhere'));
  }

  /** Shows the game after its texts have loaded, unless another request follows first. */
  async show(request: number): Promise<void> {
    const { language, deck, sounds, kept, book, setState, keeper, preferences, online } = this.#parts;
    const own = this.#own;
    this.#useRegion();
    await language.load();
    if (request !== this.#table.state.request) return;
    setState('playing', true);
    const play = openPlay({
      element: {
        host: this.#host,
        look: createLook(language, deck),
        preferences,
        setState,
        dispatch: (event) => this.#host.dispatchEvent(event),
      },
      game: {
        connection: this.#connection,
        ...(own && this.#ownControls(own)),
        isPaused: () => isPaused(this.#table.state),
        intercept: (action) => this.#startsAnother(action),
        onUpdate: (update) => {
          this.#useRegion();
          this.#keeping?.changed(update);
        },
        afterEvents: (update) => this.#stopAfterGames(update),
      },
      people: own ?? { names: [], temperaments: [], companions: [] },
      sounds,
      storage: {
        keeper,
        stats: book,
        all: { exists: () => own !== null && kept.isOn, remove: () => kept.forget() },
        isUnsaved: () => this.#isUnsaved,
      },
      activity: null,
      online,
    });
    this.#play = play;
    own?.setPeople(play);
    play.open();
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  /** The controls and the details that only a local game has. */
  #ownControls(own: OwnGame): Pick<GameOptions, 'endDetails' | 'undo' | 'startAgain' | 'controls'> {
    return {
      controls: this.#parts.controls,
      endDetails: () => ({ seed: own.knownSeed, undone: own.undone, again: own.isAgain }),
      ...(own.isAgainstComputers && {
        undo: { isPossible: () => this.#canUndo, run: () => own.undo() },
        startAgain: () => this.#table.startAgain(),
      }),
    };
  }

  /** Whether the visitor can take back their last card now. */
  get #canUndo(): boolean {
    return this.#host.undo && this.#own?.canUndo === true;
  }

  /**
   * Selects the table talk of the variant's region. An online table's host can change the variant between games.
   */
  #useRegion(): void {
    this.#parts.language.useRegion(variants[this.#connection.view.rules.variant].region);
  }

  // -- while it is at the table --------------------------------------------------------------------------------------

  /** Pauses or resumes the game according to the state. */
  pause(): void {
    const { state } = this.#table;
    if (isPaused(state)) this.#own?.pause();
    this.#play?.announcePause();
    // A resting game stays paused until the rest ends.
    if (!isPaused(state) && !isResting(state)) this.#own?.resume();
  }

  /** Starts the next game with the current settings if the settings have changed. Returns whether a game starts. */
  #startsAnother(action: Action): boolean {
    const game = gameOf(this.#table.state);
    const isOver = this.#play?.view.phase === 'game-over';
    const isDue = action.type === 'next' && isOver && game.name === 'playing' && game.hasNewSettings;
    if (isDue) this.#parts.startAnother();
    return isDue;
  }

  /**
   * Fires `watten-stop` after the last game, unless the page has stopped the game in a listener for this update's events.
   */
  #stopAfterGames({ happened }: ViewUpdate): void {
    if (!this.#isClosed && this.#own?.isPlayedOut && happened.some(({ type }) => type === 'game'))
      this.#host.dispatchEvent(new WattenStopEvent('games'));
  }

  // -- off the table -------------------------------------------------------------------------------------------------

  /** Removes the game from the table without changing it. */
  rest(): void {
    this.#own?.pause();
    this.#leaveTable();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#keeping?.close();
    this.#own?.close();
    this.#leaveTable();
  }

  get #isUnsaved(): boolean {
    const game = gameOf(this.#table.state);
    return game.name === 'playing' && game.isUnsaved;
  }

  #leaveTable(): void {
    this.#play?.close();
    this.#play = null;
    this.#parts.setState('playing', false);
    this.#host.requestUpdate();
  }
}
