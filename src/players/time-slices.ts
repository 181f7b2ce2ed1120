import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Temperament } from './bidding/temperament.js';
import type { Level } from './level.js';

/** A long computation as a generator: it yields after every small step and returns the result. */
export type Computation<Result> = Generator<unknown, Result>;

/** Time in ms that a computation keeps the thread: half a frame. */
const SLICE_MS = 8;

/** Lets other tasks run: clicks, frames, messages. Uses no timer, since browsers delay timers, above all in hidden tabs. */
export const yieldThread = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      // An open channel would keep a Node process alive.
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** A function that computes a decision, such as `think`. */
export type Think = (view: View, level: Level, seed: string, temperament?: Temperament) => Computation<Action | null>;

export interface SliceOptions {
  /** Aborts the computation after its current step. */
  readonly signal?: AbortSignal | undefined;
  /** Returns the time in ms. Only differences count: they limit the length of a slice. */
  readonly now?: (() => number) | undefined;
}

/**
 * Runs a computation to its end, one slice at a time. Other tasks also run before the first slice: short computations often
 * follow one another, and none should delay the click that started it.
 * @throws the error of the computation, and the signal's reason once it is aborted (both as rejections)
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
