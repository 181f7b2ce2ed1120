import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Compared } from '../../players/advice/consider.js';
import type { ChooseOptions } from '../../players/choose.js';
import { runInSlices, type Think } from '../../players/time-slices.js';
import { think } from '../../players/think.js';
import { systemClock, type Clock } from '../../session/clock.js';
import { linkTo, type Link, type LinkedWorker } from './worker-link.js';
import { workerFactories, type WorkerFactory } from './worker-factories.js';
import { VERSION } from '../version.js';

/** Computers' thinking as one table has it. */
export interface Thinking {
  /** As the engine's `choose`, with the same answers: only where it is thought differs. */
  choose(view: View, options?: ChooseOptions): Promise<Action | null>;
  /**
   * How all compares that the view's seat can do, thought out by the worker; null: none can tell, so the page has to think.
   */
  compare(view: View, signal: AbortSignal): Promise<{ readonly compared: Compared | null } | null>;
  /** This table needs it no more. */
  close(): void;
}

/** Where a page's computers think: in one worker for all tables, as long as there is one. */
export interface SharedThinking {
  /** For one more table. The worker is made with the first question, and ended with the last table. */
  open(): Thinking;
}

export interface SharedThinkingOptions {
  /** The ways to have a worker, the best first. */
  readonly factories: () => readonly WorkerFactory<LinkedWorker>[];
  /** What the page thinks when no worker does. */
  readonly think: Think;
  readonly version: string;
  readonly clock: Clock;
}

/**
 * One worker at a time, made by the first factory that can, by the next one after it has died. While none has said its
 * first word, after the last of them has died, and whenever one owes an answer, the page thinks itself, in slices: the
 * same function of the same view and seed.
 */
export const createSharedThinking = ({
  factories,
  think: thinkHere,
  version,
  clock,
}: SharedThinkingOptions): SharedThinking => {
  /** Those whose worker never said a word: it will not the next time either. */
  const useless = new Set<unknown>();
  let tables = 0;
  let link: Link | null = null;
  /** Aborts when the last table is gone. */
  let starting: AbortController | null = null;

  const start = async (signal: AbortSignal): Promise<void> => {
    for (const factory of factories()) {
      if (useless.has(factory)) continue;
      try {
        const worker = await factory();
        if (signal.aborted) return worker.terminate();
        link = linkTo(worker, version, clock);
        const end = await link.end;
        if (signal.aborted) return;
        if (end === 'refused') useless.add(factory);
      } catch {
        // There is no such worker here: the next way, or none.
        useless.add(factory);
      }
      if (signal.aborted) return;
      link = null;
    }
  };

  const answer = async (
    view: View,
    { level = 'medium', seed = '', temperament, signal }: ChooseOptions,
  ): Promise<Action | null> => {
    signal?.throwIfAborted();
    const answered = link?.isUp
      ? await link.ask({ view, level, seed, ...(temperament && { temperament }) }, signal)
      : null;
    if (answered && 'action' in answered) return answered.action;
    return runInSlices(thinkHere(view, level, seed, temperament), { signal });
  };

  const begin = (): void => {
    if (!starting) void start((starting = new AbortController()).signal);
  };

  const leave = (): void => {
    tables--;
    if (tables > 0) return;
    starting?.abort();
    starting = null;
    link?.close();
    link = null;
  };

  return {
    open() {
      let isOpen = true;
      tables++;
      return {
        choose(view, options = {}) {
          if (isOpen) begin();
          return answer(view, options);
        },
        async compare(view, signal) {
          if (isOpen) begin();
          const answered = link?.isUp ? await link.ask({ view, compare: true }, signal) : null;
          return answered && 'compared' in answered ? answered : null;
        },
        close() {
          if (isOpen) leave();
          isOpen = false;
        },
      };
    },
  };
};

/** That of the page. */
export const sharedThinking = createSharedThinking({
  factories: workerFactories,
  think,
  version: VERSION,
  clock: systemClock,
});
