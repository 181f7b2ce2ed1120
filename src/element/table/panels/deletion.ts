import type { ReactiveControllerHost } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import type { Deletion } from '../template-data.js';

/** Data that the table has stored. */
export interface StoredData {
  readonly exists: () => boolean;
  /** Deletes the data. Returns whether that succeeded. */
  readonly remove: () => boolean;
}

export interface DeletionOptions {
  /** Prefix of the message keys for all stored data or for only the statistics. */
  readonly words: Deletion['words'];
  /** The table's frame, which keeps the focus. */
  readonly frame: HTMLElement;
  /** Announces a line to screen readers. */
  readonly announce: (line: string) => void;
  readonly messages: () => Messages;
  /** The data to delete; undefined if the table never stores this data. */
  readonly data: StoredData | undefined;
}

/** Selector for the element to focus in each state. */
const FOCUSED: Readonly<Record<Deletion['state'], string>> = {
  offered: '.deletion button',
  // The safe answer gets the focus.
  asking: ".deletion [data-deletion='cancel']",
  done: '.panel .tool',
  failed: '.deletion button',
};

/** Deletes stored data after the visitor has confirmed the deletion. */
export class DeletionController {
  readonly #host: ReactiveControllerHost;
  readonly #options: DeletionOptions;
  #state: Deletion['state'] = 'offered';

  constructor(host: ReactiveControllerHost, options: DeletionOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** The dialog to show; null if no data is stored. */
  get shown(): Deletion | null {
    if (!this.#options.data?.exists()) return null;
    return {
      words: this.#options.words,
      state: this.#state,
      ask: () => this.#show('asking'),
      cancel: () => this.#show('offered'),
      confirm: () => this.#confirm(),
    };
  }

  /** Whether the data has just been deleted. */
  get isDone(): boolean {
    return this.#state === 'done';
  }

  #confirm(): void {
    const { data, messages, announce, words } = this.#options;
    const state = data?.remove() ? 'done' : 'failed';
    announce(messages()[`${words}-${state}`]);
    this.#show(state);
  }

  #show(state: Deletion['state']): void {
    this.#state = state;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#options.frame.querySelector<HTMLElement>(FOCUSED[state])?.focus());
  }
}
