import type { Action } from '../../../game/action.js';
import type { View } from '../../../game/view.js';
import type { JudgedActions } from '../../../players/advice/consider.js';
import type { ChooseOptions } from '../../../players/choose.js';
import { runInSlices, type Think } from '../../../players/time-slices.js';
import { systemClock, type Clock } from '../../../session/clock.js';
import { thinkingCode } from './thinking-code.js';
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
  compare(view: View, signal: AbortSignal): Promise<{ readonly compared: JudgedActions | null } | null>;
  /** This table needs it no more. */
  close(): void;
}

/** Where a page's computers think: in one worker for all tables, as long as there is one. */
export interface SharedThinking {
  /**
   * For one more table. The worker is made with the first question, and ended with the last table.
   * @param missing called for every question that has to wait, since there is neither a worker nor what the page needs to think
   */
  open(missing?: (error: Error) => void): Thinking;
}

export interface SharedThinkingOptions {
  /** The ways to have a worker, the best first. */
  readonly factories: () => readonly WorkerFactory<LinkedWorker>[];
  /** Loads what the page thinks by when no worker does. It may be asked for again after it could not be had. */
  readonly loadThink: () => Promise<Think>;
  readonly version: string;
  readonly clock: Clock;
}

/** Of a question that nobody withdraws. */
const NEVER = new AbortController().signal;
/** How long after what a page thinks by could not be loaded it is asked for again, in ms. */
export const LOAD_AGAIN_MS = 2_000;

/**
 * One worker at a time, made by the first factory that can, by the next one after it has died. While none has said its
 * first word, after the last of them has died, and whenever one owes an answer, the page thinks itself, in slices: the
 * same function of the same view and seed.
 */
export const createSharedThinking = ({
  factories,
  loadThink,
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
    missing: (error: Error) => void,
  ): Promise<Action | null> => {
    for (let isTold = false; ; isTold = true) {
      signal?.throwIfAborted();
      const answered = link?.isUp
        ? await link.ask({ view, level, seed, ...(temperament && { temperament }) }, signal)
        : null;
      if (answered && 'action' in answered) return answered.action;
      const think = await loadThink().catch((error: Error) => void (isTold || missing(error)));
      if (think) return runInSlices(think(view, level, seed, temperament), { signal });
      // A computer that cannot think yet waits, rather than do what it would not have done.
      await clock.wait(LOAD_AGAIN_MS, signal ?? NEVER);
    }
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
    open(missing = () => {}) {
      let isOpen = true;
      tables++;
      return {
        choose(view, options = {}) {
          if (isOpen) begin();
          return answer(view, options, missing);
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
  loadThink: async () => (await thinkingCode.load()).think,
  version: VERSION,
  clock: systemClock,
});
