/** The browser's scheduler. Safari lacks it, and TypeScript does not know it yet. */
interface TaskScheduler {
  postTask(callback: () => void): Promise<void>;
}

const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

/** Calls a function in a new task. */
const inTask = (resolve: () => void): void => {
  const { scheduler } = globalThis as { readonly scheduler?: TaskScheduler };
  // Chromium delivers several messages of one channel in the same task.
  if (scheduler) return void scheduler.postTask(resolve);
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
 * Yields to the event loop, so that pending frames, clicks and timers run first. Uses a timer only where there is nothing
 * else, because a timer in a hidden tab fires only after a second.
 */
export const yieldToEventLoop = (): Promise<void> => new Promise(inTask);
