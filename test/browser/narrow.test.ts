import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { wideRoles } from './covered.js';
import { allIsFit } from './fit.js';
import { all, clearPage, frames, newTable, one, press, rootOf, tap, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { needs } from './engine.js';

skipDrawing();

/**
 * The largest distance in pixels by which visible text exceeds a chip, or a negative value if all text is inside.
 */
const overflowOf = (chip: HTMLElement): number => {
  const { left, right, top, bottom } = chip.getBoundingClientRect();
  const ends = [...chip.querySelectorAll<HTMLElement>('span:not(.sr-only)')].flatMap((span) => {
    const text = document.createRange();
    text.selectNodeContents(span);
    const visible = [...text.getClientRects()].filter((box) => box.width > 1 && box.top < bottom && box.bottom > top);
    return visible.flatMap((box) => [box.right - right, left - box.left]);
  });
  assert.isNotEmpty(ends, 'the chip has text');
  return Math.max(...ends);
};

const chips = (table: WattenTable): readonly HTMLElement[] => all(table, '.bar .chip');

describe('narrow tables', () => {
  afterEach(clearPage);

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const)
    it(`at ${width}x${height}, each rank is whole on its button in Italian`, async () => {
      await setViewport({ width, height });
      const table = newTable({ lang: 'it' });
      await playTo(table, EVERY_PHASE['a Schlag']);
      const names = all(table, '.ranks .letter + span');
      assert.isAbove(names.length, 7);
      for (const { scrollWidth, clientWidth, textContent } of names)
        assert.isAtMost(scrollWidth, clientWidth, textContent);
    });

  it('on a narrow table, the trick count of three players has gaps between its words', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await playTo(table, EVERY_PHASE['a card among three']);
    const words = document.createTreeWalker(one(table, '.score .extra'), NodeFilter.SHOW_TEXT);
    while (words.nextNode() && !words.currentNode.textContent?.includes('Stiche du')) continue;
    const gap = document.createRange();
    const at = (words.currentNode.textContent ?? '').indexOf(' du');
    gap.setStart(words.currentNode, at);
    gap.setEnd(words.currentNode, at + 1);
    assert.isAtLeast(gap.getBoundingClientRect().width, 4);
  });

  for (const [players, variant, attributes, score] of [
    [4, 'suedtirol', { lang: 'en', deck: 'french', target: '18' }, [15, 14]],
    [4, 'deuten', { target: '15' }, [12, 11]],
    [3, 'normal', { target: '15' }, [12, 11, 10]],
  ] as const) {
    it(`on a narrow table, the score and the announcement fit their chips late in a game of ${variant}`, async () => {
      await setViewport({ width: 320, height: 568 });
      const table = newTable(attributes);
      await playTo(table, {
        variant,
        players,
        setup: { dealer: 2, hands: HANDS.slice(0, players), score },
        rules: { bidWhen: 'never', threePlayer: 'dealer-names-trump' },
        at: phase('play'),
      });
      await frames(2);
      for (const chip of chips(table)) assert.isBelow(overflowOf(chip), -2, chip.className);
      const [first, second] = chips(table).map((chip) => chip.getBoundingClientRect());
      assert.isAtLeast(second.left, first.right, 'the chips do not overlap');
      assert.isAtLeast(
        one(table, '.tools').getBoundingClientRect().left,
        second.right,
        'the chips do not overlap the tools',
      );
    });
  }

  it('the poster fits a phone in both orientations, and its start button is the largest button', async () => {
    const table = newTable({ lang: 'it' });
    await until(() => all(table, '.fan canvas').length === 1, 'the fan of cards is shown');
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ]) {
      await setViewport({ width, height });
      await frames(2);
      const [first, ...others] = all(table, '.poster .button');
      assert.isNotEmpty(others);
      const inside = one(table, '.frame, .poster').getBoundingClientRect();
      for (const { offsetWidth, offsetHeight } of others) {
        assert.isAtMost(offsetWidth, first.offsetWidth, `${width}`);
        assert.isAtMost(offsetHeight, first.offsetHeight, `${width}: one line`);
      }
      for (const part of [...others, ...all(table, '.fan canvas')]) {
        const { top, bottom } = part.getBoundingClientRect();
        assert.isAtLeast(top, inside.top);
        assert.isAtMost(bottom, inside.bottom - 8);
      }
    }
  });

  it('on a narrow table, the poster shows its whole fan of cards', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await until(() => all(table, '.fan canvas').length === 1, 'the fan of cards is shown');
    for (const card of all(table, '.fan canvas')) {
      const { left, right } = card.getBoundingClientRect();
      assert.isAtLeast(left, 0);
      assert.isAtMost(right, innerWidth);
    }
  });

  it("on a phone, names fit next to revealed hands, and tapping a seat's mark shows its meaning", async function () {
    await needs(this, 'touch');
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 3, hands: HANDS },
      human: ['bid'],
      others: ['fold'],
      at: phase('hand-over'),
    });
    await press(one(table, '[data-panel=hands]'));
    await until(() => table.view?.revealed, 'all hands are revealed');
    await press(one(table, '.panel .tool'));
    await frames(3);
    for (const name of all(table, '.seat:not(.bottom) .called'))
      assert.isAtMost(name.scrollWidth, name.clientWidth, name.textContent ?? '');
    const seat = one(table, '.seat.dealer');
    // Some browsers report the text, and others report the attribute with this text.
    const legend = (): string | undefined =>
      getComputedStyle(seat, '::after').content === 'none' ? undefined : seat.dataset.legend;
    await tap(one(table, '.seat.dealer .mark.deals'));
    await until(() => legend() === 'Sepp: Gegner, Geber', 'the marks are named');
    await tap(one(table, '.seat.top'));
    await until(() => legend() === undefined, 'the next tap hides the legend');
  });

  it('on a narrow table, faces are centred above their plates, and answers wrap only between words', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await playTo(table, EVERY_PHASE['a request for new cards']);
    await until(() => all(table, '.prompt .button').length > 1, 'the question is shown');
    const middle = (element: HTMLElement): number => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    for (const plate of all(table, '.seat:not(.bottom)'))
      assert.closeTo(middle(plate.querySelector('.face') as HTMLElement), middle(plate), 1, plate.className);
    for (const button of all(table, '.prompt .button')) {
      const text = document.createRange();
      text.selectNodeContents(button);
      // The tops of an element and its text can differ by a tenth of a pixel.
      const lines = Math.round(text.getBoundingClientRect().height / text.getClientRects()[0].height);
      assert.isAtMost(lines, button.textContent?.trim().split(' ').length ?? 0, button.textContent ?? '');
    }
  });

  it('on a narrow table, a hint does not hide the notes on the answers', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ hints: '' });
    await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('announce') });
    const notes = (): readonly boolean[] => all(table, '.prompt .note').map((note) => note.checkVisibility());
    assert.include(notes(), true);
    await press(one(table, '[data-aid=hint]'));
    await until(() => all(table, '.hint').length > 0, 'the hint is shown');
    assert.notInclude(notes(), false);
  });

  it('after a hand, an announcement with the bottom card fits a narrow table', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 0, hands: HANDS, score: [13, 6] },
      rules: { bidWhen: 'never' },
      at: (view) => view.peeked !== undefined && phase('hand-over')(view),
    });
    await allIsFit(table, 'the hand is over', [[320, 568]]);
  });

  it('role labels are no wider than their cards', async () => {
    const table = newTable();
    await playTo(table, {
      variant: 'normal',
      rules: { critical: ['EA', 'LK', 'HO'] },
      setup: { dealer: 3, hands: HANDS },
      at: phase('play'),
    });
    await until(
      () => all(table, '.hand .role').some(({ textContent }) => textContent === 'Kritischer'),
      'the roles are shown',
    );
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ] as const) {
      await setViewport({ width, height });
      await frames(3);
      await until(() => wideRoles(table).length === 0, 'the labels fit', 2000).catch(() =>
        assert.deepEqual(wideRoles(table), [], `${width}x${height}`),
      );
    }
  });

  it("if the visitor is the forehand, the question shows the visitor's name and the forehand mark", async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('play') });
    await until(() => all(table, '.prompt .button').length > 0, 'a bid is offered');
    assert.strictEqual(viewOf(table).forehand, 0);
    assert.include(one(table, '.sheet .own').textContent.replaceAll(/\s+/g, ' '), 'Du');
    assert.isNotNull(rootOf(table).querySelector('.sheet .own .leads'), 'the mark of the forehand is shown');
  });

  it("if the question covers the visitor's plate, the question shows the visitor's name and marks", async () => {
    const table = newTable();
    const isSeen = (selector: string): boolean => {
      const { clipPath, display, visibility } = getComputedStyle(one(table, selector));
      return display !== 'none' && visibility === 'visible' && clipPath === 'none';
    };
    await setViewport({ width: 320, height: 568 });
    await playTo(table, { setup: { dealer: 0, hands: HANDS }, at: phase('announce') });
    assert.deepEqual([isSeen('.own'), isSeen('.seat.bottom .name')], [true, false]);
    assert.include(one(table, '.own').textContent ?? '', 'Du');
    const [mark, asked] = [one(table, '.own'), one(table, '.sheet .status')].map((part) =>
      part.getBoundingClientRect(),
    );
    assert.isAtMost(mark.bottom, asked.top + 1, 'the name does not cover the question');
    assert.isAtLeast(mark.top, table.getBoundingClientRect().top);
    await setViewport({ width: 1440, height: 900 });
    await frames(3);
    assert.deepEqual([isSeen('.own'), isSeen('.seat.bottom .name')], [false, true]);
  });
});
