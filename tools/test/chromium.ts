/** Chromium for browser tests. */
import { chromeLauncher } from '@web/test-runner-chrome';
import type { BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { launchOptions } from '../shared/browser.js';
import { browserCommands, resettingLauncher, type EngineCommands } from './browser-commands.js';
import type { Engine } from './engine.js';

async function metrics(page: Page): Promise<unknown> {
  const client = await page.createCDPSession();
  try {
    // Twice: what finalizers let go of in the first round, the second one collects.
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
  } finally {
    await client.detach();
  }
  const { JSEventListeners, Nodes, Documents, JSHeapUsedSize } = await page.metrics();
  return { JSEventListeners, Nodes, Documents, JSHeapUsedSize };
}

/** They are found for as long as a session of their own is open. */
const featuresOf = new WeakMap<Page, CDPSession>();

async function leaveFeatures(page: Page): Promise<void> {
  await featuresOf.get(page)?.detach();
  featuresOf.delete(page);
}

/** Both at once: while the page is busy a finger that waited for an answer would press long. */
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
  async features(page, wanted) {
    await leaveFeatures(page);
    const client = await page.createCDPSession();
    featuresOf.set(page, client);
    const features = Object.entries(wanted).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { features });
  },
  async resetMedia(page) {
    await leaveFeatures(page);
    await page.emulateMediaFeatures([]);
    await page.emulateMediaType();
  },
  metrics,
  tap,
  workers: async (page) => page.workers().length,
};

/** On a busy machine a page may load for longer than the half minute it is given; the runner has a limit of its own. */
export async function patientPage({ context }: { readonly context: BrowserContext }): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(0);
  return page;
}

export async function chromium(): Promise<Engine> {
  const launcher = chromeLauncher({ createPage: patientPage, launchOptions: await launchOptions() });
  // Each page waits for its pictures part of the time: two at once take 130 s where one after the other takes 190.
  return { launcher: resettingLauncher(launcher, COMMANDS), commands: browserCommands(COMMANDS), pages: 2 };
}
