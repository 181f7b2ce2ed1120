import type { ReactiveControllerHost } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import type { Deletion } from '../template-data.js';

export interface DeletionOptions {
  /** What it is called by: all that is kept, or the statistics alone. */
  readonly words: Deletion['words'];
  /** The table, in which the focus is kept. */
  readonly frame: HTMLElement;
  /** Says a line aloud. */
  readonly speak: (line: string) => void;
  readonly messages: () => Messages;
  /** Left out: nothing is ever kept. */
  readonly kept: { readonly isThere: () => boolean; readonly forget: () => boolean } | undefined;
}

/** What has the focus in each state. */
const FOCUSED: Readonly<Record<Deletion['state'], string>> = {
  offered: '.deletion button',
  // The harmless answer.
  asking: ".deletion [data-deletion='cancel']",
  done: '.panel .tool',
  failed: '.deletion button',
};

/** Deletes what is kept of the table, once the visitor has been asked and means it. */
export class DeletionController {
  readonly #host: ReactiveControllerHost;
  readonly #options: DeletionOptions;
  #state: Deletion['state'] = 'offered';

  constructor(host: ReactiveControllerHost, options: DeletionOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** What is shown of it; null: nothing is kept. */
  get shown(): Deletion | null {
    if (!this.#options.kept?.isThere()) return null;
    return {
      words: this.#options.words,
      state: this.#state,
      ask: () => this.#show('asking'),
      cancel: () => this.#show('offered'),
      confirm: () => this.#confirm(),
    };
  }

  /** Whether it has just been done. */
  get isDone(): boolean {
    return this.#state === 'done';
  }

  /** Offers it as at first. */
  reset(): void {
    this.#state = 'offered';
  }

  #confirm(): void {
    const { kept, messages, speak, words } = this.#options;
    const state = kept?.forget() ? 'done' : 'failed';
    speak(messages()[`${words}-${state}`]);
    this.#show(state);
  }

  #show(state: Deletion['state']): void {
    this.#state = state;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#options.frame.querySelector<HTMLElement>(FOCUSED[state])?.focus());
  }
}
