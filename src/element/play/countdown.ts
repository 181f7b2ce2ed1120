/** The time that a host of a game elsewhere gives for an action. */
export interface Countdown {
  /** Whole seconds left, 0 when the time is over; null: no limit. */
  readonly secondsLeft: number | null;
  /** How much of the time is left, from 1 to 0; null: no limit. */
  readonly share: number | null;
  /** @param deadline in ms since the epoch; null: no limit */
  set(deadline: number | null): void;
  close(): void;
}

export interface CountdownOptions {
  /** Another second has passed, or there is another deadline. */
  readonly changed: () => void;
  /** The time grows short; once for each deadline. */
  readonly warn: (secondsLeft: number) => void;
}

/** When the time begins to be short. */
const SHORT_SECONDS = 10;

export const createCountdown = ({ changed, warn }: CountdownOptions): Countdown => {
  let deadline: number | null = null;
  let secondsLeft: number | null = null;
  /** How many there were when the deadline was told. */
  let seconds = 1;
  let hasWarned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = (): void => {
    if (deadline === null) return;
    const msLeft = deadline - Date.now();
    const left = Math.max(0, Math.ceil(msLeft / 1000));
    secondsLeft = left;
    if (left > 0) timer = setTimeout(tick, msLeft - (left - 1) * 1000);
    changed();
    if (hasWarned || left === 0 || left > SHORT_SECONDS) return;
    hasWarned = true;
    warn(left);
  };

  return {
    get secondsLeft() {
      return secondsLeft;
    },
    get share() {
      return secondsLeft === null ? null : Math.min(1, secondsLeft / seconds);
    },
    set(until) {
      if (until === deadline) return;
      clearTimeout(timer);
      deadline = until;
      hasWarned = false;
      if (until !== null) {
        seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
        return tick();
      }
      secondsLeft = null;
      changed();
    },
    close: () => clearTimeout(timer),
  };
};
