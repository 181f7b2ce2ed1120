/** Chromium for tests of the package. The test files of a process share the browser and run one after the other. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'puppeteer-core';
import { launch } from '../../tools/shared/browser.js';

/** The delay in ms after which an unused browser closes, unless the next test file needs it. */
const CLOSE_DELAY_MS = 500;

let shared: Promise<Browser> | null = null;
let users = 0;
let closing: NodeJS.Timeout | undefined;

const closeShared = async (): Promise<void> => {
  const browser = await shared;
  shared = null;
  await browser?.close();
};

/** The browser of a test file. Its pages share no storage or cache with those of other files. */
export interface TestBrowser extends Pick<Browser, 'newPage' | 'createBrowserContext'> {
  /** Closes the pages of the test file. */
  close(): Promise<void>;
}

export const openBrowser = async (): Promise<TestBrowser> => {
  clearTimeout(closing);
  users++;
  const browser = await (shared ??= launch());
  const contexts = new Set<BrowserContext>();
  const createBrowserContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.createBrowserContext(options);
    contexts.add(context);
    return context;
  };
  const own = await createBrowserContext();
  return {
    newPage: () => own.newPage(),
    createBrowserContext,
    async close() {
      const open = browser.browserContexts().filter((context) => contexts.has(context));
      await Promise.all(open.map((context) => context.close()));
      if (--users === 0) closing = setTimeout(() => void closeShared(), CLOSE_DELAY_MS);
    },
  };
};
