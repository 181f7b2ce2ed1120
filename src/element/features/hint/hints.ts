import type { ReactiveControllerHost } from 'lit';
import type { View } from '../../../game/view.js';
import type { HintMessages } from '../../../i18n/de/hints.js';
import type { Advice } from '../../../players/advice/advice.js';
import type { Look } from '../../shell/look.js';
import type { Hint } from '../../table/advice/hint.js';
import { adviceCode, type AdviceCode } from '../../table/advice/lazy-advice.js';
import { sharedThinking } from '../../shell/worker/shared-thinking.js';

/** State of the hints: none, a calculation in progress, or the hint itself. */
export type HintState = 'none' | 'thinking' | Hint;

interface Advised {
  readonly advice: Advice;
  readonly view: View;
  readonly code: AdviceCode;
}

export interface HintsOptions {
  readonly look: Pick<Look, 'hintMessages' | 'loadHintMessages'>;
  /** The players' names, by seat. */
  readonly names: () => readonly string[];
}

/** Calculates the hints for the game at the table, and keeps the current hint. */
export class HintsController {
  readonly #host: ReactiveControllerHost;
  readonly #options: HintsOptions;
  readonly #thinking = sharedThinking.open();
  /** Controller that aborts when the game continues. */
  #moment = new AbortController();
  #state: 'none' | 'thinking' | Advised = 'none';

  constructor(host: ReactiveControllerHost, options: HintsOptions) {
    this.#host = host;
    this.#options = options;
  }

  get state(): HintState {
    if (typeof this.#state === 'string') return this.#state;
    // Creates the texts on each access, because the language can change.
    const { hintMessages } = this.#options.look;
    return hintMessages ? this.#hintOf(this.#state, hintMessages) : 'none';
  }

  /**
   * Resolves to a hint for the view's seat without showing it. Rejects with an InputError `nothing-to-advise` if that seat
   * cannot act, or with an AbortError if the game continues.
   */
  async find(view: View): Promise<Hint> {
    return this.#hintOf(...(await this.#advise(view)));
  }

  /** Finds a hint and shows it. Resolves to the hint, or to null if the game continues before the hint is ready. */
  async show(view: View): Promise<Hint | null> {
    const { signal } = this.#moment;
    this.#setState('thinking');
    try {
      const [advised, messages] = await this.#advise(view);
      if (signal.aborted) return null;
      this.#setState(advised);
      return this.#hintOf(advised, messages);
    } catch (error) {
      if (signal.aborted) return null;
      this.#setState('none');
      throw error;
    }
  }

  /** Discards the hint because the game has continued. */
  clear(): void {
    this.#moment.abort();
    this.#moment = new AbortController();
    this.#state = 'none';
  }

  /** Stops the calculation when the game leaves the table. */
  close(): void {
    this.#moment.abort();
    this.#thinking.close();
  }

  /** Resolves to the recommended action and the texts for it. */
  async #advise(view: View): Promise<readonly [Advised, HintMessages]> {
    const { look } = this.#options;
    const { signal } = this.#moment;
    const [code] = await Promise.all([adviceCode.load(), look.loadHintMessages()]);
    signal.throwIfAborted();
    const advice = await code.advise(view, { signal, choose: this.#thinking.choose });
    if (!look.hintMessages) throw new Error('The loaded hint file contains no texts.');
    return [{ advice, view, code }, look.hintMessages];
  }

  #hintOf({ advice: { action, reason, mix }, view, code }: Advised, messages: HintMessages): Hint {
    const sentence = code.sentenceOf(messages, reason, view, this.#options.names());
    if (!mix) return { action, reason: { ...reason, text: sentence } };
    return { action, mix, reason: { ...reason, text: `${sentence} ${code.mixSentenceOf(messages, mix)}` } };
  }

  #setState(state: 'none' | 'thinking' | Advised): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
