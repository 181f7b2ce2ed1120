/**
 * What browser tests may ask of the browser beyond @web/test-runner-commands, by `executeServerCommand`:
 *
 * - `touch` `{ type: 'tap', position: [x, y] }`: a finger taps there, in CSS pixels of the page; `start`, `move` and `end`
 *   put it down, move it and take it away.
 * - `metrics`: collects garbage, then answers `{ JSEventListeners, Nodes, Documents, JSHeapUsedSize }`. They are counted in
 *   the page's whole process: compare two of them, do not read one alone.
 * - `workers`: answers how many workers the page has.
 * - `features` `{ [name]: value }`: media features the page finds, such as `{ 'forced-colors': 'active' }`, in place of those
 *   asked for before. Unlike `emulateMedia` it knows all of them.
 * - `screenshot` `{ name }`: writes shots/<name>.png.
 * - `pixels`: answers a picture of the page, as a PNG in base64.
 * - `reset`: gives the page its own size, its own media features and an idle mouse.
 * - `can` `{ name }`: answers whether the engine knows this command, or is told of `media`, or plays `sound`. Chromium does all
 *   of it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner';
import type { Page } from 'puppeteer-core';
import { root } from '../shared/process.js';

/** What the commands use of a page. */
export interface TestPage {
  readonly mouse: Pick<Page['mouse'], 'reset'>;
  readonly touchscreen?: Pick<Page['touchscreen'], 'tap' | 'touchStart' | 'touchMove' | 'touchEnd'>;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** In base64. */
  screenshot(options: { readonly encoding: 'base64' }): Promise<string>;
}

/** What every engine has a way of its own for. */
export interface EngineCommands<P = Page> {
  /** The page finds these media features, in place of those asked for before. */
  readonly features: (page: P, wanted: Readonly<Record<string, string>>) => Promise<void>;
  /** The page has its own medium and its own media features. */
  readonly resetMedia: (page: P) => Promise<void>;
  /** What it cannot do: a command, or what tests call `media` (of another kind than the system's) or `sound`. */
  readonly lacks?: readonly string[];
  readonly metrics?: (page: P) => Promise<unknown>;
  readonly workers?: (page: P) => Promise<number>;
  /** A tap that stays one on a busy machine; without it the finger is lifted when its coming has been answered. */
  readonly tap?: (page: P, x: number, y: number) => Promise<void>;
}

export interface EngineLauncher<P> extends BrowserLauncher {
  getPage(session: string): P;
}

/** What the commands are given. */
interface Payload {
  readonly type?: string;
  readonly position?: readonly number[];
  readonly name?: string;
}

async function touch<P extends TestPage>(
  page: P,
  { type, position }: Payload,
  { tap }: EngineCommands<P>,
): Promise<unknown> {
  const { touchscreen } = page;
  const [x = 0, y = 0] = position ?? [];
  if (!touchscreen) throw new Error('This engine has no touch screen.');
  const touches: Readonly<Record<string, () => Promise<unknown>>> = {
    tap: () => tap?.(page, x, y) ?? touchscreen.tap(x, y),
    start: () => touchscreen.touchStart(x, y),
    move: () => touchscreen.touchMove(x, y),
    end: () => touchscreen.touchEnd(),
  };
  if (!type || !Object.hasOwn(touches, type))
    throw new Error(`touch knows the types ${Object.keys(touches).join(', ')}, not "${type}".`);
  await touches[type]();
  return true;
}

/** Default size of a page. */
const DEFAULT_SIZE = { width: 800, height: 600 };

async function screenshot(page: TestPage, { name = '' }: Payload): Promise<unknown> {
  if (!/^\w[\w-]*(\/\w[\w-]*)*$/.test(name)) throw new Error(`A screenshot cannot be named "${name}".`);
  const path = join(root, 'shots', `${name}.png`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await page.screenshot({ encoding: 'base64' }), 'base64');
  return true;
}

const pixels = (page: TestPage): Promise<unknown> => page.screenshot({ encoding: 'base64' });

type Command<P> = (page: P, payload: Payload) => Promise<unknown>;

async function reset<P extends TestPage>(page: P, { resetMedia }: EngineCommands<P>): Promise<void> {
  await resetMedia(page);
  await page.mouse.reset();
  await page.setViewport(DEFAULT_SIZE);
}

function commandsOf<P extends TestPage>(own: EngineCommands<P>): Readonly<Record<string, Command<P>>> {
  const { features, metrics, workers } = own;
  const commands: Readonly<Record<string, Command<P>>> = {
    features: async (page, wanted) => {
      await features(page, wanted as Readonly<Record<string, string>>);
      return true;
    },
    reset: async (page) => {
      await reset(page, own);
      return true;
    },
    screenshot,
    pixels,
    touch: (page, payload) => touch(page, payload, own),
    ...(metrics && { metrics }),
    ...(workers && { workers }),
  };
  const all = new Set([...Object.keys(commands), 'media', 'sound']);
  for (const name of own.lacks ?? []) all.delete(name);
  return { ...commands, can: async (_, { name = '' }) => all.has(name) };
}

export function browserCommands<P extends TestPage>(own: EngineCommands<P>): TestRunnerPlugin<Payload> {
  const commands = commandsOf(own);
  return {
    name: 'browser-commands',
    executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      return commands[command]((session.browser as EngineLauncher<P>).getPage(session.id), payload ?? {});
    },
  };
}

/** Wraps a launcher so that it resets its page before the next file uses it. */
export function resettingLauncher<P extends TestPage, L extends EngineLauncher<P>>(
  launcher: L,
  own: EngineCommands<P>,
): L {
  const stop = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id);
    const result = await stop(id);
    await reset(page, own);
    return result;
  };
  return launcher;
}
