import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import { aborted, unlessAborted } from '../shell/aborted.js';
import { WattenStartEvent, WattenStopEvent } from '../shell/events.js';
import { reportError, reportThrown, type CustomState, type ElementHost } from '../shell/host.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { StatsBook } from '../shell/storage/stats-book.js';
import type { ViewUpdate } from '../table/incoming.js';
import type { KeptOwnGame } from './own-game/store-own-game.js';
import type { OwnGame, OwnGameOptions } from './own-game/own-game.js';
import type { Play } from '../table/play.js';
import type { SavedGame } from './own-game/saved-game.js';
import type { Extras } from '../table/template-data.js';
import { faultOfConnection } from '../table/connection-check.js';
import type { DeckController } from '../shell/deck.js';
import type { KeptGame } from './stored-game.js';
import type { LanguageController } from '../shell/language/language.js';
import type { GameCode, LoadingController } from '../shell/loading.js';
import type { SoundController } from '../features/sound/sound.js';

export interface GameAtTableParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly sounds: SoundController;
  readonly loading: LoadingController;
  readonly kept: KeptGame;
  readonly book: StatsBook;
  readonly keeper: Keeper;
  readonly preferences: Preferences;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** Whether the element is on the page. */
  readonly isPresent: () => boolean;
  /** A game is about to take the table. */
  readonly takeUp: () => void;
  /** What the table of a server adds to it; null: it is none. */
  readonly extras: () => Extras | null | undefined;
  /** Begins another game by the settings of now. */
  readonly startAnew: () => void;
}

/** The game that is at the table: it is opened, shown, paused, taken off the table and closed here. */
export class GameAtTable {
  readonly #host: ElementHost;
  readonly #parts: GameAtTableParts;
  /** The game, if the element runs it itself. */
  #own: OwnGame | null = null;
  /** What stores it. */
  #keeping: KeptOwnGame | null = null;
  /** Whether it can no longer be stored. */
  #isUnsaved = false;
  /** Whether another tab has taken it over. */
  #isElsewhere = false;
  /** The game as it is shown and played. */
  #play: Play | null = null;
  /** The game that was at the table when the element left the page. */
  #left: SavedGame | null = null;
  /** The seat of a game elsewhere of whose beginning the page has heard. */
  #toldOf: SeatConnection | null = null;
  /** Counts the games asked for: only the last one may take the table. */
  #requests = 0;
  #isOpening = false;
  /** Whether the host has stopped the clock of the element's own game, which may be off the page. */
  #isPaused = false;
  /** Opens the game once more whose code could not be loaded. */
  #again: (() => Promise<void>) | null = null;
  /** Whether a setting for the next game has changed since this one began. */
  #settingsChanged = false;

  readonly #loadGame = (): Promise<GameCode | null> => this.#parts.loading.load();

  constructor(host: ElementHost, parts: GameAtTableParts) {
    this.#host = host;
    this.#parts = parts;
  }

  get play(): Play | null {
    return this.#play;
  }

  /** The game that was at the table when the element left the page, until another one takes its place. */
  get left(): SavedGame | null {
    return this.#left;
  }

  /** Another number whenever another game is asked for. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether a game of the element's own is on its way. */
  get isOpening(): boolean {
    return this.#isOpening;
  }

  /** Whether another tab has taken the game over that was at the table. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Whether the element runs a game itself, shown or not. */
  get hasOwn(): boolean {
    return this.#own !== null;
  }

  /** Whether there is a game of the element's own, on the page or left. */
  get hasGame(): boolean {
    return (this.#own ?? this.#left) !== null;
  }

  /** The element's own game, on the page or left; null: none. */
  save(): SavedGame | null {
    return this.#own?.save() ?? this.#left;
  }

  // -- opening -------------------------------------------------------------------------------------------------------

  /** Opens what could not be loaded once more; says whether there is anything. */
  tryAgain(): boolean {
    const again = this.#again;
    this.#again = null;
    if (again) void unlessAborted(again());
    return again !== null;
  }

  /**
   * Goes on with a saved game, which may be anything; it is asked for when all that is needed has been loaded.
   * Rejects with an AbortError if it cannot be shown any more.
   */
  resumeSaved(saved: () => unknown, isPaused: boolean): Promise<void> {
    return this.#open(
      () => this.#parts.loading.loadResuming(),
      (code, hooks) => code.resumeOwnGame(saved(), this.#host, hooks),
      isPaused,
    );
  }

  /** Opens a new game of the element's own. Rejects with an AbortError if it cannot be shown any more. */
  begin(make: (code: GameCode, options: OwnGameOptions) => OwnGame): Promise<void> {
    return this.#open(this.#loadGame, make, false, true);
  }

  /** Opens a game of the element's own. What cannot be played is told to the page, and nothing changes. */
  async #open<Code extends GameCode>(
    load: () => Promise<Code | null>,
    make: (code: Code, options: OwnGameOptions) => OwnGame,
    isPaused: boolean,
    isNew = false,
  ): Promise<void> {
    this.#isOpening = true;
    this.#host.requestUpdate();
    const code = await this.#load(
      load,
      () => this.#open(load, make, isPaused, isNew),
      () => (this.#isOpening = false),
    );
    if (!code) return;
    let own: OwnGame;
    const pace = code.createComputerPace(
      () => this.#play,
      () => this.#host.speed,
    );
    try {
      own = make(code, {
        pace,
        onError: (error) => {
          if (error.code === 'load-failed' && this.#play) this.#play.tellMissing(error);
          else reportThrown(this.#host, error, 'player-failed');
        },
      });
    } catch (error) {
      reportThrown(this.#host, error, 'start-failed');
      return;
    }
    this.#parts.takeUp();
    this.#again = null;
    this.close();
    this.#own = own;
    this.#left = null;
    this.#settingsChanged = false;
    if (isPaused) own.pause();
    this.#setPaused(isPaused);
    const keeping = this.#keep(code, own);
    // A new game is kept even if everything was deleted before.
    if (isNew) this.#parts.keeper.goOn();
    keeping.store();
    if (isNew) this.#tellStart(own.connection);
    await this.#show(code, own.connection, own);
    if (this.#own !== own) throw aborted();
    // By now it is known who sits there.
    keeping.store();
    own.begin();
  }

  #keep(code: GameCode, own: OwnGame): KeptOwnGame {
    const { keeper, book, preferences, kept } = this.#parts;
    return (this.#keeping = code.keepOwnGame({
      host: this.#host,
      keeper,
      book,
      preferences,
      tab: kept.tab,
      save: () => own.save(),
      taken: () => this.#own === own && this.#taken(),
      unsaved: (isUnsaved) => {
        this.#isUnsaved = isUnsaved;
        this.#host.requestUpdate();
      },
    }));
  }

  /** Another tab plays the game. */
  #taken(): void {
    this.close();
    this.#isElsewhere = true;
    const message = `The game that is kept under '${this.#host.persist}' goes on in another window.`;
    reportError(this.#host, 'taken-over', message);
    this.#host.dispatchEvent(new WattenStopEvent('elsewhere'));
  }

  /** Shows the element's own game again, which was taken off the table for a time. */
  async showAgain(): Promise<void> {
    const own = this.#own;
    const code = await this.#load(this.#loadGame, null);
    if (!code || !own || this.#own !== own) return;
    await this.#show(code, own.connection, own);
    if (!this.#isPaused) own.resume();
    own.begin();
  }

  /** Shows a seat of a game that runs elsewhere. */
  async showRemote(connection: SeatConnection): Promise<void> {
    const code = await this.#load(this.#loadGame, () => this.showRemote(connection));
    if (!code) return;
    // It may have lost its view since the page gave it.
    const fault = faultOfConnection(connection);
    if (fault !== null) return reportError(this.#host, 'invalid-value', fault);
    this.#parts.takeUp();
    this.close();
    // It may be shown again: the table was taken away and put back, or something else was shown in its place.
    if (connection !== this.#toldOf && connection.view.handNumber === 0) this.#tellStart(connection);
    this.#toldOf = connection;
    await this.#show(code, connection);
  }

  /**
   * What a game needs to be shown; null: it could not be loaded. Rejects with an AbortError if something else was asked
   * for meanwhile, or the element is not on a page.
   * @param load resolves to it, or to null
   * @param again opens the game once more if this fails
   * @param loaded the waiting is over, whatever came of it
   */
  async #load<Code extends GameCode>(
    load: () => Promise<Code | null>,
    again: (() => Promise<void>) | null,
    loaded?: () => void,
  ): Promise<Code | null> {
    const request = ++this.#requests;
    const code = await load();
    await this.#host.updateComplete;
    if (loaded) {
      loaded();
      this.#host.requestUpdate();
    }
    if (!code && again) this.#again = again;
    if (request !== this.#requests || !this.#parts.isPresent()) throw aborted();
    return code;
  }

  async #show(code: GameCode, connection: SeatConnection, own?: OwnGame): Promise<void> {
    const { language, deck, sounds, kept, book, setState } = this.#parts;
    const request = this.#requests;
    await language.load();
    if (request !== this.#requests) return;
    setState('playing', true);
    const play = code.openPlay({
      host: this.#host,
      preferences: this.#parts.preferences,
      keeper: this.#parts.keeper,
      look: code.createLook(language, deck),
      setState,
      connection,
      names: own?.names ?? [],
      temperaments: own?.temperaments ?? [],
      knownSeed: own?.knownSeed,
      beginAnew: (action) => this.#beginsAnew(action),
      changed: (update) => own && this.#keeping?.changed(update),
      told: (update) => this.#told(update),
      isPaused: () => this.#isPaused,
      sounds,
      kept: {
        isThere: () => own !== undefined && kept.isOn,
        forget: () => kept.forget(),
      },
      isUnsaved: () => this.#isUnsaved,
      stats: book,
      extras: this.#parts.extras,
      tell: (event) => this.#host.dispatchEvent(event),
    });
    this.#play = play;
    own?.shownBy(play);
    play.open();
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  #tellStart({ view: { rules } }: SeatConnection): void {
    this.#host.dispatchEvent(new WattenStartEvent(rules.variant, rules.players, rules.target));
  }

  // -- while it is at the table --------------------------------------------------------------------------------------

  /** The next game begins by the settings of then. */
  settingsChanged(): void {
    this.#settingsChanged = true;
  }

  pause(): void {
    this.#own?.pause();
    this.#setPaused(true);
    this.#play?.tellPause();
  }

  /** @param isResting whether the game rests off the table: it goes on when it is back */
  resume(isResting: boolean): void {
    this.#setPaused(false);
    this.#play?.tellPause();
    if (!isResting) this.#own?.resume();
  }

  #setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#parts.setState('paused', isPaused);
    this.#host.requestUpdate();
  }

  /** The next game begins by the settings of now, if they have changed. */
  #beginsAnew(action: Action): boolean {
    const isOver = this.#play?.view.phase === 'game-over';
    const isDue = action.type === 'next' && this.#settingsChanged && this.#own !== null && isOver;
    if (isDue) this.#parts.startAnew();
    return isDue;
  }

  /** The page has heard of all that an action brought, and may have ended the game by that. */
  #told({ happened }: ViewUpdate): void {
    if (this.#own?.isPlayedOut && happened.some(({ type }) => type === 'game'))
      this.#host.dispatchEvent(new WattenStopEvent('games'));
  }

  // -- off the table -------------------------------------------------------------------------------------------------

  /** Takes the game off the table for a time: it stays as it is, and nothing of it goes on unseen. */
  rest(): void {
    this.#requests++;
    this.#isOpening = false;
    this.#own?.pause();
    this.#leaveTable();
  }

  /** The element leaves the page; the game comes back with it. */
  leavePage(): void {
    this.#left = this.save();
    const wasPaused = this.#isPaused;
    this.close();
    this.#setPaused(wasPaused);
  }

  /** Ends the game of the element's own. Resolves to it; null: there was none. */
  end(): SavedGame | null {
    const saved = this.save();
    this.#left = null;
    this.#isOpening = false;
    this.#parts.takeUp();
    this.close();
    return saved;
  }

  close(): void {
    this.#requests++;
    this.#isElsewhere = false;
    this.#keeping?.close();
    this.#keeping = null;
    this.#own?.close();
    this.#own = null;
    this.#setPaused(false);
    this.#leaveTable();
  }

  /** The game is shown no longer. */
  #leaveTable(): void {
    this.#play?.close();
    this.#play = null;
    this.#parts.setState('playing', false);
    this.#host.requestUpdate();
  }
}
