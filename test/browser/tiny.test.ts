import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { loadPainter } from '../../src/stage/table-top-painter.js';
import type { WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { all, clearPage, frames, newTable, one, settled, until } from './table.js';

const LARGEST = 12;

/** Adds page styles that set the table's size. */
function addSize(width: string, height: string): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = `watten-table::part(table) { aspect-ratio: auto; min-height: 0; width: ${width}; height: ${height} }`;
  document.head.append(sheet);
  return sheet;
}

const wood = (table: WattenTable): string => all<HTMLCanvasElement>(table, 'canvas')[0].toDataURL();

async function drawn(table: WattenTable): Promise<void> {
  await settled(table);
  await until(() => 'drawn' in one(table, '.stage').dataset, 'the cards are drawn');
}

describe('a table of a few pixels', () => {
  const problems: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    problems.push('reason' in event ? String(event.reason) : event.message);
  };
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
    problems.length = 0;
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
  });
  afterEach(() => {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
    for (const sheet of document.head.querySelectorAll('style'))
      if (sheet.textContent.includes('::part(table)')) sheet.remove();
    clearPage();
  });

  for (const surface of ['larch', 'walnut', 'felt'])
    it(`a table top of ${surface} can be drawn at any size, including 0x0`, async () => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const painter = await loadPainter(surface);
      const paint = (width: number, height: number): void => {
        const steps = painter(context as CanvasRenderingContext2D, width, height, 1);
        while (!steps.next().done);
      };
      for (let width = 0; width <= LARGEST; width++)
        for (let height = 0; height <= LARGEST; height++)
          assert.doesNotThrow(() => paint(width, height), undefined, undefined, `${width}x${height}`);
    });

  const sizes = [
    ['1px', '1px'],
    ['100%', '3px'],
    ['3px', '400px'],
  ] as const;
  for (const [width, height] of sizes.slice(0, runs(1, sizes.length))) {
    it(`a table of ${width} by ${height} causes no uncaught errors and looks normal when it gets more space`, async () => {
      const sheet = addSize(width, height);
      const table = newTable();
      await table.start({ seed: 'klein', setup: { dealer: 3 } });
      await until(() => all(table, '.stage canvas').length === 2, 'the stage is drawn');
      await frames(10);
      sheet.textContent = '';
      await drawn(table);
      const fresh = newTable();
      await fresh.start({ seed: 'klein', setup: { dealer: 3 } });
      await drawn(fresh);
      await until(() => wood(table) === wood(fresh), 'the wood looks the same as on a new table');
      assert.deepEqual(problems, []);
    });
  }
});
