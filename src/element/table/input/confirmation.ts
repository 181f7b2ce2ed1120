import type { ReactiveControllerHost } from 'lit';
import type { Action } from '../../../game/action.js';
import type { Confirmation } from '../../../table/confirmation.js';
import type { Actions } from '../context.js';
import type { Confirming } from '../template-data.js';

/** Asks the visitor to confirm an irreversible action. */
export class ConfirmationController {
  readonly #host: ReactiveControllerHost;
  readonly #frame: HTMLElement;
  readonly #actions: Pick<Actions, 'choose' | 'mayAct'>;
  #open: (Confirmation & { readonly action: Action }) | null = null;

  /** @param frame the table's frame, which contains the question */
  constructor(host: ReactiveControllerHost, frame: HTMLElement, actions: Pick<Actions, 'choose' | 'mayAct'>) {
    this.#host = host;
    this.#frame = frame;
    this.#actions = actions;
  }

  /** The open question; null if none. */
  get shown(): Confirming | null {
    if (!this.#open) return null;
    const { question, confirmLabel, action } = this.#open;
    return {
      question,
      confirmLabel,
      confirm: () => {
        this.reset();
        void this.#actions.choose(action);
      },
      cancel: () => {
        this.reset();
        this.#focus(`.prompt [data-action='${action.type}']:last-of-type`);
      },
    };
  }

  /** Handles a click on an action's button: sends the action, or asks the visitor first. */
  click(action: Action): void {
    const verdict = this.#actions.mayAct(action, 'click');
    if (verdict.kind === 'not-yet') return;
    if (verdict.kind !== 'confirm') return void this.#actions.choose(action);
    this.#open = { ...verdict.confirmation, action };
    this.#host.requestUpdate();
    // Focus the safe answer.
    this.#focus(".prompt [data-confirm='no']");
  }

  /** Closes the question. */
  reset(): void {
    this.#open = null;
    this.#host.requestUpdate();
  }

  #focus(selector: string): void {
    void this.#host.updateComplete.then(() => this.#frame.querySelector<HTMLElement>(selector)?.focus());
  }
}
