import type { Update } from '../game/connect.js';
import type { Seat } from '../rules/seats.js';

type Listener = (update: Update) => void;

interface Subscriber {
  readonly seat: Seat | null;
  readonly listener: Listener;
}

/** Updates on their way to those who listen. */
export interface Outbox {
  /** Puts an update aside for those who listen at this seat now. */
  put(seat: Seat | null, update: Update): void;
  /** Hands out what was put aside, in order. */
  send(): void;
  subscribe(seat: Seat | null, listener: Listener): () => void;
  /** Forgets everybody: nothing reaches anyone any more. */
  clear(): void;
}

/**
 * A listener may act at once: what comes of it is sent when everybody has heard of what went before. One that throws
 * keeps nothing from the others.
 */
export const createOutbox = (onError: (error: unknown, seat: Seat | null) => void): Outbox => {
  const subscribers = new Set<Subscriber>();
  const waiting: { readonly to: readonly Subscriber[]; readonly update: Update }[] = [];
  let sending = false;

  const tell = (subscriber: Subscriber, update: Update): void => {
    if (!subscribers.has(subscriber)) return;
    try {
      subscriber.listener(update);
    } catch (error) {
      onError(error, subscriber.seat);
    }
  };

  return {
    put(seat, update) {
      const to = [...subscribers].filter((subscriber) => subscriber.seat === seat);
      if (to.length > 0) waiting.push({ to, update });
    },
    send() {
      if (sending) return;
      sending = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const subscriber of next.to) tell(subscriber, next.update);
      }
      sending = false;
    },
    subscribe(seat, listener) {
      const subscriber = { seat, listener };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    clear: () => subscribers.clear(),
  };
};
