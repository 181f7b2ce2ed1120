/** After this time without an answer of the server the visitor is told, in ms. */
const OVERDUE_MS = 4000;

/** Answers of a server that the visitor waits for. */
export interface Overdue {
  /** Whether one of them takes long. */
  readonly isOverdue: boolean;
  /** Waits for one more. */
  watch(answer: Promise<unknown>): void;
  /** None of them is waited for any longer. */
  clear(): void;
}

/** @param changed what is shown of it has changed */
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
