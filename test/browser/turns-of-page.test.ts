import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { HostPlayer } from '../../src/index.js';
import { wishedAction } from '../../tools/scenes/scripted.js';
import { clearPage, newTable, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** After so many questions the players fall silent, so that the page comes back even if it never had its turn. */
const MANY = 40;

/** Counts how often the page's own loop comes round. */
function counting(next: (again: () => void) => void): () => number {
  let count = 0;
  const round = (): void => {
    count++;
    next(round);
  };
  next(round);
  return () => count;
}

describe('a page with a table at which four of its own players answer at once', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('has its turn between their actions', async () => {
    let questions = 0;
    let isRunning = true;
    const ends: (readonly number[])[] = [];
    const tasks = counting((again) => isRunning && setTimeout(again));
    const frames = counting((again) => isRunning && requestAnimationFrame(again));
    const player: HostPlayer = {
      decide(view) {
        if (++questions <= MANY) return Promise.resolve(wishedAction(view));
        ends.push([tasks(), frames()]);
        return new Promise(() => {});
      },
    };
    const table = newTable();
    table.seats = [player, player, player, player];
    await table.start({ seed: 'ohne Mensch', target: 18 });
    const before = [tasks(), frames()];
    await until(() => ends.length > 0, 'the players have been asked many times');
    isRunning = false;
    const [tasksMeanwhile, framesMeanwhile] = ends[0].map((count, index) => count - before[index]);
    assert.isAbove(tasksMeanwhile, 10, 'timers');
    assert.isAbove(framesMeanwhile, 3, 'frames');
  });
});
