import type { ReactiveController } from 'lit';
import type { ElementHost } from './host.js';

/**
 * Base class of controllers that work while the element is on a page. A move within the document disconnects the element and
 * reconnects it immediately; this counts as staying. A move to another document counts as leaving and entering.
 */
export abstract class PresenceController implements ReactiveController {
  #stay: AbortController | null = null;
  /** The document that contains the element. */
  #page: Document | null = null;

  /** @param joins false for a controller that calls `addController()` itself when its construction is complete */
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
   * Called when the element has entered a page.
   * @param signal aborts when the element leaves the page
   */
  protected abstract entered(signal: AbortSignal): void;
}
