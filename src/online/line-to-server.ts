import { toJson } from '../base/to-json.js';
import { ConnectionError } from './connection-error.js';
import type { Frame, Payloads } from './frame.js';
import type { WireClock } from './wire-clock.js';

/** What of a browser's WebSocket is needed. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: SocketEvent) => void): void;
}

/** What of its events is needed. */
export interface SocketEvent {
  readonly data?: unknown;
  readonly code?: number;
}

/** Where a server has put a table; what it answers to whoever asks for one. */
interface Place {
  readonly table: string;
  /** Host and path of the process that has it; null: the one that was asked. */
  readonly address: string | null;
  /** What is asked for there. */
  readonly path: string;
}

/** What a table is opened by. */
export type TableRequest = { readonly table: string } | { readonly create: object };

export interface LineOptions {
  readonly server: string;
  readonly request: TableRequest;
  readonly clock: WireClock;
  readonly openSocket: (address: string) => Socket;
  /** How somebody says who he is at that table. */
  readonly join: (table: string) => Payloads['j'];
  /** What asks the server whether it is there, and for what was missed. */
  readonly refresh: () => Payloads['j'];
  /** A text message of the server. */
  readonly heard: (text: string) => void;
  readonly lost: () => void;
  /** Why the server closes the socket, as it said before; null: it has said nothing. */
  readonly said: () => ConnectionError | null;
  /** The server has named a time, `retryAfter`, after which it is asked again. */
  readonly waiting: (error: ConnectionError) => void;
  /** It will not come back by itself. */
  readonly ended: (error: ConnectionError) => void;
}

/** A line to a table at a server that is taken up again, whatever cuts it, until it is closed or the server refuses. */
export interface LineToServer {
  /** Says whether it could be sent. */
  send(frame: Frame): boolean;
  close(): void;
}

const OPEN = 1;
const REFUSED = 4002;
/** Between two looks at whether the server has said something. */
const LOOK_MS = 5000;
/** After so many looks at silence the server is asked whether it is there; after so many the line counts as cut, and a request for a table is given up. */
const [LOOKS_TO_ASK, LOOKS_TO_CUT] = [2, 4];
const SHORTEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** However long a server asks a client to stay away, it comes back after this time. */
const LONGEST_RETRY_MS = 60 * 60 * 1000;

/** How sockets are closed that need not be opened again, and what it means. Mostly the server has said more before. */
const ENDS: Readonly<Record<number, string>> = {
  1009: 'refused',
  [REFUSED]: 'refused',
  4008: 'too-many',
  4401: 'wrong-key',
  4403: 'not-welcome',
  4404: 'no-such-table',
  4409: 'taken-over',
};

const endOf = (code: number): ConnectionError | null => {
  const name = ENDS[code];
  return name === undefined ? null : new ConnectionError(name, `The server has ended this: ${name}.`);
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** Asks a server for a table. Rejects with ConnectionError if it says no, and with whatever fetch has if it says nothing. */
const askFor = async (server: string, request: TableRequest, signal: AbortSignal): Promise<Place> => {
  const response = await fetch(`${withoutSlash(server)}/tables`, {
    method: 'POST',
    // No content type of its own: the request stays a simple one, for which a browser asks no permission before.
    body: toJson(request),
    signal,
  });
  const answer = (await response.json()) as Place & Refusal;
  if (response.ok) return answer;
  const { code = 'refused', message = 'The server gave no reason.', retryAfter } = answer;
  throw new ConnectionError(code, message, Number.isFinite(retryAfter) ? (retryAfter as number) : null);
};

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly retryAfter?: unknown;
}

/** Answers that another try may change. */
const PASSING = ['busy', 'moving', 'too-many'];

const socketAddress = (server: string, { address, path }: Place): string => {
  const end = server.indexOf('//') + 2;
  return server.slice(0, end).replace('http', 'ws') + withoutSlash(address ?? server.slice(end)) + path;
};

/** How long to wait before the next try: by chance, so that not all who were cut off come back at once. */
const waitBefore = (tries: number): number =>
  Math.random() * Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** Math.min(tries, 10));

/** The same where the server names the time: a little later by chance, since others have been told the same. */
const waitAsAsked = (retryAfter: number): number =>
  Math.min(Math.max(retryAfter, SHORTEST_WAIT_MS), LONGEST_RETRY_MS) * (1 + Math.random() / 4);

/** How often a server that was never reached is tried. */
const FIRST_TRIES = 3;

/** The error of a client that gives up: the server's refusal, or `unreachable`. */
const connectFailure = (server: string, error: unknown): ConnectionError =>
  error instanceof ConnectionError
    ? error
    : new ConnectionError('unreachable', `No table server answers at ${server}: ${String(error)}`);

/** Whether a refused request is not retried, except at a time that the server names. */
const isFinal = (error: unknown): error is ConnectionError =>
  error instanceof ConnectionError && (error.retryAfter !== null || !PASSING.includes(error.code));

const sendOver = (socket: Socket | null, frame: Frame): boolean => {
  if (socket?.readyState !== OPEN) return false;
  socket.send(toJson(frame));
  return true;
};

/** Notices that a server says nothing: it is asked whether it is there, and then the line counts as cut. */
const watchSilence = (clock: WireClock, { ask, cut }: { readonly ask: () => unknown; readonly cut: () => void }) => {
  let looks = 0;
  const end = clock.every(LOOK_MS, () => {
    if (++looks >= LOOKS_TO_CUT) cut();
    else if (looks >= LOOKS_TO_ASK) ask();
  });
  return { broken: () => void (looks = 0), end };
};

export const openLine = (options: LineOptions): LineToServer => {
  const { server, clock, openSocket, join, refresh, heard, lost, said, waiting, ended } = options;
  let { request } = options;
  let asking = new AbortController();
  let socket: Socket | null = null;
  let [isOver, wasThere] = [false, false];
  let tries = 0;
  let cancelWait = (): void => {};

  const send = (frame: Frame): boolean => sendOver(socket, frame);
  const finish = (): void => {
    isOver = true;
    asking.abort();
    cancelWait();
    silence.end();
    drop(1000);
  };
  const drop = (code?: number): void => {
    const last = socket;
    // Nothing it says counts any more.
    socket = null;
    last?.close(code);
  };
  const fail = (error: ConnectionError): void => {
    if (isOver) return;
    finish();
    ended(error);
  };
  const again = (wait = waitBefore(tries++)): void => {
    drop();
    cancelWait();
    if (isOver) return;
    if (wasThere) lost();
    // One tick of a clock that is stopped at once: all clocks here can do that.
    cancelWait = clock.every(wait, () => {
      cancelWait();
      void connect();
    });
  };
  const refused = (error: ConnectionError): void => {
    if (isOver || error.retryAfter === null) return fail(error);
    again(waitAsAsked(error.retryAfter));
    return waiting(error);
  };

  const opened = (next: Socket, table: string): void => {
    let hasSpoken = false;
    // Told by 'close'; in Node nobody may leave it unheard.
    next.addEventListener('error', () => {});
    next.addEventListener('open', () => next.send(toJson(['j', join(table)])));
    next.addEventListener('message', ({ data }) => {
      if (socket !== next || typeof data !== 'string') return;
      silence.broken();
      [tries, wasThere, hasSpoken] = [0, true, true];
      heard(data);
    });
    next.addEventListener('close', ({ code = 0 }) => {
      if (socket !== next) return;
      const end = endOf(code);
      // Before a word was said it was the way to the table that was out of date.
      if (end && (hasSpoken || code !== REFUSED)) refused(said() ?? end);
      else again();
    });
  };

  const connect = async (): Promise<void> => {
    asking = new AbortController();
    silence.broken();
    try {
      const place = await askFor(server, request, asking.signal);
      if (isOver) return;
      request = { table: place.table };
      opened((socket = openSocket(socketAddress(server, place))), place.table);
      silence.broken();
    } catch (error) {
      if (isFinal(error)) refused(error);
      else if (!wasThere && tries >= FIRST_TRIES) fail(connectFailure(server, error));
      else again();
    }
  };

  const silence = watchSilence(clock, {
    ask: () => wasThere && send(['j', refresh()]),
    cut: () => (socket ? again() : asking.abort()),
  });

  void connect();
  return { send, close: finish };
};
