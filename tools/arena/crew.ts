import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DealsToPlay } from './crew-process.js';
import type { Job, Outcomes } from './jobs.js';

/** Child processes that share the deals of a job. */
export interface Crew {
  /** Resolves to the outcomes of deals 0 to `deals` - 1, in order, for any number of cores. */
  readonly run: <Kind extends keyof Outcomes>(
    job: Job & { readonly kind: Kind },
    deals: number,
  ) => Promise<readonly Outcomes[Kind][]>;
  readonly end: () => void;
}

/** Number of orders per core. Many small orders let all cores finish at about the same time. */
const ORDERS_PER_CORE = 16;
const MAX_DEALS_PER_ORDER = 16;

const runOrder = (core: ChildProcess, order: DealsToPlay): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const failed = (code: number | null): void =>
      reject(
        new Error(
          `A process exited with code ${code} at deals ${order.deals[0]} to ${order.deals.at(-1)} of ${JSON.stringify(order.job)}.`,
        ),
      );
    core.once('exit', failed);
    core.once('message', (outcomes) => {
      core.off('exit', failed);
      resolve(outcomes as readonly unknown[]);
    });
    core.send(order);
  });

/** Starts one process per core, because Node's worker threads cannot load TypeScript. */
export const createCrew = (count = availableParallelism()): Crew => {
  const file = fileURLToPath(new URL('crew-process.ts', import.meta.url));
  const cores = Array.from({ length: count }, () => fork(file, { execArgv: ['--import', 'tsx'] }));
  return {
    run: async (job, deals) => {
      const size = Math.max(1, Math.min(MAX_DEALS_PER_ORDER, Math.floor(deals / (count * ORDERS_PER_CORE))));
      const outcomes: unknown[] = [];
      let next = 0;
      const work = async (core: ChildProcess): Promise<void> => {
        while (next < deals) {
          const first = next;
          next = Math.min(deals, first + size);
          const batch = await runOrder(core, {
            job,
            deals: Array.from({ length: next - first }, (_, offset) => first + offset),
          });
          batch.forEach((outcome, offset) => (outcomes[first + offset] = outcome));
        }
      };
      await Promise.all(cores.map(work));
      return outcomes as never;
    },
    // A failed process is already disconnected.
    end: () => cores.forEach((core) => core.connected && core.disconnect()),
  };
};
