import type { Frame } from '../../src/online/frame.js';
import type { Port } from '../../src/online/port.js';

type Listener = (event: unknown) => void;

/** Maps a sent frame to the frames that arrive. */
export type Transform = (frame: Frame) => readonly Frame[];

/** A wire for tests. Delivers messages as JSON, in order, each in a separate microtask. */
export interface TestWire {
  readonly host: Port;
  readonly client: Port;
  /** All frames that the host has sent, including lost ones. */
  readonly fromHost: Frame[];
  /** All frames that the client has sent, including lost ones. */
  readonly fromClient: Frame[];
  /** Transforms frames on the way to the client. Default: unchanged. */
  toClient: Transform;
  /** Transforms frames on the way to the host. Default: unchanged. */
  toHost: Transform;
  /** Delivers an arbitrary message to the client. */
  sendToClient(message: unknown): void;
  /** Delivers an arbitrary message to the host. */
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

/** Returns a transform that drops frames of these types. */
export const dropTypes =
  (...types: readonly Frame[0][]): Transform =>
  (frame) =>
    types.includes(frame[0]) ? [] : [frame];
