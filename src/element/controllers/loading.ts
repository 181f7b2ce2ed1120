import { reportError, type ElementHost } from '../host.js';
import type { DeckController } from './deck.js';
import { PresenceController } from './presence.js';

/** All that a running game needs besides the deck: most of the package, loaded apart from the element. */
const loadGameCode = async () => {
  const [play, ownGame, svg, salzburg] = await Promise.all([
    import('../play/play.js'),
    import('../play/own-game.js'),
    import('../../deck/svg.js'),
    import('../../deck/salzburg.js'),
  ]);
  return { ...play, ...ownGame, ...salzburg, faceSvg: svg.faceSvg };
};

export type GameCode = Awaited<ReturnType<typeof loadGameCode>>;

/** Loads what a game needs: at once, when the table comes into sight, or when a game begins. */
export class LoadingController extends PresenceController {
  readonly #deck: DeckController;
  #code: GameCode | null = null;

  constructor(host: ElementHost, deck: DeckController) {
    super(host);
    this.#deck = deck;
  }

  /** Null until it is loaded. */
  get code(): GameCode | null {
    return this.#code;
  }

  /** Resolves to the code once the deck is there too; to null, and a `watten-error`, if it could not be loaded. */
  async load(): Promise<GameCode | null> {
    try {
      const code = this.#code ?? (await loadGameCode());
      await this.#deck.load();
      this.#code = code;
      this.host.requestUpdate();
      return code;
    } catch (error) {
      reportError(this.host, 'load-failed', `The game could not be loaded. ${(error as Error).message}`);
      return null;
    }
  }

  protected override entered(signal: AbortSignal): void {
    if (this.host.loading === 'eager') void this.load();
    else this.#loadInSight(signal);
  }

  #loadInSight(signal: AbortSignal): void {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void this.load();
    });
    observer.observe(this.host);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
