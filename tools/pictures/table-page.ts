/** Pages that contain only a table, and functions that bring the table into a state for a screenshot. */
import type { Browser, Page } from 'puppeteer-core';
import type { Action, GameRecord, Setup, View } from '../../src/engine.js';
import type { HostPlayer, ReplayOptions, StartOptions } from '../../src/element.js';
import type { WattenTable } from '../../src/index.js';
import type { Scene } from '../scenes/scene.js';
import { preferredAction, scripted } from '../scenes/scripted.js';

/** Settings of the page and emulated preferences of the visitor's system. */
export interface Surroundings {
  readonly media?: 'print';
  readonly features?: Readonly<Record<string, string>>;
  readonly withoutWebGl?: boolean;
  readonly dir?: 'rtl';
}

/** An interaction with the table, or a wait for it. */
export type Step = (page: Page) => Promise<unknown>;

const TIMEOUT_MS = 60_000;

/**
 * Runs in the page before any other script. Makes motion freezable and defines the helper that tsx uses to name functions.
 */
const FREEZE_SUPPORT = `
  globalThis.__name = (target) => target;
  let isFrozen = false;
  for (const name of ['requestAnimationFrame', 'setTimeout']) {
    const original = globalThis[name].bind(globalThis);
    globalThis[name] = (callback, ...more) => original((...args) => isFrozen || callback(...args), ...more);
  }
  globalThis.freezeAll = () => {
    isFrozen = true;
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

/** Players on the pages. They decide in this process, where the scenes are defined. */
const players = new WeakMap<Page, HostPlayer>();

/** Opens a page with these settings. If the page reports errors, prints them and sets a failing exit code. */
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
  await page.evaluateOnNewDocument(FREEZE_SUPPORT);
  if (withoutWebGl) await page.evaluateOnNewDocument(NO_WEBGL);
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  await page.exposeFunction('decideOutside', (view: View) =>
    players.get(page)?.decide(view, { signal: new AbortController().signal }),
  );
  // Any URL of the server is enough for the page to use storage.
  await page.goto(`${url}/table`);
  await page.setContent(pageOf(dir ?? 'ltr'));
  await page.addScriptTag({ type: 'module', url: `${url}/dist/cdn/watten-table.js` });
  await page.waitForFunction(() => customElements.get('watten-table'));
  return page;
}

/** Replaces the table on the page with a new table. */
export const putTable = (page: Page, attributes: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((given) => {
    const table = document.createElement('watten-table');
    for (const [name, value] of Object.entries({ speed: 'instant', ...given })) table.setAttribute(name, value);
    document.body.replaceChildren(table);
  }, attributes);

/** Starts a game in the page with players that decide in this process. */
const begin = (options: StartOptions): Promise<void> | undefined => {
  const table = document.querySelector('watten-table');
  if (!table) return undefined;
  const { decideOutside } = globalThis as unknown as { readonly decideOutside: HostPlayer['decide'] };
  const other: HostPlayer = { decide: (view) => decideOutside(view, { signal: new AbortController().signal }) };
  table.seats = ['human', ...Array.from({ length: (options.players ?? 4) - 1 }, () => other)];
  return table.start(options);
};

/** Returns the view when it is the human's turn, else null. */
const viewOnTurn = (): View | null => {
  const { view } = document.querySelector('watten-table') ?? {};
  if (!view || view.seat === null || !view.toAct.includes(view.seat)) return null;
  // All seats draw at the same time, so wait until the others have drawn.
  return view.phase === 'draw' && view.toAct.length > 1 ? null : view;
};

/** Waits until it is the human's turn, and resolves to their view. */
async function waitForTurn(page: Page): Promise<View> {
  const view = await page.waitForFunction(viewOnTurn, { timeout: TIMEOUT_MS });
  return (await view.jsonValue()) as View;
}

export const act =
  (action: Action): Step =>
  (page) =>
    page.evaluate((given) => document.querySelector('watten-table')?.act(given), action);

const next = async (page: Page, human: Scene['human']): Promise<unknown> =>
  act(preferredAction(await waitForTurn(page), human) as Action)(page);

/** Plays the next action, unless it would start another game. */
const nextOfGame = async (page: Page, human: Scene['human']): Promise<unknown> => {
  const { phase } = await waitForTurn(page);
  return phase === 'game-over' ? new Promise(() => {}) : next(page, human);
};

/** Starts a game at the table of the page and plays it to the scene. */
export async function playTo(page: Page, { others = [], human, at, ...start }: Scene): Promise<void> {
  players.set(page, 'decide' in others ? others : scripted(...others));
  const options: StartOptions = { players: 4, seed: 'scenes', ...start };
  await page.evaluate(begin, options);
  while (!at(await waitForTurn(page))) await next(page, human);
}

/** Continues from a scene until an element matches the selector. At the end of a game, only waits for the element. */
export const playOn =
  (selector: string, human: Scene['human'] = []): Step =>
  async (page) => {
    const isPresent = (): Promise<boolean> =>
      page.evaluate(
        (sought) => Boolean(document.querySelector('watten-table')?.shadowRoot?.querySelector(sought)),
        selector,
      );
    while (!(await isPresent())) {
      await Promise.race([waitForElement(selector)(page), nextOfGame(page, human)]);
    }
  };

/** Clicks an element of the table that matches a selector: by default the first one. */
export const press =
  (selector: string, place = 0): Step =>
  async (page) => {
    await waitForElement(selector)(page);
    await page.evaluate(
      (wanted, at) =>
        document.querySelector('watten-table')?.shadowRoot?.querySelectorAll<HTMLElement>(wanted)[at]?.click(),
      selector,
      place,
    );
  };

/** Scrolls an element of the table to the top of its panel, also after each change of the page's size. */
export const scrollTo =
  (selector: string): Step =>
  async (page) => {
    await waitForElement(selector)(page);
    await page.evaluate((wanted) => {
      const table = document.querySelector('watten-table');
      const scroll = () => {
        const element = table?.shadowRoot?.querySelector(wanted);
        const list = element?.closest('.preferences, .book');
        if (element && list)
          list.scrollTop += element.getBoundingClientRect().top - list.getBoundingClientRect().top - 20;
      };
      if (table) new ResizeObserver(() => setTimeout(scroll, 100)).observe(table);
    }, selector);
  };

/** Moves the mouse over the table, which then marks the game terms in its texts. */
export const moveMouse: Step = async (page) => {
  await page.mouse.move(10, 10);
  await page.mouse.move(12, 12);
};

/** Skips the current step of a lesson and waits for the next step. */
export const skipLessonStep: Step = async (page) => {
  await waitForElement("[data-lesson='skip']")(page);
  await page.evaluate(`globalThis.lessonText = () =>
    document.querySelector('watten-table').shadowRoot.querySelector('.lesson .where')?.textContent;
    globalThis.lessonBefore = lessonText()`);
  await press("[data-lesson='skip']")(page);
  await page.waitForFunction('lessonText() && lessonText() !== lessonBefore', { timeout: TIMEOUT_MS });
};

/** Starts a game with computer players. */
export const startGame =
  (setup: Setup = {}): Step =>
  (page) =>
    page.evaluate((given) => {
      const table = document.querySelector('watten-table');
      if (table) table.seats = null;
      return table?.start({ seed: 'scenes', setup: { dealer: 3, ...given } });
    }, setup);

/** Loads a saved game. */
export const load =
  (saved: Parameters<WattenTable['load']>[0]): Step =>
  (page) =>
    page.evaluate((given) => document.querySelector('watten-table')?.load(given), saved);

/** Opens a replay at a step. */
export const replay =
  (record: GameRecord, options: ReplayOptions, step: number): Step =>
  (page) =>
    page.evaluate(
      (given, seen, at) => {
        const table = document.querySelector('watten-table');
        void table?.replay(given, seen).then(() => (table.replayStep = at));
      },
      record,
      options,
      step,
    );

/** Connects the table to the table server of the demo. */
export const connectToServer: Step = async (page) => {
  await page.evaluate(`fetch('/tables').then((response) => response.json()).then(({ address }) => {
    document.querySelector('watten-table').server = address;
  })`);
};

/** Focuses an element and presses a key. */
export const keyAt =
  (selector: string, key: string): Step =>
  async (page) => {
    await waitForElement(selector)(page);
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
    // The step can remain pending, because a later step can freeze the page.
    void step(page).catch(() => {});
    await Promise.resolve();
  };

/** Waits until the table contains an element. */
export const waitForElement =
  (selector: string): Step =>
  (page) =>
    page.waitForFunction(
      (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted),
      { timeout: TIMEOUT_MS },
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
            (globalThis as unknown as { freezeAll(): void }).freezeAll();
            resolve();
          }, wait);
        }),
      ms,
    );

/** Returns the number of consecutive frames in which the page was complete: cards and faces drawn, no motion. */
const framesDrawn = (): number => {
  const counter = globalThis as unknown as { framesDrawn?: number };
  const table = document.querySelector('watten-table');
  const inside = table?.shadowRoot;
  const poster = inside?.querySelector('.poster');
  const cards = poster
    ? poster.querySelector('.fan canvas')
    : inside?.querySelector('.stage[data-drawn], .lobby') || table?.matches(':state(fallback)');
  // After a layout change, the wood is stretched until the table repaints it.
  const wood = inside?.querySelector<HTMLCanvasElement>('.stage canvas');
  const isStretched = wood && Math.abs(wood.width / wood.offsetWidth - wood.height / wood.offsetHeight) > 0.02;
  const isDrawn =
    cards &&
    !isStretched &&
    !inside?.querySelector('.seat .face:not([data-drawn])') &&
    inside?.getAnimations().every(({ playState }) => playState === 'finished');
  return (counter.framesDrawn = isDrawn ? (counter.framesDrawn ?? 0) + 1 : 0);
};

/** Waits until the page has been complete for some frames. */
export const waitUntilDrawn: Step = async (page) => {
  await page.evaluate('globalThis.framesDrawn = 0');
  await page.waitForFunction(`(${String(framesDrawn)})() > 10`, { timeout: TIMEOUT_MS, polling: 'raf' });
};
