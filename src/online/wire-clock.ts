import { systemTime, type SteadyClock } from '../base/steady-time.js';

/** Time as a wire knows it; a test may bring its own. */
export interface WireClock extends SteadyClock {
  /** Calls again and again, with so many milliseconds between, until the function returned is called. */
  every(ms: number, call: () => void): () => void;
}

/** The time of the machine. */
export const machineClock: WireClock = {
  ...systemTime,
  every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
};
