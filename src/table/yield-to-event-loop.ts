const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

/** Calls a function in a new task. */
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
 * Yields to the event loop, so that pending frames, clicks and timers run first. Uses a message, because a timer in a
 * hidden tab fires only after a second.
 */
export const yieldToEventLoop = (): Promise<void> => new Promise(inTask);
