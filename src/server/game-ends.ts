/** Reports games that are over to the host, each at least once, even if the process dies in between. */
import type { Clock } from '../session/clock.js';
import type { Journal } from './journal.js';
import { CLAIM_MS, type Outbox } from './log/outbox.js';
import type { EndedGame } from './room/ended-game.js';

export interface GameEnds {
  /** Stores the end of a game and reports it until the host's callback succeeds. Resolves when the end is stored. */
  store(endedGame: EndedGame): Promise<void>;
  /** Reports what is kept from before: of this process, and of others that have died. */
  start(): void;
  /** Waits a little for what the host is doing; the rest is reported after the next start. */
  close(): Promise<void>;
}

export interface GameEndsOptions {
  readonly outbox: Outbox;
  /** The host's callback. Called again later if it throws or rejects. */
  readonly onGameEnd: (endedGame: EndedGame) => unknown;
  readonly clock: Clock;
  readonly journal: Journal;
}

/** Between a failure and the next try, in ms: it doubles from the shortest to the longest. */
const [SHORTEST_RETRY_MS, LONGEST_RETRY_MS] = [1000, 5 * 60_000];
/** How often this process renews its claims and searches the outbox for game ends of other processes, in ms. */
const OUTBOX_SCAN_MS = CLAIM_MS / 3;
/** How long `close()` waits for the host's callbacks, in ms. */
const CLOSE_TIMEOUT_MS = 5000;

const endedGameId = ({ table, game }: EndedGame): string => `${table}.${game}`;

export const createGameEnds = ({ outbox, onGameEnd, clock, journal }: GameEndsOptions): GameEnds => {
  const closing = new AbortController();
  /** Reports under way, by id of the game end. */
  const reporting = new Map<string, Promise<void>>();

  /** Calls `call` until it succeeds or this process closes, at least once. Resolves to whether it succeeded. */
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
  const logStoreFailure = (error: unknown): void => journal.note('results-failed', { error: String(error) });
  const logHostFailure = (error: unknown): void => journal.note('on-game-end-failed', { error: String(error) });

  const report = async (id: string): Promise<void> => {
    let text: string | null = null;
    const claimAndRead = async (): Promise<void> => {
      text = (await outbox.claim(id)) ? await outbox.read(id) : null;
    };
    await retryUntilDone(claimAndRead, logStoreFailure);
    if (text === null) return;
    const endedGame = JSON.parse(text) as EndedGame;
    // The host may throw before there is a promise.
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
