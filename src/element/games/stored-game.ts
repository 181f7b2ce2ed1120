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

/** The game of the element's own that is stored; `games/own-game/store-own-game.ts` stores it. */
export class KeptGame {
  /** What tells this table from others, in this tab and in other ones. */
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

  /** Whether anything is kept at all. */
  get isOn(): boolean {
    return this.#keeper.isOn;
  }

  /** The stored game, unchecked; null if there is none. One that cannot be read is reported. */
  read(): unknown {
    try {
      return this.#keeper.read('game');
    } catch (error) {
      reportError(this.#host, 'invalid-record', `The stored game cannot be read. ${(error as Error).message}`);
      return null;
    }
  }

  /** The stored game, if another tab has taken it over; else this one. */
  latest(own: unknown): unknown {
    const stored = this.read();
    const holder = holderOf(stored);
    return holder === null || holder.tab === this.tab ? own : stored;
  }

  /** Removes the stored game, unless another tab plays it. */
  remove(): void {
    if (this.latest(null) === null) this.#keeper.remove('game');
  }

  /** The key has changed under which all is kept. */
  moved(): void {
    this.#keeper.moved();
  }

  /** Removes all that is kept; the game goes on, and is kept again as soon as the human does. Returns whether it has gone. */
  forget(): boolean {
    const haveGone = this.#keeper.forget();
    if (haveGone) {
      this.#book.clear();
      this.#preferences.clear();
    }
    return haveGone;
  }
}
