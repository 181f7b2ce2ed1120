import { systemTime, type SteadyClock } from '../base/steady-time.js';

/** The clock of a wire. Tests can pass another one. */
export interface WireClock extends SteadyClock {
  /** Calls `call` every `ms` milliseconds. Returns a function that stops the calls. */
  every(ms: number, call: () => void): () => void;
}

/** The system's clock. */
export const machineClock: WireClock = {
  ...systemTime,
  every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
};
