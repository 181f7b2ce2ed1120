/** Limits the rate of wrong table codes per address, since codes are short enough to guess. */
import { elapsedMs } from '../base/steady-time.js';
import { ConnectionError } from '../online/connection-error.js';
import type { Clock } from '../session/clock.js';
import { createAddressRateLimiter } from './rate-limiter.js';

/** Number of wrong codes that an address can try without delay, and the number of these tries that it regains per minute. */
const [FREE_WRONG_CODES, WRONG_CODES_PER_MINUTE] = [20, 10];
/** Interval between two lookups from an address that has used up these tries, in ms. Also applies to correct codes. */
const SLOW_LOOK_UP_MS = 1000;
/** Maximum number of pending lookups per address, low enough that no proxy times out. */
const MAX_WAITING_LOOK_UPS = 5;

export interface CodeGuesses {
  /**
   * Looks up the table with a code. Only wrong codes count towards the limit. After many wrong codes, the lookups from the
   * same address run one after the other, so that a guest with a correct code can still join.
   * @returns null if no table has the code
   * @throws ConnectionError `too-many`, as a rejection, if too many lookups from this address are pending
   */
  tableOf(code: string, address: string): Promise<string | null>;
  close(): void;
}

interface PendingLookUp {
  readonly code: string;
  readonly resolve: (table: string | null) => void;
  readonly reject: (error: unknown) => void;
}

const tooMany = (): ConnectionError =>
  new ConnectionError(
    'too-many',
    'Too many wrong codes from your address. Try again in a few seconds.',
    MAX_WAITING_LOOK_UPS * SLOW_LOOK_UP_MS,
  );

/** @param tableOf resolves to the table that has a code, or to null */
export const createCodeGuesses = (tableOf: (code: string) => Promise<string | null>, clock: Clock): CodeGuesses => {
  const wrongCodes = createAddressRateLimiter(FREE_WRONG_CODES, WRONG_CODES_PER_MINUTE / 60_000);
  const queues = new Map<string, PendingLookUp[]>();
  const closing = new AbortController();
  const isSlow = (address: string): boolean => wrongCodes.msUntilToken(address, elapsedMs(clock)) > 0;

  const lookUp = async ({ code, resolve, reject }: PendingLookUp, address: string): Promise<void> => {
    try {
      const table = await tableOf(code);
      if (table === null) wrongCodes.takeToken(address, elapsedMs(clock));
      resolve(table);
    } catch (error) {
      reject(error);
    }
  };
  /** Looks up the queued codes in order. Parallel lookups would all pass before the first wrong code is counted. */
  const processQueue = async (queue: PendingLookUp[], address: string): Promise<void> => {
    for (let [next] = queue; next; [next] = queue) {
      if (isSlow(address)) {
        for (const { reject } of queue.splice(MAX_WAITING_LOOK_UPS)) reject(tooMany());
        await clock.wait(SLOW_LOOK_UP_MS, closing.signal).catch(() => {});
      }
      await lookUp(next, address);
      queue.shift();
    }
    queues.delete(address);
  };

  return {
    tableOf: (code, address) =>
      new Promise((resolve, reject) => {
        const existing = queues.get(address);
        if (existing && existing.length >= MAX_WAITING_LOOK_UPS && isSlow(address)) return reject(tooMany());
        const lookUpRequest = { code, resolve, reject };
        if (existing) return void existing.push(lookUpRequest);
        const queue = [lookUpRequest];
        queues.set(address, queue);
        return void processQueue(queue, address);
      }),
    close: () => closing.abort(),
  };
};
