/** The number of workers of the page. */
import { aTimeout } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';

export const countWorkers = (): Promise<number> => executeServerCommand('workers');

/** Waits until the page has at most this number of workers. The browser reports their end with a delay. */
export async function waitForWorkers(count: number): Promise<void> {
  while ((await countWorkers()) > count) await aTimeout(20);
}
