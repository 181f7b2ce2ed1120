/** Firefox for browser tests, over WebDriver BiDi. Scripts in the browser's own window replace features that BiDi lacks. */
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

/** Capabilities of a mouse: fine (2) and hovering (4). Without a screen, Firefox detects no mouse. */
const FINE_HOVERING_POINTER = 6;

const PREFERENCES = {
  'ui.primaryPointerCapabilities': FINE_HOVERING_POINTER,
  'ui.allPointerCapabilities': FINE_HOVERING_POINTER,
  'ui.prefersReducedMotion': 0,
  // Scrollbars take no room, as in headless Chromium.
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  // Draws WebGL in software, as in the other test browsers.
  'webgl.force-enabled': true,
};

/** The members of puppeteer's connection that this file uses. */
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
  const answer = (await connection.send('script.evaluate', { expression, target, awaitPromise: true }))
    .result as EvaluationResult;
  if (answer.type === 'exception') throw new Error(`Firefox: ${answer.exceptionDetails?.text}`);
  return answer.result?.value;
}

/** Properties of a tab that override a system setting, by media feature. `'none'` ends the override. */
const OVERRIDES: Readonly<Record<string, string>> = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
  'forced-colors': 'forcedColorsOverride',
};

/** Sets a property in all tabs: one test page and an empty tab. */
const setInTabs = (page: Page, name: string, value: string): Promise<unknown> =>
  runInBrowserWindow(
    page.browser(),
    `for (const tab of gBrowser.browsers) tab.browsingContext.${name} = ${JSON.stringify(value)};`,
  );

async function setFeatures(page: Page, requested: Readonly<Record<string, string>>): Promise<void> {
  for (const name of Object.keys(requested))
    if (!Object.hasOwn(OVERRIDES, name))
      throw new Error(`Emulation of the media feature ${name} is not supported here.`);
  for (const [name, override] of Object.entries(OVERRIDES)) await setInTabs(page, override, requested[name] ?? 'none');
}

const COMMANDS: EngineCommands = {
  // Without an audio device, Firefox never starts playback.
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

/** Accepts Chromium's names of keys. */
function acceptChromiumKeys(keyboard: Page['keyboard']): void {
  for (const method of ['press', 'down', 'up'] as const) {
    const send = keyboard[method].bind(keyboard);
    keyboard[method] = (name) => send(name === 'Space' ? ' ' : name);
  }
}

/** Returns a page with the same functions for keys and media as a Chromium page. */
async function withChromiumApi(given: { readonly context: BrowserContext }): Promise<Page> {
  const page = await patientPage(given);
  acceptChromiumKeys(page.keyboard);
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
      // WebGL needs a screen. Firefox 159 and later read this variable instead of the argument above.
      env: { ...process.env, ...(await displayEnv()), MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: '1' },
      timeout: 3 * 60_000,
      protocolTimeout: 3 * 60_000,
    },
  });
  // One page only: background tabs have neither frames nor focus.
  return { launcher: resettingLauncher(launcher, COMMANDS), commands: browserCommands(COMMANDS), pages: 1 };
}
