import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import type { View } from '../../game/view.js';
import { InputError } from '../../rules/input-error.js';
import { unlessAborted } from '../shell/aborted.js';
import { WattenStopEvent } from '../shell/events.js';
import { reportError, reportThrown, type CustomState, type ElementHost } from '../shell/host.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { StatsBook } from '../shell/storage/stats-book.js';
import type { StartOptions } from './own-game/own-game.js';
import type { SavedGame } from './own-game/saved-game.js';
import type { Play } from '../table/play.js';
import { SETTINGS, type SettingName, type Settings } from '../shell/settings/settings.js';
import type { OnlineControls } from '../table/template-data.js';
import { faultOfConnection } from '../table/connection-check.js';
import type { DeckController } from '../shell/deck.js';
import { focusFirst } from './focus-first.js';
import { GameAtTable } from './game-at-table.js';
import type { Hint } from '../table/advice/hint.js';
import { KeptGame } from './stored-game.js';
import type { LanguageController } from '../shell/language/language.js';
import type { LoadingController } from '../shell/loading.js';
import { PresenceController } from '../shell/presence.js';
import type { SoundController } from '../features/sound/sound.js';
import { checkStart } from './start-options.js';
import { gameOf, isPaused, isResting, openingOf, type OpenedBy } from './table-state.js';

export interface GameControllerParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly sounds: SoundController;
  readonly loading: LoadingController;
  readonly keeper: Keeper;
  readonly book: StatsBook;
  readonly preferences: Preferences;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** Data for the online table; null if the game is not at an online table. */
  readonly online: () => OnlineControls | null | undefined;
  /** Called when a game replaces the open lesson, puzzle or replay. */
  readonly endActivity: () => void;
  /** Starts the first lesson at the visitor's request. */
  readonly learn: () => void;
}

/**
 * Decides which game the table shows: none, a local game, or a seat in a game that runs elsewhere. Also checks the page's
 * requests.
 */
export class GameController extends PresenceController {
  readonly #loading: LoadingController;
  readonly #kept: KeptGame;
  /** The settings, with the visitor's choices. */
  readonly #chosen: Readonly<Settings>;
  readonly #atTable: GameAtTable;

  constructor(host: ElementHost, parts: GameControllerParts) {
    super(host);
    this.#loading = parts.loading;
    this.#chosen = parts.preferences.settings;
    this.#kept = new KeptGame(host, parts);
    this.#atTable = new GameAtTable(host, {
      ...parts,
      kept: this.#kept,
      startAnother: () => void this.#startUnawaited(),
      controls: {
        startNew: () => void this.#startUnawaited().then(() => focusFirst(host)),
        learn: parts.learn,
        leave: () => void this.stop('visitor').then(() => focusFirst(host)),
      },
    });
  }

  get play(): Play | null {
    return this.#atTable.play;
  }

  get view(): View | null {
    return this.play?.view ?? null;
  }

  /** Whether a local game is about to open. */
  get isStarting(): boolean {
    return openingOf(this.#atTable.state) !== null;
  }

  /** Whether the table is opening a game without a request from the page or visitor. If so, the table shows no poster. */
  get isComing(): boolean {
    return (openingOf(this.#atTable.state)?.by ?? 'page') !== 'page';
  }

  /** Whether a lesson, puzzle or replay replaces the game, or is about to. */
  get isResting(): boolean {
    return isResting(this.#atTable.state);
  }

  get connection(): SeatConnection | null {
    const game = gameOf(this.#atTable.state);
    return game.name === 'connected' ? game.connection : null;
  }
  set connection(value: SeatConnection | null) {
    if (value === this.connection) return;
    const fault = value === null ? null : faultOfConnection(value);
    if (fault !== null) {
      this.#report('invalid-value', fault);
      return;
    }
    this.#atTable.send({ type: 'connect', connection: value });
    this.#atTable.close();
    if (value && this.host.isConnected) void unlessAborted(this.#atTable.show());
  }

  /** @param playerSeed seed for the computers' temperaments; by default derived from the game */
  async start(options: unknown = {}, playerSeed?: string, by: OpenedBy = 'page'): Promise<void> {
    if (this.#refusesRemote('start')) return;
    let checked: StartOptions;
    try {
      checked = checkStart(options);
    } catch (error) {
      reportThrown(this.host, error, 'start-failed');
      return;
    }
    await this.#atTable.begin(by, (code, hooks) =>
      code.startOwnGame([this.#chosen, this.host], checked, hooks, playerSeed),
    );
  }

  /** Starts a game when the visitor presses the poster's button, unless a game is about to open. */
  pressed(): void {
    if (!this.#atTable.send({ type: 'press' }) && !this.isStarting) void this.#startUnawaited();
  }

  async load(saved: unknown): Promise<void> {
    if (this.#refusesRemote('load')) return;
    await this.#atTable.resumeSaved('page', () => saved);
  }

  /** Whether another tab is playing this table's game. */
  get isElsewhere(): boolean {
    return gameOf(this.#atTable.state).name === 'elsewhere';
  }

  /** Takes the game back from another tab. */
  takeBack(): void {
    if (this.#atTable.send({ type: 'takeBack' })) void this.#resumeOrStart();
  }

  /** Repeats the request whose game could not be loaded. Without such a request, loads a game's code. */
  tryAgain(): void {
    if (!this.#atTable.tryAgain()) void this.#loading.load();
  }

  save(): SavedGame | null {
    if (this.#refusesRemote('save')) return null;
    const saved = this.#atTable.save();
    if (!saved) this.#report('no-game', 'There is no game to save; start() begins one.');
    return saved;
  }

  get isPaused(): boolean {
    return isPaused(this.#atTable.state);
  }

  pause(): void {
    if (!this.#refusesRemote('pause')) this.#atTable.pause(true);
  }

  resume(): void {
    if (!this.#refusesRemote('resume')) this.#atTable.pause(false);
  }

  /** Ends the game. Resolves to the saved game when the poster is visible, or to null if no game was running. */
  async stop(reason: 'host' | 'visitor' = 'host'): Promise<SavedGame | null> {
    if (this.#refusesRemote('stop')) return null;
    const saved = this.#atTable.end();
    if (saved) {
      this.#kept.remove();
      this.host.dispatchEvent(new WattenStopEvent(reason));
    }
    await this.host.updateComplete;
    if (saved) this.#loading.preparePoster();
    return saved;
  }

  async act(action: Action): Promise<boolean> {
    if (this.play) return this.play.act(action);
    this.#report('no-game', 'There is no game to act in; start() begins one.');
    return false;
  }

  async hint(): Promise<Hint> {
    if (this.play) return this.play.hint();
    const message = 'There is no game for a hint; start() begins one.';
    this.#report('no-game', message);
    throw new InputError('nothing-to-advise', message);
  }

  settingChanged(name: SettingName): void {
    if (SETTINGS[name].takesEffect === 'next-game')
      this.#atTable.send({ type: 'change', to: { hasNewSettings: true } });
    const { autostart, server } = this.host;
    // An arriving table starts after it has looked for a stored game. An online table starts no local game.
    const canStart = this.isPresent && server === null && this.#atTable.state.pending?.name !== 'arriving';
    if (name === 'autostart' && autostart && canStart && !this.play && !this.isResting) void this.#startUnawaited();
    if (name === 'persist') this.#kept.moved();
    if ((name === 'lesson' || name === 'puzzle') && this.host[name] !== null && this.isPresent && !this.connection)
      this.rest();
  }

  /** Removes the game from the table for a lesson, puzzle or replay, without changing the game. */
  rest(): void {
    this.#atTable.rest(this.#isActivityRequested);
  }

  /** Returns the resting game to the table, or restores the previous state. */
  async wake(): Promise<void> {
    if (!this.#atTable.send({ type: 'wake' })) return;
    await this.#openByState();
    await this.host.updateComplete;
  }

  protected override entered(signal: AbortSignal): void {
    signal.addEventListener('abort', () => this.#atTable.leavePage());
    this.#atTable.send({ type: 'enter', isWanted: this.#isActivityRequested });
    void this.#openByState();
  }

  /** Whether the page requests a puzzle or a lesson. */
  get #isActivityRequested(): boolean {
    return this.host.puzzle !== null || this.host.lesson !== null;
  }

  /** Opens a game according to the state, after the table has entered the page or after a rest. */
  async #openByState(): Promise<void> {
    const { isPresent, current, pending } = this.#atTable.state;
    if (!isPresent) return;
    if (pending?.name === 'arriving') await this.#resumeOrStart();
    else if (current.name === 'saved')
      await unlessAborted(this.#atTable.resumeSaved('return', () => this.#kept.latest(current.saved)));
    else await unlessAborted(this.#atTable.show());
  }

  /** Starts a game without returning a promise to the page, and ignores an AbortError. */
  #startUnawaited(by?: OpenedBy): Promise<unknown> {
    return unlessAborted(this.start({}, undefined, by));
  }

  /** Resumes the stored game or starts a game, unless the page makes a request first. */
  async #resumeOrStart(): Promise<void> {
    const { request } = this.#atTable.state;
    // The page can set `persist` and `storage` and add listeners right after creating the table.
    await this.host.updateComplete;
    const { request: last, pending } = this.#atTable.state;
    if (request !== last || pending?.name !== 'arriving') return;
    this.#atTable.send({ type: 'arrived' });
    if (this.host.server !== null) return;
    const stored = this.#kept.read();
    if (stored !== null) await unlessAborted(this.#resumeStored(stored));
    else if (pending.isPressed) await this.#startUnawaited();
    else if (this.host.autostart) await this.#startUnawaited('table');
  }

  async #resumeStored(stored: unknown): Promise<void> {
    const request = this.#atTable.state.request + 1;
    // While the code loads, another tab can continue the game, so the stored game is read again.
    await this.#atTable.resumeSaved('table', () => this.#kept.read() ?? stored);
    const { request: last, current, pending } = this.#atTable.state;
    // The stored game is invalid, and no request followed.
    const isRefused = request === last && current.name !== 'playing' && !pending;
    if (isRefused && this.host.autostart) await this.#startUnawaited('table');
  }

  // -- reporting to the page -----------------------------------------------------------------------------------------

  #refusesRemote(method: string): boolean {
    if (!this.connection) return false;
    this.#report('remote', `${method}() has no effect while 'connection' is set; set it to null first.`);
    return true;
  }

  #report(code: string, message: string): void {
    reportError(this.host, code, message);
  }
}
