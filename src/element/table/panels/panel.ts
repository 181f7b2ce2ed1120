import type { ReactiveControllerHost } from 'lit';
import type { Panel } from '../template-data.js';

/** What Tab goes to. */
const FOCUSABLE = "button:enabled, input, select, [tabindex='0']";

/** Which panel is open over the table; the focus goes into it, stays there, and goes back to where it was. */
export class PanelController {
  readonly #host: ReactiveControllerHost;
  readonly #frame: HTMLElement;
  readonly #changed: (open: Panel | null) => void;
  #open: Panel | null = null;
  /** The panel that was opened first: one may lead to another, and its own button may not be shown. */
  #first: Panel | null = null;
  /** What had the focus before. */
  #opener: HTMLElement | null = null;

  /**
   * @param changed another panel is opened, or with null the last one closed
   * @param signal aborts when the game leaves the table
   */
  constructor(
    host: ReactiveControllerHost,
    frame: HTMLElement,
    changed: (open: Panel | null) => void,
    signal: AbortSignal,
  ) {
    this.#host = host;
    this.#frame = frame;
    this.#changed = changed;
    frame.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && this.#open) this.show(null);
        // WebKitGTK knows Shift+Tab by its code alone.
        if (event.code === 'Tab' && this.#open) this.#goRound(event);
      },
      { signal },
    );
  }

  get open(): Panel | null {
    return this.#open;
  }

  /** Opens a panel; null closes the one that is open. */
  show(panel: Panel | null): void {
    const active = (this.#frame.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    if (!this.#open) [this.#first, this.#opener] = [panel, active];
    // Who has left the table meanwhile is not called back.
    const isHere = panel !== null || active !== null;
    this.#changed(panel);
    this.#open = panel;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      if (isHere) this.#place()?.focus();
      // The newest line is the last.
      const lines = this.#frame.querySelector('.panel .lines:not(.stats)');
      if (lines) lines.scrollTop = lines.scrollHeight;
    });
  }

  /** Where the focus belongs now. */
  #place(): HTMLElement | null {
    if (this.#open) return this.#frame.querySelector('.panel .tool');
    if (this.#opener?.isConnected && !this.#opener.matches(':disabled')) return this.#opener;
    return this.#frame.querySelector(`[data-panel='${this.#first}']`);
  }

  /** From the last thing in a panel to its first, and back. */
  #goRound(event: KeyboardEvent): void {
    const all = [...this.#frame.querySelectorAll<HTMLElement>(`.panel :is(${FOCUSABLE})`)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    // A press beside its buttons has put the focus on the panel itself.
    const isOnPanel = (event.target as Element).matches('.panel');
    if (event.target !== from && !(isOnPanel && event.shiftKey)) return;
    event.preventDefault();
    to?.focus();
  }
}
