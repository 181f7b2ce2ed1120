import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Action } from '../../game/action.js';
import type { WorkerReply, WorkerRequest } from '../../players/worker/messages.js';
import type { Thinking } from '../table-server.js';

/** Beside the one that serves; more would take its time away. */
const MOST_THREADS = 4;

interface Question {
  readonly resolve: (action: Action | null) => void;
  readonly reject: (error: Error) => void;
}

/** A thread in which computers think, and what it has been asked. */
interface Thread {
  readonly worker: Worker;
  readonly open: Map<number, Question>;
}

const post = ({ worker }: Thread, request: WorkerRequest): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request);
};

/**
 * Computers that think in threads of their own, so that nobody waits for them. One that dies is replaced with the next
 * question; what it was asked fails.
 * @param script the thread's own file
 */
export const openThinking = (script: URL, threads = Math.min(MOST_THREADS, availableParallelism())): Thinking => {
  let lastId = 0;
  let isClosed = false;

  const start = (): Thread => {
    const thread: Thread = { worker: new Worker(script), open: new Map() };
    thread.worker.on('message', (reply: WorkerReply) => {
      if ('pong' in reply) return;
      const question = thread.open.get(reply.id);
      thread.open.delete(reply.id);
      if ('error' in reply) question?.reject(new Error(reply.error));
      else if ('action' in reply) question?.resolve(reply.action);
    });
    // Told by its end.
    thread.worker.on('error', () => {});
    thread.worker.on('exit', () => {
      for (const { reject } of thread.open.values()) reject(new Error('The thread that thought about it has ended.'));
      thread.open.clear();
      const place = all.indexOf(thread);
      if (!isClosed && place >= 0) all[place] = null;
    });
    // The server's end is not kept waiting.
    thread.worker.unref();
    return thread;
  };
  const all: (Thread | null)[] = Array.from({ length: Math.max(1, threads) }, () => null);
  /** The one with the least to do; started with the first question. */
  const idlest = (): Thread => {
    let best = 0;
    for (const [place, thread] of all.entries())
      if ((thread?.open.size ?? 0) < (all[best]?.open.size ?? 0)) best = place;
    return (all[best] ??= start());
  };

  return {
    choose: (view, { level = 'medium', seed = '', temperament, signal }) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const thread = idlest();
        const id = ++lastId;
        const request = { id, view, level, seed, ...(temperament && { temperament }) };
        const cancel = (): void => {
          if (!thread.open.delete(id)) return;
          post(thread, { cancel: id });
          reject(signal?.reason as Error);
        };
        const done = (): void => signal?.removeEventListener('abort', cancel);
        thread.open.set(id, {
          resolve(action) {
            done();
            resolve(action);
          },
          reject(error) {
            done();
            reject(error);
          },
        });
        signal?.addEventListener('abort', cancel, { once: true });
        post(thread, request);
      }),
    async close() {
      isClosed = true;
      for (const thread of all) await thread?.worker.terminate();
    },
  };
};
