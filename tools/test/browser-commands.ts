/**
 * What browser tests may ask of the browser beyond @web/test-runner-commands, by `executeServerCommand`:
 *
 * - `touch` `{ type: 'tap', position: [x, y] }`: a finger taps there, in CSS pixels of the page; `start`, `move` and `end`
 *   put it down, move it and take it away.
 * - `metrics`: collects garbage, then answers `{ JSEventListeners, Nodes, Documents, JSHeapUsedSize, workers }`. All but
 *   `workers` are counted in the page's whole process: compare two of them, do not read one alone.
 * - `features` `{ [name]: value }`: media features the page finds, such as `{ 'forced-colors': 'active' }`, in place of those
 *   asked for before. Unlike `emulateMedia` it knows all of them.
 * - `screenshot` `{ name }`: writes shots/<name>.png.
 * - `pixels`: answers a picture of the page, as a PNG in base64.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { chromeLauncher, type ChromeLauncher } from '@web/test-runner-chrome';
import type { BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { root } from '../shared/process.js';

/** What the commands are given. */
interface Payload {
  readonly type?: string;
  readonly position?: readonly number[];
  readonly name?: string;
}

async function touch(page: Page, { type, position }: Payload): Promise<unknown> {
  const [x = 0, y = 0] = position ?? [];
  const { touchscreen } = page;
  const touches: Readonly<Record<string, () => Promise<unknown>>> = {
    tap: () => touchscreen.tap(x, y),
    start: () => touchscreen.touchStart(x, y),
    move: () => touchscreen.touchMove(x, y),
    end: () => touchscreen.touchEnd(),
  };
  if (!type || !Object.hasOwn(touches, type))
    throw new Error(`touch knows the types ${Object.keys(touches).join(', ')}, not "${type}".`);
  await touches[type]();
  return true;
}

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
  return { JSEventListeners, Nodes, Documents, JSHeapUsedSize, workers: page.workers().length };
}

/** They are found for as long as a session of their own is open. */
const featuresOf = new WeakMap<Page, CDPSession>();

async function leaveFeatures(page: Page): Promise<void> {
  await featuresOf.get(page)?.detach();
  featuresOf.delete(page);
}

async function features(page: Page, wanted: object): Promise<unknown> {
  await leaveFeatures(page);
  const client = await page.createCDPSession();
  featuresOf.set(page, client);
  const given = Object.entries(wanted).map(([name, value]) => ({ name, value: String(value) }));
  await client.send('Emulation.setEmulatedMedia', { features: given });
  return true;
}

async function screenshot(page: Page, { name = '' }: Payload): Promise<unknown> {
  if (!/^\w[\w-]*(\/\w[\w-]*)*$/.test(name)) throw new Error(`A screenshot cannot be named "${name}".`);
  const path = join(root, 'shots', `${name}.png`) as `${string}.png`;
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path });
  return true;
}

const pixels = (page: Page): Promise<unknown> => page.screenshot({ encoding: 'base64' });

const COMMANDS: Readonly<Record<string, (page: Page, payload: Payload) => Promise<unknown>>> = {
  touch,
  metrics,
  features,
  screenshot,
  pixels,
};

export const browserCommands: TestRunnerPlugin<Payload> = {
  name: 'browser-commands',
  executeCommand({ command, payload, session }) {
    if (!Object.hasOwn(COMMANDS, command)) return undefined;
    return COMMANDS[command]((session.browser as ChromeLauncher).getPage(session.id), payload ?? {});
  },
};

/** On a busy machine a page may load for longer than the half minute it is given; the runner has a limit of its own. */
async function patientPage({ context }: { readonly context: BrowserContext }): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(0);
  return page;
}

/** The launcher uses one page for file after file: this one gives it back as it was. */
export function cleanLauncher(options: Parameters<typeof chromeLauncher>[0]): ChromeLauncher {
  const launcher = chromeLauncher({ createPage: patientPage, ...options });
  const stop = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id);
    const result = await stop(id);
    await leaveFeatures(page);
    await page.emulateMediaFeatures([]);
    await page.emulateMediaType();
    await page.mouse.reset();
    return result;
  };
  return launcher;
}
