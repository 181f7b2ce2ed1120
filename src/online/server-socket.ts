import { toJson } from '../base/to-json.js';
import { ConnectionError } from './connection-error.js';
import type { Payloads, SentFrame } from './frame.js';
import { postJson, withoutSlash } from './post-json.js';
import { randomWait, requestedWait, TRANSIENT_CODES } from './retry-wait.js';
import type { WireClock } from './wire-clock.js';

/** The subset of a browser's WebSocket that the client uses. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: SocketEvent) => void): void;
}

/** The subset of WebSocket events that the client uses. */
export interface SocketEvent {
  readonly data?: unknown;
  readonly code?: number;
}

/** The WebSocket address of a table: the server's answer to a request for the table. */
interface TableLocation {
  readonly table: string;
  /** Host and path of the process with the table, or null for the server that received the request. */
  readonly address: string | null;
  /** The path of the WebSocket, including the session id. */
  readonly path: string;
}

/** A request for an existing table, by id or code, or for a new table. */
export type TableRequest = { readonly table: string } | { readonly create: object };

export interface ServerSocketOptions {
  readonly server: string;
  readonly request: TableRequest;
  readonly clock: WireClock;
  readonly openSocket: (address: string) => Socket;
  /**
   * Returns the payload that joins a table. Without `table`, returns the payload of a ping that requests missed updates.
   */
  readonly joinPayload: (table?: string) => Payloads['j'];
  /** Called with each text message from the server. */
  readonly onMessage: (text: string) => void;
  readonly onLost: () => void;
  /** Returns the server's reason for closing the socket, or null if the server has sent no reason. */
  readonly closeReason: () => ConnectionError | null;
  /** Called when a refusal contains a `retryAfter`. The client repeats the request after that time. */
  readonly onWait: (error: ConnectionError) => void;
  /** Called when the socket stops reconnecting. */
  readonly onEnd: (error: ConnectionError) => void;
}

/** A socket to a table that reconnects until the caller closes the socket or the server refuses. */
export interface ServerSocket {
  /** Returns whether the frame could be sent. */
  send(frame: SentFrame): boolean;
  close(): void;
}

const SOCKET_OPEN = 1;
const CLOSE_REFUSED = 4002;
/** Interval between two checks for messages from the server, in ms. */
const SILENCE_CHECK_MS = 5000;
/**
 * Number of checks without a message after which the client pings the server, and the number after which the client
 * reconnects or aborts a request for a table.
 */
const [CHECKS_BEFORE_PING, CHECKS_BEFORE_CUT] = [2, 4];

/**
 * Error codes by close code, for close codes after which the client does not reconnect. The server has usually sent a more
 * precise error.
 */
const FINAL_CLOSE_CODES: Readonly<Record<number, string>> = {
  1009: 'refused',
  [CLOSE_REFUSED]: 'refused',
  4008: 'too-many',
  4401: 'wrong-key',
  4403: 'not-welcome',
  4404: 'no-such-table',
  4409: 'taken-over',
};

const finalErrorOf = (code: number): ConnectionError | null => {
  const name = FINAL_CLOSE_CODES[code];
  return name === undefined ? null : new ConnectionError(name, `The server closed the connection: ${name}.`);
};

const socketAddress = (server: string, { address, path }: TableLocation): string => {
  const end = server.indexOf('//') + 2;
  return server.slice(0, end).replace('http', 'ws') + withoutSlash(address ?? server.slice(end)) + path;
};

/** Number of failed tries after which a server that never answered counts as unreachable. */
const MAX_FIRST_TRIES = 3;

/** Returns the error of a client that stops trying: the server's refusal, or `unreachable`. */
const connectFailure = (server: string, error: unknown): ConnectionError =>
  error instanceof ConnectionError
    ? error
    : new ConnectionError('unreachable', `No table server answers at ${server}: ${String(error)}`);

/** Whether an error is a refusal that ends the retries. After a refusal with a `retryAfter`, the client retries. */
const isFinal = (error: unknown): error is ConnectionError =>
  error instanceof ConnectionError && (error.retryAfter !== null || !TRANSIENT_CODES.includes(error.code));

const sendFrame = (socket: Socket | null, frame: SentFrame): boolean => {
  if (socket?.readyState !== SOCKET_OPEN) return false;
  socket.send(toJson(frame));
  return true;
};

/** If the server sends no messages, calls `onSilence` and later `onTimeout`. `reset()` restarts the count. */
const watchSilence = (clock: WireClock, onSilence: () => void, onTimeout: () => void) => {
  let silentChecks = 0;
  const stop = clock.every(SILENCE_CHECK_MS, () => {
    if (++silentChecks >= CHECKS_BEFORE_CUT) onTimeout();
    else if (silentChecks >= CHECKS_BEFORE_PING) onSilence();
  });
  return { reset: () => void (silentChecks = 0), stop };
};

export const openServerSocket = (options: ServerSocketOptions): ServerSocket => {
  const { server, clock, joinPayload, onMessage, onLost, closeReason, onWait, onEnd } = options;
  let { request } = options;
  let requestAbort = new AbortController();
  let socket: Socket | null = null;
  let [isClosed, wasConnected] = [false, false];
  let tries = 0;
  let cancelWait = (): void => {};

  const send = (frame: SentFrame): boolean => sendFrame(socket, frame);
  const close = (): void => {
    isClosed = true;
    requestAbort.abort();
    cancelWait();
    silenceWatch.stop();
    dropSocket(1000);
  };
  const dropSocket = (code?: number): void => {
    const last = socket;
    // From now on, events of this socket are ignored.
    socket = null;
    last?.close(code);
  };
  const fail = (error: ConnectionError): void => {
    if (isClosed) return;
    close();
    onEnd(error);
  };
  const reconnect = (delay = randomWait(tries++)): void => {
    dropSocket();
    cancelWait();
    if (isClosed) return;
    if (wasConnected) onLost();
    // Cancels the interval at its first tick, because a WireClock has no timeouts.
    cancelWait = clock.every(delay, () => {
      cancelWait();
      void connect();
    });
  };
  const onRefusal = (error: ConnectionError): void => {
    if (isClosed || error.retryAfter === null) return fail(error);
    reconnect(requestedWait(error.retryAfter));
    return onWait(error);
  };

  const addListeners = (next: Socket, table: string): void => {
    let hasReceived = false;
    // A `close` event follows each `error` event, but Node requires an `error` listener.
    next.addEventListener('error', () => {});
    next.addEventListener('open', () => next.send(toJson(['j', joinPayload(table)])));
    next.addEventListener('message', ({ data }) => {
      if (socket !== next || typeof data !== 'string') return;
      silenceWatch.reset();
      [tries, wasConnected, hasReceived] = [0, true, true];
      onMessage(data);
    });
    next.addEventListener('close', ({ code = 0 }) => {
      if (socket !== next) return;
      const finalError = finalErrorOf(code);
      // If the server closes with `CLOSE_REFUSED` before any message, only the one-time path has expired.
      if (finalError && (hasReceived || code !== CLOSE_REFUSED)) onRefusal(closeReason() ?? finalError);
      else reconnect();
    });
  };

  const connect = async (): Promise<void> => {
    requestAbort = new AbortController();
    silenceWatch.reset();
    try {
      const location = await postJson<TableLocation>(server, '/tables', request, requestAbort.signal);
      if (isClosed) return;
      request = { table: location.table };
      addListeners((socket = options.openSocket(socketAddress(server, location))), location.table);
      silenceWatch.reset();
    } catch (error) {
      if (isFinal(error)) onRefusal(error);
      else if (!wasConnected && tries >= MAX_FIRST_TRIES) fail(connectFailure(server, error));
      else reconnect();
    }
  };

  const ping = (): void => void (wasConnected && send(['j', joinPayload()]));
  const silenceWatch = watchSilence(clock, ping, () => (socket ? reconnect() : requestAbort.abort()));

  void connect();
  return { send, close };
};
