import type { Frame } from '../../src/online/frame.js';
import type { Port } from '../../src/online/port.js';

type Listener = (event: unknown) => void;

/** Turns a sent frame into the frames that arrive. */
export type Transform = (frame: Frame) => readonly Frame[];

/** A wire for tests: JSON, in order, each message in its own microtask. */
export interface TestWire {
  readonly host: Port;
  readonly client: Port;
  /** All that the host sent, and all that the client sent, whether it arrived or not. */
  readonly fromHost: Frame[];
  readonly fromClient: Frame[];
  /** How frames arrive at the client, and at the host; default: unchanged. */
  toClient: Transform;
  toHost: Transform;
  /** Sends any message. */
  sendToClient(message: unknown): void;
  sendToHost(message: unknown): void;
}

const unchanged: Transform = (frame) => [frame];

export const createTestWire = (): TestWire => {
  const listeners = { host: new Set<Listener>(), client: new Set<Listener>() };
  const deliver = (to: 'host' | 'client', message: unknown): void => {
    const data: unknown = JSON.parse(JSON.stringify(message) ?? 'null');
    queueMicrotask(() => {
      for (const listener of [...listeners[to]]) listener({ data });
    });
  };
  const wire: TestWire = {
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
    toClient: unchanged,
    toHost: unchanged,
    sendToClient: (message) => deliver('client', message),
    sendToHost: (message) => deliver('host', message),
  };
  return wire;
};

/** Drops frames of these types. */
export const dropTypes =
  (...types: readonly Frame[0][]): Transform =>
  (frame) =>
    types.includes(frame[0]) ? [] : [frame];
