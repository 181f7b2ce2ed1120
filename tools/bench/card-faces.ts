/**
 * How fast the cards are drawn: all 36 to a canvas at 360 pixels width, one pixel read back of each, in the browser that
 * tests run in.
 *
 *   npm run bench                        after the engine and the players
 *   node --import tsx tools/bench/card-faces.ts     alone
 *
 * The median of a card's runs counts. What the first run takes more, to expand the card's parts, is told apart: a card is
 * expanded once for a page, and drawn for every size.
 */
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import type { Timed } from './card-faces-in-page.js';
import { pageScript } from '../shared/page-script.js';
import { printLine } from '../shared/print-line.js';

const WIDTH = 360;
const RUNS = 9;
/** Milliseconds: the median over the cards, and the worst of them. */
const GOAL = { median: 16, worst: 30 };

const timedInBrowser = async (): Promise<readonly Timed[]> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await pageScript(new URL('card-faces-in-page.ts', import.meta.url), 'bench') });
    return (await page.evaluate(`bench.timeFaces(${WIDTH}, ${RUNS})`)) as readonly Timed[];
  } finally {
    await browser.close();
  }
};

const medianOf = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[times.length >> 1];
const verdict = (time: number, goal: number): string => `${time.toFixed(1)} of ${goal} ms wanted`;

await command(import.meta.url, {}, async () => {
  const timed = await timedInBrowser();
  const cards = timed
    .map(({ card, runs }) => ({ card, time: medianOf(runs), first: runs[0] }))
    .sort((one, other) => other.time - one.time);
  printLine(
    `\nfaces at ${WIDTH} pixels, ms: ${cards.map(({ card, time }) => `${card} ${time.toFixed(1)}`).join(', ')}`,
  );
  const slowest = cards.reduce((one, other) => (other.first > one.first ? other : one));
  printLine(
    `first time, parts expanded: median ${medianOf(cards.map(({ first }) => first)).toFixed(1)}, worst ${slowest.first.toFixed(1)} ms (${slowest.card})`,
  );
  printLine(
    `median ${verdict(medianOf(cards.map(({ time }) => time)), GOAL.median)}; worst ${verdict(cards[0].time, GOAL.worst)} (${cards[0].card}).`,
  );
});
