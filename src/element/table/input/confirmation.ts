import type { ReactiveControllerHost } from 'lit';
import type { Action } from '../../../game/action.js';
import type { Confirmation } from '../../../table/confirmation.js';
import type { Confirming } from '../template-data.js';

export interface ConfirmationOptions {
  /** The table, in which the focus is kept. */
  readonly frame: HTMLElement;
  /** What is asked before this action; null: nothing. */
  readonly asks: (action: Action) => Confirmation | null;
  /** Does what was chosen. */
  readonly choose: (action: Action) => void;
}

/** Asks before an action that gives something away for good. */
export class ConfirmationController {
  readonly #host: ReactiveControllerHost;
  readonly #options: ConfirmationOptions;
  #asked: (Confirmation & { readonly action: Action }) | null = null;

  constructor(host: ReactiveControllerHost, options: ConfirmationOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** What is asked now; null: nothing. */
  get shown(): Confirming | null {
    if (!this.#asked) return null;
    const { question, confirmLabel, action } = this.#asked;
    return {
      question,
      confirmLabel,
      confirm: () => {
        this.reset();
        this.#options.choose(action);
      },
      cancel: () => {
        this.reset();
        this.#focus(`.prompt [data-action='${action.type}']:last-of-type`);
      },
    };
  }

  /** Does an action that was chosen, or asks first. */
  choose(action: Action): void {
    const confirmation = this.#options.asks(action);
    if (!confirmation) return this.#options.choose(action);
    this.#asked = { ...confirmation, action };
    this.#host.requestUpdate();
    // The harmless answer.
    this.#focus(".prompt [data-confirm='no']");
  }

  /** The question is void. */
  reset(): void {
    this.#asked = null;
    this.#host.requestUpdate();
  }

  #focus(selector: string): void {
    void this.#host.updateComplete.then(() => this.#options.frame.querySelector<HTMLElement>(selector)?.focus());
  }
}
