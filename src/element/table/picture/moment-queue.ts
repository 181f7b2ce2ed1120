/** Shows one moment and resolves when the moment is over. If the signal aborts, the moment ends as soon as possible. */
export type ShowMoment<T> = (moment: T, hurry: AbortSignal) => Promise<void>;

/** The moments to show, in order. */
export interface MomentQueue<T> {
  push(moments: readonly T[]): void;
  /** Replaces the queued moments. */
  replace(moments: readonly T[]): void;
  /** Resolves when the queue has shown all moments. */
  idle(): Promise<void>;
  /** Shows all queued moments without further delay. */
  finish(): Promise<void>;
  /** Empties the queue, which then ignores new moments. */
  close(): void;
}

export const createMomentQueue = <T>(show: ShowMoment<T>): MomentQueue<T> => {
  const queued: T[] = [];
  let running: Promise<void> | null = null;
  let hurry = new AbortController();
  let isClosed = false;

  const run = async (): Promise<void> => {
    for (let next = queued.shift(); next !== undefined && !isClosed; next = queued.shift())
      await show(next, hurry.signal);
    running = null;
    if (hurry.signal.aborted) hurry = new AbortController();
  };
  const idle = async (): Promise<void> => {
    while (running) await running;
  };

  const push = (moments: readonly T[]): void => {
    if (isClosed) return;
    queued.push(...moments);
    running ??= run();
  };

  return {
    push,
    replace(moments) {
      queued.length = 0;
      push(moments);
    },
    idle,
    finish() {
      if (running) hurry.abort();
      return idle();
    },
    close() {
      isClosed = true;
      queued.length = 0;
      hurry.abort();
    },
  };
};
