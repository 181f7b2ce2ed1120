/** Resolves after a number of ms, or as soon as one of the signals aborts. Never rejects. */
export const wait = (ms: number, ...signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signals.some(({ aborted }) => aborted)) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    for (const signal of signals) signal.addEventListener('abort', done);
  });
