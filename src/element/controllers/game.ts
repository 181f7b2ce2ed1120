import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import type { View } from '../../game/view.js';
import { InputError } from '../../rules/input-error.js';
import { WattenStartEvent } from '../events.js';
import { reportError, type CustomState, type ElementHost } from '../host.js';
import type { OwnGame, OwnGameOptions, SavedGame, StartOptions } from '../play/own-game.js';
import type { Play } from '../play/play.js';
import { SETTINGS, type SettingName } from '../settings/settings.js';
import type { DeckController } from './deck.js';
import type { Hint } from './hints.js';
import type { LanguageController } from './language.js';
import type { GameCode, LoadingController } from './loading.js';
import { faultOfConnection } from '../play/connection-check.js';
import { PresenceController } from './presence.js';
import { checkStart } from './start-options.js';
import { storedText, storeGame } from './storage.js';

export interface GameControllerParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly loading: LoadingController;
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
    await this.#open((code, hooks) => code.startOwnGame(this.host, checked, hooks), true);
  }

  async load(saved: unknown): Promise<void> {
    if (this.#refusesRemote('load')) return;
    await this.#open((code, hooks) => code.resumeOwnGame(saved, this.host, hooks), false);
  }

  save(): SavedGame | null {
    if (this.#refusesRemote('save')) return null;
    const saved = this.#own?.save() ?? this.#left;
    if (!saved) this.#report('no-game', 'There is no game to save; start() begins one.');
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
  }

  /** Takes the game off the table for a time: it stays as it is, and nothing of it goes on unseen. */
  rest(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#wasOpening = this.#isStarting;
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
    else if (this.#remote || this.#left || this.#wasOpening) this.#arrive();
    await this.host.updateComplete;
  }

  protected override entered(signal: AbortSignal): void {
    signal.addEventListener('abort', () => {
      this.#left = this.#own?.save() ?? this.#left;
      this.#close();
    });
    if (!this.#isResting) this.#arrive();
  }

  /** What is shown when nothing is yet. */
  #arrive(): void {
    if (this.#remote) void this.#showRemote(this.#remote);
    else if (this.#left) void this.load(this.#left);
    else if (storedText(this.host.persist) !== null) void this.#resumeStored();
    else if (this.host.autostart) void this.start();
  }

  // -- opening and closing -------------------------------------------------------------------------------------------

  async #open(make: (code: GameCode, options: OwnGameOptions) => OwnGame, isNew: boolean): Promise<void> {
    const request = ++this.#requests;
    this.#isStarting = true;
    this.host.requestUpdate();
    const code = await this.#parts.loading.load();
    await this.host.updateComplete;
    this.#isStarting = false;
    this.host.requestUpdate();
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
    this.#close();
    this.#own = own;
    this.#left = null;
    this.#settingsChanged = false;
    if (isNew) this.#tellStart(own.connection);
    await this.#show(code, own.connection, own);
    this.#store();
    own.begin();
  }

  async #showAgain(own: OwnGame): Promise<void> {
    const request = ++this.#requests;
    const code = await this.#parts.loading.load();
    await this.host.updateComplete;
    if (!code || request !== this.#requests || this.#own !== own || !this.isPresent) return;
    await this.#show(code, own.connection, own);
    own.resume();
    own.begin();
  }

  async #showRemote(connection: SeatConnection): Promise<void> {
    const request = ++this.#requests;
    const code = await this.#parts.loading.load();
    await this.host.updateComplete;
    if (!code || request !== this.#requests || this.#remote !== connection || !this.isPresent) return;
    // It may have lost its view since the page gave it.
    const fault = faultOfConnection(connection);
    if (fault !== null) return this.#report('invalid-value', fault);
    this.#takeUp();
    this.#close();
    if (connection.view.handNumber === 0) this.#tellStart(connection);
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
      changed: () => this.#store(),
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

  // -- storage -------------------------------------------------------------------------------------------------------

  #store(): void {
    if (!this.host.persist || !this.#own) return;
    try {
      storeGame(this.host.persist, this.#own.save());
    } catch (error) {
      this.#report('persist-failed', `The game could not be stored. ${(error as Error).message}`);
    }
  }

  async #resumeStored(): Promise<void> {
    // What was stored is read before a page can listen; a moment later it can.
    await this.host.updateComplete;
    try {
      await this.load(JSON.parse(storedText(this.host.persist) ?? 'null'));
    } catch (error) {
      this.#report('invalid-record', `The stored game cannot be read. ${(error as Error).message}`);
    }
    if (!this.#play && !this.#isResting && this.host.autostart) await this.start();
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
