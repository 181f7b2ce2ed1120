import { readFrame, type Frame } from '../../online/frame.js';
import { createBucket } from '../limits.js';
import type { GuestId } from '../lobby/lobby.js';
import type { TableRoom } from './table-room.js';
import { CLOSE, type Wire } from './wire.js';

/** A message is at most as long, in bytes; the socket itself is closed with 1009 when one is longer. */
export const LONGEST_MESSAGE = 1024;
/** So many messages may come at once, and then so many a second. */
const [BURST, PER_SECOND] = [20, 10];
/** After too many messages a client is asked to come back this much later, in ms. */
const RETRY_AFTER_MS = 5000;
/** Who has not said who he is by then is gone, in ms. */
const TIME_TO_JOIN = 5000;

/** What a client may say. */
const SAID: readonly Frame[0][] = ['j', 'a', 'l', 'k'];

/** Reads a message of a client. A later version of the wire may have more kinds of frames: those are `unknown`. */
const frameIn = (text: string): Frame | 'unknown' | 'malformed' => {
  try {
    const frame = readFrame(JSON.parse(text));
    if (frame === null) return 'unknown';
    return SAID.includes(frame[0]) ? frame : 'malformed';
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
  const timer = setTimeout(() => close(CLOSE.malformed), TIME_TO_JOIN);

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
      const refusal = { code: 'too-many', message: 'Too many messages came at once.', retryAfter: RETRY_AFTER_MS };
      wire.send(JSON.stringify(['x', refusal] satisfies Frame));
      return close(CLOSE.tooMany);
    }
    const frame = frameIn(text);
    if (frame === 'malformed') return close(CLOSE.malformed);
    if (frame !== 'unknown') took(frame);
    return undefined;
  });
};
