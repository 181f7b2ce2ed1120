/** Builds the demo and photographs every phase of a game at every size into shots/; with --readme the README's picture. */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { openAt, shoot, SIZES } from './photo.mjs';
import { root, run } from './process.mjs';
import { serve } from './serve.mjs';

/** Hands in which the human (seat 0) finds something to do; cards in the order dealt. */
const HANDS = [
  ['HU', 'H8', 'LA', 'S9', 'SK'],
  ['EU', 'H10', 'S7', 'LK', 'H7'],
  ['LU', 'HA', 'E9', 'E10', 'S10'],
  ['SU', 'HK', 'L8', 'E7', 'S6'],
];

/**
 * How each phase is brought about: what the game starts from, what each seat does when it may, and when the picture is
 * taken. What the human does on the way there is pressed on the page.
 */
const SCENES = [
  { name: 'draw', start: {}, until: { phase: 'draw' } },
  { name: 'cut', start: { setup: { dealer: 1 } }, until: { phase: 'cut' } },
  { name: 'announce-schlag', start: { setup: { dealer: 3, hands: HANDS } }, until: { phase: 'announce' } },
  { name: 'announce-trumpf', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'announce' } },
  { name: 'answer-schoeneres', start: { setup: { dealer: 0, hands: HANDS } }, wishes: ['ask-schoeneres'], until: { phase: 'answer' } },
  { name: 'answer-schlagtausch', start: { setup: { dealer: 0, hands: HANDS } }, wishes: ['ask-schlagtausch'], until: { phase: 'answer' } },
  { name: 'decide', start: { setup: { dealer: 2, hands: HANDS, score: [13, 6] } }, until: { phase: 'decide' } },
  { name: 'play', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'play', trick: 3 } },
  { name: 'answer-bid', start: { setup: { dealer: 0, hands: HANDS } }, wishes: ['bid'], until: { phase: 'answer' } },
  { name: 'hand-over', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'hand-over' } },
  { name: 'last-trick', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'hand-over' }, panel: 'last-trick' },
  { name: 'log', start: { setup: { dealer: 0, hands: HANDS } }, until: { phase: 'hand-over' }, panel: 'log' },
  { name: 'game-over', start: { setup: { dealer: 0, hands: HANDS, score: [12, 14] } }, until: { phase: 'game-over' } },
];

/** Long enough for every face to be drawn. */
const DRAWN = 900;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a game in the page: the others do what they are told to, else the first thing they may. */
const begin = ({ start, wishes = [] }) => {
  const table = document.querySelector('watten-table');
  const decide = async ({ legal, seat, toAct }) => {
    const wished = wishes.map((type) => legal.find((action) => action.type === type)).find(Boolean);
    return wished ?? (toAct.includes(seat) ? legal.find((action) => !action.type.startsWith('ask-')) : null);
  };
  table.speed = 'instant';
  table.seats = ['human', { name: 'Luis', decide }, { name: 'Rosa', decide }, { name: 'Sepp', decide }];
  return table.start({ seed: 'stube', ...start });
};

/** Presses what a guest would, until the scene is there. */
const press = ({ phase, trick }) => {
  const { view, shadowRoot } = document.querySelector('watten-table');
  if (view.phase === phase && view.toAct.includes(0) && (trick === undefined || view.trick.length === trick)) return true;
  const legalCard = shadowRoot.querySelector(".hand .card[aria-disabled='false']");
  const buttons = [...shadowRoot.querySelectorAll('.prompt .button')];
  const wanted = ['draw', 'cut', 'announce-schlag', 'announce-trumpf', 'decide', 'hold', 'next'];
  const button = buttons.find(({ dataset }) => wanted.includes(dataset.action));
  (button ?? legalCard)?.click();
  return false;
};

async function show(page, scene) {
  await page.evaluate(begin, scene);
  for (let tries = 0; !(await page.evaluate(press, scene.until)); tries++) {
    if (tries > 100) throw new Error(`The scene "${scene.name}" did not come about.`);
    await pause(60);
  }
  if (scene.panel) {
    await page.evaluate((panel) => document.querySelector('watten-table').shadowRoot.querySelector(`[data-panel='${panel}']`).click(), scene.panel);
  }
  await pause(DRAWN);
}

async function shootAll(browser, url) {
  for (const size of SIZES) {
    const page = await openAt(browser, url, size);
    page.on('pageerror', () => (process.exitCode = 1));
    await pause(DRAWN);
    console.log(await shoot(page, 'poster'));
    for (const scene of SCENES) {
      await show(page, scene);
      console.log(await shoot(page, scene.name));
    }
    await page.close();
  }
}

async function shootReadme(browser, url) {
  const page = await openAt(browser, url, { width: 1120, height: 720 });
  await show(page, SCENES.find(({ name }) => name === 'play'));
  const table = await page.$('watten-table');
  const path = join(root, 'docs', 'table.webp');
  await table.screenshot({ path, type: 'webp', quality: 88 });
  console.log(path);
}

const { values } = parseArgs({ options: { readme: { type: 'boolean', default: false } } });
const { ok, output } = await run(['scripts/build.mjs']);
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
