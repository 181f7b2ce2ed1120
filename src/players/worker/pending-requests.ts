import type { CompareRequest, ThinkRequest, WorkerReply, WorkerRequest } from './messages.js';

/** Reply of a worker to a request: the result or an error. */
export type Reply = Exclude<WorkerReply, { readonly pong: unknown }>;

/** Requests that a worker has not answered. */
export interface PendingRequests {
  readonly count: number;
  /** Resolves to the reply, or to null if the signal or `cancelAll()` cancels the request. */
  ask(request: ThinkRequest | CompareRequest, signal?: AbortSignal): Promise<Reply | null>;
  onReply(reply: Reply): void;
  /** Resolves all requests to null. Call this method when the worker has ended. */
  cancelAll(): void;
}

/** @param post posts a request to the worker. If `post` throws, the request resolves to null */
export const createPendingRequests = (post: (request: WorkerRequest) => void): PendingRequests => {
  const pending = new Map<number, (reply: Reply | null) => void>();
  let lastId = 0;

  const settle = (id: number, reply: Reply | null): void => {
    const resolve = pending.get(id);
    pending.delete(id);
    resolve?.(reply);
  };

  return {
    get count() {
      return pending.size;
    },
    ask: (request, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(null);
        const id = ++lastId;
        const cancel = (): void => {
          settle(id, null);
          post({ cancel: id });
        };
        pending.set(id, (reply) => {
          signal?.removeEventListener('abort', cancel);
          resolve(reply);
        });
        signal?.addEventListener('abort', cancel, { once: true });
        try {
          post({ id, ...request });
        } catch {
          settle(id, null);
        }
      }),
    onReply: (reply) => settle(reply.id, reply),
    cancelAll() {
      for (const id of pending.keys()) settle(id, null);
    },
  };
};
