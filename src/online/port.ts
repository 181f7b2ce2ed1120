import { InputError, quoted } from '../rules/input-error.js';
import type { SentFrame } from './frame.js';

/**
 * A wire: a MessagePort, BroadcastChannel or Worker in a browser or in Node, or an object with the same methods. Messages
 * must arrive in order, but can occasionally be lost.
 */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener?(type: 'message', listener: (event: unknown) => void): void;
  removeEventListener?(type: 'message', listener: (event: unknown) => void): void;
  /** Set if there is no `addEventListener`. */
  onmessage?: unknown;
  /** Starts the delivery of messages, which a MessagePort queues until then. */
  start?(): void;
}

/** This end of a wire. */
export interface PortEnd {
  /** Returns whether the frame could be sent. */
  send(frame: SentFrame): boolean;
  /** Stops listening. The port stays open. */
  close(): void;
}

/** A Node worker, which is an event emitter for its messages. */
type Emitter = Record<'on' | 'off', (type: 'message', listener: (data: unknown) => void) => void>;

/** @throws InputError `invalid-port` */
export const openPortEnd = (port: Port, onMessage: (data: unknown) => void): PortEnd => {
  if (typeof port !== 'object' || port === null || typeof port.postMessage !== 'function') {
    throw new InputError(
      'invalid-port',
      `Invalid port ${quoted(port)}. A port needs postMessage() and either addEventListener() or onmessage, like a MessagePort.`,
    );
  }
  const listener = (event: unknown): void => onMessage((event as { readonly data: unknown }).data);
  const emitter = port as unknown as Emitter;
  let isOpen = true;
  if (port.addEventListener) port.addEventListener('message', listener);
  else if (typeof emitter.on === 'function') emitter.on('message', onMessage);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the port has no addEventListener
  else port.onmessage = listener;
  port.start?.();
  return {
    send(frame) {
      if (!isOpen) return false;
      try {
        port.postMessage(frame);
        return true;
      } catch {
        // `postMessage()` of a closed BroadcastChannel throws. The other end detects the missing frames.
        return false;
      }
    },
    close() {
      isOpen = false;
      if (port.removeEventListener) port.removeEventListener('message', listener);
      else if (typeof emitter.off === 'function') emitter.off('message', onMessage);
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the port has no addEventListener
      else port.onmessage = null;
    },
  };
};
