/** Time after which a missing answer of the server is shown, in ms. */
const OVERDUE_MS = 4000;

/** The answers of a server that the visitor waits for. */
export interface Overdue {
  /** Whether one of them is overdue. */
  readonly isOverdue: boolean;
  /** Watches one more answer. */
  watch(answer: Promise<unknown>): void;
  /** Stops watching all answers. */
  clear(): void;
}

/** @param changed called when `isOverdue` may have changed */
export const createOverdue = (changed: () => void): Overdue => {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let late = new Set<Promise<unknown>>();
  return {
    get isOverdue() {
      return late.size > 0;
    },
    watch(answer) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        late.add(answer);
        changed();
      }, OVERDUE_MS);
      timers.add(timer);
      const answered = (): void => {
        timers.delete(timer);
        clearTimeout(timer);
        if (late.delete(answer)) changed();
      };
      answer.then(answered, answered);
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      late = new Set();
    },
  };
};
