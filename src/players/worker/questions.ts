import type { CompareRequest, ThinkRequest, WorkerReply, WorkerRequest } from './messages.js';

/** What a worker says to a question: what it has thought out, or why it could not. */
export type Reply = Exclude<WorkerReply, { readonly pong: unknown }>;

/** What one worker has been asked and has not answered yet. */
export interface Questions {
  readonly count: number;
  /** Resolves to the reply; to null if the question was withdrawn, by its signal or with all others. */
  ask(question: ThinkRequest | CompareRequest, signal?: AbortSignal): Promise<Reply | null>;
  replied(reply: Reply): void;
  /** The worker is no more: nothing that it was asked will be answered. */
  withdrawAll(): void;
}

/** @param post hands a request on to the worker; where it throws the question is withdrawn */
export const createQuestions = (post: (request: WorkerRequest) => void): Questions => {
  const open = new Map<number, (reply: Reply | null) => void>();
  let lastId = 0;

  const settle = (id: number, reply: Reply | null): void => {
    const resolve = open.get(id);
    open.delete(id);
    resolve?.(reply);
  };

  return {
    get count() {
      return open.size;
    },
    ask: (question, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(null);
        const id = ++lastId;
        const cancel = (): void => {
          settle(id, null);
          post({ cancel: id });
        };
        open.set(id, (reply) => {
          signal?.removeEventListener('abort', cancel);
          resolve(reply);
        });
        signal?.addEventListener('abort', cancel, { once: true });
        try {
          post({ id, ...question });
        } catch {
          settle(id, null);
        }
      }),
    replied: (reply) => settle(reply.id, reply),
    withdrawAll() {
      for (const id of open.keys()) settle(id, null);
    },
  };
};
