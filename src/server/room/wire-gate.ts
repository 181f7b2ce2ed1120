import { readFrame, type Frame } from '../../online/frame.js';
import { createBucket } from '../limits.js';
import type { GuestId } from '../lobby/lobby.js';
import type { TableRoom } from './table-room.js';
import { CLOSE, type Wire } from './wire.js';

/** The longest message that a client can send, in bytes. The socket closes with 1009 on a longer one. */
export const MAX_MESSAGE_BYTES = 1024;
/** So many messages may come at once, and then so many a second. */
const [BURST, PER_SECOND] = [20, 10];
/** How long a client that sent too many messages waits before it reconnects, in ms. */
const RECONNECT_DELAY_MS = 5000;
/** How long a socket can stay open without a join frame, in ms. */
const JOIN_TIMEOUT_MS = 5000;

/** The types of frames that clients send. */
const CLIENT_FRAMES: readonly Frame[0][] = ['j', 'a', 'l', 'k'];

/** Reads a message of a client. A later version of the wire may have more kinds of frames: those are `unknown`. */
const frameIn = (text: string): Frame | 'unknown' | 'malformed' => {
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
  const bucket = createBucket(BURST, PER_SECOND / 1000);
  let guest: Promise<GuestId | null> | null = null;
  let isOver = false;
  const close = (code: number): void => {
    isOver = true;
    clearTimeout(timer);
    wire.close(code);
  };
  const timer = setTimeout(() => close(CLOSE.malformed), JOIN_TIMEOUT_MS);

  const took = (frame: Frame): void => {
    if (guest) {
      const heard = guest;
      void heard.then((id) => id !== null && !isOver && room.hear(id, frame));
    } else if (frame[0] === 'j') {
      clearTimeout(timer);
      guest = room.join(wire, frame[1]);
    } else close(CLOSE.malformed);
  };

  wire.listen((text) => {
    if (text === null) {
      isOver = true;
      clearTimeout(timer);
      void guest?.then((id) => id !== null && room.gone(id, wire));
      return;
    }
    if (isOver) return;
    if (!bucket.take(now())) {
      const refusal = { code: 'too-many', message: 'Too many messages came at once.', retryAfter: RECONNECT_DELAY_MS };
      wire.send(JSON.stringify(['x', refusal] satisfies Frame));
      return close(CLOSE.tooMany);
    }
    const frame = frameIn(text);
    if (frame === 'malformed') return close(CLOSE.malformed);
    if (frame !== 'unknown') took(frame);
    return undefined;
  });
};
