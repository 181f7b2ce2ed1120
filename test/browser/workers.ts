/** The number of the page's workers. */
import { aTimeout } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';

export const countWorkers = (): Promise<number> => executeServerCommand('workers');

/** Waits until the page has at most this number of workers. The browser reports the end of a worker with a delay. */
export async function waitForWorkers(count: number): Promise<void> {
  while ((await countWorkers()) > count) await aTimeout(20);
}
