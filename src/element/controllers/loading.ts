import { loadPart } from '../load-part.js';
import { reportError, type ElementHost } from '../host.js';
import type { DeckController } from './deck.js';
import type { LanguageController } from './language.js';
import { PresenceController } from './presence.js';

const loadGameCode = () => loadPart(() => import('../play/game-code.js'), 'Play');

export type GameCode = Awaited<ReturnType<typeof loadGameCode>>;

/** Loads what a game needs: at once, when the table comes into sight, or when a game begins. */
export class LoadingController extends PresenceController {
  readonly #deck: DeckController;
  readonly #language: LanguageController;
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

  async #loadAll(): Promise<GameCode | null> {
    try {
      const [code] = await Promise.all([this.#code ?? loadGameCode(), this.#language.load()]);
      await this.#deck.load();
      this.#code = code;
      this.#hasFailed = false;
      this.#failures = 0;
      return code;
    } catch (error) {
      this.#fail(error as Error);
      return null;
    } finally {
      this.host.requestUpdate();
    }
  }

  #fail({ message }: Error): void {
    // What fails together is told once.
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#failures++;
    this.host.requestUpdate();
    reportError(this.host, 'load-failed', `The game could not be loaded. ${message}`);
  }

  protected override entered(signal: AbortSignal): void {
    this.#language.load().catch((error: Error) => this.#fail(error));
    if (this.host.loading === 'eager') void this.load();
    else this.#loadInSight(signal);
  }

  #loadInSight(signal: AbortSignal): void {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      if (!this.#hasFailed) void this.load();
    });
    observer.observe(this.host);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
