/**
 * Measures how smoothly cards move in the test browser: eight cards at once are thrown to the trick and taken back, at
 * phone and desktop size. WebGL runs in software, and the CPU is slowed four times.
 *
 *   npm run bench                        runs it after the cards
 *   node --import tsx tools/bench/motion.ts    only this
 *
 * Run it on an otherwise idle machine: other programs also cause slow frames.
 */
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { pageScript } from '../shared/page-script.js';
import { printLine } from '../shared/print-line.js';
import type { Frames } from './motion-in-page.js';

const CPU_SLOWDOWN = 4;
const ROUNDS = 40;
/** Sizes, and the goal for the percentage of slow frames. Software WebGL fills every pixel on the CPU. */
const SIZES = [
  { width: 390, height: 844, share: 5 },
  { width: 1440, height: 900, share: 20 },
] as const;
/** A frame is slow above `slow` ms. `work` is the goal for the stage's time per frame in ms. */
const GOAL = { slow: 20, work: 4 };

const framesAt = async (width: number, height: number): Promise<Frames> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.addScriptTag({ content: await pageScript(new URL('motion-in-page.ts', import.meta.url), 'bench') });
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    return (await page.evaluate(`bench.timeMotion(${width}, ${height}, ${ROUNDS})`)) as Frames;
  } finally {
    await browser.close();
  }
};

const at = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(share * times.length))];

await command(import.meta.url, {}, async () => {
  for (const { width, height, share } of SIZES) {
    const { gaps, work } = await framesAt(width, height);
    const slow = (100 * gaps.filter((gap) => gap > GOAL.slow).length) / gaps.length;
    const mean = work.reduce((sum, time) => sum + time, 0) / work.length;
    printLine(
      `\neight cards moving at ${width}x${height}, CPU slowed ${CPU_SLOWDOWN} times, ${gaps.length} frames: median ${at(gaps, 0.5).toFixed(1)} ms, p95 ${at(gaps, 0.95).toFixed(1)}ms; ${slow.toFixed(1)} % above ${GOAL.slow} ms (goal: ${share} %); the stage takes ${mean.toFixed(1)} ms per frame, p95 ${at(work, 0.95).toFixed(1)} ms (goal: ${GOAL.work} ms)`,
    );
  }
});
