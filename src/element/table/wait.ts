/** Resolves after so many ms, or at once when one of the signals aborts; it never rejects. */
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

const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

/** Has this called in a task of its own. */
const inTask = (resolve: () => void): void => {
  if (typeof MessageChannel === 'undefined') return void setTimeout(resolve);
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.addEventListener('message', () => waiting.shift()?.());
    channel.port1.start();
  }
  waiting.push(resolve);
  channel.port2.postMessage(null);
};

/**
 * Resolves after the page has had its turn: frames, clicks and timers that are due come first. A message, not a timer:
 * in a hidden tab a timer waits for a second.
 */
export const turnOfPage = (): Promise<void> => new Promise(inTask);
