import type { Frame } from '../../src/online/frame.js';
import type { Port } from '../../src/online/port.js';

type Listener = (event: unknown) => void;

/** What becomes of a message on its way: nothing, or the messages that arrive. */
export type Way = (frame: Frame) => readonly Frame[];

/** A wire of the test's own: JSON, in order, each message in a turn of its own. */
export interface Wire {
  readonly host: Port;
  readonly client: Port;
  /** All that the host sent, and all that the client sent, whether it arrived or not. */
  readonly fromHost: Frame[];
  readonly fromClient: Frame[];
  /** How messages get to the client, and to the host; by default as they were sent. */
  toClient: Way;
  toHost: Way;
  /** Sends anything at all. */
  sayToClient(message: unknown): void;
  sayToHost(message: unknown): void;
}

const asSent: Way = (frame) => [frame];

export const createWire = (): Wire => {
  const listeners = { host: new Set<Listener>(), client: new Set<Listener>() };
  const deliver = (to: 'host' | 'client', message: unknown): void => {
    const data: unknown = JSON.parse(JSON.stringify(message) ?? 'null');
    queueMicrotask(() => {
      for (const listener of [...listeners[to]]) listener({ data });
    });
  };
  const wire: Wire = {
    host: {
      postMessage(message) {
        wire.fromHost.push(message as Frame);
        for (const frame of wire.toClient(message as Frame)) deliver('client', frame);
      },
      addEventListener: (_, listener) => listeners.host.add(listener),
      removeEventListener: (_, listener) => listeners.host.delete(listener),
    },
    client: {
      postMessage(message) {
        wire.fromClient.push(message as Frame);
        for (const frame of wire.toHost(message as Frame)) deliver('host', frame);
      },
      addEventListener: (_, listener) => listeners.client.add(listener),
      removeEventListener: (_, listener) => listeners.client.delete(listener),
    },
    fromHost: [],
    fromClient: [],
    toClient: asSent,
    toHost: asSent,
    sayToClient: (message) => deliver('client', message),
    sayToHost: (message) => deliver('host', message),
  };
  return wire;
};

/** Lets only those through that are not of these types. */
export const without =
  (...types: readonly Frame[0][]): Way =>
  (frame) =>
    types.includes(frame[0]) ? [] : [frame];
