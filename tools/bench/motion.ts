/**
 * How smoothly cards move: eight at once are thrown to the tricks and taken up again, on a phone and on a large table, with
 * WebGL in software and the processor slowed four times, in the browser that tests run in.
 *
 *   npm run bench                        after the cards
 *   node --import tsx tools/bench/motion.ts    alone
 *
 * The machine must have nothing else to do: other programs take frames away, and are told apart by nothing.
 */
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { pageScript } from '../shared/page-script.js';
import { printLine } from '../shared/print-line.js';
import type { Frames } from './motion-in-page.js';

const SLOWED = 4;
const ROUNDS = 40;
const SIZES = [
  [390, 844],
  [1440, 900],
] as const;
/** Frames above so many ms, at most so many of a hundred; and what the stage may take of a frame, in ms. */
const GOAL = { slow: 20, share: 5, work: 4 };

const framesAt = async (width: number, height: number): Promise<Frames> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.addScriptTag({ content: await pageScript(new URL('motion-in-page.ts', import.meta.url), 'bench') });
    await page.emulateCPUThrottling(SLOWED);
    return (await page.evaluate(`bench.timeMotion(${width}, ${height}, ${ROUNDS})`)) as Frames;
  } finally {
    await browser.close();
  }
};

const at = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(share * times.length))];

await command(import.meta.url, {}, async () => {
  for (const [width, height] of SIZES) {
    const { gaps, work } = await framesAt(width, height);
    const slow = (100 * gaps.filter((gap) => gap > GOAL.slow).length) / gaps.length;
    const mean = work.reduce((sum, time) => sum + time, 0) / work.length;
    printLine(
      `\neight cards moving at ${width}x${height}, slowed ${SLOWED} times, ${gaps.length} frames: half within ${at(gaps, 0.5).toFixed(1)} ms, 95 of 100 within ${at(gaps, 0.95).toFixed(1)}; ${slow.toFixed(1)} % above ${GOAL.slow} ms, of ${GOAL.share} wanted; the stage takes ${mean.toFixed(1)} ms of a frame, 95 of 100 at most ${at(work, 0.95).toFixed(1)}, of ${GOAL.work} wanted`,
    );
  }
});
