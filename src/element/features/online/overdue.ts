/** Time, in ms, after which the table reports that an answer from the server is missing. */
const OVERDUE_MS = 4000;

/** Pending answers from the server. */
export interface Overdue {
  /** Whether at least one answer is overdue. */
  readonly isOverdue: boolean;
  /** Starts watching an answer. */
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
