import type { ReactiveController } from 'lit';
import type { ElementHost } from '../../shell/host.js';

/** Keeps the focus at the table: if the focused element disappears, the next card or button gets the focus. */
export class FocusController implements ReactiveController {
  readonly #host: ElementHost;
  readonly #frame: HTMLElement;
  #hadFocus: Element | null = null;
  /** Whether the prompt has the focus because no card or button is enabled. */
  #isWaiting = false;

  constructor(host: ElementHost, frame: HTMLElement) {
    this.#host = host;
    this.#frame = frame;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#hadFocus = this.#host.shadowRoot?.activeElement ?? null;
  }

  hostUpdated(): void {
    this.#restoreFocus();
    const focused = this.#host.shadowRoot?.activeElement;
    // A disabled button loses the focus only after this update.
    const active = focused?.matches(':disabled') ? null : focused;
    const isOnPrompt = active?.classList.contains('prompt') ?? false;
    if ((this.#hadFocus && !active) || (this.#isWaiting && isOnPrompt)) this.#focusFirst();
    else this.#isWaiting = false;
  }

  /** Restores the focus of an element that lost the focus when it moved among its siblings. */
  #restoreFocus(): void {
    if (!this.#host.shadowRoot?.activeElement && this.#hadFocus?.isConnected)
      (this.#hadFocus as HTMLElement).focus({ preventScroll: true });
  }

  close(): void {
    this.#host.removeController(this);
  }

  #focusFirst(): void {
    const target =
      // The bid button does not get the focus: the cards can appear a moment later, and a repeated Enter would bid.
      this.#frame.querySelector<HTMLElement>(".hand .card[aria-disabled='false']") ??
      this.#frame.querySelector<HTMLElement>(".prompt .button:enabled:not([data-action='bid'])") ??
      this.#frame.querySelector<HTMLElement>('.prompt');
    this.#isWaiting = target?.classList.contains('prompt') ?? false;
    target?.focus({ preventScroll: true });
  }
}
