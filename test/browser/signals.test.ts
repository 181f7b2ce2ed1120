import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { SIGNAL } from '../../tools/scenes/decisions.js';
import { TOUCH, brokenWords } from './covered.js';
import { enter, focused, key, reach, tabTo } from './keys.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { playTo } from './scenes.js';
import { preferring } from '../../tools/scenes/scripted.js';
import type { WattenTable } from '../../src/index.js';
import {
  actionBy,
  all,
  clearPage,
  frames,
  newTable,
  one,
  PLAYABLE,
  press,
  rootOf,
  settled,
  tap,
  texts,
  until,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { needs } from './engine.js';

skipDrawing();

const SIGNS = '.panel [data-sign]';
const sign = (table: WattenTable, name: string): HTMLElement => one(table, `.panel [data-sign='${name}']`);
const speech = (table: WattenTable, seat: number): readonly string[] =>
  texts(table, `.seat[data-seat='${seat}'] .speech`);
const tool = (table: WattenTable): HTMLElement => one(table, '[data-panel=signals]');

async function isOpen(table: WattenTable, count = 14): Promise<void> {
  await until(() => all(table, SIGNS).length === count, 'the panel is open');
}

describe('signs between partners', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('the meanings of signs wrap only between words', async () => {
    const table = newTable({ lang: 'it' });
    await playTo(table, SIGNAL);
    await press(tool(table));
    await isOpen(table);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ] as const) {
      await setViewport({ width, height });
      await frames(3);
      assert.isEmpty(brokenWords(table), `${width}x${height}`);
    }
  });

  it('a visitor can give a sign by keyboard, and the focus then returns to the button that opened the panel', async () => {
    const table = newTable();
    await playTo(table, SIGNAL);
    tool(table).focus();
    await key('Enter');
    await isOpen(table);
    await until(() => focused(table)?.closest('.panel'), 'the panel has the focus');
    await reach(table, 'Tab', (element) => element === sign(table, 'H'));
    assert.deepEqual(await actionBy(table, () => key('Space')), { type: 'signal', seat: 0, sign: 'H' });
    await until(() => focused(table) === tool(table), 'the focus is back');
    assert.lengthOf(all(table, SIGNS), 0);
    await until(() => String(speech(table, 0)) === 'Kinn nach unten: Herz', 'the sign is shown');
    assert.strictEqual(one(table, '.live').textContent, 'Du deutest: Kinn nach unten (Herz).');
    // The visitor is still to act after the sign.
    assert.lengthOf(all(table, PLAYABLE), 5);
    const card = all(table, PLAYABLE)[4];
    await tabTo(table, all(table, '.hand .card')[0]);
    await enter(table, card);
  });

  it('the visitor can click two different signs per trick, and the panel shows the meaning of each sign', async () => {
    const table = newTable();
    await playTo(table, SIGNAL);
    await press(tool(table));
    await isOpen(table);
    assert.include(sign(table, 'alone').textContent ?? '', 'ein Kuss');
    await until(() => all(table, '.signals .face[data-drawn]').length === 14, 'all signs are drawn');
    assert.include(sign(table, 'alone').textContent ?? '', 'Ich gewinne allein');
    assert.deepEqual(await actionBy(table, () => press(sign(table, 'alone'))), {
      type: 'signal',
      seat: 0,
      sign: 'alone',
    });
    await until(() => all(table, SIGNS).length === 0, 'the panel is closed');
    await press(tool(table));
    await isOpen(table);
    assert.lengthOf(all(table, `${SIGNS}:disabled`), 1);
    await actionBy(table, () => press(sign(table, 'H')));
    await until(() => all(table, SIGNS).length === 0, 'the panel is closed');
    await press(tool(table));
    await isOpen(table);
    assert.lengthOf(all(table, `${SIGNS}:disabled`), 14);
    await press(one(table, '.panel .tool'));
    await until(() => all(table, SIGNS).length === 0, 'the panel is closed');
    await actionBy(table, () => press(all(table, PLAYABLE)[0]));
    await until(() => table.view?.lastTrick, 'the trick is taken');
    await settled(table);
    await press(tool(table));
    await isOpen(table);
    assert.lengthOf(all(table, `${SIGNS}:enabled`), 14);
  });

  it('the panel shows the signs of the Kritische with their names at the table', async () => {
    const table = newTable({ lang: 'it' });
    await playTo(table, { ...SIGNAL, variant: 'kritisch', rules: { signals: true } });
    await press(tool(table));
    await isOpen(table, 17);
    await until(() => all(table, '.signals .face[data-drawn]').length === 17, 'all signs are drawn');
    for (const [id, gesture, meaning] of [
      ['max', 'occhi chiusi', 'Max'],
      ['belli', 'occhio destro chiuso', 'Weli'],
      ['spitz', 'occhio sinistro chiuso', 'Spitz'],
    ] as const) {
      const text = sign(table, id).textContent ?? '';
      assert.include(text, gesture);
      assert.include(text, meaning);
    }
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await setViewport({ width, height });
      await frames(3);
      assert.isEmpty(brokenWords(table), `${width}x${height}`);
    }
    await actionBy(table, () => press(sign(table, 'belli')));
    await until(() => String(speech(table, 0)) === 'occhio destro chiuso: Weli', 'the sign is shown');
  });

  it("with `signalsFrom: 'deal'`, a visitor who has not seen their cards can signal", async () => {
    const table = newTable();
    // The partner never announces.
    const silent = { decide: () => new Promise<null>(() => {}) };
    table.seats = ['human', silent, silent, silent];
    const rules = { signalsFrom: 'deal' } as const;
    await table.start({ variant: 'deuten', rules, seed: 'deal', setup: { dealer: 1 } });
    await until(() => table.view?.legal[0]?.type === 'cut', 'the visitor cuts');
    await table.act({ type: 'cut', seat: 0 });
    await until(() => table.view?.phase === 'announce', 'the partner announces');
    assert.isEmpty(table.view?.hand);
    await press(tool(table));
    await isOpen(table);
    assert.deepEqual(await actionBy(table, () => press(sign(table, 'A'))), { type: 'signal', seat: 0, sign: 'A' });
    assert.strictEqual(table.view?.phase, 'announce');
  });

  it('on a small phone, a visitor can give a sign by touch', async function () {
    await needs(this, 'touch');
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await playTo(table, SIGNAL);
    await tap(tool(table));
    await isOpen(table);
    assert.deepEqual(await actionBy(table, () => tap(sign(table, '7'))), { type: 'signal', seat: 0, sign: '7' });
  });

  it("the table shows another player's sign at the player's plate and in the log", async () => {
    const table = newTable({ hints: '' });
    await playTo(table, {
      ...SIGNAL,
      others: preferring((action) => action.type === 'signal' && action.seat === 2 && action.sign === 'bad'),
    });
    await until(() => String(speech(table, 2)) === 'deutet: schlechte Karten', 'with hints, the meaning is shown');
    await until(() => one(table, ".seat[data-seat='2'] .face").dataset.drawn !== undefined, 'the face is drawn');
    table.hints = false;
    await until(() => speech(table, 2).length === 0, 'without hints, the meaning is not shown');
    await openPanel(table, 'log');
    await until(() => rootOf(table).querySelector('.panel .lines'), 'the log is open');
    assert.include(texts(table, '.panel .lines li'), 'Rosa deutet: Augenbrauen hoch (schlechte Karten).');
  });

  it("the partner's sign fits the table on a tablet, and the panel shows all signs on a phone in landscape", async () => {
    await setViewport({ width: 768, height: 1024 });
    const table = newTable({ hints: '' });
    await playTo(table, {
      ...SIGNAL,
      others: preferring((action) => action.type === 'signal' && action.seat === 2 && action.sign === 'bad'),
    });
    await until(() => speech(table, 2).length > 0, 'the sign is shown');
    assert.isBelow(one(table, ".seat[data-seat='2'] .speech").getBoundingClientRect().right, 768);
    await setViewport({ width: 844, height: 390 });
    await frames(3);
    await press(tool(table));
    await isOpen(table);
    await until(() => all(table, '.signals .face[data-drawn]').length === 14, 'all signs are drawn');
    const list = one(table, '.signals');
    assert.isAtMost(list.scrollHeight, list.clientHeight);
  });

  it("on a phone, the partner's sign does not cover the opposite card", async () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const) {
      await setViewport({ width, height });
      const table = newTable({ hints: '' });
      await playTo(table, {
        ...SIGNAL,
        others: preferring((action) => action.type === 'signal' && action.seat === 2 && action.sign === 'bad'),
      });
      await until(() => speech(table, 2).length > 0, 'the sign is shown');
      const bubble = one(table, ".seat[data-seat='2'] .speech");
      await until(() => bubble.dataset.side, 'the bubble is placed');
      const bubbleBox = bubble.getBoundingClientRect();
      const opposite = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'top').box;
      const isBeside = bubbleBox.right <= opposite.x || bubbleBox.left >= opposite.x + opposite.width;
      assert.isTrue(isBeside || bubbleBox.bottom <= opposite.y + TOUCH, 'the bubble does not cover the opposite card');
      assert.isAtLeast(bubbleBox.top, one(table, '.bar').getBoundingClientRect().bottom);
      assert.isAtLeast(bubbleBox.left, 0);
      // The finger must be recognisable, and the bar must not cover it.
      const face = one(table, ".seat[data-seat='2'] .face").getBoundingClientRect();
      assert.isAtLeast(face.width, 68, `${width}x${height}`);
      assert.isAtLeast(face.top, one(table, '.bar').getBoundingClientRect().bottom - 2);
      // Marks are hidden because the hand with the sign appears at their position.
      for (const mark of all(table, ".seat[data-seat='2'] .mark"))
        assert.strictEqual(getComputedStyle(mark).opacity, '0');
      clearPage();
    }
  });

  it('the table does not offer signs if the rules forbid them', async () => {
    const table = newTable();
    await playTo(table, { ...SIGNAL, variant: 'normal' });
    assert.lengthOf(all(table, '[data-panel=signals]'), 0);
  });
});
