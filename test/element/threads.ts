import { fileURLToPath } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';
import { build } from 'esbuild';
import type { LinkedWorker } from '../../src/element/shell/worker/worker-link.js';
import type { WorkerReply, WorkerRequest } from '../../src/players/worker/messages.js';
import type { Behaviour } from './player-thread.js';

/** Node threads with the interface of a page's workers, and all their messages. */
export interface Threads {
  /** Returns a factory of threads with this behaviour. */
  readonly factory: (behaviour: Behaviour) => () => LinkedWorker;
  /** Behaviours of all created threads, in order. */
  readonly made: Behaviour[];
  readonly requests: WorkerRequest[];
  readonly replies: WorkerReply[];
  /** Number of running threads. */
  readonly running: number;
  /** Resolves as soon as the condition holds. */
  until(holds: () => boolean): Promise<void>;
  /** Terminates all threads silently, as browsers do when memory is low. */
  kill(): Promise<void>;
}

export const VERSION = '1.2.3';

/** Node threads cannot run TypeScript, so the file is bundled. */
const program = await build({
  entryPoints: [fileURLToPath(new URL('player-thread.ts', import.meta.url))],
  bundle: true,
  platform: 'node',
  write: false,
}).then(({ outputFiles }) => outputFiles[0].text);

export const createThreads = (): Threads => {
  const made: Behaviour[] = [];
  const requests: WorkerRequest[] = [];
  const replies: WorkerReply[] = [];
  const running = new Set<Thread>();
  let waiting: { readonly holds: () => boolean; readonly resolve: () => void }[] = [];

  const happened = (): void => {
    for (const { holds, resolve } of waiting) if (holds()) resolve();
    waiting = waiting.filter(({ holds }) => !holds());
  };

  const createThread = (behaviour: Behaviour): LinkedWorker => {
    const thread = new Thread(program, { eval: true, workerData: { behaviour, version: VERSION } });
    made.push(behaviour);
    running.add(thread);
    // This listener runs after all others, so that the test sees their effects.
    const later = (): void => void setImmediate(happened);
    thread.on('message', (reply: WorkerReply) => {
      replies.push(reply);
      later();
    });
    thread.on('error', later);
    thread.on('exit', () => {
      running.delete(thread);
      later();
    });
    return {
      postMessage(request: WorkerRequest) {
        requests.push(request);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to be named
        thread.postMessage(request);
        later();
      },
      terminate: () => void thread.terminate(),
      addEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject,
        { signal }: AddEventListenerOptions = {},
      ) {
        thread.on(type, (data: unknown) => {
          if (signal?.aborted || typeof listener !== 'function') return;
          listener(type === 'message' ? new MessageEvent(type, { data }) : new Event(type));
        });
      },
    };
  };

  const factories = new Map<Behaviour, () => LinkedWorker>();
  return {
    factory(behaviour) {
      const factory = factories.get(behaviour) ?? (() => createThread(behaviour));
      factories.set(behaviour, factory);
      return factory;
    },
    made,
    requests,
    replies,
    get running() {
      return running.size;
    },
    until: (holds) => (holds() ? Promise.resolve() : new Promise((resolve) => waiting.push({ holds, resolve }))),
    kill: async () => {
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
};
