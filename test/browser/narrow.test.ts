import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { all, clearPage, frames, newTable, one } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** Where the text of a chip ends that is in sight, counted from the chip's inner edge: below 0 it is within. */
const beyondEdge = (chip: HTMLElement): number => {
  const { left, right, top, bottom } = chip.getBoundingClientRect();
  const ends = [...chip.querySelectorAll<HTMLElement>('span:not(.sr-only)')].flatMap((span) => {
    const text = document.createRange();
    text.selectNodeContents(span);
    const inSight = [...text.getClientRects()].filter((box) => box.width > 1 && box.top < bottom && box.bottom > top);
    return inSight.flatMap((box) => [box.right - right, left - box.left]);
  });
  assert.isNotEmpty(ends, 'there is text');
  return Math.max(...ends);
};

const chips = (table: WattenTable): readonly HTMLElement[] => all(table, '.bar .chip');

describe('a narrow table', () => {
  afterEach(clearPage);

  for (const [players, variant, attributes, score] of [
    [4, 'suedtirol', { lang: 'en', deck: 'french', target: '18' }, [15, 14]],
    [4, 'deuten', { target: '15' }, [12, 11]],
    [3, 'normal', { target: '15' }, [12, 11, 10]],
  ] as const) {
    it(`keeps score and announcement within their chips late in a game of ${variant}`, async () => {
      await setViewport({ width: 320, height: 568 });
      const table = newTable(attributes);
      await playTo(table, {
        variant,
        players,
        setup: { dealer: 2, hands: HANDS.slice(0, players), score },
        rules: { bidWhen: 'never' },
        at: phase('play'),
      });
      await frames(2);
      for (const chip of chips(table)) assert.isBelow(beyondEdge(chip), -2, chip.className);
      const [first, second] = chips(table).map((chip) => chip.getBoundingClientRect());
      assert.isAtLeast(second.left, first.right, 'beside each other');
      assert.isAtLeast(one(table, '.tools').getBoundingClientRect().left, second.right, 'and beside the tools');
    });
  }

  it('says at the question itself that the viewer deals, where the question lies over his plate', async () => {
    const table = newTable();
    const isSeen = (selector: string): boolean => {
      const { clipPath, display, visibility } = getComputedStyle(one(table, selector));
      return display !== 'none' && visibility === 'visible' && clipPath === 'none';
    };
    await setViewport({ width: 320, height: 568 });
    await playTo(table, { setup: { dealer: 0, hands: HANDS }, at: phase('announce') });
    assert.deepEqual([isSeen('.own'), isSeen('.seat.bottom')], [true, false]);
    assert.include(one(table, '.own').textContent ?? '', 'Du');
    const [mark, asked] = [one(table, '.own'), one(table, '.sheet .status')].map((part) =>
      part.getBoundingClientRect(),
    );
    assert.isAtMost(mark.bottom, asked.top + 1, 'it covers nothing of the question');
    assert.isAtLeast(mark.top, table.getBoundingClientRect().top);
    await setViewport({ width: 1440, height: 900 });
    await frames(3);
    assert.deepEqual([isSeen('.own'), isSeen('.seat.bottom')], [false, true]);
  });
});
