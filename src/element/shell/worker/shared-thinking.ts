import type { Action } from '../../../game/action.js';
import type { View } from '../../../game/view.js';
import type { JudgedActions } from '../../../players/advice/consider.js';
import type { ChooseOptions } from '../../../players/choose.js';
import { runInSlices, type Think } from '../../../players/time-slices.js';
import { systemClock, type Clock } from '../../../session/clock.js';
import { thinkingCode } from './thinking-code.js';
import { linkWorker, type Link, type LinkedWorker } from './worker-link.js';
import { workerFactories, type WorkerFactory } from './worker-factories.js';
import { VERSION } from '../version.js';

/** One table's interface to the calculations for computer players. */
export interface Thinking {
  /** Resolves to the same action as the engine's `choose()`, but can calculate on another thread. */
  choose(view: View, options?: ChooseOptions): Promise<Action | null>;
  /**
   * Compares all actions of the view's seat in the worker. Resolves to null if there is no worker, in which case the page
   * must calculate.
   */
  compare(view: View, signal: AbortSignal): Promise<{ readonly compared: JudgedActions | null } | null>;
  /** Releases the worker for this table. */
  close(): void;
}

/** Calculations for a page's computer players: in one worker for all tables or, without a worker, on the main thread. */
export interface SharedThinking {
  /**
   * Opens the calculations for one more table. The first question starts the worker. The worker ends when the last table
   * closes.
   * @param onMissingCode called for each question that waits because neither a worker nor the code is available
   */
  open(onMissingCode?: (error: Error) => void): Thinking;
}

export interface SharedThinkingOptions {
  /** Worker factories, the best first. */
  readonly factories: () => readonly WorkerFactory<LinkedWorker>[];
  /** Loads the code that the page uses if there is no worker. After a failure, the next call tries again. */
  readonly loadThink: () => Promise<Think>;
  readonly version: string;
  readonly clock: Clock;
}

/** Signal for a question that is never cancelled. */
const NEVER = new AbortController().signal;
/** Delay, in ms, before the page's code is requested again after a failure. */
export const RELOAD_DELAY_MS = 2_000;

/**
 * Runs one worker at a time, from the first factory that works. When the worker dies, the next factory replaces it. The page
 * calculates in slices until a worker has replied, after the last worker has died, and when an answer is overdue. The page
 * and the worker call the same function with the same view and seed.
 */
export const createSharedThinking = ({
  factories,
  loadThink,
  version,
  clock,
}: SharedThinkingOptions): SharedThinking => {
  /** Factories whose worker never replied. They are not used again. */
  const failedFactories = new Set<unknown>();
  let tables = 0;
  let link: Link | null = null;
  /** Aborts when the last table closes. */
  let starting: AbortController | null = null;

  const start = async (signal: AbortSignal): Promise<void> => {
    for (const factory of factories()) {
      if (failedFactories.has(factory)) continue;
      try {
        const worker = await factory();
        if (signal.aborted) return worker.terminate();
        link = linkWorker(worker, version, clock);
        const end = await link.end;
        if (signal.aborted) return;
        if (end === 'refused') failedFactories.add(factory);
      } catch {
        // This factory does not work in this browser; try the next one.
        failedFactories.add(factory);
      }
      if (signal.aborted) return;
      link = null;
    }
  };

  const answer = async (
    view: View,
    { level = 'medium', seed = '', temperament, mayDefer, signal }: ChooseOptions,
    onMissingCode: (error: Error) => void,
  ): Promise<Action | null> => {
    for (let isReported = false; ; isReported = true) {
      signal?.throwIfAborted();
      const answered = link?.isUp
        ? await link.ask(
            { view, level, seed, ...(temperament && { temperament }), ...(mayDefer && { mayDefer }) },
            signal,
          )
        : null;
      if (answered && 'action' in answered) return answered.action;
      const think = await loadThink().catch((error: Error) => void (isReported || onMissingCode(error)));
      if (think) return runInSlices(think(view, level, seed, temperament, mayDefer), { signal });
      // A computer player waits until its code loads, so that its choice does not depend on the network.
      await clock.wait(RELOAD_DELAY_MS, signal ?? NEVER);
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
    open(onMissingCode = () => {}) {
      let isOpen = true;
      tables++;
      return {
        choose(view, options = {}) {
          if (isOpen) begin();
          return answer(view, options, onMissingCode);
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

/** The instance that all tables of the page share. */
export const sharedThinking = createSharedThinking({
  factories: workerFactories,
  loadThink: async () => (await thinkingCode.load()).think,
  version: VERSION,
  clock: systemClock,
});
