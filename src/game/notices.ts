/** A queue that notifies listeners in order, even if a listener causes further notices. */
export interface Notices<Notice> {
  /** Adds a listener. Returns the unsubscribe function. */
  subscribe(listener: (notice: Notice) => void): () => void;
  /** Whether the queue has a listener. */
  readonly hasSubscribers: boolean;
  /** Notifies the current listeners, after all earlier notices. */
  notify(notice: Notice): void;
}

/**
 * Creates a queue of notices. A notice caused by a listener waits until all listeners have received the previous one.
 * If a listener throws, the queue reports an uncaught error, as for DOM events, and still notifies the other listeners.
 */
export const createNotices = <Notice>(): Notices<Notice> => {
  type Subscriber = { readonly listener: (notice: Notice) => void };
  const subscribers = new Set<Subscriber>();
  const queue: { readonly to: readonly Subscriber[]; readonly notice: Notice }[] = [];
  let isDelivering = false;

  const deliver = (subscriber: Subscriber, notice: Notice): void => {
    if (!subscribers.has(subscriber)) return;
    try {
      subscriber.listener(notice);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  };

  return {
    subscribe(listener) {
      const subscriber = { listener };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    get hasSubscribers() {
      return subscribers.size > 0;
    },
    notify(notice) {
      queue.push({ to: [...subscribers], notice });
      if (isDelivering) return;
      isDelivering = true;
      for (let next = queue.shift(); next; next = queue.shift()) {
        for (const subscriber of next.to) deliver(subscriber, next.notice);
      }
      isDelivering = false;
    },
  };
};
