/** The visitor chooses the cut position on the pack by keyboard, touch or mouse. */
import { assert } from '@open-wc/testing';
import { executeServerCommand, sendMouse, setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { key, tabTo } from './keys.js';
import { withoutWebGl } from './patched.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import {
  actionBy,
  all,
  clearPage,
  frames,
  newTable,
  one,
  press,
  settled,
  until,
  viewOf,
  type Attributes,
} from './table.js';
import { needs } from './engine.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const PACK = 33;

const sliderOf = (table: WattenTable): HTMLInputElement => one(table, '.cut input') as HTMLInputElement;
const button = (table: WattenTable): HTMLElement => one(table, '[data-action=cut]');
const cutAt = (at: number): Action => ({ type: 'cut', seat: 0, at });

async function cutting(attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable(attributes);
  await playTo(table, { setup: { dealer: 1 }, at: phase('cut') });
  await settled(table);
  return table;
}

/** A point on the pack, given as a share of its width from the left. */
const placeOn = (table: WattenTable, share: number): [number, number] => {
  const { left, top, width, height } = sliderOf(table).getBoundingClientRect();
  return [Math.round(left + share * width), Math.round(top + height / 2)];
};

const touch = (type: string, position?: [number, number]): Promise<unknown> =>
  executeServerCommand('touch', { type, position });

describe('the cut', () => {
  beforeEach(async () => {
    await setViewport({ width: 390, height: 844 });
  });
  afterEach(clearPage);

  it('the game chooses the cut position unless the visitor chooses one', async () => {
    const table = await cutting();
    assert.deepEqual(await actionBy(table, () => press(button(table))), { type: 'cut', seat: 0 });
  });

  it('arrow keys set the number of cards to lift, and Enter cuts the pack', async () => {
    const table = await cutting();
    const slider = sliderOf(table);
    await tabTo(table, slider);
    const before = slider.valueAsNumber;
    for (let count = 0; count < 3; count++) await key('ArrowRight');
    assert.strictEqual(slider.valueAsNumber, before + 3);
    await until(
      () => slider.getAttribute('aria-valuetext') === `${before + 3} von ${PACK} Karten`,
      'the slider reports how many cards are lifted',
    );
    assert.deepEqual(await actionBy(table, () => key('Enter')), cutAt(before + 3));
    await settled(table);
    assert.isNull(table.shadowRoot?.querySelector('.cut') ?? null, 'the slider is gone');
  });

  it('the visitor can choose the cut position by dragging along the pack with a finger or the mouse', async function () {
    await needs(this, 'touch');
    for (const draw of ['finger', 'mouse'] as const) {
      const table = await cutting();
      const [from, to] = [placeOn(table, 0.5), placeOn(table, 0.9)];
      if (draw === 'finger') {
        await touch('start', from);
        for (const share of [0.6, 0.8, 0.9]) await touch('move', placeOn(table, share));
        await touch('end');
      } else {
        await sendMouse({ type: 'move', position: from });
        await sendMouse({ type: 'down' });
        await sendMouse({ type: 'move', position: to });
        await sendMouse({ type: 'up' });
      }
      await frames(2);
      const at = sliderOf(table).valueAsNumber;
      assert.isAbove(at, PACK * 0.8, draw);
      assert.deepEqual(await actionBy(table, () => press(button(table))), cutAt(at));
      clearPage();
    }
  });

  it('named buttons below the pack move the cut by a card, and the caption says what they choose', async () => {
    const table = await cutting();
    const stepButton = (name: string): HTMLElement => one(table, `[data-cut=${name}]`);
    assert.strictEqual(one(table, '.cut .count').textContent, 'Wo abheben?');
    assert.deepEqual(
      all(table, '[data-cut]').map((step) => step.getAttribute('aria-label')),
      ['Weniger Karten', 'Mehr Karten'],
    );
    for (const name of ['fewer', 'more']) {
      const { width, height } = stepButton(name).getBoundingClientRect();
      assert.isAtLeast(Math.min(width, height), 44, name);
    }
    const before = sliderOf(table).valueAsNumber;
    await press(stepButton('more'));
    await press(stepButton('more'));
    await press(stepButton('fewer'));
    assert.strictEqual(one(table, '.cut .count').textContent, `${before + 1} von ${PACK} Karten`);
    assert.deepEqual(await actionBy(table, () => press(button(table))), cutAt(before + 1));
  });

  it('the stock shows the cutter the letter of its bottom card, and says that only they see it', async () => {
    const table = await cutting();
    await press(button(table));
    await until(() => all(table, '.stock-mark').length > 0, 'the stock is labelled');
    assert.isDefined(viewOf(table).peeked);
    assert.match(one(table, '.stock-mark').textContent?.trim() ?? '', /^(?:[AKOUW]|10|[789])$/);
    assert.include(one(table, '.stock-mark span').title, 'nur für dich');
    assert.lengthOf(all(table, '.stock-mark svg'), 1);
  });

  it('without a canvas, the page shows the lifted cards during the cut', async () => {
    await withoutWebGl(async () => {
      const table = await cutting();
      await until(() => all(table, '.cards .picture').length > 0, 'the pack is drawn in the page');
      const lifted = (): number => {
        const lefts = all(table, '.cards .picture').map((card) => card.getBoundingClientRect().left);
        return lefts.filter((left) => Math.max(...lefts) - left > 10).length;
      };
      assert.strictEqual(lifted(), 0);
      await tabTo(table, sliderOf(table));
      await key('Home');
      await until(() => lifted() === 1, 'a thin packet');
      await key('End');
      await until(() => lifted() === 7, 'nearly the whole pack');
    });
  });
});
