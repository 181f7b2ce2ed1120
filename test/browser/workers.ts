/** How many workers the page has. */
import { aTimeout } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';

export const workersNow = (): Promise<number> => executeServerCommand('workers');

/** No more of them than that: the browser tells a moment later of a worker that has gone. */
export async function workersFallTo(count: number): Promise<void> {
  while ((await workersNow()) > count) await aTimeout(20);
}
