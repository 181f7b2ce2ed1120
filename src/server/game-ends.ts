/** Tells the host of games that are over: each at least once, also when the process dies meanwhile. */
import type { Clock } from '../session/clock.js';
import type { Journal } from './journal.js';
import { CLAIM_MS, type Outbox } from './log/outbox.js';
import type { EndedGame } from './room/ended-game.js';

export interface GameEnds {
  /** Keeps the end of a game, and reports it from then on until the host has taken it. Resolves when it is kept. */
  keep(ended: EndedGame): Promise<void>;
  /** Reports what is kept from before: of this process, and of others that have died. */
  start(): void;
  /** Waits a little for what the host is doing; the rest is reported after the next start. */
  close(): Promise<void>;
}

export interface GameEndsOptions {
  readonly outbox: Outbox;
  /** A rejection, or an error, has it called again later. */
  readonly onGameEnd: (ended: EndedGame) => unknown;
  readonly clock: Clock;
  readonly journal: Journal;
}

/** Between a failure and the next try, in ms: it doubles from the shortest to the longest. */
const [SHORTEST_RETRY_MS, LONGEST_RETRY_MS] = [1000, 5 * 60_000];
/** How often claims are renewed, and the outbox is searched for what others have left, in ms. */
const LOOK_MS = CLAIM_MS / 3;
/** How long `close` waits for the host, in ms. */
const PATIENCE_MS = 5000;

const idOf = ({ table, game }: EndedGame): string => `${table}.${game}`;

export const createGameEnds = ({ outbox, onGameEnd, clock, journal }: GameEndsOptions): GameEnds => {
  const closing = new AbortController();
  /** What this process reports now, or will try again. */
  const reporting = new Map<string, Promise<void>>();

  /** Calls until it succeeds, or until this process ends; at least once. */
  const untilDone = async (call: () => Promise<unknown>, failed: (error: unknown) => void): Promise<boolean> => {
    for (let wait = SHORTEST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        await call();
        return true;
      } catch (error) {
        failed(error);
      }
      await clock.wait(wait, closing.signal).catch(() => {});
      if (closing.signal.aborted) return false;
    }
  };
  const storeFailed = (error: unknown): void => journal.note('results-failed', { error: String(error) });
  const hostFailed = (error: unknown): void => journal.note('on-game-end-failed', { error: String(error) });

  const report = async (id: string): Promise<void> => {
    let text: string | null = null;
    const read = async (): Promise<void> => {
      text = (await outbox.claim(id)) ? await outbox.read(id) : null;
    };
    await untilDone(read, storeFailed);
    if (text === null) return;
    const ended = JSON.parse(text) as EndedGame;
    // The host may throw before there is a promise.
    const isTaken = await untilDone(async () => onGameEnd(ended), hostFailed);
    if (isTaken) await untilDone(() => outbox.remove(id), storeFailed);
  };
  const begin = (id: string): void => {
    if (reporting.has(id) || closing.signal.aborted) return;
    reporting.set(
      id,
      report(id).finally(() => reporting.delete(id)),
    );
  };
  const search = async (): Promise<void> => {
    for (const id of await outbox.ids()) begin(id);
  };
  const look = async (): Promise<void> => {
    await Promise.all([...reporting.keys()].map((id) => outbox.claim(id)));
    await search();
  };
  const looking = outbox.isShared ? setInterval(() => void look().catch(() => {}), LOOK_MS) : undefined;

  return {
    async keep(ended) {
      const id = idOf(ended);
      await outbox.put(id, JSON.stringify(ended));
      begin(id);
    },
    start: () => void untilDone(search, storeFailed),
    async close() {
      clearInterval(looking);
      closing.abort();
      const patience = new AbortController();
      const enough = clock.wait(PATIENCE_MS, patience.signal).catch(() => {});
      await Promise.race([Promise.allSettled([...reporting.values()]), enough]);
      patience.abort();
    },
  };
};
