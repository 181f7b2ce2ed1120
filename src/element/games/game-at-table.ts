import type { SeatConnection } from '../../game/connect.js';
import { aborted, unlessAborted } from '../shell/aborted.js';
import { reportError, reportThrown, type ElementHost } from '../shell/host.js';
import type { GameCode, LoadingController } from '../shell/loading.js';
import type { Play } from '../table/play.js';
import { faultOfConnection } from '../table/connection-check.js';
import type { OwnGame, OwnGameOptions } from './own-game/own-game.js';
import type { SavedGame } from './own-game/saved-game.js';
import type { RunningGame, RunningGameParts } from './running-game.js';
import {
  gameOf,
  INITIAL_STATE,
  isPaused,
  isResting,
  nextState,
  type OpenedBy,
  type TableEvent,
  type TableState,
} from './table-state.js';

export interface GameAtTableParts extends RunningGameParts {
  readonly loading: LoadingController;
  /** Called when a game replaces the open lesson, puzzle or replay. */
  readonly endActivity: () => void;
}

/** Opens, shows, pauses and closes the table's game according to the table's state. */
export class GameAtTable {
  readonly #host: ElementHost;
  readonly #parts: GameAtTableParts;
  #state = INITIAL_STATE;
  /** Resources of the game in the states `playing` and `connected`. */
  #game: RunningGame | null = null;
  /** The last connection for which `watten-start` fired. */
  #announced: SeatConnection | null = null;
  /** Repeats the failed request. */
  #retry = (): Promise<void> => Promise.resolve();

  readonly #loadGame = (): Promise<GameCode | null> => this.#parts.loading.load();

  constructor(host: ElementHost, parts: GameAtTableParts) {
    this.#host = host;
    this.#parts = parts;
  }

  get state(): TableState {
    return this.#state;
  }

  get play(): Play | null {
    return this.#game?.play ?? null;
  }

  /** Changes the state. Returns whether the event had an effect. */
  send(event: TableEvent): boolean {
    const before = this.#state;
    const state = (this.#state = nextState(before, event));
    if (state === before) return false;
    if (isResting(before) && !isResting(state) && event.type !== 'wake') this.#parts.endActivity();
    this.#parts.setState('paused', isPaused(state));
    this.#host.requestUpdate();
    return true;
  }

  /**
   * Returns the running game as a saved game, or the game saved when the table left the page; null if there is neither.
   */
  save(): SavedGame | null {
    const game = gameOf(this.#state);
    if (game.name === 'saved') return game.saved;
    return game.name === 'playing' && this.#game ? this.#game.save() : null;
  }

  // -- opening -------------------------------------------------------------------------------------------------------

  /** Repeats the failed request. Returns whether there was one. */
  tryAgain(): boolean {
    const hasFailed = this.#state.pending?.name === 'failed';
    if (hasFailed) void unlessAborted(this.#retry());
    return hasFailed;
  }

  /**
   * Resumes a saved game. `saved` is called after the code has loaded and can return anything. Rejects with an
   * AbortError if the game can no longer be shown.
   */
  resumeSaved(by: OpenedBy, saved: () => unknown): Promise<void> {
    return this.#open(
      by,
      () => this.#parts.loading.loadResuming(),
      (code, options) => code.resumeOwnGame(saved(), this.#parts.preferences.settings, options),
      false,
    );
  }

  /** Starts the finished game again with the same deal. Settings that changed since then still wait for the next game. */
  startAgain(): void {
    void unlessAborted(this.#repeat());
  }

  async #repeat(): Promise<void> {
    const saved = this.save();
    const game = gameOf(this.#state);
    if (!saved || game.name !== 'playing') return;
    const { hasNewSettings } = game;
    await this.#open(
      'page',
      () => this.#parts.loading.loadResuming(),
      (code, options) => code.repeatOwnGame(saved, this.#parts.preferences.settings, options),
      true,
    );
    if (hasNewSettings) this.send({ type: 'change', to: { hasNewSettings } });
  }

  /** Opens a new game. Rejects with an AbortError if the game can no longer be shown. */
  begin(by: OpenedBy, make: (code: GameCode, options: OwnGameOptions) => OwnGame): Promise<void> {
    return this.#open(by, this.#loadGame, make, true);
  }

  /** Opens a game that the table runs. If `make` throws, an error is reported and the current game continues. */
  async #open<Code extends GameCode>(
    by: OpenedBy,
    load: () => Promise<Code | null>,
    make: (code: Code, options: OwnGameOptions) => OwnGame,
    isNew: boolean,
  ): Promise<void> {
    this.send({ type: 'open', by });
    const { request } = this.#state;
    try {
      const code = await this.#load(request, load, () => this.#open(by, load, make, isNew));
      const game = code && this.#create(code, (options) => make(code, options));
      if (!game) return;
      // Creating a game and showing it take many milliseconds each on a slow device.
      await code.yieldToEventLoop();
      if (request !== this.#state.request || !this.#state.isPresent) {
        game.close();
        throw aborted();
      }
      this.send({ type: 'opened', request });
      this.close();
      this.#game = game;
      await game.begin(request, isNew);
    } finally {
      this.send({ type: 'done', request });
    }
  }

  #create(code: GameCode, make: (options: OwnGameOptions) => OwnGame): RunningGame | null {
    try {
      return new code.RunningGame(this.#host, this.#parts, this, make);
    } catch (error) {
      reportThrown(this.#host, error, 'start-failed');
      return null;
    }
  }

  /** Shows the running game after a rest, or the game of the page's connection. If there is neither, does nothing. */
  async show(): Promise<void> {
    if (!this.send({ type: 'show' })) return;
    const { request, current } = this.#state;
    const code = await this.#load(request, this.#loadGame, () => this.show());
    if (!code) return;
    if (current.name !== 'connected') return this.#game?.showAgain(request);
    const { connection } = current;
    // After the page has set a connection, that connection can lose its view.
    const fault = faultOfConnection(connection);
    if (fault !== null) return reportError(this.#host, 'invalid-value', fault);
    const game = (this.#game = new code.RunningGame(this.#host, this.#parts, this, connection));
    // A game is announced only once, even if it is shown again after a rest or when the table returns to the page.
    if (connection !== this.#announced && connection.view.handNumber === 0) game.announce();
    this.#announced = connection;
    await game.show(request);
  }

  /**
   * Resolves to a game's code, or to null if the code cannot be loaded. Rejects with an AbortError if another request
   * follows or the element is not on a page.
   */
  async #load<Code extends GameCode>(
    request: number,
    load: () => Promise<Code | null>,
    retry: () => Promise<void>,
  ): Promise<Code | null> {
    const code = await load();
    // Rendering the poster and creating a game take many milliseconds each on a slow device.
    await code?.yieldToEventLoop();
    await this.#host.updateComplete;
    if (!code && this.send({ type: 'failed', request })) this.#retry = retry;
    if (request !== this.#state.request || !this.#state.isPresent) throw aborted();
    return code;
  }

  // -- while a game is at the table ----------------------------------------------------------------------------------

  /** Pauses or resumes the game. */
  pause(paused: boolean): void {
    if (this.send({ type: 'pause', isPaused: paused })) this.#game?.pause();
  }

  /** Removes the game from the table for a lesson, puzzle or replay. */
  rest(isWanted: boolean): void {
    if (this.send({ type: 'rest', isWanted })) this.#game?.rest();
  }

  /** Saves the game when the element leaves the page. The game returns with the element. */
  leavePage(): void {
    this.send({ type: 'leave', saved: this.save() });
    this.close();
  }

  /** Ends the game that the table runs. Returns the saved game, or null if no game was running. */
  end(): SavedGame | null {
    const saved = this.save();
    this.send({ type: 'stop' });
    this.close();
    return saved;
  }

  close(): void {
    this.#game?.close();
    this.#game = null;
  }
}
