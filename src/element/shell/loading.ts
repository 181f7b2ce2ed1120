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
    'loadTypeface',
    'openRulesOnPoster',
    'yieldToEventLoop',
    'yieldToVisible',
    'startOwnGame',
  );

export type GameCode = Awaited<ReturnType<typeof loadGameCode>>;
/** The code for the game and for resuming a saved game. */
export type ResumingCode = GameCode & Awaited<ReturnType<GameCode['loadResuming']>>;

/** Tables on the page that are loading their game. */
const waiting = new Map<Element, Promise<unknown>>();

/** Maximum time, in ms, to wait for an idle page before the game loads anyway. */
const IDLE_TIMEOUT_MS = 3000;

/** Runs the callback when the page is idle. Safari lacks `requestIdleCallback`. */
const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, 200);
};

/**
 * Loads the poster's cards when the table becomes visible, and the game when the page is idle. With `loading="eager"`,
 * or when a game begins, everything loads immediately.
 */
export class LoadingController extends PresenceController {
  readonly #deck: DeckController;
  readonly #language: LanguageController;
  #poster: Awaited<ReturnType<typeof loadPoster>> | null = null;
  #isPosterWanted = false;
  #code: GameCode | null = null;
  /** Aborted when the table leaves the page; null before the table has entered one. */
  #signal: AbortSignal | null = null;
  #underWay: Promise<GameCode | null> | null = null;
  #hasFailed = false;
  /** Number of failed attempts in a row. */
  #failures = 0;

  constructor(host: ElementHost, deck: DeckController, language: LanguageController) {
    super(host);
    this.#deck = deck;
    this.#language = language;
  }

  /** The game's code; null until it has loaded. */
  get code(): GameCode | null {
    return this.#code;
  }

  /** The visible poster's cards; empty until they have loaded. */
  posterCards(): readonly unknown[] {
    const { chosen, drawn } = this.#deck;
    // A table that began with a game shows its poster only after that game.
    if (this.#code) void this.#loadPoster();
    // The cards of other decks load with the game.
    const isThere = chosen === 'salzburg' || drawn?.name === chosen;
    return (isThere && this.#poster?.posterCards(this.host, chosen === 'salzburg' ? null : drawn)) || [];
  }

  /** Whether the last attempt failed and no new attempt has begun. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Whether a retry has failed, so that only reloading the page can help. */
  get needsReload(): boolean {
    return this.#failures > 1;
  }

  /**
   * Resolves to the game's code when the code, the language and the deck have loaded. On failure, resolves to null and
   * fires one `watten-error` per attempt.
   */
  load(): Promise<GameCode | null> {
    if (!this.#underWay) {
      this.#hasFailed = false;
      this.host.requestUpdate();
      this.#underWay = this.#loadAll().finally(() => (this.#underWay = null));
    }
    return this.#underWay;
  }

  /** Loads the game together with the code that resumes a saved game. */
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
      await code.yieldToVisible(this.host, waiting);
      this.#code = code;
      this.#hasFailed = false;
      this.#failures = 0;
      void code.loadTypeface(this.host);
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

  /** Ignores errors: the poster works without cards. */
  async #loadPoster(): Promise<void> {
    if (this.#isPosterWanted) return;
    this.#isPosterWanted = true;
    this.#poster = await loadPoster().catch(() => null);
    this.host.requestUpdate();
  }

  async #loadAhead(signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#hasFailed) return;
    await (await this.load())?.loadAhead(this.host, signal);
  }

  #fail({ message }: Error): null {
    // Several failures of one attempt are reported once.
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      this.#failures++;
      this.host.requestUpdate();
      reportError(this.host, 'load-failed', `The game could not be loaded. ${message}`);
    }
    return null;
  }

  /** Loads ahead and paints the wood again for the poster that follows a game. */
  preparePoster(): void {
    const signal = this.#signal;
    if (signal) whenIdle(() => void this.#loadAhead(signal));
  }

  protected override entered(signal: AbortSignal): void {
    this.#signal = signal;
    this.#language.load().catch((error: Error) => this.#fail(error));
    if (this.host.loading === 'eager') void Promise.all([this.#loadPoster(), this.#loadAhead(signal)]);
    else this.#loadWhenVisible(signal);
  }

  #loadWhenVisible(signal: AbortSignal): void {
    const observer = new (windowOf(this.host).IntersectionObserver)((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // A game is about to cover the poster, so the poster's cards are not needed.
      const poster = this.#underWay ? Promise.resolve() : this.#loadPoster();
      void poster.then(() => whenIdle(() => void this.#loadAhead(signal)));
    });
    observer.observe(this.host);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
