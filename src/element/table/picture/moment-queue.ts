/** Shows one moment and resolves when it has been seen; hurries when the signal aborts. */
export type ShowMoment<T> = (moment: T, hurry: AbortSignal) => Promise<void>;

/** What waits to be shown, in order. */
export interface MomentQueue<T> {
  push(moments: readonly T[]): void;
  /** Forgets what waits, and shows these instead. */
  replace(moments: readonly T[]): void;
  /** Resolves when everything has been shown. */
  idle(): Promise<void>;
  /** Shows all that waits without further delay. */
  finish(): Promise<void>;
  /** Forgets everything, for good. */
  close(): void;
}

export const createMomentQueue = <T>(show: ShowMoment<T>): MomentQueue<T> => {
  const waiting: T[] = [];
  let running: Promise<void> | null = null;
  let hurry = new AbortController();
  let isClosed = false;

  const run = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !isClosed; next = waiting.shift())
      await show(next, hurry.signal);
    running = null;
    if (hurry.signal.aborted) hurry = new AbortController();
  };
  const idle = async (): Promise<void> => {
    while (running) await running;
  };

  const push = (moments: readonly T[]): void => {
    if (isClosed) return;
    waiting.push(...moments);
    running ??= run();
  };

  return {
    push,
    replace(moments) {
      waiting.length = 0;
      push(moments);
    },
    idle,
    finish() {
      if (running) hurry.abort();
      return idle();
    },
    close() {
      isClosed = true;
      waiting.length = 0;
      hurry.abort();
    },
  };
};
