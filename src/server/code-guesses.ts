/** Spoken codes are short: this bounds how many of them an address can try. */
import { elapsedMs } from '../base/steady-time.js';
import { ConnectionError } from '../online/connection-error.js';
import type { Clock } from '../session/clock.js';
import { createBuckets } from './limits.js';

/** So many wrong codes are free, and so many of them come back in a minute. */
const [FREE_WRONG_CODES, PER_MINUTE] = [20, 10];
/** After those, a code of the same address is looked up once in this time, right or wrong, in ms. */
const SLOW_MS = 1000;
/** So many codes of an address wait for that; no proxy gives up meanwhile. */
const MOST_WAITING = 5;

export interface CodeGuesses {
  /**
   * Looks up the table of a code. Only wrong codes count. After many wrong ones, look-ups for that address wait for each
   * other, so that a guest with a right code still gets in.
   * @returns null if no table has the code
   * @throws ConnectionError `too-many` if too many of them wait already; as a rejection
   */
  tableOf(code: string, address: string): Promise<string | null>;
  close(): void;
}

interface LookUp {
  readonly code: string;
  readonly resolve: (table: string | null) => void;
  readonly reject: (error: unknown) => void;
}

const tooMany = (): ConnectionError =>
  new ConnectionError(
    'too-many',
    'Too many wrong codes come from here. Try again in a few seconds.',
    MOST_WAITING * SLOW_MS,
  );

/** @param tableOf looks a code up; null: no table has it */
export const createCodeGuesses = (tableOf: (code: string) => Promise<string | null>, clock: Clock): CodeGuesses => {
  const wrong = createBuckets(FREE_WRONG_CODES, PER_MINUTE / 60_000);
  const queues = new Map<string, LookUp[]>();
  const closing = new AbortController();
  const isSlow = (address: string): boolean => wrong.waitFor(address, elapsedMs(clock)) > 0;

  const lookUp = async ({ code, resolve, reject }: LookUp, address: string): Promise<void> => {
    try {
      const table = await tableOf(code);
      if (table === null) wrong.take(address, elapsedMs(clock));
      resolve(table);
    } catch (error) {
      reject(error);
    }
  };
  /** One after the other: many at once would all be free. */
  const work = async (queue: LookUp[], address: string): Promise<void> => {
    for (let [next] = queue; next; [next] = queue) {
      if (isSlow(address)) {
        for (const { reject } of queue.splice(MOST_WAITING)) reject(tooMany());
        await clock.wait(SLOW_MS, closing.signal).catch(() => {});
      }
      await lookUp(next, address);
      queue.shift();
    }
    queues.delete(address);
  };

  return {
    tableOf: (code, address) =>
      new Promise((resolve, reject) => {
        const known = queues.get(address);
        if (known && known.length >= MOST_WAITING && isSlow(address)) return reject(tooMany());
        const entry = { code, resolve, reject };
        if (known) return void known.push(entry);
        const queue = [entry];
        queues.set(address, queue);
        return void work(queue, address);
      }),
    close: () => closing.abort(),
  };
};
