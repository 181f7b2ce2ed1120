import type { SeatConnection } from '../../game/connect.js';
import type { Frame, Payloads } from '../../online/frame.js';
import type { Port } from '../../online/port.js';
import { serveSeat } from '../../online/serve-seat.js';
import { createSwitchedSeat, type SwitchedSeat } from './switched-seat.js';
import { CLOSE_CODES, type Wire } from './wire.js';

/**
 * Maximum number of unsent bytes. Above this limit, the socket closes, and its client reconnects and receives the current
 * state.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** Frame types that every join repeats. A socket that joins again has already received them. */
const SKIPPED_ON_PING: readonly Frame[0][] = ['p', 't'];

/** A guest's line to a table. The line outlives the guest's sockets. */
export interface GuestLine {
  readonly isHere: boolean;
  /** Whether the guest is playing or watching a game. */
  readonly isServed: boolean;
  /** Replaces the current socket with this one. The previous socket closes with `secondWindow`. */
  attach(wire: Wire): void;
  /** Removes a socket. Returns whether the socket was in use. */
  detach(wire: Wire): boolean;
  send(frame: Frame): void;
  /** Handles a frame from this guest. */
  receive(frame: Frame): void;
  /** Serves a seat of a game, or a spectator's view (`seat` null). With `connection` null, stops serving. */
  serve(seat: number | null, connection: SeatConnection | null): void;
  close(code: number): void;
}

export interface GuestLineOptions {
  /** Returns the fields that the table adds to a welcome. */
  readonly identity: () => Partial<Payloads['s']>;
  readonly onError: (error: unknown) => void;
  /** Called when a new socket is attached, before the first frame is sent. */
  readonly onAttach: () => void;
}

interface ServedSeat {
  readonly seat: number | null;
  readonly switched: SwitchedSeat;
  readonly stop: () => void;
}

export const createGuestLine = ({ identity, onError, onAttach }: GuestLineOptions): GuestLine => {
  let wire: Wire | null = null;
  let currentSeat: ServedSeat | null = null;
  let listener: ((event: unknown) => void) | null = null;

  /** Whether the current socket has joined. A second join on the same socket is a ping. */
  let hasJoined = false;
  /** Whether the current frame is a ping (a second join). */
  let isPing = false;

  const send = (frame: Frame): void => {
    if (!wire) return;
    const [type, payload] = frame;
    if (isPing && SKIPPED_ON_PING.includes(type)) return;
    wire.send(JSON.stringify(type === 's' && !isPing ? ['s', { ...payload, ...identity() }] : frame));
    if (wire.bufferedBytes > MAX_BUFFERED_BYTES) wire.close(CLOSE_CODES.tooSlow);
  };
  const port: Port = {
    postMessage: (frame) => send(frame as Frame),
    addEventListener: (_type, next) => (listener = next),
    removeEventListener: () => (listener = null),
  };
  const stopServing = (): void => {
    const lastServed = currentSeat;
    currentSeat = null;
    if (!lastServed) return;
    // Suppresses the closing frame, because the client continues at another seat or the line closes.
    const currentWire = wire;
    wire = null;
    lastServed.stop();
    lastServed.switched.end();
    wire = currentWire;
  };

  return {
    get isHere() {
      return wire !== null;
    },
    get isServed() {
      return currentSeat !== null;
    },
    attach(next) {
      const last = wire;
      wire = next;
      hasJoined = false;
      onAttach();
      last?.close(CLOSE_CODES.secondWindow);
    },
    detach(detached) {
      if (wire !== detached) return false;
      wire = null;
      return true;
    },
    send,
    receive(frame) {
      isPing = hasJoined && frame[0] === 'j';
      hasJoined ||= frame[0] === 'j';
      if (listener) listener({ data: frame });
      else if (isPing) send(['s', {}]);
      isPing = false;
    },
    serve(seat, connection) {
      if (currentSeat && connection && currentSeat.seat === seat) return currentSeat.switched.switchTo(connection);
      stopServing();
      if (!connection) return undefined;
      const switched = createSwitchedSeat(connection);
      currentSeat = { seat, switched, stop: serveSeat(switched.connection, port, { onError }) };
      return undefined;
    },
    close(code) {
      stopServing();
      const last = wire;
      wire = null;
      last?.close(code);
    },
  };
};
