import { readFrame, type Frame } from '../../online/frame.js';
import { createRateLimiter } from '../rate-limiter.js';
import type { GuestId } from '../lobby/lobby.js';
import type { TableRoom } from './table-room.js';
import { CLOSE_CODES, type Wire } from './wire.js';

/** Maximum size of a client's message, in bytes. A larger message closes the socket with code 1009. */
export const MAX_MESSAGE_BYTES = 1024;
/** Maximum burst of a client's messages, and the maximum number per second after that burst. */
const [MESSAGE_BURST, MESSAGES_PER_SECOND] = [20, 10];
/** Delay before a client that has sent too many messages reconnects, in ms. */
const RECONNECT_DELAY_MS = 5000;
/** Time without a join frame after which a socket is closed, in ms. */
const JOIN_TIMEOUT_MS = 5000;

/** Frame types that clients send. */
const CLIENT_FRAMES: readonly Frame[0][] = ['j', 'a', 'l', 'k'];

/** Parses a client's message. Frame types from later versions are `unknown`. */
const parseFrame = (text: string): Frame | 'unknown' | 'malformed' => {
  try {
    const frame = readFrame(JSON.parse(text));
    if (frame === null) return 'unknown';
    return CLIENT_FRAMES.includes(frame[0]) ? frame : 'malformed';
  } catch {
    return 'malformed';
  }
};

/**
 * Connects a wire to a room. Each message takes a token from the rate limiter. Ignores unknown frame types. Closes the wire
 * after a malformed frame or a frame that only servers can send.
 */
export const openGate = (room: TableRoom, wire: Wire, now: () => number): void => {
  const limiter = createRateLimiter(MESSAGE_BURST, MESSAGES_PER_SECOND / 1000);
  let guest: Promise<GuestId | null> | null = null;
  let isClosed = false;
  const close = (code: number): void => {
    isClosed = true;
    clearTimeout(timer);
    wire.close(code);
  };
  const timer = setTimeout(() => close(CLOSE_CODES.malformed), JOIN_TIMEOUT_MS);

  const onFrame = (frame: Frame): void => {
    if (guest) {
      const joined = guest;
      void joined.then((id) => id !== null && !isClosed && room.receive(id, frame));
    } else if (frame[0] === 'j') {
      clearTimeout(timer);
      guest = room.join(wire, frame[1]);
    } else close(CLOSE_CODES.malformed);
  };

  wire.listen((text) => {
    if (text === null) {
      isClosed = true;
      clearTimeout(timer);
      void guest?.then((id) => id !== null && room.onDisconnect(id, wire));
      return;
    }
    if (isClosed) return;
    if (!limiter.takeToken(now())) {
      const refusal = {
        code: 'too-many',
        message: 'You have sent too many messages at once.',
        retryAfter: RECONNECT_DELAY_MS,
      };
      wire.send(JSON.stringify(['x', refusal] satisfies Frame));
      return close(CLOSE_CODES.tooMany);
    }
    const frame = parseFrame(text);
    if (frame === 'malformed') return close(CLOSE_CODES.malformed);
    if (frame !== 'unknown') onFrame(frame);
    return undefined;
  });
};
