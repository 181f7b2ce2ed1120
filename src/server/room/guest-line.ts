import type { SeatConnection } from '../../game/connect.js';
import type { Frame, Payloads } from '../../online/frame.js';
import type { Port } from '../../online/port.js';
import { serveSeat } from '../../online/serve-seat.js';
import { createSwitchedSeat, type SwitchedSeat } from './switched-seat.js';
import { CLOSE, type Wire } from './wire.js';

/** A socket with more unsent bytes than this is closed. Its client reconnects to the state of that moment. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** Frames that a join repeats. They are no news on a socket that has joined before. */
const SKIPPED_ON_PING: readonly Frame[0][] = ['p', 't'];

/** Somebody's line to a table: it lasts, while sockets come and go. */
export interface GuestLine {
  readonly isHere: boolean;
  /** Whether he plays or sees a game. */
  readonly isServed: boolean;
  /** Through this socket from now on; another one that there was hears that it has been taken over. */
  attach(wire: Wire): void;
  /** True: it was the one in use. */
  detach(wire: Wire): boolean;
  send(frame: Frame): void;
  /** What he says of the game. */
  hear(frame: Frame): void;
  /** What he plays, or sees, of it; null: nothing. `seat` tells whether it is another place than before. */
  serve(seat: number | null, connection: SeatConnection | null): void;
  close(code: number): void;
}

export interface GuestLineOptions {
  /** What a welcome says beside the game. */
  readonly identity: () => Partial<Payloads['s']>;
  readonly onError: (error: unknown) => void;
  /** There is a new socket, which has heard nothing yet. */
  readonly attached: () => void;
}

interface Served {
  readonly seat: number | null;
  readonly switched: SwitchedSeat;
  readonly end: () => void;
}

export const createGuestLine = ({ identity, onError, attached }: GuestLineOptions): GuestLine => {
  let wire: Wire | null = null;
  let served: Served | null = null;
  let listener: ((event: unknown) => void) | null = null;

  /** Whether this socket has joined. A second join on the same socket asks for a sign of life. */
  let hasJoined = false;
  /** Whether the frame being handled is such a second join. */
  let isPing = false;

  const send = (frame: Frame): void => {
    if (!wire) return;
    const [type, payload] = frame;
    if (isPing && SKIPPED_ON_PING.includes(type)) return;
    wire.send(JSON.stringify(type === 's' && !isPing ? ['s', { ...payload, ...identity() }] : frame));
    if (wire.waiting > MAX_BUFFERED_BYTES) wire.close(CLOSE.tooSlow);
  };
  const port: Port = {
    postMessage: (frame) => send(frame as Frame),
    addEventListener: (_type, next) => (listener = next),
    removeEventListener: () => (listener = null),
  };
  const stop = (): void => {
    const last = served;
    served = null;
    if (!last) return;
    // That it ends here is nothing to be told: it goes on at another seat, or the line ends.
    const reader = wire;
    wire = null;
    last.end();
    last.switched.end();
    wire = reader;
  };

  return {
    get isHere() {
      return wire !== null;
    },
    get isServed() {
      return served !== null;
    },
    attach(next) {
      const last = wire;
      wire = next;
      hasJoined = false;
      attached();
      last?.close(CLOSE.secondWindow);
    },
    detach(gone) {
      if (wire !== gone) return false;
      wire = null;
      return true;
    },
    send,
    hear(frame) {
      isPing = hasJoined && frame[0] === 'j';
      hasJoined ||= frame[0] === 'j';
      if (listener) listener({ data: frame });
      else if (isPing) send(['s', {}]);
      isPing = false;
    },
    serve(seat, connection) {
      if (served && connection && served.seat === seat) return served.switched.use(connection);
      stop();
      if (!connection) return undefined;
      const switched = createSwitchedSeat(connection);
      served = { seat, switched, end: serveSeat(switched.connection, port, { onError }) };
      return undefined;
    },
    close(code) {
      stop();
      const last = wire;
      wire = null;
      last?.close(code);
    },
  };
};
