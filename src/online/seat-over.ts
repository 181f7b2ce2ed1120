import { elapsedMs } from '../base/steady-time.js';
import type { SeatConnection } from '../game/connect.js';
import type { View } from '../game/view.js';
import { createActionsUnderWay } from './actions-under-way.js';
import { ConnectionError, connectionClosed } from './connection-error.js';
import { readHostFrame, WIRE_VERSION, type Frame, type Payloads } from './frame.js';
import { followHost } from './host-life.js';
import { openEnd, type End, type Port } from './port.js';
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
  /** What came over the wire. */
  hear(data: unknown): void;
  /** The wire is cut. */
  cut(): void;
}

export interface Ends {
  /** The first view is there. */
  readonly arrived: () => void;
  /** What came before the first view cannot be used. */
  readonly failed: (error: Error) => void;
}

const lostError = (): ConnectionError =>
  new ConnectionError(
    'connection-lost',
    'The host of the game has gone. If it comes back, the view shows whether the action was done.',
  );

/** Follows a seat until it is closed; `end` is then, too. What comes over the wire it is told by `hear`. */
export const follow = (
  end: End,
  { onError = () => {}, clock = machineClock }: SeatOverOptions,
  ends: Ends,
): FollowedSeat => {
  let isClosed = false;
  const mirror = createSeatMirror(clock);
  const actions = createActionsUnderWay((frame) => void end.send(frame));
  const host = followHost({
    clock,
    ask() {
      const { last } = mirror;
      end.send(['j', { v: WIRE_VERSION, ...(last !== undefined && { last }) }]);
    },
    isMissing: () => mirror.last === undefined,
    lost: () => mirror.status('lost'),
    ticked: () => mirror.view && actions.askAgain(mirror.view),
  });

  const welcomed = ({ serving, status = 'open' }: Payloads['s']): void => {
    if (serving === undefined) return;
    if (host.welcomed(serving)) {
      mirror.expectAnew();
      actions.fail(lostError());
    }
    mirror.status(status);
  };
  const updated = (update: Payloads['u']): void => {
    if (!mirror.take(update)) host.ask();
    else ends.arrived();
  };
  const ended = ({ code, message = 'The host gave no reason.' }: Payloads['x']): void => {
    if (code !== 'closed') throw new ConnectionError(code, message);
    host.ended();
    actions.fail(lostError());
  };
  const took = (frame: Frame): void => {
    const [type, payload] = frame;
    host.heard();
    if (type === 's') return welcomed(payload);
    if (type === 'u') return updated(payload);
    if (type === 'r') return actions.answered(payload);
    if (type === 'p') return mirror.people(payload);
    if (type === 't') return mirror.end(payload.left === null ? null : elapsedMs(clock) + payload.left);
    // Others are a table's, not its seats'.
    return type === 'x' ? ended(payload) : undefined;
  };

  const hear = (data: unknown): void => {
    try {
      const frame = readHostFrame(data);
      if (frame) took(frame);
    } catch (error) {
      if (mirror.view === null) ends.failed(error as Error);
      else onError(error as Error);
    }
  };

  // Not at once: the answer of a host on this very page would come before anybody has the seat.
  queueMicrotask(host.ask);

  return {
    get view() {
      return mirror.view as View;
    },
    get last() {
      return mirror.last;
    },
    hear,
    cut: () => mirror.status('lost'),
    subscribe: mirror.subscribe,
    act(action) {
      if (isClosed) return Promise.reject(connectionClosed());
      if (host.isGone || mirror.view === null) return Promise.reject(lostError());
      return actions.act(action, mirror.view);
    },
    close() {
      isClosed = true;
      host.close();
      mirror.close();
      end.close();
      actions.fail(connectionClosed());
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
    const failed = (error: Error): void => {
      seat.close();
      reject(error);
    };
    // First: what is no port is refused before a clock runs.
    const end = openEnd(port, (data) => seat.hear(data));
    const seat = follow(end, options, { arrived: () => resolve(seat), failed });
    signal?.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
  });
