/**
 * Builds the demo and photographs every phase of a game at every size into shots/; with names of scenes only these; with
 * --readme the README's picture.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import type { Action, Card, HostPlayer, StartOptions } from '../../src/element.js';
import { join } from 'node:path';
import { launch } from '../shared/browser.js';
import { openAt, shoot, SIZES } from './photo.js';
import { root, run, script } from '../shared/process.js';
import { serve } from '../demo/serve.js';

/** What the page shows when the picture is taken: the human's turn in this phase, with at least so much on the table. */
interface Moment {
  readonly phase: string;
  /** Cards in the trick. */
  readonly trick?: number;
  /** Tricks taken by all. */
  readonly tricks?: number;
  /** Whether the human looks at a card. */
  readonly looks?: boolean;
}

interface Scene {
  readonly name: string;
  readonly start: StartOptions;
  /** What the others do as soon as they may. */
  readonly wishes?: readonly Action['type'][];
  readonly until: Moment;
  /** Opened for the picture. */
  readonly panel?: string;
}

/** Hands in which the human (seat 0) finds something to do; cards in the order dealt. */
const HANDS: readonly (readonly Card[])[] = [
  ['HU', 'H8', 'LA', 'S9', 'SK'],
  ['EU', 'H10', 'S7', 'LK', 'H7'],
  ['LU', 'HA', 'E9', 'E10', 'S10'],
  ['SU', 'HK', 'L8', 'E7', 'S6'],
];

/**
 * How each phase is brought about: what the game starts from, what each seat does when it may, and when the picture is
 * taken. What the human does on the way there is pressed on the page.
 */
const SCENES: readonly Scene[] = [
  { name: 'draw', start: {}, until: { phase: 'draw' } },
  { name: 'cut', start: { setup: { dealer: 1 } }, until: { phase: 'cut' } },
  { name: 'announce-schlag', start: { setup: { dealer: 3, hands: HANDS } }, until: { phase: 'announce' } },
  { name: 'announce-trumpf', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'announce' } },
  {
    name: 'answer-schoeneres',
    start: { setup: { dealer: 0, hands: HANDS } },
    wishes: ['ask-schoeneres'],
    until: { phase: 'answer' },
  },
  {
    name: 'answer-schlagtausch',
    start: { setup: { dealer: 0, hands: HANDS } },
    wishes: ['ask-schlagtausch'],
    until: { phase: 'answer' },
  },
  { name: 'decide', start: { setup: { dealer: 2, hands: HANDS, score: [13, 6] } }, until: { phase: 'decide' } },
  { name: 'play', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'play', trick: 3 } },
  { name: 'answer-bid', start: { setup: { dealer: 0, hands: HANDS } }, wishes: ['bid'], until: { phase: 'answer' } },
  { name: 'hand-over', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'hand-over' } },
  {
    name: 'last-trick',
    start: { setup: { dealer: 0, hands: HANDS } },
    until: { phase: 'hand-over' },
    panel: 'last-trick',
  },
  { name: 'log', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'hand-over' }, panel: 'log' },
  { name: 'game-over', start: { setup: { dealer: 0, hands: HANDS, score: [12, 14] } }, until: { phase: 'game-over' } },
];

/** The decisions of other tables, and what is seen there alone. */
const BLIND = { variant: 'suedtirol-blind', setup: { dealer: 3, hands: HANDS } } as const;
const BAVARIAN: readonly (readonly Card[])[] = [
  ['EU', 'H8', 'LA', 'S9', 'SK'],
  ['HU', 'H10', 'S7', 'LK', 'H7'],
  ['LU', 'HA', 'E9', 'E10', 'S10'],
  ['SU', 'HK', 'L8', 'E7', 'S8'],
];
const OTHER_SCENES: readonly Scene[] = [
  { name: 'show', start: BLIND, until: { phase: 'announce' } },
  { name: 'blind', start: { ...BLIND, setup: { ...BLIND.setup, dealer: 2 } }, until: { phase: 'play', tricks: 2 } },
  {
    name: 'take',
    start: { variant: 'bayrisch-11', seed: 'max', setup: { dealer: 1 } },
    until: { phase: 'cut', looks: true },
  },
  { name: 'call', start: { variant: 'bayrisch-11', setup: { dealer: 3, hands: BAVARIAN } }, until: { phase: 'play' } },
  {
    name: 'three',
    start: { variant: 'normal', players: 3, setup: { dealer: 2, hands: HANDS.slice(0, 3), score: [4, 0, 7] } },
    until: { phase: 'play', trick: 2 },
  },
  {
    name: 'three-hand-over',
    start: { variant: 'normal', players: 3, setup: { dealer: 2, hands: HANDS.slice(0, 3), score: [4, 0, 7] } },
    until: { phase: 'hand-over' },
  },
  {
    name: 'partner',
    start: { variant: 'zusammenschauen', setup: { dealer: 0, hands: HANDS } },
    until: { phase: 'play', trick: 3 },
  },
  {
    name: 'signals',
    start: { variant: 'deuten', setup: { dealer: 0, hands: HANDS } },
    until: { phase: 'play', trick: 3 },
    panel: 'signals',
  },
  {
    name: 'signalled',
    start: { variant: 'deuten', setup: { dealer: 0, hands: HANDS } },
    wishes: ['signal'],
    until: { phase: 'play', trick: 3 },
  },
  {
    name: 'strike',
    start: { variant: 'normal', setup: { dealer: 0, hands: HANDS, score: [2, 6] } },
    until: { phase: 'hand-over' },
  },
  {
    name: 'sixes',
    start: {
      variant: 'toblach',
      setup: {
        dealer: 3,
        hands: [['E6', 'L6', 'H6', 'S6', 'SK'], ...HANDS.slice(1, 3), ['SU', 'HK', 'L8', 'E7', 'S8']],
      },
    },
    until: { phase: 'announce' },
  },
];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once the page shows what it is going to show: all cards drawn where they belong, nothing moving, for some frames. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isDrawn = (): boolean => {
      const table = document.querySelector('watten-table');
      const inside = table?.shadowRoot;
      if (!table || !inside) return false;
      const poster = inside.querySelector('.poster');
      const cards = poster
        ? poster.querySelector('.fan svg')
        : inside.querySelector('.stage[data-drawn]') || table.matches(':state(fallback)');
      return Boolean(cards) && inside.getAnimations().every(({ playState }) => playState === 'finished');
    };
    for (let still = 0; still < 10;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = isDrawn() ? still + 1 : 0;
    }
  });

/** Starts a game in the page: the others do what they are told to, else the first thing they may. */
const begin = ({ start, wishes = [] }: Scene): Promise<void> | undefined => {
  const table = document.querySelector('watten-table');
  if (!table) return undefined;
  const decide: HostPlayer['decide'] = async ({ legal, seat, toAct }) => {
    const wished = wishes.map((type) => legal.find((action) => action.type === type)).find(Boolean);
    if (wished) return wished;
    const usual = legal.find((action) => !action.type.startsWith('ask-'));
    return seat !== null && toAct.includes(seat) ? (usual ?? null) : null;
  };
  table.speed = 'instant';
  const others = ['Luis', 'Rosa', 'Sepp'].map((name) => ({ name, decide }));
  table.seats = ['human', ...others.slice(0, (start.players ?? 4) - 1)];
  return table.start({ seed: 'stube', ...start });
};

/** Presses what a guest would, until the scene is there. */
const press = ({ phase, trick, tricks, looks }: Moment): boolean => {
  const { view, shadowRoot } = document.querySelector('watten-table') ?? {};
  if (!view || !shadowRoot) return false;
  const isThere =
    view.phase === phase &&
    view.toAct.includes(0) &&
    (trick === undefined || view.trick.length === trick) &&
    (tricks === undefined || view.tricks.reduce((sum, taken) => sum + taken, 0) >= tricks) &&
    (!looks || view.peeked !== undefined);
  if (isThere) return true;
  const legalCard = shadowRoot.querySelector<HTMLElement>(".hand .card[aria-disabled='false']");
  const buttons = [...shadowRoot.querySelectorAll<HTMLElement>('.prompt .button')];
  const wanted = ['draw', 'cut', 'take', 'announce-schlag', 'announce-trumpf', 'decide', 'hold', 'next'];
  const named = buttons.find(
    ({ dataset, textContent }) => dataset.action === 'announce-schlag' && textContent.includes('Unter'),
  );
  const button = named ?? buttons.find(({ dataset }) => wanted.includes(dataset.action ?? ''));
  (button ?? legalCard)?.click();
  return false;
};

async function show(page: Page, scene: Scene): Promise<void> {
  await page.evaluate(begin, scene);
  for (let tries = 0; !(await page.evaluate(press, scene.until)); tries++) {
    if (tries > 100) throw new Error(`The scene "${scene.name}" did not come about.`);
    await pause(60);
  }
  if (scene.panel !== undefined) {
    await page.evaluate(
      (panel) =>
        document
          .querySelector('watten-table')
          ?.shadowRoot?.querySelector<HTMLElement>(`[data-panel='${panel}']`)
          ?.click(),
      scene.panel,
    );
  }
  await drawn(page);
}

async function shootAll(browser: Browser, url: string): Promise<void> {
  for (const size of SIZES) {
    const page = await openAt(browser, url, size);
    page.on('pageerror', () => (process.exitCode = 1));
    await page.waitForFunction(() => customElements.get('watten-table'));
    await drawn(page);
    console.log(await shoot(page, 'poster'));
    for (const scene of scenes) {
      await show(page, scene);
      console.log(await shoot(page, scene.name));
    }
    await page.close();
  }
}

async function shootReadme(browser: Browser, url: string): Promise<void> {
  const page = await openAt(browser, url, { width: 1120, height: 720 });
  for (const scene of SCENES.filter(({ name }) => name === 'play')) await show(page, scene);
  const path = join(root, 'docs/table.webp') as `${string}.webp`;
  await (await page.$('watten-table'))?.screenshot({ path, type: 'webp', quality: 88 });
  console.log(path);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false } },
});
const scenes = [...SCENES, ...OTHER_SCENES].filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
const { ok, output } = await run(script('tools/build/build.ts'));
if (!ok) {
  console.error(output);
  process.exit(1);
}
const server = await serve();
const browser = await launch();
try {
  await (values.readme ? shootReadme : shootAll)(browser, `${server.url}/demo/`);
} finally {
  await browser.close();
  await server.close();
}
