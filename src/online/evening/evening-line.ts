/** A client's connection to an evening: one request after the other. A request waits at the server for the next change. */
import { ConnectionError } from '../connection-error.js';
import { postJson } from '../post-json.js';
import { randomWait, requestedWait, TRANSIENT_CODES } from '../retry-wait.js';
import type {
  CreatedEvening,
  CreateEvening,
  HallAnswer,
  HallRequest,
  HostAnswer,
  HostRequest,
  ReplayAnswer,
  ReplayRequest,
} from './messages.js';

const PATH = '/evenings';
/** Time without an answer after which a request counts as lost, in ms. The server answers after 25 s at the latest. */
const TIMEOUT_MS = 40_000;

export interface EveningLine {
  /** Whether the server has answered the last request. */
  readonly isConnected: boolean;
  /** Replaces the waiting request, because the client has a change to send or shows another page. */
  renew(): void;
  close(): void;
}

interface LineOptions<Request, Answer> {
  /** The URL of the table server. */
  readonly server: string;
  /** Returns the next request. It waits at the server if it contains no changes. */
  readonly request: () => Request;
  readonly onAnswer: (answer: Answer) => void;
  /** Called when the connection is lost, and when it is restored. */
  readonly onConnection: () => void;
  /** Called once if the server refuses the client, such as for a wrong key. The line is then closed. */
  readonly onRefused: (error: ConnectionError) => void;
}

const isFinal = (error: unknown): error is ConnectionError =>
  error instanceof ConnectionError && error.retryAfter === null && !TRANSIENT_CODES.includes(error.code);

const waitAfter = (error: unknown, tries: number): number =>
  error instanceof ConnectionError && error.retryAfter !== null ? requestedWait(error.retryAfter) : randomWait(tries);

const openLine = <Request extends HostRequest | HallRequest, Answer>({
  server,
  request,
  onAnswer,
  onConnection,
  onRefused,
}: LineOptions<Request, Answer>): EveningLine => {
  const closing = new AbortController();
  let waiting: AbortController | null = null;
  let isConnected = false;
  let hasRenewed = false;

  const setConnected = (value: boolean): void => {
    if (isConnected === value) return;
    isConnected = value;
    onConnection();
  };
  /** Waits before the next try, until the browser is online again or the line is renewed. */
  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        removeEventListener('online', end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      addEventListener('online', end);
      signal.addEventListener('abort', end);
    });
  const askOnce = async (tries: number): Promise<number> => {
    const own = new AbortController();
    waiting = own;
    hasRenewed = false;
    const signal = AbortSignal.any([own.signal, closing.signal]);
    const next = request();
    // The first request after a lost connection does not wait, so that the client soon knows that it is connected.
    const wait = isConnected && (next.changes ?? []).length === 0;
    const timer = setTimeout(() => own.abort(), TIMEOUT_MS);
    try {
      const answer = await postJson<Answer>(server, PATH, { ...next, wait }, signal);
      setConnected(true);
      onAnswer(answer);
      return 0;
    } catch (error) {
      if (closing.signal.aborted || hasRenewed) return tries;
      setConnected(false);
      if (isFinal(error)) {
        closing.abort();
        onRefused(error);
        return tries;
      }
      await pause(waitAfter(error, tries), signal);
      return tries + 1;
    } finally {
      clearTimeout(timer);
    }
  };
  const run = async (): Promise<void> => {
    for (let tries = 0; !closing.signal.aborted;) tries = await askOnce(tries);
  };
  void run();

  return {
    get isConnected() {
      return isConnected;
    },
    renew() {
      hasRenewed = true;
      waiting?.abort();
    },
    close: () => closing.abort(),
  };
};

/** Opens the line of a host's desk. */
export const openHostLine = (options: LineOptions<HostRequest, HostAnswer>): EveningLine => openLine(options);

/** Opens the line of a pair, the referee, the projector or a spectator. */
export const openHallLine = (options: LineOptions<HallRequest, HallAnswer>): EveningLine => openLine(options);

/**
 * Creates an evening on a server.
 * @throws ConnectionError if the server refuses, or the error of `fetch`; both as rejections
 */
export const createOnServer = (server: string, create: CreateEvening['create']): Promise<CreatedEvening> =>
  postJson(server, PATH, { create } satisfies CreateEvening, AbortSignal.timeout(TIMEOUT_MS));

/**
 * Resolves to the games of a finished final that was played online.
 * @throws ConnectionError if the server refuses, or the error of `fetch`; both as rejections
 */
export const gamesOfFinal = (server: string, request: ReplayRequest): Promise<ReplayAnswer> =>
  postJson(server, PATH, request, AbortSignal.timeout(TIMEOUT_MS));
