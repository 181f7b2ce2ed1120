import type { ReactiveControllerHost } from 'lit';
import type { Panel } from '../view/template-data.js';

/** Which panel is open over the table; the focus goes into it, and back to the button that opened it. */
export class PanelController {
  readonly #host: ReactiveControllerHost;
  readonly #frame: HTMLElement;
  readonly #changed: (open: Panel | null) => void;
  #open: Panel | null = null;
  /** The panel that was opened first: one may lead to another, and its own button may not be shown. */
  #first: Panel | null = null;

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
      ({ key }) => {
        if (key === 'Escape' && this.#open) this.show(null);
      },
      { signal },
    );
  }

  get open(): Panel | null {
    return this.#open;
  }

  /** Opens a panel; null closes the one that is open. */
  show(panel: Panel | null): void {
    if (!this.#open) this.#first = panel;
    this.#changed(panel);
    this.#open = panel;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      const focused = this.#open ? '.panel .tool' : `[data-panel='${this.#first}']`;
      this.#frame.querySelector<HTMLElement>(focused)?.focus();
      // The newest line is the last.
      const lines = this.#frame.querySelector('.panel .lines');
      if (lines) lines.scrollTop = lines.scrollHeight;
    });
  }
}
