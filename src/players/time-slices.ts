import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Temperament } from './bidding/temperament.js';
import type { Level } from './level.js';

/** A long computation as a generator that yields after every small step and returns the result. */
export type Computation<Result> = Generator<unknown, Result>;

/** Duration of a slice, in ms: half a frame. */
const SLICE_MS = 8;

/**
 * Lets other tasks run, such as clicks, frames and messages. Uses messages instead of timers, since browsers delay timers,
 * especially in hidden tabs.
 */
export const yieldThread = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      // Closes the channel, since an open channel would keep a Node process alive.
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** A function that computes a decision, such as `think()`. */
export type Think = (
  view: View,
  level: Level,
  seed: string,
  temperament?: Temperament,
  mayDefer?: boolean,
) => Computation<Action | null>;

export interface SliceOptions {
  /** Aborts the computation after its current step. */
  readonly signal?: AbortSignal | undefined;
  /** Returns a time in ms. Only differences are used, to limit the duration of a slice. */
  readonly now?: (() => number) | undefined;
}

/**
 * Runs a computation to its end, one slice at a time. Other tasks also run before the first slice, so that a series of short
 * computations does not delay the click that started it.
 * @throws the error of the computation, or the signal's reason after an abort; both as rejections
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
