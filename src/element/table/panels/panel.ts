import type { ReactiveControllerHost } from 'lit';
import type { Panel } from '../template-data.js';

/** The elements that Tab can focus. */
const FOCUSABLE = "button:enabled, input, select, [tabindex='0']";

/** Opens and closes panels. The focus moves into the panel, stays there, and returns to the opener at the end. */
export class PanelController {
  readonly #host: ReactiveControllerHost;
  readonly #frame: HTMLElement;
  readonly #changed: (open: Panel | null) => void;
  #open: Panel | null = null;
  /** The panel that was opened first. If the opener is gone, this panel's button gets the focus. */
  #first: Panel | null = null;
  /** The panels that led to the open panel, in order. */
  readonly #trail: Panel[] = [];
  /** The panel from which the visitor has returned to the open panel; null if none. */
  #returnedFrom: Panel | null = null;
  /** The element that had the focus before the first panel opened. */
  #opener: HTMLElement | null = null;

  /**
   * @param changed runs when a panel opens, or with null when the last one closes
   * @param signal aborts when the table closes the game
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
        // WebKitGTK reports Shift+Tab correctly only in `code`.
        if (event.code === 'Tab' && this.#open) this.#wrapFocus(event);
      },
      { signal },
    );
  }

  get open(): Panel | null {
    return this.#open;
  }

  /** The panel that led to the open panel; null if none. */
  get previous(): Panel | null {
    return this.#trail.at(-1) ?? null;
  }

  /** Opens a panel; null closes the open one. */
  show(panel: Panel | null): void {
    const active = (this.#frame.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    if (!this.#open) [this.#first, this.#opener] = [panel, active];
    // If the visitor has moved the focus away from the table, the focus stays there.
    const isHere = panel !== null || active !== null;
    this.#changed(panel);
    this.#follow(panel);
    this.#open = panel;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      if (isHere) this.#focusTarget()?.focus();
      // Scroll to the last line, which is the newest.
      const lines = this.#frame.querySelector('.panel .lines:not(.stats)');
      if (lines) lines.scrollTop = lines.scrollHeight;
    });
  }

  /** Adds the open panel to the trail, or shortens the trail if the visitor returns to one of its panels. */
  #follow(panel: Panel | null): void {
    const at = panel === null ? 0 : this.#trail.indexOf(panel);
    this.#returnedFrom = at < 0 ? null : this.#open;
    if (at >= 0) this.#trail.length = at;
    else if (this.#open) this.#trail.push(this.#open);
  }

  /** The element that gets the focus now. */
  #focusTarget(): HTMLElement | null {
    if (this.#open)
      return (
        this.#frame.querySelector<HTMLElement>(`.panel [data-panel='${this.#returnedFrom}']`) ??
        this.#frame.querySelector('.panel .tool')
      );
    if (this.#opener?.isConnected && !this.#opener.matches(':disabled')) return this.#opener;
    return this.#frame.querySelector(`[data-panel='${this.#first}']`);
  }

  /** Moves the focus from a panel's last element to the first or, with Shift, from the first to the last. */
  #wrapFocus(event: KeyboardEvent): void {
    const all = [...this.#frame.querySelectorAll<HTMLElement>(`.panel :is(${FOCUSABLE})`)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    // A press on the panel outside its buttons focuses the panel itself.
    const isOnPanel = (event.target as Element).matches('.panel');
    if (event.target !== from && !(isOnPanel && event.shiftKey)) return;
    event.preventDefault();
    to?.focus();
  }
}
