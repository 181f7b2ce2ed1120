import type { ReactiveController } from 'lit';
import type { ElementHost } from '../../shell/host.js';

/** Keeps the focus at the table: where what had it is gone, the next thing to do gets it. */
export class FocusController implements ReactiveController {
  readonly #host: ElementHost;
  readonly #frame: HTMLElement;
  #hadFocus: Element | null = null;
  /** The prompt has the focus for want of anything to do. */
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
    this.#findAgain();
    const focused = this.#host.shadowRoot?.activeElement;
    // A button that is disabled loses the focus a moment later.
    const active = focused?.matches(':disabled') ? null : focused;
    const isOnPrompt = active?.classList.contains('prompt') ?? false;
    if ((this.#hadFocus && !active) || (this.#isWaiting && isOnPrompt)) this.#focusFirst();
    else this.#isWaiting = false;
  }

  /** What has only come to another place among others has lost the focus by that. */
  #findAgain(): void {
    if (!this.#host.shadowRoot?.activeElement && this.#hadFocus?.isConnected)
      (this.#hadFocus as HTMLElement).focus({ preventScroll: true });
  }

  close(): void {
    this.#host.removeController(this);
  }

  #focusFirst(): void {
    const target =
      // Whoever presses Enter again must not bid: the cards of a turn may come a moment after the bid that could be made.
      this.#frame.querySelector<HTMLElement>(".hand .card[aria-disabled='false']") ??
      this.#frame.querySelector<HTMLElement>(".prompt .button:enabled:not([data-action='bid'])") ??
      this.#frame.querySelector<HTMLElement>('.prompt');
    this.#isWaiting = target?.classList.contains('prompt') ?? false;
    target?.focus({ preventScroll: true });
  }
}
