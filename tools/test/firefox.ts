/** Firefox for browser tests, by WebDriver BiDi. What that does not know is done by a script in the browser's own window. */
import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { inProgramFolders, findInstalled, type Programs } from '../shared/installed.js';
import { browserCommands, resettingLauncher, type EngineCommands } from './browser-commands.js';
import { patientPage } from './chromium.js';
import { displayEnv } from './display.js';
import { type Engine, EngineMissing } from './engine.js';

const FIREFOXES: Programs = {
  linux: ['firefox', 'firefox-esr'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: inProgramFolders('Mozilla Firefox/firefox.exe'),
};

const INSTALL_HINT =
  'Firefox is missing. Install it (Debian: `apt install firefox-esr`; Ubuntu: `snap install firefox`; elsewhere from ' +
  'firefox.com), or set FIREFOX_PATH to one.';

/** Capabilities of a mouse: fine (2) and hovering (4). Without a screen Firefox finds none. */
const FINE_HOVERING_POINTER = 6;

const PREFERENCES = {
  'ui.primaryPointerCapabilities': FINE_HOVERING_POINTER,
  'ui.allPointerCapabilities': FINE_HOVERING_POINTER,
  'ui.prefersReducedMotion': 0,
  // Scrollbars take no room, as in the Chromium that has no screen.
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  // In software, as in every other browser of the tests.
  'webgl.force-enabled': true,
};

/** The part of puppeteer's connection that is used of it. */
interface Connection {
  send(method: string, given: object): Promise<{ readonly result: unknown }>;
}

interface EvaluationResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/** Runs a script with full rights in the browser's own window and returns its result. */
async function runInBrowserWindow(browser: Browser, expression: string): Promise<unknown> {
  const { connection } = browser as unknown as { readonly connection: Connection };
  const { contexts } = (await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 }))
    .result as { readonly contexts: readonly { readonly context: string }[] };
  const target = { context: contexts[0]?.context };
  const told = (await connection.send('script.evaluate', { expression, target, awaitPromise: true }))
    .result as EvaluationResult;
  if (told.type === 'exception') throw new Error(`Firefox: ${told.exceptionDetails?.text}`);
  return told.result?.value;
}

/** What a tab takes in place of what the system says, by the media feature; `''` ends that. */
const OVERRIDES: Readonly<Record<string, string>> = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
  'forced-colors': 'forcedColorsOverride',
};

/** There is one page at a time, and another tab that is empty. */
const setInTabs = (page: Page, name: string, value: string): Promise<unknown> =>
  runInBrowserWindow(
    page.browser(),
    `for (const tab of gBrowser.browsers) tab.browsingContext.${name} = ${JSON.stringify(value)};`,
  );

async function setFeatures(page: Page, wanted: Readonly<Record<string, string>>): Promise<void> {
  for (const name of Object.keys(wanted))
    if (!Object.hasOwn(OVERRIDES, name)) throw new Error(`Firefox is not told of the media feature ${name} here.`);
  for (const [name, override] of Object.entries(OVERRIDES)) await setInTabs(page, override, wanted[name] ?? 'none');
}

const COMMANDS: EngineCommands = {
  // Where there is no device to play it, Firefox never starts it.
  lacks: ['sound'],
  features: setFeatures,
  async resetMedia(page) {
    await setFeatures(page, {});
    await setInTabs(page, 'mediumOverride', '');
  },
  async workers(page) {
    const threads = `ChromeUtils.requestProcInfo().then(({ children }) =>
      children.flatMap(({ threads }) => threads).filter(({ name }) => name.startsWith('DOM Worker')).length)`;
    return Number(await runInBrowserWindow(page.browser(), threads));
  },
};

/** Keys by the names that Chromium knows them by. */
function nameKeys(keyboard: Page['keyboard']): void {
  for (const method of ['press', 'down', 'up'] as const) {
    const send = keyboard[method].bind(keyboard);
    keyboard[method] = (name) => send(name === 'Space' ? ' ' : name);
  }
}

/** Returns a page with the functions for keys and media that Chromium's has. */
async function withChromiumApi(given: { readonly context: BrowserContext }): Promise<Page> {
  const page = await patientPage(given);
  nameKeys(page.keyboard);
  page.emulateMediaFeatures = async (features = []) =>
    setFeatures(page, Object.fromEntries(features.map(({ name, value }) => [name, value])));
  page.emulateMediaType = async (type = '') => void (await setInTabs(page, 'mediumOverride', type));
  return page;
}

/** @throws EngineMissing */
export async function firefox(): Promise<Engine> {
  const executablePath = findInstalled('FIREFOX_PATH', FIREFOXES);
  if (executablePath === undefined) throw new EngineMissing(INSTALL_HINT);
  const launcher = chromeLauncher({
    puppeteer,
    createPage: withChromiumApi,
    launchOptions: {
      browser: 'firefox',
      executablePath,
      headless: true,
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: PREFERENCES,
      // Without a screen there is no WebGL. Firefox 159 reads the variable in place of the argument above.
      env: { ...process.env, ...(await displayEnv()), MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: '1' },
      timeout: 3 * 60_000,
      protocolTimeout: 3 * 60_000,
    },
  });
  // A tab that is not in front has neither frames nor the focus.
  return { launcher: resettingLauncher(launcher, COMMANDS), commands: browserCommands(COMMANDS), pages: 1 };
}
