import { elapsedMs } from '../base/steady-time.js';
import type { SeatConnection } from '../game/connect.js';
import type { View } from '../game/view.js';
import { createPendingActions } from './pending-actions.js';
import { ConnectionError, connectionClosed } from './connection-error.js';
import { readHostFrame, WIRE_VERSION, type Frame, type Payloads } from './frame.js';
import { monitorHost } from './host-monitor.js';
import { openPortEnd, type PortEnd, type Port } from './port.js';
import { createSeatMirror } from './seat-mirror.js';
import { machineClock, type WireClock } from './wire-clock.js';

export interface SeatOverOptions {
  /** Before the first view, an abort rejects the promise with the signal's reason. Later, an abort closes the seat. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the errors for malformed frames at either end. The game continues. */
  readonly onError?: ((error: Error) => void) | undefined;
  readonly clock?: WireClock | undefined;
}

/** A seat's connection over a wire. */
export interface RemoteSeat extends SeatConnection {
  /** Closes this end and rejects pending actions. The host continues the game, and the port stays open. */
  close(): void;
}

/** A remote seat over a wire that can be lost and restored. */
export interface FollowedSeat extends RemoteSeat {
  /** Number of the last update, or undefined if the client must request the whole view. */
  readonly last: number | undefined;
  /** Handles a message from the wire. */
  onMessage(data: unknown): void;
  /** Call this method when the wire is lost. */
  onCut(): void;
}

export interface FollowCallbacks {
  /** Called with every update, including the first view. */
  readonly onReady: () => void;
  /** Called with errors before the first view. */
  readonly onError: (error: Error) => void;
}

const connectionLost = (): ConnectionError =>
  new ConnectionError(
    'connection-lost',
    'The host is gone. When the host is back, the view shows whether the action was applied.',
  );

/** Follows a seat until `close()` is called. `close()` also closes `end`. Pass the wire's messages to `onMessage()`. */
export const followSeat = (
  end: PortEnd,
  { onError = () => {}, clock = machineClock }: SeatOverOptions,
  callbacks: FollowCallbacks,
): FollowedSeat => {
  let isClosed = false;
  const mirror = createSeatMirror(clock);
  const pendingActions = createPendingActions((frame) => void end.send(frame));
  const host = monitorHost({
    clock,
    request() {
      const { last } = mirror;
      end.send(['j', { v: WIRE_VERSION, ...(last !== undefined && { last }) }]);
    },
    isMissing: () => mirror.last === undefined,
    onLost: () => mirror.setStatus('lost'),
    onTick: () => mirror.view && pendingActions.resend(mirror.view),
  });

  const onWelcome = ({ serving, status = 'open' }: Payloads['s']): void => {
    if (serving === undefined) return;
    if (host.onWelcome(serving)) {
      mirror.reset();
      pendingActions.fail(connectionLost());
    }
    mirror.setStatus(status);
  };
  const onUpdate = (update: Payloads['u']): void => {
    if (!mirror.apply(update)) host.request();
    else callbacks.onReady();
  };
  const onEnd = ({ code, message = 'The host gave no reason.' }: Payloads['x']): void => {
    if (code !== 'closed') throw new ConnectionError(code, message);
    host.onEnd();
    pendingActions.fail(connectionLost());
  };
  const onFrame = (frame: Frame): void => {
    const [type, payload] = frame;
    host.onFrame();
    if (type === 's') return onWelcome(payload);
    if (type === 'u') return onUpdate(payload);
    if (type === 'r') return pendingActions.settle(payload);
    if (type === 'p') return mirror.setPeople(payload);
    if (type === 't') return mirror.setDeadline(payload.left === null ? null : elapsedMs(clock) + payload.left);
    // All other frame types belong to an online table.
    return type === 'x' ? onEnd(payload) : undefined;
  };

  const onMessage = (data: unknown): void => {
    try {
      const frame = readHostFrame(data);
      if (frame) onFrame(frame);
    } catch (error) {
      if (mirror.view === null) callbacks.onError(error as Error);
      else onError(error as Error);
    }
  };

  // Defers the request, because a host on the same page would otherwise answer before the caller has the seat.
  queueMicrotask(host.request);

  return {
    get view() {
      return mirror.view as View;
    },
    get last() {
      return mirror.last;
    },
    onMessage,
    onCut: () => mirror.setStatus('lost'),
    subscribe: mirror.subscribe,
    act(action) {
      if (isClosed) return Promise.reject(connectionClosed());
      if (host.hasEnded || mirror.view === null) return Promise.reject(connectionLost());
      return pendingActions.act(action, mirror.view);
    },
    close() {
      isClosed = true;
      host.close();
      mirror.close();
      end.close();
      pendingActions.fail(connectionClosed());
    },
  };
};

/**
 * Connects to the seat that `serveSeat` serves at the other end of a port. Requests the first view regularly, without a time
 * limit, and resolves when this view arrives. When the host disappears, listeners receive `{ status: 'lost' }`. When that
 * host returns or a new one appears, listeners receive `{ status: 'open' }`. `act` rejects with IllegalAction, as on every
 * connection, and with ConnectionError if the host cannot be reached.
 * @throws InputError `invalid-port`, `malformed-frame` for a malformed frame before the first view, ConnectionError
 *   `unsupported-version`, or the signal's reason; as a rejection
 */
export const seatOver = (port: Port, options: SeatOverOptions = {}): Promise<RemoteSeat> =>
  new Promise((resolve, reject) => {
    const { signal } = options;
    signal?.throwIfAborted();
    const onFailure = (error: Error): void => {
      seat.close();
      reject(error);
    };
    // Opens the port first, so that an invalid port throws before a timer starts.
    const end = openPortEnd(port, (data) => seat.onMessage(data));
    const seat = followSeat(end, options, { onReady: () => resolve(seat), onError: onFailure });
    signal?.addEventListener('abort', () => onFailure(signal.reason as Error), { once: true });
  });
