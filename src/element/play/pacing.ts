import type { Speed } from '../settings/settings.js';
import type { Pause } from '../../table/moments.js';

/** Everything about time, in one place. */
interface Tempo {
  /** Factor of every motion; 0: at once. */
  readonly pace: number;
  /** How long a computer player seems to think, in ms; always the same, so that time tells nothing. */
  readonly thinking: number;
  /** How long a moment stands, in ms. */
  readonly pause: Readonly<Record<Pause, number>>;
}

export const TEMPO: Readonly<Record<Speed, Tempo>> = {
  slow: { pace: 1.6, thinking: 1100, pause: { none: 0, word: 1300, trick: 2200 } },
  normal: { pace: 1, thinking: 550, pause: { none: 0, word: 750, trick: 1250 } },
  fast: { pace: 0.55, thinking: 160, pause: { none: 0, word: 320, trick: 550 } },
  instant: { pace: 0, thinking: 0, pause: { none: 0, word: 0, trick: 0 } },
};

/** Resolves after so many ms, or at once when the signal aborts; it never rejects. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/** Shows one moment and resolves when it has been seen; hurries when the signal aborts. */
export type Show<T> = (item: T, hurry: AbortSignal) => Promise<void>;

/** What waits to be shown, in order. */
export interface MomentQueue<T> {
  push(items: readonly T[]): void;
  /** Whether something is being shown or waits for it. */
  readonly busy: boolean;
  /** Resolves when everything has been shown. */
  idle(): Promise<void>;
  /** Shows all that waits without further delay. */
  finish(): Promise<void>;
  /** Forgets everything, for good. */
  close(): void;
}

export const createMomentQueue = <T>(show: Show<T>): MomentQueue<T> => {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;
  let hurry = new AbortController();
  let closed = false;

  const run = async (): Promise<void> => {
    while (waiting.length > 0 && !closed) await show(waiting.shift() as T, hurry.signal);
    running = null;
    if (hurry.signal.aborted) hurry = new AbortController();
  };
  const idle = async (): Promise<void> => {
    while (running) await running;
  };

  return {
    push(items) {
      if (closed) return;
      waiting.push(...items);
      running ??= run();
    },
    get busy() {
      return running !== null;
    },
    idle,
    finish() {
      if (running) hurry.abort();
      return idle();
    },
    close() {
      closed = true;
      waiting = [];
      hurry.abort();
    },
  };
};
