import { listOf } from '../../base/list-of.js';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorkerReply } from '../../players/worker/messages.js';
import { createPendingRequests, type PendingRequests } from '../../players/worker/pending-requests.js';
import type { ThinkingPool } from '../table-server.js';

/** Maximum number of threads in addition to the main thread. More threads would slow down the main thread. */
const MAX_THREADS = 4;

/** A thread for computer players, and its pending questions. */
interface Thread {
  readonly worker: Worker;
  readonly questions: PendingRequests;
}

/**
 * Opens a pool of threads that compute the computer players' decisions without blocking the server. When a thread dies, its
 * pending questions fail, and the next question starts a new thread.
 * @param script URL of the thread's script
 */
export const openThinking = (script: URL, threads = Math.min(MAX_THREADS, availableParallelism())): ThinkingPool => {
  let isClosed = false;

  const start = (): Thread => {
    const worker = new Worker(script);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    const thread: Thread = { worker, questions: createPendingRequests((request) => worker.postMessage(request)) };
    worker.on('message', (reply: WorkerReply) => {
      if (!('pong' in reply)) thread.questions.onReply(reply);
    });
    // An `exit` event follows each `error` event.
    worker.on('error', () => {});
    worker.on('exit', () => {
      thread.questions.cancelAll();
      const slot = slots.indexOf(thread);
      if (!isClosed && slot >= 0) slots[slot] = null;
    });
    // The thread must not keep the process alive.
    worker.unref();
    return thread;
  };
  const slots: (Thread | null)[] = listOf(Math.max(1, threads), () => null);
  const pendingCount = (slot: number): number => slots[slot]?.questions.count ?? 0;
  /** Returns the thread with the fewest pending questions. Starts the thread if necessary. */
  const leastBusyThread = (): Thread => {
    let best = 0;
    for (const slot of slots.keys()) if (pendingCount(slot) < pendingCount(best)) best = slot;
    return (slots[best] ??= start());
  };

  return {
    async choose(view, { level = 'medium', seed = '', temperament, mayDefer, signal }) {
      signal?.throwIfAborted();
      const question = { view, level, seed, ...(temperament && { temperament }), ...(mayDefer && { mayDefer }) };
      const reply = await leastBusyThread().questions.ask(question, signal);
      signal?.throwIfAborted();
      if (reply === null) throw new Error('The worker thread for this question has ended.');
      if ('error' in reply) throw new Error(reply.error);
      return 'action' in reply ? reply.action : null;
    },
    async close() {
      isClosed = true;
      for (const thread of slots) await thread?.worker.terminate();
    },
  };
};
