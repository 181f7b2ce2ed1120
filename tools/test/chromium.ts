/** Chromium for browser tests. */
import { chromeLauncher } from '@web/test-runner-chrome';
import type { BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { launchOptions } from '../shared/browser.js';
import { browserCommands, resettingLauncher, type EngineCommands } from './browser-commands.js';
import type { Engine } from './engine.js';

async function metrics(page: Page): Promise<unknown> {
  const client = await page.createCDPSession();
  try {
    // Runs twice, because the second run collects objects that finalizers release in the first.
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
  } finally {
    await client.detach();
  }
  const { JSEventListeners, Nodes, Documents, JSHeapUsedSize } = await page.metrics();
  return { JSEventListeners, Nodes, Documents, JSHeapUsedSize };
}

/** Sessions that emulate media features. The emulation ends with the session. */
const featuresOf = new WeakMap<Page, CDPSession>();

async function resetFeatures(page: Page): Promise<void> {
  await featuresOf.get(page)?.detach();
  featuresOf.delete(page);
}

/** Sends both events at once. On a busy page, waiting for the first response would turn the tap into a long press. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const client = await page.createCDPSession();
  try {
    const at = { x: Math.round(x), y: Math.round(y) };
    await Promise.all([
      client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
      client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  } finally {
    await client.detach();
  }
}

const COMMANDS: EngineCommands = {
  async features(page, requested) {
    await resetFeatures(page);
    const client = await page.createCDPSession();
    featuresOf.set(page, client);
    const features = Object.entries(requested).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { features });
  },
  async resetMedia(page) {
    await resetFeatures(page);
    await page.emulateMediaFeatures([]);
    await page.emulateMediaType();
  },
  metrics,
  tap,
  workers: async (page) => page.workers().length,
};

/**
 * Disables puppeteer's navigation timeout of 30 s, which is too short on a busy machine. The test runner has its own
 * timeouts.
 */
export async function patientPage({ context }: { readonly context: BrowserContext }): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(0);
  return page;
}

export async function chromium(): Promise<Engine> {
  const launcher = chromeLauncher({ createPage: patientPage, launchOptions: await launchOptions() });
  // Pages spend time waiting for frames. All tests take 130 s with two pages at once and 190 s with one.
  return { launcher: resettingLauncher(launcher, COMMANDS), commands: browserCommands(COMMANDS), pages: 2 };
}
