/** On a large screen, cards, faces and texts grow with the table. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import type { Size } from './fit.js';
import { screenBox } from './screen-box.js';
import { playTo } from './scenes.js';
import { all, clearPage, frames, newTable, one } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The size from which a table grows. */
const USUAL: Size = [1200, 750];

/** The largest growth of texts, which would otherwise look clumsy. */
const MOST_TEXT_GROWTH = 1.6;
const TEXTS: readonly (keyof Heights)[] = ['announcement', 'question'];

/** Measured heights on the screen in CSS pixels. */
interface Heights {
  readonly face: number;
  readonly card: number;
  readonly announcement: number;
  readonly question: number;
}

describe('a large table', () => {
  afterEach(clearPage);

  const heightOf = (element: HTMLElement): number => screenBox(element).height;
  const heightsAt = async (table: WattenTable, [width, height]: Size): Promise<Heights> => {
    await setViewport({ width, height });
    await frames(4);
    return {
      face: Math.min(...all(table, '.face').map(heightOf)),
      card: heightOf(one(table, '.hand .card')),
      announcement: heightOf(one(table, '.announcement strong')),
      question: heightOf(one(table, '.sheet .status span')),
    };
  };

  it('everything on it grows in proportion, and faces are at least 88 px high at 1440x900', async () => {
    const table = newTable();
    await playTo(table, EVERY_PHASE['the first card']);
    const usual = await heightsAt(table, USUAL);
    assert.isAtLeast((await heightsAt(table, [1440, 900])).face, 88);
    for (const size of [
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      const growth = Math.min(size[0] / USUAL[0], size[1] / USUAL[1]);
      const large = await heightsAt(table, size);
      for (const part of Object.keys(usual) as (keyof Heights)[]) {
        const expected = TEXTS.includes(part) ? Math.min(growth, MOST_TEXT_GROWTH) : growth;
        assert.approximately(large[part] / usual[part], expected, 0.12 * expected, `${part} at ${size.join('x')}`);
      }
    }
  });
});
