/** Tells listeners of what happened, in order, whatever they do on hearing it. */
export interface Notices<Notice> {
  /** Tells the listener of what is told from now on, until the function returned is called. */
  subscribe(listener: (notice: Notice) => void): () => void;
  /** Whether anybody listens. */
  readonly areHeard: boolean;
  /** Tells those who listen now; what went before they hear first. */
  tell(notice: Notice): void;
}

/**
 * A queue: what a listener brings about waits until all have heard what went before. One that throws does not keep the
 * others from hearing; its error is reported as an uncaught one, as the platform does it.
 */
export const createNotices = <Notice>(): Notices<Notice> => {
  type Subscriber = { readonly listener: (notice: Notice) => void };
  const subscribers = new Set<Subscriber>();
  const waiting: { readonly to: readonly Subscriber[]; readonly notice: Notice }[] = [];
  let isTelling = false;

  const hear = (subscriber: Subscriber, notice: Notice): void => {
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
    get areHeard() {
      return subscribers.size > 0;
    },
    tell(notice) {
      waiting.push({ to: [...subscribers], notice });
      if (isTelling) return;
      isTelling = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const subscriber of next.to) hear(subscriber, next.notice);
      }
      isTelling = false;
    },
  };
};
