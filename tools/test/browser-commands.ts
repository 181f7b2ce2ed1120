/**
 * Commands for browser tests in addition to @web/test-runner-commands, called with `executeServerCommand`:
 *
 * - `touch` `{ type: 'tap', position: [x, y] }`: taps at a position in CSS pixels of the page. The types `start`, `move` and
 *   `end` put a finger down, move it and lift it.
 * - `metrics`: collects garbage, then returns `{ JSEventListeners, Nodes, Documents, JSHeapUsedSize }`. These are totals of
 *   the page's process, so only differences are meaningful.
 * - `workers`: returns the number of the page's workers.
 * - `features` `{ [name]: value }`: emulates media features such as `{ 'forced-colors': 'active' }`, and ends earlier
 *   emulation. Unlike `emulateMedia` it supports all features.
 * - `screenshot` `{ name }`: writes shots/<name>.png.
 * - `pixels`: returns a screenshot of the page, as a PNG in base64.
 * - `reset`: restores the page's size, media features and mouse.
 * - `can` `{ name }`: returns whether the engine supports this command, emulates `media`, or plays `sound`. Chromium
 *   supports everything.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner';
import type { Page } from 'puppeteer-core';
import { root } from '../shared/process.js';

/** The members of a page that the commands use. */
export interface TestPage {
  readonly mouse: Pick<Page['mouse'], 'reset'>;
  readonly touchscreen?: Pick<Page['touchscreen'], 'tap' | 'touchStart' | 'touchMove' | 'touchEnd'>;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Resolves to a PNG in base64. */
  screenshot(options: { readonly encoding: 'base64' }): Promise<string>;
}

/** The commands that each engine implements differently. */
export interface EngineCommands<P = Page> {
  /** Emulates these media features and ends earlier emulation. */
  readonly features: (page: P, requested: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends the emulation of the medium and the media features. */
  readonly resetMedia: (page: P) => Promise<void>;
  /** Unsupported features: a command, `media` (emulation of media settings), or `sound`. */
  readonly lacks?: readonly string[];
  readonly metrics?: (page: P) => Promise<unknown>;
  readonly workers?: (page: P) => Promise<number>;
  /**
   * A tap that stays short on a busy machine. Without this function, the finger is lifted only after the engine confirms
   * the touch.
   */
  readonly tap?: (page: P, x: number, y: number) => Promise<void>;
}

export interface EngineLauncher<P> extends BrowserLauncher {
  getPage(session: string): P;
}

/** Arguments of the commands. */
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
    throw new Error(`Unknown touch type "${type}". Valid: ${Object.keys(touches).join(', ')}.`);
  await touches[type]();
  return true;
}

/** Default size of a page. */
const DEFAULT_SIZE = { width: 800, height: 600 };

async function screenshot(page: TestPage, { name = '' }: Payload): Promise<unknown> {
  if (!/^\w[\w-]*(\/\w[\w-]*)*$/.test(name))
    throw new Error(`Invalid screenshot name "${name}". Use letters, digits, "-", "_" and "/".`);
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

function commandsOf<P extends TestPage>(engine: EngineCommands<P>): Readonly<Record<string, Command<P>>> {
  const { features, metrics, workers } = engine;
  const commands: Readonly<Record<string, Command<P>>> = {
    features: async (page, requested) => {
      await features(page, requested as Readonly<Record<string, string>>);
      return true;
    },
    reset: async (page) => {
      await reset(page, engine);
      return true;
    },
    screenshot,
    pixels,
    touch: (page, payload) => touch(page, payload, engine),
    ...(metrics && { metrics }),
    ...(workers && { workers }),
  };
  const all = new Set([...Object.keys(commands), 'media', 'sound']);
  for (const name of engine.lacks ?? []) all.delete(name);
  return { ...commands, can: async (_, { name = '' }) => all.has(name) };
}

export function browserCommands<P extends TestPage>(engine: EngineCommands<P>): TestRunnerPlugin<Payload> {
  const commands = commandsOf(engine);
  return {
    name: 'browser-commands',
    executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      return commands[command]((session.browser as EngineLauncher<P>).getPage(session.id), payload ?? {});
    },
  };
}

/** Wraps a launcher so that the launcher resets a page before the next file uses that page. */
export function resettingLauncher<P extends TestPage, L extends EngineLauncher<P>>(
  launcher: L,
  engine: EngineCommands<P>,
): L {
  const stop = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id);
    const result = await stop(id);
    await reset(page, engine);
    return result;
  };
  return launcher;
}
