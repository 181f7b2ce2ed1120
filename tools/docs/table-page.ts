/** A page with nothing but a table on it: brought to a scene, and to what is to be seen there. */
import type { Browser, Page } from 'puppeteer-core';
import type { Action, View } from '../../src/engine.js';
import type { HostPlayer, StartOptions } from '../../src/element.js';
import type { Scene } from '../scenes/scene.js';
import { wishedAction, scripted } from '../scenes/scripted.js';

/** What the visitor's system or the page is like. */
export interface Surroundings {
  readonly media?: 'print';
  readonly features?: Readonly<Record<string, string>>;
  readonly withoutWebGl?: boolean;
  readonly dir?: 'rtl';
}

/** Something done at the table, or waited for. */
export type Step = (page: Page) => Promise<unknown>;

const LONGEST_MS = 60_000;

/** In the page, before anything else: motion can be held, and tsx names functions by a helper that a page does not have. */
const HOLDABLE = `
  globalThis.__name = (target) => target;
  let isHeld = false;
  for (const name of ['requestAnimationFrame', 'setTimeout']) {
    const original = globalThis[name].bind(globalThis);
    globalThis[name] = (callback, ...more) => original((...given) => isHeld || callback(...given), ...more);
  }
  globalThis.holdAll = () => {
    isHeld = true;
    const inside = document.querySelector('watten-table')?.shadowRoot;
    for (const animation of inside?.getAnimations() ?? []) animation.pause();
  };`;

const NO_WEBGL = `{
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : get.call(this, kind, ...more);
  };
}`;

const pageOf = (dir: string): string => `<!doctype html>
<html dir="${dir}">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Watten</title>
<style>body { margin: 0 }</style>
<body></body>`;

/** The players of the page's own think here, where the scenes are. */
const players = new WeakMap<Page, HostPlayer>();

/** A page in such surroundings; errors of it are told on the console, and end the tool in failure. */
export async function tablePage(
  browser: Browser,
  url: string,
  { media, features = {}, withoutWebGl = false, dir }: Surroundings = {},
): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    console.error(error);
    process.exitCode = 1;
  });
  await page.evaluateOnNewDocument(HOLDABLE);
  if (withoutWebGl) await page.evaluateOnNewDocument(NO_WEBGL);
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  await page.exposeFunction('decideOutside', (view: View) =>
    players.get(page)?.decide(view, { signal: new AbortController().signal }),
  );
  // Any address of the server's, for a page that may store things.
  await page.goto(`${url}/table`);
  await page.setContent(pageOf(dir ?? 'ltr'));
  await page.addScriptTag({ type: 'module', url: `${url}/dist/cdn/watten-table.js` });
  await page.waitForFunction(() => customElements.get('watten-table'));
  return page;
}

/** Puts a new table on the page in place of the last one. */
export const putTable = (page: Page, attributes: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((given) => {
    const table = document.createElement('watten-table');
    for (const [name, value] of Object.entries({ speed: 'instant', ...given })) table.setAttribute(name, value);
    document.body.replaceChildren(table);
  }, attributes);

/** Starts a game in the page, with players that are asked outside. */
const begin = (options: StartOptions): Promise<void> | undefined => {
  const table = document.querySelector('watten-table');
  if (!table) return undefined;
  const { decideOutside } = globalThis as unknown as { readonly decideOutside: HostPlayer['decide'] };
  const other: HostPlayer = { decide: (view) => decideOutside(view, { signal: new AbortController().signal }) };
  table.seats = ['human', ...Array.from({ length: (options.players ?? 4) - 1 }, () => other)];
  return table.start(options);
};

/** What the human sees when asked; null: not asked yet. */
const askedView = (): View | null => {
  const { view } = document.querySelector('watten-table') ?? {};
  if (!view || view.seat === null || !view.toAct.includes(view.seat)) return null;
  // Several draw at once; the others do so by themselves.
  return view.phase === 'draw' && view.toAct.length > 1 ? null : view;
};

/** Waits until the human is asked, and answers what can be seen then. */
async function asked(page: Page): Promise<View> {
  const view = await page.waitForFunction(askedView, { timeout: LONGEST_MS });
  return (await view.jsonValue()) as View;
}

export const act =
  (action: Action): Step =>
  (page) =>
    page.evaluate((given) => document.querySelector('watten-table')?.act(given), action);

const next = async (page: Page, human: Scene['human']): Promise<unknown> =>
  act(wishedAction(await asked(page), human) as Action)(page);

/** Goes on, but not into another game. */
const nextOfGame = async (page: Page, human: Scene['human']): Promise<unknown> => {
  const { phase } = await asked(page);
  return phase === 'game-over' ? new Promise(() => {}) : next(page, human);
};

/** Begins a game at the table of the page and plays it as far as the scene. */
export async function playTo(page: Page, { others = [], human, at, ...start }: Scene): Promise<void> {
  players.set(page, 'decide' in others ? others : scripted(...others));
  const options: StartOptions = { players: 4, seed: 'scenes', ...start };
  await page.evaluate(begin, options);
  while (!at(await asked(page))) await next(page, human);
}

/** Goes on from a scene as it went there, until there is such an element; what the end of a game shows is waited for. */
export const playOn =
  (selector: string, human: Scene['human'] = []): Step =>
  async (page) => {
    const isThere = (): Promise<boolean> =>
      page.evaluate(
        (wanted) => Boolean(document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted)),
        selector,
      );
    while (!(await isThere())) {
      await Promise.race([shown(selector)(page), nextOfGame(page, human)]);
    }
  };

/** Presses what the table has of this selector. */
export const press =
  (selector: string): Step =>
  async (page) => {
    await shown(selector)(page);
    await page.evaluate(
      (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>(wanted)?.click(),
      selector,
    );
  };

/** Gives something the focus, and presses a key there. */
export const keyAt =
  (selector: string, key: string): Step =>
  async (page) => {
    await shown(selector)(page);
    await page.evaluate(
      (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>(wanted)?.focus(),
      selector,
    );
    await page.keyboard.type(key);
  };

/** Sets properties of the table. */
export const set =
  (properties: Readonly<Record<string, unknown>>): Step =>
  (page) =>
    page.evaluate((given) => Object.assign(document.querySelector('watten-table') ?? {}, given), properties);

/** Calls a method of the table. */
export const call =
  (method: 'pause' | 'resume'): Step =>
  (page) =>
    page.evaluate((name) => document.querySelector('watten-table')?.[name](), method);

/** Starts a step without waiting for its end. */
export const startWithoutWaiting =
  (step: Step): Step =>
  async (page) => {
    // It may never end: all may be held before.
    void step(page).catch(() => {});
    await Promise.resolve();
  };

/** Waits until there is something at the table. */
export const shown =
  (selector: string): Step =>
  (page) =>
    page.waitForFunction(
      (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted),
      { timeout: LONGEST_MS },
      selector,
    );

/** Advances all animations by some milliseconds and freezes them. */
export const advanceAndFreeze =
  (ms: number): Step =>
  (page) =>
    page.evaluate(
      (wait) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            (globalThis as unknown as { holdAll(): void }).holdAll();
            resolve();
          }, wait);
        }),
      ms,
    );

/** For how many frames in a row the page shows what it is going to show: cards and faces drawn, nothing moving. */
const framesDrawn = (): number => {
  const counter = globalThis as unknown as { framesDrawn?: number };
  const table = document.querySelector('watten-table');
  const inside = table?.shadowRoot;
  const poster = inside?.querySelector('.poster');
  const cards = poster
    ? poster.querySelector('.fan svg')
    : inside?.querySelector('.stage[data-drawn]') || table?.matches(':state(fallback)');
  // Laid out anew the wood is stretched until it is painted again.
  const wood = inside?.querySelector<HTMLCanvasElement>('.stage canvas');
  const isStretched = wood && Math.abs(wood.width / wood.offsetWidth - wood.height / wood.offsetHeight) > 0.02;
  const isDrawn =
    cards &&
    !isStretched &&
    !inside?.querySelector('.seat .face:not([data-drawn])') &&
    inside?.getAnimations().every(({ playState }) => playState === 'finished');
  return (counter.framesDrawn = isDrawn ? (counter.framesDrawn ?? 0) + 1 : 0);
};

/** Waits until the page has shown for some frames what it is going to show. */
export const drawn: Step = async (page) => {
  await page.evaluate('globalThis.framesDrawn = 0');
  await page.waitForFunction(`(${String(framesDrawn)})() > 10`, { timeout: LONGEST_MS, polling: 'raf' });
};
