/**
 * Measures the delay of clicks while three players think on the main thread, as on a page that cannot start a worker. Makes
 * real clicks in the test browser while `strong` plays three games at once without a pause.
 *
 *   npm run bench                        runs it after the engine, the players and the cards
 *   node --import tsx tools/bench/clicks.ts    only this
 */
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { pageScript } from '../shared/page-script.js';
import { printLine } from '../shared/print-line.js';

const CLICKS = 300;
/** Goal in ms for the delay of a click. */
const GOAL = 50;
/** Upper limit in ms between two clicks. The intervals vary, so that clicks meet every slice of a computation. */
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
  if (waits.length < CLICKS) throw new Error(`Only ${waits.length} of ${CLICKS} clicks were answered.`);
  const at = (share: number): string => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))].toFixed(1);
  printLine(
    `\n${CLICKS} clicks on a page in which three players think, ms: median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)} (goal: ${GOAL})`,
  );
});
