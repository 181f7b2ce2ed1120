/**
 * How long a page keeps its visitor waiting while three players think in it, where no worker can be had: real clicks, in
 * the browser that tests run in, while three games are played by `strong` at once without a pause.
 *
 *   npm run bench                        after the engine, the players and the cards
 *   node --import tsx tools/bench/clicks.ts    alone
 */
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { pageScript } from '../shared/page-script.js';
import { printLine } from '../shared/print-line.js';

const CLICKS = 300;
/** Milliseconds. */
const GOAL = 50;
/** At most so many ms between two clicks: at odd times, so that they meet every piece of a thought. */
const PAUSE = 60;
const GAMES = ['suedtirol', 'suedtirol-blind', 'bayrisch'] as const;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const waitsInBrowser = async (): Promise<readonly number[]> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const failures: unknown[] = [];
    page.on('pageerror', (error: unknown) => failures.push(error));
    await page.addScriptTag({ content: await pageScript(new URL('clicks-in-page.ts', import.meta.url), 'bench') });
    await page.evaluate(
      `bench.listen(); ${JSON.stringify(GAMES)}.forEach((variant) => void bench.keepPlaying(variant, 'clicks'));`,
    );
    for (let click = 0; click < CLICKS; click++) {
      await pause((click * 37) % PAUSE);
      await page.mouse.click(100, 100);
    }
    if (failures.length > 0) throw failures[0];
    return (await page.evaluate('bench.waits')) as readonly number[];
  } finally {
    await browser.close();
  }
};

await command(import.meta.url, {}, async () => {
  const waits = [...(await waitsInBrowser())].sort((one, other) => one - other);
  if (waits.length < CLICKS) throw new Error(`Of ${CLICKS} clicks ${waits.length} were answered.`);
  const at = (share: number): string => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))].toFixed(1);
  printLine(
    `\n${CLICKS} clicks on a page in which three players think, ms: half within ${at(0.5)}, 95 of 100 within ${at(0.95)}, the slowest ${at(1)}, of ${GOAL} wanted`,
  );
});
