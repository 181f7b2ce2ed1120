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
  /** Ends it: before the first view the promise rejects with the signal's reason, afterwards it closes. */
  readonly signal?: AbortSignal | undefined;
  /** Told what came that cannot be used, or what the host says it could not use; play goes on. */
  readonly onError?: ((error: Error) => void) | undefined;
  readonly clock?: WireClock | undefined;
}

/** A seat's connection over a wire. */
export interface RemoteSeat extends SeatConnection {
  /** Ends it for good at this end; the host plays on. Actions under way are rejected. The port stays open. */
  close(): void;
}

/** A seat that is followed over a wire that may be cut and joined again. */
export interface FollowedSeat extends RemoteSeat {
  /** The number of the last update; undefined: the view is to come anew. */
  readonly last: number | undefined;
  /** Handles a message of the wire. */
  onMessage(data: unknown): void;
  /** Call it when the wire is cut. */
  onCut(): void;
}

export interface FollowCallbacks {
  /** Called with every update, and so with the first view. */
  readonly onReady: () => void;
  /** Called with an error before the first view. */
  readonly onError: (error: Error) => void;
}

const connectionLost = (): ConnectionError =>
  new ConnectionError(
    'connection-lost',
    'The host of the game has gone. If it comes back, the view shows whether the action was done.',
  );

/** Follows a seat until it is closed, which also closes `end`. Pass it the messages of the wire with `onMessage()`. */
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
    // Others are a table's, not its seats'.
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

  // Not at once: the answer of a host on this very page would come before anybody has the seat.
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
 * The seat that `serveSeat` serves at the other end of a port. Resolves with the first view, however long that takes:
 * it asks for it now and then. When the host goes its listeners hear `{ status: 'lost' }`, and `{ status: 'open' }` when
 * it, or another one in its place, is back. `act` rejects with IllegalAction as any connection's does, and with
 * ConnectionError if the host cannot be asked.
 * @throws InputError `invalid-port`, `malformed-frame` if what comes before the first view is none, ConnectionError
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
    // First: what is no port is refused before a clock runs.
    const end = openPortEnd(port, (data) => seat.onMessage(data));
    const seat = followSeat(end, options, { onReady: () => resolve(seat), onError: onFailure });
    signal?.addEventListener('abort', () => onFailure(signal.reason as Error), { once: true });
  });
