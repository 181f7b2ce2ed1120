import { assert } from '@open-wc/testing';
import type { WattenTable } from '../../src/index.js';
import { clearPage, one, place, press, rootOf, settled, tableIn, until } from './table.js';

const TYPEFACE = 'Watten Vollkorn';

const woodOf = (table: WattenTable): HTMLCanvasElement | null => rootOf(table).querySelector('.stage canvas');

const hasTypeface = (): boolean => [...document.fonts].some(({ family }) => family.includes(TYPEFACE));

/** Brightness of the canvas's middle, from 0 to 255. */
const brightnessOf = (canvas: HTMLCanvasElement): number => {
  const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
  return ((pixel[0] ?? 0) + (pixel[1] ?? 0) + (pixel[2] ?? 0)) / 3;
};

describe('poster', function () {
  this.timeout(60_000);
  afterEach(clearPage);

  it('shows the wood of the table, which the game then keeps', async () => {
    const table = tableIn(place(600));
    await until(() => woodOf(table), 'the wood is painted');
    const wood = woodOf(table) as HTMLCanvasElement;
    assert.equal(wood.clientWidth, one(table, '.frame').clientWidth);
    assert.isAbove(brightnessOf(wood), 60, 'the wood is painted');
    await press(one(table, '.poster .primary'));
    await until(() => rootOf(table).querySelector('.stage canvas + canvas'), 'the cards have a canvas');
    assert.equal(woodOf(table), wood);
  });

  it('paints the wood of only one table on a page', async () => {
    const [first, second] = [tableIn(place(300)), tableIn(place(300))];
    await until(() => woodOf(first) ?? woodOf(second), 'a table shows its wood');
    await until(() => second.shadowRoot?.querySelector('.fan canvas'), 'both posters are complete');
    assert.isTrue(!woodOf(first) || !woodOf(second));
  });

  it('paints the wood again when its size changes', async () => {
    const box = place(500);
    const table = tableIn(box);
    await until(() => woodOf(table), 'the wood is painted');
    const wood = woodOf(table);
    box.style.width = '400px';
    await until(() => !woodOf(table), 'the wood of the old size is gone');
    await until(() => woodOf(table), 'the wood is painted again');
    assert.notStrictEqual(woodOf(table), wood);
    assert.strictEqual(woodOf(table)?.clientWidth, one(table, '.frame').clientWidth);
    assert.isAbove(brightnessOf(woodOf(table) as HTMLCanvasElement), 60, 'the wood is painted');
  });

  it('clears the wood while the page is hidden, even if its size changes then, and paints it again', async () => {
    const hide = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const box = place(500);
    const table = tableIn(box);
    await until(() => woodOf(table), 'the wood is painted');
    try {
      hide(true);
      assert.isNull(woodOf(table));
      box.style.width = '400px';
      await new Promise((resolve) => setTimeout(resolve, 500));
      hide(false);
      await until(() => woodOf(table), 'the wood is painted again');
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  });

  it('paints the wood again after a game', async () => {
    const table = tableIn(place(500));
    await table.start();
    await settled(table);
    await table.stop();
    await until(() => rootOf(table).querySelector('.poster'), 'the poster is shown');
    await until(() => woodOf(table), 'the wood is painted');
  });

  it('paints no wood over a game that started during a change of size', async () => {
    const box = place(500);
    const table = tableIn(box);
    await until(() => woodOf(table), 'the wood is painted');
    box.style.width = '400px';
    await until(() => !woodOf(table), 'the wood of the old size is gone');
    await press(one(table, '.poster .primary'));
    await until(() => rootOf(table).querySelector('.stage canvas + canvas'), 'the cards have a canvas');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.lengthOf(rootOf(table).querySelectorAll('.stage canvas'), 2);
  });
});

describe('typeface', function () {
  this.timeout(60_000);
  afterEach(clearPage);

  it('is that of the page if --watten-font is set', async () => {
    const box = place(500);
    box.style.setProperty('--watten-font', 'monospace');
    const table = tableIn(box);
    await table.start();
    assert.equal(getComputedStyle(one(table, '.frame')).fontFamily, 'monospace');
  });

  it("is the table's own by default, in two weights", async () => {
    const table = tableIn(place(500));
    await table.start();
    await until(hasTypeface, 'the typeface is loaded');
    assert.include(getComputedStyle(one(table, '.frame')).fontFamily, TYPEFACE);
    const weights = [...document.fonts].filter(({ family }) => family.includes(TYPEFACE)).map(({ weight }) => weight);
    assert.sameMembers(weights, ['400', '700']);
    assert.isTrue(document.fonts.check(`16px '${TYPEFACE}'`, 'ÄÖÜäöüßàèéìòù’„“»«'), 'all letters are in the typeface');
  });
});
