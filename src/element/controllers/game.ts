import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import type { View } from '../../game/view.js';
import { InputError } from '../../rules/input-error.js';
import { sideOf } from '../../rules/seats.js';
import { WattenStartEvent, WattenStopEvent } from '../events.js';
import { reportError, type CustomState, type ElementHost } from '../host.js';
import type { Keeper } from '../kept/keeper.js';
import type { StatsBook } from '../kept/stats-book.js';
import type { OwnGame, OwnGameOptions, StartOptions } from '../play/own-game.js';
import type { SavedGame } from '../play/saved-game.js';
import type { Play, ViewUpdate } from '../play/play.js';
import { SETTINGS, type SettingName } from '../settings/settings.js';
import type { DeckController } from './deck.js';
import type { Hint } from './hints.js';
import type { LanguageController } from './language.js';
import type { GameCode, LoadingController } from './loading.js';
import { faultOfConnection } from './connection-check.js';
import { PresenceController } from './presence.js';
import { checkStart } from './start-options.js';

export interface GameControllerParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly loading: LoadingController;
  readonly keeper: Keeper;
  readonly book: StatsBook;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** A game takes the table although the one at it rests: what is shown in its place has to go. */
  readonly takenUp: () => void;
}

/** Which game is at the table: none, one that the element runs itself, or a seat of one that runs elsewhere. */
export class GameController extends PresenceController {
  readonly #parts: GameControllerParts;
  /** The seat that the page gave. */
  #remote: SeatConnection | null = null;
  #own: OwnGame | null = null;
  /** The game as it is shown and played. */
  #play: Play | null = null;
  /** The game that was at the table when the element left the page. */
  #left: SavedGame | null = null;
  /** Counts the games asked for: only the last one may take the table. */
  #requests = 0;
  #isStarting = false;
  /** Something else is shown at the table; the game comes back when that is gone. */
  #isResting = false;
  /** Whether a game was on its way when that came. */
  #wasOpening = false;
  /** Whether it is about to be seen what is shown when nothing is yet. */
  #isArriving = false;
  /** Whether the host has stopped the clock of the element's own game, which may be off the page. */
  #isPaused = false;
  /** Opens the game once more whose code could not be loaded. */
  #again: (() => Promise<void>) | null = null;
  /** Whether a setting for the next game has changed since this one began. */
  #settingsChanged = false;

  constructor(host: ElementHost, parts: GameControllerParts) {
    super(host);
    this.#parts = parts;
  }

  get play(): Play | null {
    return this.#play;
  }

  get view(): View | null {
    return this.#play?.view ?? null;
  }

  /** Whether a game of the element's own is on its way. */
  get isStarting(): boolean {
    return this.#isStarting;
  }

  get connection(): SeatConnection | null {
    return this.#remote;
  }
  set connection(value: SeatConnection | null) {
    if (value === this.#remote) return;
    const fault = value === null ? null : faultOfConnection(value);
    if (fault !== null) {
      this.#report('invalid-value', fault);
      return;
    }
    this.#takeUp();
    this.#close();
    this.#remote = value;
    if (value && this.host.isConnected) void this.#showRemote(value);
    this.host.requestUpdate();
  }

  async start(options: unknown = {}): Promise<void> {
    if (this.#refusesRemote('start')) return;
    let checked: StartOptions;
    try {
      checked = checkStart(options);
    } catch (error) {
      this.#reportThrown(error);
      return;
    }
    await this.#open((code, hooks) => code.startOwnGame(this.host, checked, hooks), { isNew: true, isPaused: false });
  }

  async load(saved: unknown): Promise<void> {
    if (this.#refusesRemote('load')) return;
    await this.#resume(saved, false);
  }

  /** Tries once more to load what could not be loaded, and to open the game that was asked for. */
  tryAgain(): void {
    const again = this.#again;
    this.#again = null;
    void (again ? again() : this.#parts.loading.load());
  }

  save(): SavedGame | null {
    if (this.#refusesRemote('save')) return null;
    const saved = this.#own?.save() ?? this.#left;
    if (!saved) this.#report('no-game', 'There is no game to save; start() begins one.');
    return saved;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  pause(): void {
    if (this.#refusesRemote('pause') || this.#isPaused || !(this.#own ?? this.#left)) return;
    this.#own?.pause();
    this.#setPaused(true);
    this.#play?.tellPause();
  }

  resume(): void {
    if (this.#refusesRemote('resume') || !this.#isPaused) return;
    this.#setPaused(false);
    this.#play?.tellPause();
    // One that rests goes on when it is back at the table.
    if (!this.#isResting) this.#own?.resume();
  }

  /** Ends the game; resolves to it once the table shows its poster, to null if there was none. */
  async stop(): Promise<SavedGame | null> {
    if (this.#refusesRemote('stop')) return null;
    const saved = this.#own?.save() ?? this.#left;
    this.#left = null;
    this.#isStarting = false;
    this.#wasOpening = false;
    this.#takeUp();
    this.#close();
    if (saved) {
      this.#parts.keeper.remove('game');
      this.host.dispatchEvent(new WattenStopEvent('host'));
    }
    await this.host.updateComplete;
    return saved;
  }

  async act(action: Action): Promise<boolean> {
    if (this.#play) return this.#play.act(action);
    this.#report('no-game', 'There is no game to act in; start() begins one.');
    return false;
  }

  async hint(): Promise<Hint> {
    if (this.#play) return this.#play.hint();
    const message = 'There is no game to give a hint for; start() begins one.';
    this.#report('no-game', message);
    throw new InputError('nothing-to-advise', message);
  }

  settingChanged(name: SettingName): void {
    if (SETTINGS[name].takesEffect === 'next-game') this.#settingsChanged = true;
    const { autostart, isConnected } = this.host;
    if (name === 'autostart' && autostart && isConnected && !this.#play && !this.#isResting) void this.start();
    if (name === 'persist') this.#parts.keeper.moved();
  }

  /** Takes the game off the table for a time: it stays as it is, and nothing of it goes on unseen. */
  rest(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#wasOpening = this.#isStarting || this.#isArriving;
    this.#requests++;
    this.#isStarting = false;
    this.#own?.pause();
    this.#leaveTable();
  }

  /** Puts the game that rests on the table again, or what else was there. */
  async wake(): Promise<void> {
    if (!this.#isResting) return;
    this.#isResting = false;
    if (!this.isPresent) return;
    const own = this.#own;
    if (own) await this.#showAgain(own);
    else if (this.#remote) await this.#showRemote(this.#remote, false);
    else if (this.#left || this.#wasOpening) await this.#arrive();
    await this.host.updateComplete;
  }

  protected override entered(signal: AbortSignal): void {
    signal.addEventListener('abort', () => {
      this.#left = this.#own?.save() ?? this.#left;
      const wasPaused = this.#isPaused;
      this.#close();
      this.#setPaused(wasPaused);
    });
    if (!this.#isResting) void this.#arrive();
  }

  /** What is shown when nothing is yet. */
  async #arrive(): Promise<void> {
    if (this.#remote) await this.#showRemote(this.#remote);
    else if (this.#left) await this.#resume(this.#left, this.#isPaused);
    else await this.#begin();
  }

  /** Goes on with the stored game, or begins one by itself, unless a page has asked for another meanwhile. */
  async #begin(): Promise<void> {
    const request = this.#requests;
    // A page may say right after it made the table what is kept where; and a moment later it can listen.
    this.#isArriving = true;
    await this.host.updateComplete;
    this.#isArriving = false;
    if (request !== this.#requests || !this.isPresent) return;
    const stored = this.#storedGame();
    if (stored !== null) return this.#beginWith(stored);
    if (this.host.autostart) await this.start();
  }

  async #beginWith(stored: unknown): Promise<void> {
    const request = this.#requests;
    await this.#resume(stored, false);
    // It cannot be played, and nobody has asked for anything else meanwhile.
    const { hasFailed } = this.#parts.loading;
    if (!this.#play && this.#requests === request + 1 && this.host.autostart && !hasFailed) await this.start();
  }

  // -- opening and closing -------------------------------------------------------------------------------------------

  #resume(saved: unknown, isPaused: boolean): Promise<void> {
    return this.#open((code, hooks) => code.resumeOwnGame(saved, this.host, hooks), { isNew: false, isPaused });
  }

  async #open(
    make: (code: GameCode, options: OwnGameOptions) => OwnGame,
    { isNew, isPaused }: { readonly isNew: boolean; readonly isPaused: boolean },
  ): Promise<void> {
    const request = ++this.#requests;
    this.#isStarting = true;
    this.host.requestUpdate();
    const code = await this.#parts.loading.load();
    await this.host.updateComplete;
    this.#isStarting = false;
    this.host.requestUpdate();
    if (!code) this.#again = () => this.#open(make, { isNew, isPaused });
    if (!code || request !== this.#requests || !this.isPresent) return;
    let own: OwnGame;
    const pace = code.createComputerPace(
      () => this.#play,
      () => this.host.speed,
    );
    try {
      own = make(code, { pace, onError: ({ code: reason, message }) => this.#report(reason, message) });
    } catch (error) {
      this.#reportThrown(error);
      return;
    }
    this.#takeUp();
    this.#again = null;
    this.#close();
    this.#own = own;
    this.#left = null;
    this.#settingsChanged = false;
    if (isPaused) own.pause();
    this.#setPaused(isPaused);
    if (isNew) {
      this.#parts.keeper.goOn();
      this.#tellStart(own.connection);
    }
    await this.#show(code, own.connection, own);
    if (this.#own !== own) return;
    this.#store();
    own.begin();
  }

  async #showAgain(own: OwnGame): Promise<void> {
    const request = ++this.#requests;
    const code = await this.#parts.loading.load();
    await this.host.updateComplete;
    if (!code || request !== this.#requests || this.#own !== own || !this.isPresent) return;
    await this.#show(code, own.connection, own);
    if (!this.#isPaused) own.resume();
    own.begin();
  }

  async #showRemote(connection: SeatConnection, isNew = true): Promise<void> {
    const request = ++this.#requests;
    const code = await this.#parts.loading.load();
    await this.host.updateComplete;
    if (!code) this.#again = () => this.#showRemote(connection);
    if (!code || request !== this.#requests || this.#remote !== connection || !this.isPresent) return;
    // It may have lost its view since the page gave it.
    const fault = faultOfConnection(connection);
    if (fault !== null) return this.#report('invalid-value', fault);
    this.#takeUp();
    this.#close();
    if (isNew && connection.view.handNumber === 0) this.#tellStart(connection);
    await this.#show(code, connection);
  }

  async #show(code: GameCode, connection: SeatConnection, own?: OwnGame): Promise<void> {
    const { language, deck, setState } = this.#parts;
    const request = this.#requests;
    await language.load();
    if (request !== this.#requests) return;
    setState('playing', true);
    const play = new code.Play({
      host: this.host,
      look: code.createLook(language, deck),
      setState,
      connection,
      names: own?.names ?? [],
      knownSeed: own?.knownSeed,
      beginAnew: (action) => this.#beginsAnew(action),
      changed: (update) => this.#changed(update),
      told: (update) => this.#told(update),
      isPaused: () => this.#isPaused,
      kept: {
        isThere: () => own !== undefined && this.#parts.keeper.isOn,
        forget: () => this.#forget(),
      },
      tell: (event) => this.host.dispatchEvent(event),
    });
    this.#play = play;
    play.open();
    this.host.requestUpdate();
    await this.host.updateComplete;
  }

  /** The next game begins by the settings of now, if they have changed. */
  #beginsAnew(action: Action): boolean {
    const isDue = action.type === 'next' && this.#settingsChanged && this.#own && this.view?.phase === 'game-over';
    if (isDue) void this.start();
    return Boolean(isDue);
  }

  #close(): void {
    this.#requests++;
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
    this.host.requestUpdate();
  }

  /** Nothing is in the place of the game any longer. */
  #takeUp(): void {
    if (!this.#isResting) return;
    this.#isResting = false;
    this.#parts.takenUp();
  }

  #setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#parts.setState('paused', isPaused);
    this.host.requestUpdate();
  }

  // -- what is kept --------------------------------------------------------------------------------------------------

  /** An action was done; the page has not heard of it yet. */
  #changed({ action, happened, view }: ViewUpdate): void {
    if (!this.#own) return;
    const { keeper, book } = this.#parts;
    const { seat, players, rules } = view;
    if (seat !== null && action?.seat === seat) {
      keeper.goOn();
      book.save();
    }
    this.#store();
    const over = happened.find((fact) => fact.type === 'game');
    if (over && seat !== null) book.count(rules.variant, over, sideOf(players, seat));
  }

  /** The page has heard of all that an action brought, and may have ended the game by that. */
  #told({ happened }: ViewUpdate): void {
    if (this.#own?.isPlayedOut && happened.some(({ type }) => type === 'game'))
      this.host.dispatchEvent(new WattenStopEvent('games'));
  }

  #store(): void {
    const { keeper } = this.#parts;
    if (this.#own && keeper.isOn) keeper.write('game', this.#own.save());
  }

  #storedGame(): unknown {
    try {
      return this.#parts.keeper.read('game');
    } catch (error) {
      this.#report('invalid-record', `The stored game cannot be read. ${(error as Error).message}`);
      return null;
    }
  }

  /** Removes all that is kept; the game goes on, and is kept again as soon as the human does. */
  #forget(): boolean {
    const haveGone = this.#parts.keeper.forget();
    if (haveGone) this.#parts.book.clear();
    return haveGone;
  }

  // -- telling the page ----------------------------------------------------------------------------------------------

  #tellStart({ view: { rules } }: SeatConnection): void {
    this.host.dispatchEvent(new WattenStartEvent(rules.variant, rules.players, rules.target));
  }

  #refusesRemote(method: string): boolean {
    if (!this.#remote) return false;
    this.#report(
      'remote',
      `${method}() has no effect while 'connection' plays a game that runs elsewhere; set connection to null first.`,
    );
    return true;
  }

  #reportThrown(error: unknown): void {
    this.#report(error instanceof InputError ? error.code : 'start-failed', (error as Error).message);
  }

  #report(code: string, message: string): void {
    reportError(this.host, code, message);
  }
}
