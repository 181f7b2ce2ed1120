import type { CompareRequest, ThinkRequest, WorkerReply, WorkerRequest } from '../../../players/worker/messages.js';
import { createPendingRequests } from '../../../players/worker/pending-requests.js';
import type { Clock } from '../../../session/clock.js';

/** Time limit, in ms, for a worker's first message: long enough to load the worker over a slow connection. */
export const START_TIMEOUT_MS = 20_000;
/**
 * Silence, in ms, after which a worker with an open question is pinged. After twice that time, the worker counts as dead.
 */
export const PING_AFTER_MS = 2_000;

/** The worker methods that a link uses. */
export type LinkedWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * Reason for the end of a link: `refused` if no valid first message arrives, `died` after a silence or an error, and
 * `closed` after `close()` is called.
 */
export type LinkEnd = 'refused' | 'died' | 'closed';

/** The page's connection to a worker. */
export interface Link {
  /** Whether the worker has sent its first message. */
  readonly isUp: boolean;
  /** Resolves when the worker can answer no more questions and is terminated. */
  readonly end: Promise<LinkEnd>;
  /** Resolves to the worker's answer, or to null if, for any reason, the worker does not answer. */
  ask(question: ThinkRequest | CompareRequest, signal?: AbortSignal): Promise<Answer | null>;
  close(): void;
}

/** Result of a worker's calculation. */
export type Answer = Extract<WorkerReply, { readonly action: unknown } | { readonly compared: unknown }>;

/** Resolves to true when the time is up, or to false if the signal aborts first. */
const waitUnlessAborted = (clock: Clock, ms: number, signal: AbortSignal): Promise<boolean> =>
  clock.wait(ms, signal).then(
    () => true,
    () => false,
  );

interface SilenceOptions {
  /** Whether the worker has unanswered questions. */
  readonly hasPending: () => boolean;
  readonly ping: () => void;
  /** Called when the worker has been silent for too long. */
  readonly onSilent: () => void;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Watches a worker while it has unanswered questions. Browsers fire no event when a worker disappears. */
const watchSilence = ({ hasPending, ping, onSilent, clock, signal }: SilenceOptions) => {
  let hasReplied = false;
  let isWatching = false;

  const watch = async (): Promise<void> => {
    if (isWatching) return;
    isWatching = true;
    let silences = 0;
    while (hasPending()) {
      hasReplied = false;
      if (silences > 0) ping();
      if (!(await waitUnlessAborted(clock, PING_AFTER_MS, signal))) return;
      silences = hasReplied ? 0 : silences + 1;
      if (silences === 2 && hasPending()) onSilent();
    }
    isWatching = false;
  };

  return {
    watch: () => void watch(),
    onReply() {
      hasReplied = true;
    },
  };
};

/** Connects to a worker. A worker from another version of the package is refused. */
export const linkWorker = (worker: LinkedWorker, version: string, clock: Clock): Link => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  const post = (request: WorkerRequest): void => worker.postMessage(request);
  const questions = createPendingRequests(post);
  const ended = new AbortController();
  let resolveEnd: (end: LinkEnd) => void;
  const end = new Promise<LinkEnd>((resolve) => (resolveEnd = resolve));
  let isUp = false;

  const finish = (how: LinkEnd): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    worker.terminate();
    resolveEnd(how);
    questions.cancelAll();
  };
  const fail = (): void => finish(isUp ? 'died' : 'refused');

  const silence = watchSilence({
    hasPending: () => questions.count > 0,
    ping: () => post({ ping: true }),
    onSilent: fail,
    clock,
    signal: ended.signal,
  });

  const onReply = (reply: WorkerReply): void => {
    silence.onReply();
    if ('pong' in reply) {
      if (reply.pong !== version) fail();
      isUp = true;
      return;
    }
    questions.onReply(reply);
  };

  const { signal } = ended;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => onReply(data), { signal });
  worker.addEventListener('messageerror', fail, { signal });
  worker.addEventListener(
    'error',
    (event) => {
      // A lost worker only makes the table slower, so the error must not reach the console.
      event.preventDefault();
      fail();
    },
    { signal },
  );
  void waitUnlessAborted(clock, START_TIMEOUT_MS, signal).then(() => isUp || fail());

  return {
    get isUp() {
      return isUp && !signal.aborted;
    },
    end,
    async ask(question, asked) {
      if (signal.aborted) return null;
      const replied = questions.ask(question, asked);
      silence.watch();
      const reply = await replied;
      return reply && !('error' in reply) ? reply : null;
    },
    close: () => finish('closed'),
  };
};
