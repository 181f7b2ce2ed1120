/** Time as a wire knows it; a session's clock will do. */
export interface WireClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after this many milliseconds; rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The time of the machine. */
export const machineClock: WireClock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
};
