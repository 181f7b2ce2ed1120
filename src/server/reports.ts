/** Reports results to the operator at least once, even if the process dies before the report. */
import type { Clock } from '../session/clock.js';
import type { Journal } from './journal.js';
import { CLAIM_MS, type Outbox } from './log/outbox.js';

export interface Reports<Result> {
  /** Stores a result, then calls the operator's callback until it succeeds. Resolves when the result is stored. */
  store(result: Result): Promise<void>;
  /** Reports the results that an earlier run or a dead process has stored but not reported. */
  start(): void;
  /** Waits up to `CLOSE_TIMEOUT_MS` for running reports. The next start repeats unfinished reports. */
  close(): Promise<void>;
}

export interface ReportsOptions<Result> {
  readonly outbox: Outbox;
  /** Returns the text that identifies a result in the outbox. */
  readonly idOf: (result: Result) => string;
  /** The operator's callback, called again later if it throws or rejects. */
  readonly report: (result: Result) => unknown;
  /** The event in the server's log when the callback fails. */
  readonly failure: string;
  readonly clock: Clock;
  readonly journal: Journal;
}

/** Minimum and maximum delay between a failure and the next try, in ms. Each failure doubles the delay. */
const [SHORTEST_RETRY_MS, LONGEST_RETRY_MS] = [1000, 5 * 60_000];
/** Interval at which this process renews its claims and searches the outbox for results of other processes, in ms. */
const OUTBOX_SCAN_MS = CLAIM_MS / 3;
/** Time that `close()` waits for running reports, in ms. */
const CLOSE_TIMEOUT_MS = 5000;

export const createReports = <Result>({
  outbox,
  idOf,
  report: callOperator,
  failure,
  clock,
  journal,
}: ReportsOptions<Result>): Reports<Result> => {
  const closing = new AbortController();
  /** Running reports, by the id of the result. */
  const reporting = new Map<string, Promise<void>>();

  /**
   * Calls `call` at least once, and again until `call` succeeds or `close()` is called. Resolves to whether `call`
   * succeeded.
   */
  const retryUntilDone = async (
    call: () => Promise<unknown>,
    onFailure: (error: unknown) => void,
  ): Promise<boolean> => {
    for (let wait = SHORTEST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        await call();
        return true;
      } catch (error) {
        onFailure(error);
      }
      await clock.wait(wait, closing.signal).catch(() => {});
      if (closing.signal.aborted) return false;
    }
  };
  const logStoreFailure = (error: unknown): void => journal.log('results-failed', { error: String(error) });
  const logHostFailure = (error: unknown): void => journal.log(failure, { error: String(error) });

  const report = async (id: string): Promise<void> => {
    let text: string | null = null;
    const claimAndRead = async (): Promise<void> => {
      text = (await outbox.claim(id)) ? await outbox.read(id) : null;
    };
    await retryUntilDone(claimAndRead, logStoreFailure);
    if (text === null) return;
    const result = JSON.parse(text) as Result;
    // The async function turns a synchronous error of the callback into a rejection.
    const isReported = await retryUntilDone(async () => callOperator(result), logHostFailure);
    if (isReported) await retryUntilDone(() => outbox.remove(id), logStoreFailure);
  };
  const startReport = (id: string): void => {
    if (reporting.has(id) || closing.signal.aborted) return;
    reporting.set(
      id,
      report(id).finally(() => reporting.delete(id)),
    );
  };
  const reportStored = async (): Promise<void> => {
    for (const id of await outbox.ids()) startReport(id);
  };
  const renewClaimsAndReport = async (): Promise<void> => {
    await Promise.all([...reporting.keys()].map((id) => outbox.claim(id)));
    await reportStored();
  };
  const scanTimer = outbox.isShared
    ? setInterval(() => void renewClaimsAndReport().catch(() => {}), OUTBOX_SCAN_MS)
    : undefined;

  return {
    async store(result) {
      const id = idOf(result);
      await outbox.put(id, JSON.stringify(result));
      startReport(id);
    },
    start: () => void retryUntilDone(reportStored, logStoreFailure),
    async close() {
      clearInterval(scanTimer);
      closing.abort();
      const timeout = new AbortController();
      const timeLimit = clock.wait(CLOSE_TIMEOUT_MS, timeout.signal).catch(() => {});
      await Promise.race([Promise.allSettled([...reporting.values()]), timeLimit]);
      timeout.abort();
    },
  };
};
