import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Temperament } from '../bidding/temper.js';
import type { Level } from '../level.js';

/** A decision under way: it yields after every small piece of work, and returns what came of it. */
export type Thought<Result> = Generator<unknown, Result>;

/** How long a thought may have the thread, in ms, before whatever else waits has its turn: half a frame. */
const SLICE = 8;

/** Lets others have the thread: clicks, frames, messages. No timer: those are held back, above all in a hidden tab. */
export const breathe = (): Promise<void> =>
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

/** What makes a thought of a question. */
export type Think = (view: View, level: Level, seed: string, temperament?: Temperament) => Thought<Action | null>;

export interface DriveOptions {
  /** Ends the thinking at the next breath. */
  readonly signal?: AbortSignal;
  /** The time in ms; only differences count, and they decide nothing but when there is a breath. */
  readonly now?: () => number;
}

/**
 * Thinks a thought to its end, a slice at a time. Others have their turn first: short thoughts often follow one another, and
 * none belongs to the click that asked for it.
 * @throws what the thought throws, and the signal's reason once it is aborted; both as a rejection
 */
export const drive = async <Result>(
  thought: Thought<Result>,
  { signal, now = () => performance.now() }: DriveOptions = {},
): Promise<Result> => {
  await breathe();
  let end = now() + SLICE;
  for (;;) {
    if (signal?.aborted) {
      thought.return(undefined as Result);
      throw signal.reason;
    }
    const step = thought.next();
    if (step.done) return step.value;
    if (now() < end) continue;
    await breathe();
    end = now() + SLICE;
  }
};
