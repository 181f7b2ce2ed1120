import { loadModule } from './load-module.js';
import { reportError, type ElementHost } from './host.js';
import type { DeckController } from './deck.js';
import type { LanguageController } from './language/language.js';
import { windowOf } from './window-of.js';
import { PresenceController } from './presence.js';

const loadPoster = () => loadModule(() => import('./poster-cards.js'), 'posterCards');
const loadGameCode = () =>
  loadModule(
    () => import('../games/game-code.js'),
    'RunningGame',
    'createLook',
    'loadAhead',
    'loadResuming',
    'openRulesOnPoster',
    'seenFirst',
    'startOwnGame',
  );

export type GameCode = Awaited<ReturnType<typeof loadGameCode>>;
/** With what goes on with a saved game. */
export type ResumingCode = GameCode & Awaited<ReturnType<GameCode['loadResuming']>>;

/** The tables of the page that wait for what a game needs. */
const waiting = new Map<Element, Promise<unknown>>();

/** How long a page may be busy before the game is loaded all the same, in ms. */
const LONGEST_BUSY = 3000;

/** Calls back when the page has nothing else to do; Safari does not tell when that is. */
const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: LONGEST_BUSY });
  else setTimeout(callback, 200);
};

/**
 * Loads the poster's cards when the table comes into sight, and what a game needs as soon as the page has nothing else
 * to do; all of it at once if the page says so, and in any case when a game begins.
 */
export class LoadingController extends PresenceController {
  readonly #deck: DeckController;
  readonly #language: LanguageController;
  #poster: Awaited<ReturnType<typeof loadPoster>> | null = null;
  #isPosterWanted = false;
  #code: GameCode | null = null;
  #underWay: Promise<GameCode | null> | null = null;
  #hasFailed = false;
  /** How many attempts in a row have failed. */
  #failures = 0;

  constructor(host: ElementHost, deck: DeckController, language: LanguageController) {
    super(host);
    this.#deck = deck;
    this.#language = language;
  }

  /** Null until it is loaded. */
  get code(): GameCode | null {
    return this.#code;
  }

  /** The cards on a poster that is shown now; none until they are loaded. */
  posterCards(): readonly unknown[] {
    const { drawn } = this.#deck;
    // A table that began with a game has its poster only when that has ended.
    if (this.#code) void this.#loadPoster();
    // Other cards than those of the Salzburg deck come with the game.
    const isThere = this.host.deck === 'salzburg' || drawn?.name === this.host.deck;
    return (isThere && this.#poster?.posterCards(this.host.deck === 'salzburg' ? null : drawn)) || [];
  }

  /** Whether the last attempt failed, and nothing has been tried since. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Whether trying again has not helped: what is missing can only be had with the page. */
  get needsReload(): boolean {
    return this.#failures > 1;
  }

  /**
   * Resolves to the code once language and deck are there too; to null, and one `watten-error` an attempt, if they could
   * not be loaded.
   */
  load(): Promise<GameCode | null> {
    if (!this.#underWay) {
      this.#hasFailed = false;
      this.host.requestUpdate();
      this.#underWay = this.#loadAll().finally(() => (this.#underWay = null));
    }
    return this.#underWay;
  }

  /** The same with what goes on with a saved game. */
  async loadResuming(): Promise<ResumingCode | null> {
    const code = await this.load();
    if (!code) return null;
    return code.loadResuming().then(
      (resuming) => ({ ...code, ...resuming }),
      (error: Error) => this.#fail(error),
    );
  }

  async #loadAll(): Promise<GameCode | null> {
    try {
      const parts = this.#loadParts();
      waiting.set(this.host, parts);
      const code = await parts.finally(() => waiting.delete(this.host));
      await code.seenFirst(this.host, waiting);
      this.#code = code;
      this.#hasFailed = false;
      this.#failures = 0;
      return code;
    } catch (error) {
      return this.#fail(error as Error);
    } finally {
      this.host.requestUpdate();
    }
  }

  async #loadParts(): Promise<GameCode> {
    const [code] = await Promise.all([this.#code ?? loadGameCode(), this.#language.load()]);
    await this.#deck.load();
    return code;
  }

  /** A poster without cards can be played from all the same. */
  async #loadPoster(): Promise<void> {
    if (this.#isPosterWanted) return;
    this.#isPosterWanted = true;
    this.#poster = await loadPoster().catch(() => null);
    this.host.requestUpdate();
  }

  async #loadAhead(signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#hasFailed) return;
    const { clientWidth, clientHeight } = this.host;
    await (await this.load())?.loadAhead(clientWidth, clientHeight);
  }

  #fail({ message }: Error): null {
    // What fails together is told once.
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      this.#failures++;
      this.host.requestUpdate();
      reportError(this.host, 'load-failed', `The game could not be loaded. ${message}`);
    }
    return null;
  }

  protected override entered(signal: AbortSignal): void {
    this.#language.load().catch((error: Error) => this.#fail(error));
    if (this.host.loading === 'eager') void Promise.all([this.#loadPoster(), this.#loadAhead(signal)]);
    else this.#loadInSight(signal);
  }

  #loadInSight(signal: AbortSignal): void {
    const observer = new (windowOf(this.host).IntersectionObserver)((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // Where there will be a game at once nobody sees the poster.
      const poster = this.#underWay ? Promise.resolve() : this.#loadPoster();
      void poster.then(() => whenIdle(() => void this.#loadAhead(signal)));
    });
    observer.observe(this.host);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
