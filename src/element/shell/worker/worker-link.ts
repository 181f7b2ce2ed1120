import type { CompareRequest, ThinkRequest, WorkerReply, WorkerRequest } from '../../../players/worker/messages.js';
import { createPendingRequests } from '../../../players/worker/pending-requests.js';
import type { Clock } from '../../../session/clock.js';

/** How long a worker may take to say its first word, in ms: it may have to come over a slow line. */
export const START_TIMEOUT_MS = 20_000;
/** How long a worker that is asked something may be silent, in ms; twice that, and it is dead. */
export const PING_AFTER_MS = 2_000;

/** What a link needs of a worker. */
export type LinkedWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** How a link came to its end: the worker never said a word, or not the right one; it fell silent; it was let go. */
export type LinkEnd = 'refused' | 'died' | 'closed';

/** A worker as the page knows it. */
export interface Link {
  /** Whether it has said its first word. */
  readonly isUp: boolean;
  /** Resolves when nothing more is to be had from it; the worker is ended then. */
  readonly end: Promise<LinkEnd>;
  /** Resolves to the answer; to null if none comes from here, whatever the reason. */
  ask(question: ThinkRequest | CompareRequest, signal?: AbortSignal): Promise<Answer | null>;
  close(): void;
}

/** What a worker has thought out. */
export type Answer = Extract<WorkerReply, { readonly action: unknown } | { readonly compared: unknown }>;

/** Resolves to false once the signal has aborted. */
const waited = (clock: Clock, ms: number, signal: AbortSignal): Promise<boolean> =>
  clock.wait(ms, signal).then(
    () => true,
    () => false,
  );

interface SilenceOptions {
  /** Whether the worker owes an answer. */
  readonly isOwing: () => boolean;
  readonly ping: () => void;
  /** It has been silent for too long. */
  readonly fell: () => void;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Watches a worker for as long as it owes an answer: nothing tells a page of one that is simply gone. */
const watchSilence = ({ isOwing, ping, fell, clock, signal }: SilenceOptions) => {
  let wasHeard = false;
  let isWatching = false;

  const watch = async (): Promise<void> => {
    if (isWatching) return;
    isWatching = true;
    let silences = 0;
    while (isOwing()) {
      wasHeard = false;
      if (silences > 0) ping();
      if (!(await waited(clock, PING_AFTER_MS, signal))) return;
      silences = wasHeard ? 0 : silences + 1;
      if (silences === 2 && isOwing()) fell();
    }
    isWatching = false;
  };

  return {
    watch: () => void watch(),
    heard() {
      wasHeard = true;
    },
  };
};

/** Takes a worker into service. One of another version of the package is none. */
export const linkTo = (worker: LinkedWorker, version: string, clock: Clock): Link => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to be named
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
    isOwing: () => questions.count > 0,
    ping: () => post({ ping: true }),
    fell: fail,
    clock,
    signal: ended.signal,
  });

  const heard = (reply: WorkerReply): void => {
    silence.heard();
    if ('pong' in reply) {
      if (reply.pong !== version) fail();
      isUp = true;
      return;
    }
    questions.onReply(reply);
  };

  const { signal } = ended;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => heard(data), { signal });
  worker.addEventListener('messageerror', fail, { signal });
  worker.addEventListener(
    'error',
    (event) => {
      // It changes nothing but the speed: the console need not hear of it.
      event.preventDefault();
      fail();
    },
    { signal },
  );
  void waited(clock, START_TIMEOUT_MS, signal).then(() => isUp || fail());

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
