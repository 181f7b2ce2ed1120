/** WebKit for browser tests: WebKitGTK's own small browser, by WebDriver, on a screen of its own. */
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
  'WebKitWebDriver is missing. Install it (Debian, Ubuntu: `apt install webkit2gtk-driver xvfb`); there is none for other ' +
  'systems than Linux.';

/** Where distributions put the browser that comes with it. */
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
    ['lib', 'libexec', 'lib64'].map((base) => `/usr/${base}/${folder}/${version}/MiniBrowser`),
  ),
);

/** The part of puppeteer's page that the commands use. */
interface WebKitPage {
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;
  setViewport(size: { readonly width: number; readonly height: number } | null): Promise<void>;
  screenshot(): Promise<string>;
  emulateMediaFeatures(features?: readonly { readonly name: string; readonly value: string }[]): Promise<void>;
  emulateMediaType(type?: string): Promise<void>;
}

const SIZE = { width: 800, height: 600 };

/** Media features of the system; tests can request only these. */
const SYSTEM_MEDIA: Readonly<Record<string, string>> = {
  'prefers-reduced-motion': 'no-preference',
  'prefers-color-scheme': 'light',
  'forced-colors': 'none',
};

const features = async (_: WebKitPage, wanted: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(wanted))
    if (SYSTEM_MEDIA[name] !== value) throw new Error(`WebKit cannot be told that ${name} is ${value}.`);
};

const COMMANDS: EngineCommands<WebKitPage> = {
  features,
  resetMedia: async () => undefined,
  lacks: ['touch', 'media'],
};

/** Smallest width of the window. */
const MIN_WIDTH = 334;
const MAX_POLLS = 50;

/** A window that is told its size has it some time later: the page is waited for until it has heard of it. */
async function resize({ post }: WebDriver, { width, height }: typeof SIZE): Promise<void> {
  await post('window/rect', { width, height });
  const wanted = String([Math.max(width, MIN_WIDTH), height]);
  for (let look = 0; look < MAX_POLLS; look++) {
    // A page that is being loaded cannot be asked.
    const size = await post('execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] }).catch(() => null);
    if (String(size) === wanted) return;
    await sleep(20);
  }
}

function pageOf(driver: WebDriver): WebKitPage {
  const page: WebKitPage = {
    keyboard: keyboardOf(driver),
    mouse: mouseOf(driver),
    setViewport: (size) => resize(driver, size ?? SIZE),
    screenshot: async () => String(await driver.get('screenshot')),
    emulateMediaFeatures: (wanted = []) =>
      features(page, Object.fromEntries(wanted.map(({ name, value }) => [name, value]))),
    async emulateMediaType(type = 'screen') {
      if (type !== 'screen') throw new Error(`WebKit cannot be told of the medium ${type}.`);
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

/** Waits until the driver answers. */
async function waitForDriver(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** Its first window has a bar of tools and is never narrower than that; one that a page opens has none if it is told so. */
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
  throw new Error('WebKit opens no second window.');
}

async function openBrowser(driverPath: string, binary: string): Promise<WebDriver> {
  // The focus is where the pointer of the screen is, in its middle: every window has to reach that far.
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
    // The commands speak to its pages as they do to those of puppeteer.
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
    startDebugSession: () => Promise.reject(new Error('WebKit is not debugged here.')),
    async stop() {
      if (started) await (await started).quit();
    },
    getPage(id) {
      if (!page || id !== session) throw new Error(`There is no page for session ${id}.`);
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
