import type { ReactiveController } from 'lit';
import type { ElementHost } from './host.js';

/**
 * A controller for the time that the element is on a page. Moved within the page it has not left: a move is a
 * disconnect followed at once by a connect. Moved to another document it leaves and enters.
 */
export abstract class PresenceController implements ReactiveController {
  #stay: AbortController | null = null;
  /** The document in which it stays. */
  #page: Document | null = null;

  /** @param joins whether it hears of the element at once: one that is made later does when it is whole */
  constructor(
    protected readonly host: ElementHost,
    joins = true,
  ) {
    if (joins) host.addController(this);
  }

  protected get isPresent(): boolean {
    return this.#stay !== null;
  }

  hostConnected(): void {
    const page = this.host.ownerDocument;
    if (this.#stay && this.#page === page) return;
    this.#leave();
    this.#page = page;
    this.#stay = new AbortController();
    this.entered(this.#stay.signal);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.host.isConnected) this.#leave();
    });
  }

  #leave(): void {
    const stay = this.#stay;
    this.#stay = null;
    stay?.abort();
  }

  /**
   * The element has come onto the page.
   * @param signal aborts when it has left
   */
  protected abstract entered(signal: AbortSignal): void;
}
