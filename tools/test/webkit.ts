/** WebKit for browser tests: WebKitGTK's MiniBrowser over WebDriver on a virtual screen. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { possiblePaths } from '../shared/installed.js';
import { browserCommands, resettingLauncher, type EngineCommands, type EngineLauncher } from './browser-commands.js';
import { displayEnv, endWithProcess } from './display.js';
import { type Engine, EngineMissing } from './engine.js';
import { keyboardOf, mouseOf, startSession, type Keyboard, type Mouse, type WebDriver } from './webdriver.js';

const INSTALL_HINT =
  'WebKitWebDriver is missing. Install it (Debian, Ubuntu: `apt install webkit2gtk-driver xvfb`). It is available only for ' +
  'Linux.';

/** Paths of MiniBrowser in several distributions. */
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
    ['lib', 'libexec', 'lib64'].map((base) => `/usr/${base}/${folder}/${version}/MiniBrowser`),
  ),
);

/** The members of puppeteer's page that the commands use. */
interface WebKitPage {
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;
  setViewport(size: { readonly width: number; readonly height: number } | null): Promise<void>;
  screenshot(): Promise<string>;
  emulateMediaFeatures(features?: readonly { readonly name: string; readonly value: string }[]): Promise<void>;
  emulateMediaType(type?: string): Promise<void>;
}

const SIZE = { width: 800, height: 600 };

/** Media features of the system. Tests can request only these features. */
const SYSTEM_MEDIA: Readonly<Record<string, string>> = {
  'prefers-reduced-motion': 'no-preference',
  'prefers-color-scheme': 'light',
  'forced-colors': 'none',
};

const features = async (_: WebKitPage, requested: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(requested))
    if (SYSTEM_MEDIA[name] !== value) throw new Error(`WebKit cannot emulate ${name}: ${value}.`);
};

const COMMANDS: EngineCommands<WebKitPage> = {
  features,
  resetMedia: async () => undefined,
  lacks: ['touch', 'media'],
};

/** Smallest width of the window. */
const MIN_WIDTH = 334;
const MAX_POLLS = 50;

/** Resizes the window and waits for the new size of the page, because the window changes with a delay. */
async function resize({ post }: WebDriver, { width, height }: typeof SIZE): Promise<void> {
  await post('window/rect', { width, height });
  const expected = String([Math.max(width, MIN_WIDTH), height]);
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    // Scripts fail while a page is loading.
    const size = await post('execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] }).catch(() => null);
    if (String(size) === expected) return;
    await sleep(20);
  }
}

function pageOf(driver: WebDriver): WebKitPage {
  const page: WebKitPage = {
    keyboard: keyboardOf(driver),
    mouse: mouseOf(driver),
    setViewport: (size) => resize(driver, size ?? SIZE),
    screenshot: async () => String(await driver.get('screenshot')),
    emulateMediaFeatures: (requested = []) =>
      features(page, Object.fromEntries(requested.map(({ name, value }) => [name, value]))),
    async emulateMediaType(type = 'screen') {
      if (type !== 'screen') throw new Error(`WebKit cannot emulate the medium ${type}.`);
    },
  };
  return page;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Waits until the driver responds. */
async function waitForDriver(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver did not respond within a minute.');
}

/** Opens a window without toolbars. The first window has a toolbar, which would limit its minimum width. */
const OPENER = `data:text/html,<body onclick="open('about:blank','_blank','popup,toolbar=no,location=no,menubar=no,status=no,width=800,height=600')">`;

async function plainWindow(driver: WebDriver): Promise<void> {
  const first = await driver.get('window');
  await driver.post('url', { url: OPENER });
  for (let tries = 0; tries < 50; tries++) {
    await mouseOf(driver).click(100, 100);
    await sleep(500);
    const handle = ((await driver.get('window/handles')) as readonly string[]).find((one) => one !== first);
    if (handle !== undefined) return void (await driver.post('window', { handle }));
  }
  throw new Error('WebKit did not open a second window.');
}

async function openBrowser(driverPath: string, binary: string): Promise<WebDriver> {
  // The focus follows the pointer in the middle of the screen, so the screen must be small enough for every window to cover
  // it.
  const env = { ...process.env, ...(await displayEnv('40x40')) };
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  endWithProcess(child);
  await waitForDriver(address);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] }, pageLoadStrategy: 'none' };
  const driver = await startSession(address, options);
  await plainWindow(driver);
  return driver;
}

function webkitLauncher(driverPath: string, binary: string): EngineLauncher<WebKitPage> {
  let session: string | undefined;
  let started: Promise<WebDriver> | undefined;
  let page: WebKitPage | undefined;
  const driver = (): Promise<WebDriver> => (started ??= openBrowser(driverPath, binary));
  return {
    name: 'WebKit',
    // The commands use these pages like puppeteer's pages.
    type: 'puppeteer',
    async startSession(id, url) {
      const { post } = await driver();
      page ??= pageOf(await driver());
      session = id;
      await page.setViewport(SIZE);
      await post('url', { url });
    },
    isActive: (id) => id === session,
    getBrowserUrl: async () => String(await (await driver()).get('url')),
    async stopSession() {
      await (await driver()).post('url', { url: 'about:blank' });
      session = undefined;
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('Debugging in WebKit is not supported.')),
    async stop() {
      if (started) await (await started).quit();
    },
    getPage(id) {
      if (!page || id !== session) throw new Error(`No page for session ${id}.`);
      return page;
    },
  };
}

/** @throws EngineMissing */
export async function webkit(): Promise<Engine> {
  const driverPath = possiblePaths({ linux: ['WebKitWebDriver'] }).find((path) => existsSync(path));
  const binary = BROWSERS.find((path) => existsSync(path));
  if (driverPath === undefined || binary === undefined) throw new EngineMissing(INSTALL_HINT);
  const launcher = webkitLauncher(driverPath, binary);
  return { launcher: resettingLauncher(launcher, COMMANDS), commands: browserCommands(COMMANDS), pages: 1 };
}
