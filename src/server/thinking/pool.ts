import { listOf } from '../../base/list-of.js';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorkerReply } from '../../players/worker/messages.js';
import { createPendingRequests, type PendingRequests } from '../../players/worker/pending-requests.js';
import type { ThinkingPool } from '../table-server.js';

/** Beside the one that serves; more would take its time away. */
const MAX_THREADS = 4;

/** A thread in which computers think, and what it has been asked. */
interface Thread {
  readonly worker: Worker;
  readonly questions: PendingRequests;
}

/**
 * Computers that think in threads of their own, so that nobody waits for them. One that dies is replaced with the next
 * question; what it was asked fails.
 * @param script the thread's own file
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
    // Told by its end.
    worker.on('error', () => {});
    worker.on('exit', () => {
      thread.questions.cancelAll();
      const slot = slots.indexOf(thread);
      if (!isClosed && slot >= 0) slots[slot] = null;
    });
    // The server's end is not kept waiting.
    worker.unref();
    return thread;
  };
  const slots: (Thread | null)[] = listOf(Math.max(1, threads), () => null);
  const pendingCount = (slot: number): number => slots[slot]?.questions.count ?? 0;
  /** The thread with the fewest open questions. Starts it with its first question. */
  const leastBusyThread = (): Thread => {
    let best = 0;
    for (const slot of slots.keys()) if (pendingCount(slot) < pendingCount(best)) best = slot;
    return (slots[best] ??= start());
  };

  return {
    async choose(view, { level = 'medium', seed = '', temperament, signal }) {
      signal?.throwIfAborted();
      const question = { view, level, seed, ...(temperament && { temperament }) };
      const reply = await leastBusyThread().questions.ask(question, signal);
      signal?.throwIfAborted();
      if (reply === null) throw new Error('The thread that thought about it has ended.');
      if ('error' in reply) throw new Error(reply.error);
      return 'action' in reply ? reply.action : null;
    },
    async close() {
      isClosed = true;
      for (const thread of slots) await thread?.worker.terminate();
    },
  };
};
