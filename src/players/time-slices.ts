import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Temperament } from './bidding/temperament.js';
import type { Level } from './level.js';

/** A long computation as a generator: it yields after every small piece of work, and returns the result. */
export type Computation<Result> = Generator<unknown, Result>;

/** How long a computation keeps the thread at a time: half a frame. */
const SLICE_MS = 8;

/** Lets other tasks run: clicks, frames, messages. Not by a timer, since browsers delay those, above all in a hidden tab. */
export const yieldThread = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      // An open channel would keep a program in Node from ending.
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** What computes a decision: `think`, or its like. */
export type Think = (view: View, level: Level, seed: string, temperament?: Temperament) => Computation<Action | null>;

export interface SliceOptions {
  /** Ends the computation after its next step. */
  readonly signal?: AbortSignal | undefined;
  /** The time in ms. Only differences count, and they decide nothing but how long a slice is. */
  readonly now?: (() => number) | undefined;
}

/**
 * Runs a computation to its end, a slice at a time. Other tasks run before the first slice, too: short computations often
 * follow one another, and none should delay the click that started it.
 * @throws what the computation throws, and the signal's reason once it is aborted; both as a rejection
 */
export const runInSlices = async <Result>(
  computation: Computation<Result>,
  { signal, now = () => performance.now() }: SliceOptions = {},
): Promise<Result> => {
  await yieldThread();
  let end = now() + SLICE_MS;
  for (;;) {
    if (signal?.aborted) {
      computation.return(undefined as Result);
      throw signal.reason;
    }
    const step = computation.next();
    if (step.done) return step.value;
    if (now() < end) continue;
    await yieldThread();
    end = now() + SLICE_MS;
  }
};
