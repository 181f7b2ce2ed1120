import { readFrame, type Frame } from '../../online/frame.js';
import { createRateLimiter } from '../rate-limiter.js';
import type { GuestId } from '../lobby/lobby.js';
import type { TableRoom } from './table-room.js';
import { CLOSE_CODES, type Wire } from './wire.js';

/** The longest message that a client can send, in bytes. The socket closes with 1009 on a longer one. */
export const MAX_MESSAGE_BYTES = 1024;
/** Messages that a client can send at once, and then per second. */
const [MESSAGE_BURST, MESSAGES_PER_SECOND] = [20, 10];
/** How long a client that sent too many messages waits before it reconnects, in ms. */
const RECONNECT_DELAY_MS = 5000;
/** How long a socket can stay open without a join frame, in ms. */
const JOIN_TIMEOUT_MS = 5000;

/** The types of frames that clients send. */
const CLIENT_FRAMES: readonly Frame[0][] = ['j', 'a', 'l', 'k'];

/** Parses a message of a client. Frame types that only later versions know are `unknown`. */
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
 * Lets a wire into a room. Every message costs a token of the rate limit. Frames of an unknown kind are ignored; malformed
 * frames, and those that only hosts send, close the wire.
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
      const refusal = { code: 'too-many', message: 'Too many messages came at once.', retryAfter: RECONNECT_DELAY_MS };
      wire.send(JSON.stringify(['x', refusal] satisfies Frame));
      return close(CLOSE_CODES.tooMany);
    }
    const frame = parseFrame(text);
    if (frame === 'malformed') return close(CLOSE_CODES.malformed);
    if (frame !== 'unknown') onFrame(frame);
    return undefined;
  });
};
