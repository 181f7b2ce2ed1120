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
import { SETTINGS, type SettingName } from '../shell/settings/settings.js';
import type { Extras } from '../table/template-data.js';
import { faultOfConnection } from '../table/connection-check.js';
import type { DeckController } from '../shell/deck.js';
import { GameAtTable } from './game-at-table.js';
import type { Hint } from '../table/advice/hint.js';
import { KeptGame } from './stored-game.js';
import type { LanguageController } from '../shell/language/language.js';
import type { LoadingController } from '../shell/loading.js';
import { PresenceController } from '../shell/presence.js';
import type { SoundController } from '../features/sound/sound.js';
import { checkStart } from './start-options.js';

export interface GameControllerParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly sounds: SoundController;
  readonly loading: LoadingController;
  readonly keeper: Keeper;
  readonly book: StatsBook;
  readonly preferences: Preferences;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** What the table of a server adds to a game at it; null: it is none. */
  readonly extras: () => Extras | null | undefined;
  /** A game takes the table although the one at it rests: what is shown in its place has to go. */
  readonly takenUp: () => void;
}

/**
 * Which game is to be at the table: none, one that the element runs itself, or a seat of one that runs elsewhere. What a
 * page asks of it is checked here.
 */
export class GameController extends PresenceController {
  readonly #loading: LoadingController;
  readonly #kept: KeptGame;
  readonly #atTable: GameAtTable;
  readonly #takenUp: () => void;
  /** The seat that the page gave. */
  #remote: SeatConnection | null = null;
  /** Something else is shown at the table; the game comes back when that is gone. */
  #isResting = false;
  /** Whether a game was on its way when that came. */
  #wasOpening = false;
  /** Whether it is about to be seen what is shown when nothing is yet. */
  #isArriving = false;
  /** Whether a game is on its way of itself: kept, left with the page, or by `autostart`. */
  #comesBack = false;
  /** Whether the poster's button was pressed before that was seen. */
  #isPressed = false;

  constructor(host: ElementHost, { takenUp, ...parts }: GameControllerParts) {
    super(host);
    this.#loading = parts.loading;
    this.#takenUp = takenUp;
    this.#kept = new KeptGame(host, parts);
    this.#atTable = new GameAtTable(host, {
      ...parts,
      kept: this.#kept,
      isPresent: () => this.isPresent,
      takeUp: () => this.#takeUp(),
      startAnew: () => void this.#startSoon(),
    });
  }

  get play(): Play | null {
    return this.#atTable.play;
  }

  get view(): View | null {
    return this.play?.view ?? null;
  }

  /** Whether a game of the element's own is on its way. */
  get isStarting(): boolean {
    return this.#atTable.isOpening;
  }

  /** Whether a game is on its way that nobody has to begin: there is no poster then. */
  get isComing(): boolean {
    return this.#comesBack;
  }

  /** Whether something else is shown in its place, or about to be. */
  get isResting(): boolean {
    return this.#isResting;
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
    this.#atTable.close();
    this.#remote = value;
    if (value && this.host.isConnected) void unlessAborted(this.#atTable.showRemote(value));
    this.host.requestUpdate();
  }

  /** @param playerSeed what the computers' temperaments come from; left out: from the game */
  async start(options: unknown = {}, playerSeed?: string): Promise<void> {
    if (this.#refusesRemote('start')) return;
    let checked: StartOptions;
    try {
      checked = checkStart(options);
    } catch (error) {
      reportThrown(this.host, error, 'start-failed');
      return;
    }
    await this.#atTable.begin((code, hooks) => code.startOwnGame(this.host, checked, hooks, playerSeed));
  }

  /** The poster's button: it begins no game in place of one that is on its way. */
  pressed(): void {
    if (this.#isArriving) this.#isPressed = true;
    else if (!this.isStarting && !this.#comesBack) void this.#startSoon();
  }

  async load(saved: unknown): Promise<void> {
    if (this.#refusesRemote('load')) return;
    await this.#atTable.resumeSaved(() => saved, false);
  }

  /** Whether another tab plays the game that was at the table. */
  get isElsewhere(): boolean {
    return this.#atTable.isElsewhere;
  }

  /** Takes the game back that another tab plays. */
  takeBack(): void {
    this.#atTable.close();
    void this.#begin();
  }

  /** Tries once more to load what could not be loaded, and to open the game that was asked for. */
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
    return this.#atTable.isPaused;
  }

  pause(): void {
    if (this.#refusesRemote('pause') || this.isPaused || !this.#atTable.hasGame) return;
    this.#atTable.pause();
  }

  resume(): void {
    if (this.#refusesRemote('resume') || !this.isPaused) return;
    this.#atTable.resume(this.#isResting);
  }

  /** Ends the game; resolves to it once the table shows its poster, to null if there was none. */
  async stop(): Promise<SavedGame | null> {
    if (this.#refusesRemote('stop')) return null;
    this.#wasOpening = false;
    const saved = this.#atTable.end();
    if (saved) {
      this.#kept.remove();
      this.host.dispatchEvent(new WattenStopEvent('host'));
    }
    await this.host.updateComplete;
    return saved;
  }

  async act(action: Action): Promise<boolean> {
    if (this.play) return this.play.act(action);
    this.#report('no-game', 'There is no game to act in; start() begins one.');
    return false;
  }

  async hint(): Promise<Hint> {
    if (this.play) return this.play.hint();
    const message = 'There is no game to give a hint for; start() begins one.';
    this.#report('no-game', message);
    throw new InputError('nothing-to-advise', message);
  }

  settingChanged(name: SettingName): void {
    if (SETTINGS[name].takesEffect === 'next-game') this.#atTable.settingsChanged();
    const { autostart, isConnected } = this.host;
    if (name === 'autostart' && autostart && isConnected && !this.play && !this.#isResting) void this.#startSoon();
    if (name === 'persist') this.#kept.moved();
    if ((name === 'lesson' || name === 'puzzle') && this.host[name] !== null) this.#makeWay();
  }

  /** Takes the game off the table for a time: it stays as it is, and nothing of it goes on unseen. */
  rest(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#wasOpening = this.isStarting || this.#isArriving || this.#isWanted;
    this.#atTable.rest();
  }

  /** Puts the game that rests on the table again, or what else was there. */
  async wake(): Promise<void> {
    if (!this.#isResting) return;
    this.#isResting = false;
    if (!this.isPresent) return;
    if (this.#atTable.hasOwn) await unlessAborted(this.#atTable.showAgain());
    else if (this.#remote) await unlessAborted(this.#atTable.showRemote(this.#remote));
    else if (this.#atTable.left || this.#wasOpening) await this.#arrive();
    await this.host.updateComplete;
  }

  protected override entered(signal: AbortSignal): void {
    signal.addEventListener('abort', () => this.#atTable.leavePage());
    if (!this.#atTable.left) this.#makeWay();
    if (!this.#isResting) void this.#arrive();
  }

  /** Whether the page asks for a puzzle or a lesson. */
  get #isWanted(): boolean {
    return this.host.puzzle !== null || this.host.lesson !== null;
  }

  /** Where the page asks for a puzzle or a lesson that begins, and nothing else meanwhile. */
  #makeWay(): void {
    if (this.#isWanted && this.isPresent && !this.#remote) this.rest();
  }

  /** What is shown when nothing is yet. */
  async #arrive(): Promise<void> {
    const { left } = this.#atTable;
    if (this.#remote) await unlessAborted(this.#atTable.showRemote(this.#remote));
    else if (left) await this.#comes(this.#atTable.resumeSaved(() => this.#kept.latest(left), this.isPaused));
    else await this.#begin();
  }

  async #comes(opening: Promise<void>): Promise<void> {
    this.#comesBack = true;
    await unlessAborted(opening).finally(() => (this.#comesBack = false));
    this.host.requestUpdate();
  }

  /** Begins a game that no page awaits. */
  #startSoon(): Promise<unknown> {
    return unlessAborted(this.start());
  }

  /** Goes on with the stored game, or begins one by itself, unless a page has asked for another meanwhile. */
  async #begin(): Promise<void> {
    const request = this.#atTable.requests;
    // A page may say right after it made the table what is kept where; and a moment later it can listen.
    this.#isArriving = true;
    await this.host.updateComplete;
    this.#isArriving = false;
    const isPressed = this.#isPressed;
    this.#isPressed = false;
    if (request !== this.#atTable.requests || !this.isPresent || this.host.server !== null) return;
    const stored = this.#kept.read();
    if (stored !== null) return this.#comes(this.#beginWith(stored));
    if (isPressed) await this.#startSoon();
    else if (this.host.autostart) await this.#comes(this.start());
  }

  async #beginWith(stored: unknown): Promise<void> {
    const request = this.#atTable.requests;
    // Another tab may have gone on with it by then.
    await this.#atTable.resumeSaved(() => this.#kept.read() ?? stored, false);
    // It cannot be played, and nobody has asked for anything else meanwhile.
    const { hasFailed } = this.#loading;
    if (!this.play && this.#atTable.requests === request + 1 && this.host.autostart && !hasFailed) await this.start();
  }

  /** Nothing is in the place of the game any longer. */
  #takeUp(): void {
    if (!this.#isResting) return;
    this.#isResting = false;
    this.#takenUp();
  }

  // -- telling the page ----------------------------------------------------------------------------------------------

  #refusesRemote(method: string): boolean {
    if (!this.#remote) return false;
    this.#report(
      'remote',
      `${method}() has no effect while 'connection' plays a game that runs elsewhere; set it to null first.`,
    );
    return true;
  }

  #report(code: string, message: string): void {
    reportError(this.host, code, message);
  }
}
