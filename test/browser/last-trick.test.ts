import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Setup, View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { focused, key } from './keys.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { all, clearPage, frames, newTable, one, press, rootOf, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

// The other players announce Ass and Eichel.
const HANDS: Setup['hands'] = [
  ['L8', 'EO', 'LO', 'SU', 'LU'],
  ['LA', 'EA', 'SK', 'S7', 'E9'],
  ['H9', 'E7', 'L7', 'SA', 'SO'],
  ['H8', 'EK', 'LK', 'S9', 'S10'],
];
const SIZES = [
  [320, 568],
  [384, 512],
  [390, 844],
  [412, 550],
  [480, 640],
  [768, 1024],
  [844, 390],
  [1440, 900],
] as const;

/** It is the visitor's turn, and cards are in the trick. */
const SCENE: Scene = {
  setup: { dealer: 0, hands: HANDS },
  at: (view: View) => phase('play')(view) && view.lastTrick !== null && view.trick.length > 0,
};

const isOpen = (table: WattenTable): boolean => rootOf(table).querySelector('.panel') !== null;

async function panelBox(table: WattenTable): Promise<DOMRect> {
  await until(() => isOpen(table), 'the panel is open');
  return one(table, '.panel').getBoundingClientRect();
}

const meet = (box: DOMRect, other: DOMRect): boolean =>
  box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1;

const expand = ({ x, y, width, height }: DOMRect, by: number): DOMRect =>
  new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);

describe('the last trick', () => {
  afterEach(clearPage);

  it('pressing the pile shows the last trick and its winner without covering the hand or the question', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      const pile = one(table, '.pile').getBoundingClientRect();
      await press(one(table, '.pile'));
      const panel = await panelBox(table);
      const at = `${width}x${height}`;
      const needed = all(
        table,
        '[part=score], .hand .card, .prompt .sheet, .trick-marks .of, .seat:not(.bottom), .seat:not(.bottom) .face',
      );
      assert.isAtLeast(needed.length, 4, at);
      for (const element of needed)
        assert.isFalse(meet(panel, element.getBoundingClientRect()), `${at}: ${element.className}`);
      if (width > 1200) assert.isTrue(meet(panel, expand(pile, 100)), `${at}: the panel is near its pile`);
      assert.strictEqual(one(table, '.panel .why').textContent, 'Stich für Luis: Laub-Ass, ein Linker.', at);
      assert.deepEqual(
        all(table, '.panel .winner').map(({ dataset }) => dataset.card),
        ['LA'],
      );
      const [why, tool] = [one(table, '.panel .why'), one(table, '.panel .tool')].map((of) =>
        of.getBoundingClientRect(),
      );
      assert.isFalse(meet(why, tool), `${at}: the text does not cover the button`);
      assert.isAtMost(tool.bottom, panel.bottom, at);
      await key('Escape');
      await until(() => !isOpen(table), 'the panel is closed');
    }
  });

  it('after a hand, the panel does not cover the score, the question or people', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 0, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('hand-over') });
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      await press(one(table, '.pile'));
      const panel = await panelBox(table);
      for (const element of all(table, '[part=score], .prompt .sheet, .seat.seen:not(.bottom)'))
        assert.isFalse(meet(panel, element.getBoundingClientRect()), `${width}x${height}: ${element.className}`);
      // A large table has room next to the trick.
      if (width >= 1000)
        for (const card of all(table, '.trick-marks .of'))
          assert.isFalse(meet(panel, card.getBoundingClientRect()), `${width}x${height}: ${card.className}`);
      await key('Escape');
      await until(() => !isOpen(table), 'the panel is closed');
    }
  });

  it('the whole focus ring of the close button is visible', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      one(table, '.hand .card').focus();
      await key('0');
      await panelBox(table);
      await frames(2);
      const button = one(table, '.panel .tool');
      const { outlineWidth, outlineOffset } = getComputedStyle(button);
      const ring = expand(button.getBoundingClientRect(), parseFloat(outlineWidth) + parseFloat(outlineOffset));
      const panel = await panelBox(table);
      // Half a pixel is a rounding error.
      const beyond = [panel.top - ring.top, ring.right - panel.right, ring.bottom - panel.bottom];
      for (const distance of beyond) assert.isAtMost(distance, 0.5, `${width}x${height}: ${beyond.join()}`);
      await key('Escape');
      await until(() => !isOpen(table), 'the panel is closed');
    }
  });

  it('names of cards do not break at their hyphen', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    await press(one(table, '.pile'));
    await panelBox(table);
    await until(() => all(table, '.why .whole-name').length > 0, 'the terms are marked');
    const why = one(table, '.why');
    // Every width breaks the text at another place.
    for (let width = 70; width < 200; width += 5) {
      why.style.cssText = `flex: none; width: ${width}px`;
      const name = one(table, '.why .whole-name');
      assert.strictEqual(name.textContent, 'Laub-Ass');
      assert.lengthOf([...name.getClientRects()], 1, `${width} px`);
    }
  });

  it('the 0 key opens and closes the panel of the last trick, and a press outside closes it but plays no card', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, SCENE);
    const card = one(table, ".hand .card[aria-disabled='false']");
    card.focus();
    await key('0');
    await panelBox(table);
    assert.strictEqual(focused(table), one(table, '.panel .tool'));
    await key('0');
    await until(() => !isOpen(table), 'the same key closes it');
    assert.strictEqual(focused(table), card);
    await press(one(table, "[data-panel='last-trick']"));
    await panelBox(table);
    const { handSizes } = viewOf(table);
    await press(card);
    await until(() => !isOpen(table), 'a press outside closes the panel');
    await frames(3);
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });
});
