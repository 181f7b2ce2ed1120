/** Reports each finished game to the operator at least once, even if the process dies before the report. */
import type { Clock } from '../session/clock.js';
import type { Journal } from './journal.js';
import { CLAIM_MS, type Outbox } from './log/outbox.js';
import type { EndedGame } from './room/ended-game.js';

export interface GameEnds {
  /** Stores a finished game, then calls `onGameEnd` until it succeeds. Resolves when the game is stored. */
  store(endedGame: EndedGame): Promise<void>;
  /** Reports the games that an earlier run or a dead process has stored but not reported. */
  start(): void;
  /** Waits up to `CLOSE_TIMEOUT_MS` for running reports. The next start repeats unfinished reports. */
  close(): Promise<void>;
}

export interface GameEndsOptions {
  readonly outbox: Outbox;
  /** The operator's callback, called again later if it throws or rejects. */
  readonly onGameEnd: (endedGame: EndedGame) => unknown;
  readonly clock: Clock;
  readonly journal: Journal;
}

/** Minimum and maximum delay between a failure and the next try, in ms. Each failure doubles the delay. */
const [SHORTEST_RETRY_MS, LONGEST_RETRY_MS] = [1000, 5 * 60_000];
/** Interval at which this process renews its claims and searches the outbox for games of other processes, in ms. */
const OUTBOX_SCAN_MS = CLAIM_MS / 3;
/** Time that `close()` waits for running reports, in ms. */
const CLOSE_TIMEOUT_MS = 5000;

const endedGameId = ({ table, game }: EndedGame): string => `${table}.${game}`;

export const createGameEnds = ({ outbox, onGameEnd, clock, journal }: GameEndsOptions): GameEnds => {
  const closing = new AbortController();
  /** Running reports, by the id of the finished game. */
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
  const logHostFailure = (error: unknown): void => journal.log('on-game-end-failed', { error: String(error) });

  const report = async (id: string): Promise<void> => {
    let text: string | null = null;
    const claimAndRead = async (): Promise<void> => {
      text = (await outbox.claim(id)) ? await outbox.read(id) : null;
    };
    await retryUntilDone(claimAndRead, logStoreFailure);
    if (text === null) return;
    const endedGame = JSON.parse(text) as EndedGame;
    // The async function turns a synchronous error of `onGameEnd` into a rejection.
    const isReported = await retryUntilDone(async () => onGameEnd(endedGame), logHostFailure);
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
    async store(endedGame) {
      const id = endedGameId(endedGame);
      await outbox.put(id, JSON.stringify(endedGame));
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
