import { reportError, type ElementHost } from '../shell/host.js';
import { holderOf } from './holder.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { StatsBook } from '../shell/storage/stats-book.js';

interface KeptParts {
  readonly keeper: Keeper;
  readonly book: StatsBook;
  readonly preferences: Preferences;
}

/** The stored local game, which `games/own-game/store-own-game.ts` writes. */
export class KeptGame {
  /** Random id that distinguishes this table from all tables in all tabs. */
  readonly tab = Math.random().toString(36).slice(2);
  readonly #host: ElementHost;
  readonly #keeper: Keeper;
  readonly #book: StatsBook;
  readonly #preferences: Preferences;

  constructor(host: ElementHost, { keeper, book, preferences }: KeptParts) {
    this.#host = host;
    this.#keeper = keeper;
    this.#book = book;
    this.#preferences = preferences;
  }

  /** Whether the table stores data. */
  get isOn(): boolean {
    return this.#keeper.isOn;
  }

  /** Returns the unchecked stored game; null if none. Reports a game that cannot be read. */
  read(): unknown {
    try {
      return this.#keeper.read('game');
    } catch (error) {
      reportError(this.#host, 'invalid-record', `The stored game cannot be read. ${(error as Error).message}`);
      return null;
    }
  }

  /** Returns the stored game if another tab has taken it over, else the given game. */
  latest(own: unknown): unknown {
    const stored = this.read();
    const holder = holderOf(stored);
    return holder === null || holder.tab === this.tab ? own : stored;
  }

  /** Removes the stored game, unless another tab is playing it. */
  remove(): void {
    if (this.latest(null) === null) this.#keeper.remove('game');
  }

  /** Called after the key for the stored data has changed. */
  moved(): void {
    this.#keeper.resetFailures();
  }

  /**
   * Removes all stored data and returns whether all of it was removed. The current game continues, and is stored again
   * after the visitor's next action.
   */
  forget(): boolean {
    const haveGone = this.#keeper.forget();
    if (haveGone) {
      this.#book.clear();
      this.#preferences.clear();
    }
    return haveGone;
  }
}
