/**
 * Measures the drawing of card faces in the test browser: all 36 cards, each on a canvas 360 pixels wide from which one
 * pixel is read.
 *
 *   npm run bench                        runs it after the engine and the players
 *   node --import tsx tools/bench/card-faces.ts     only this
 *
 * The result is the median of a card's runs. The first run also expands the card's drawing and is reported separately,
 * because a card is expanded once per page but drawn for every size.
 */
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { medianOf } from '../shared/median.js';
import type { Timed } from './card-faces-in-page.js';
import { pageScript } from '../shared/page-script.js';
import { printLine } from '../shared/print-line.js';

const WIDTH = 360;
const RUNS = 9;
/** Durations in ms: the median over the cards, and the slowest card. */
const GOAL = { median: 16, worst: 30 };

const timedInBrowser = async (): Promise<readonly Timed[]> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await pageScript(new URL('card-faces-in-page.ts', import.meta.url), 'bench') });
    return (await page.evaluate(`bench.timeCardFaces(${WIDTH}, ${RUNS})`)) as readonly Timed[];
  } finally {
    await browser.close();
  }
};

const verdict = (time: number, goal: number): string => `${time.toFixed(1)} of ${goal} ms`;

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
    `first run with expansion: median ${medianOf(cards.map(({ first }) => first)).toFixed(1)}, worst ${slowest.first.toFixed(1)} ms (${slowest.card})`,
  );
  printLine(
    `median ${verdict(medianOf(cards.map(({ time }) => time)), GOAL.median)}; worst ${verdict(cards[0].time, GOAL.worst)} (${cards[0].card}).`,
  );
});
