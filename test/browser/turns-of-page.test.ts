import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { HostPlayer } from '../../src/index.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
import { clearPage, newTable, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The number of decisions after which the players stop, so that the page recovers even if its event loop never runs. */
const MAX_DECISIONS = 40;

/** Counts the rounds of a loop. */
function countRounds(next: (again: () => void) => void): () => number {
  let count = 0;
  const round = (): void => {
    count++;
    next(round);
  };
  next(round);
  return () => count;
}

describe('a page with four players who act immediately', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it("the page's timers and animation frames run between the actions of players who act immediately", async () => {
    let decisions = 0;
    let isRunning = true;
    const countsAtEnd: (readonly number[])[] = [];
    const tasks = countRounds((again) => isRunning && setTimeout(again));
    const frames = countRounds((again) => isRunning && requestAnimationFrame(again));
    const player: HostPlayer = {
      decide(view) {
        if (++decisions <= MAX_DECISIONS) return Promise.resolve(preferredAction(view));
        countsAtEnd.push([tasks(), frames()]);
        return new Promise(() => {});
      },
    };
    const table = newTable();
    table.seats = [player, player, player, player];
    await table.start({ seed: 'ohne Mensch', target: 18 });
    const before = [tasks(), frames()];
    await until(() => countsAtEnd.length > 0, 'the players have made all decisions');
    isRunning = false;
    const [taskCount, frameCount] = countsAtEnd[0].map((count, index) => count - before[index]);
    assert.isAbove(taskCount, 10, 'timers');
    assert.isAbove(frameCount, 3, 'frames');
  });
});
