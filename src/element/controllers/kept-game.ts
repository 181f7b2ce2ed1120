import { sideOf } from '../../rules/seats.js';
import { reportError, type ElementHost } from '../host.js';
import type { Keeper } from '../kept/keeper.js';
import type { Preferences } from '../kept/preferences.js';
import type { StatsBook } from '../kept/stats-book.js';
import type { ViewUpdate } from '../play/incoming.js';
import type { SavedGame } from '../play/own-game/saved-game.js';

interface KeptParts {
  readonly keeper: Keeper;
  readonly book: StatsBook;
  readonly preferences: Preferences;
}

/** The table at which a game of the element's own is played. */
interface Saving {
  save(): SavedGame | null;
}

/** What is kept of the element's own games: the one that runs, and how those that are over ended. */
export class KeptGame {
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

  /** A new game has begun: from now on it is kept, even if all was deleted. */
  begun(): void {
    this.#keeper.goOn();
  }

  /** An action was done; the page has not heard of it yet. */
  changed(table: Saving, { action, happened, view }: ViewUpdate): void {
    const { seat, players, rules } = view;
    if (seat !== null && action?.seat === seat) {
      this.#keeper.goOn();
      this.#book.save();
      this.#preferences.save();
    }
    this.store(table);
    const over = happened.find((fact) => fact.type === 'game');
    if (over && seat !== null) this.#book.count(rules.variant, over, sideOf(players, seat));
  }

  store(table: Saving): void {
    if (this.#keeper.isOn) this.#keeper.write('game', table.save());
  }

  /** The stored game, unchecked; null if there is none. One that cannot be read is told to the page. */
  read(): unknown {
    try {
      return this.#keeper.read('game');
    } catch (error) {
      reportError(this.#host, 'invalid-record', `The stored game cannot be read. ${(error as Error).message}`);
      return null;
    }
  }

  /** Removes the stored game. */
  remove(): void {
    this.#keeper.remove('game');
  }

  /** The key has changed under which all is kept. */
  moved(): void {
    this.#keeper.moved();
  }

  /** Removes all that is kept; the game goes on, and is kept again as soon as the human does. Says whether it has gone. */
  forget(): boolean {
    const haveGone = this.#keeper.forget();
    if (haveGone) {
      this.#book.clear();
      this.#preferences.clear();
    }
    return haveGone;
  }
}
