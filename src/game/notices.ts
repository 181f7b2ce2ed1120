/** Tells listeners of what happened, in order, whatever they do on hearing it. */
export interface Notices<Notice> {
  subscribe(listener: (notice: Notice) => void): () => void;
  /** Whether anybody listens. */
  readonly areHeard: boolean;
  tell(notice: Notice): void;
}

/**
 * Nobody hears of the second thing before the first: what a listener brings about waits until all have heard. One that
 * throws does not keep the others from hearing; its error is reported as an uncaught one, as the platform does it.
 */
export const createNotices = <Notice>(): Notices<Notice> => {
  const listeners = new Set<(notice: Notice) => void>();
  const waiting: Notice[] = [];
  let telling = false;

  const hear = (listener: (notice: Notice) => void, notice: Notice): void => {
    try {
      listener(notice);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get areHeard() {
      return listeners.size > 0;
    },
    tell(notice) {
      waiting.push(notice);
      if (telling) return;
      telling = true;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        for (const listener of [...listeners]) hear(listener, next);
      }
      telling = false;
    },
  };
};
