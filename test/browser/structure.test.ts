/** Accessible structure of a table: headings, language, panels and text direction. */
import { assert } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { enterUntil, focused, key, reach } from './keys.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { skipDrawing } from './skip-drawing.js';
import {
  all,
  clearPage,
  frames,
  newTable,
  one,
  PLAYABLE,
  press,
  recordOf,
  rootOf,
  settled,
  texts,
  until,
} from './table.js';

skipDrawing();

const start = async (table: WattenTable): Promise<void> => {
  await playTo(table, { seed: 'stube', setup: { dealer: 3 }, at: phase('play') });
};

describe('accessible structure of a table', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 900, height: 800 }));
  afterEach(async () => {
    clearPage();
    document.documentElement.removeAttribute('dir');
    await setViewport({ width: 900, height: 800 });
  });

  it('a table has a heading and one subheading per section', async () => {
    await setViewport({ width: 600, height: 800 });
    const table = newTable();
    await start(table);
    assert.deepEqual(texts(table, 'h2'), ['Watten-Tisch']);
    const sections = ['Spielstand', 'Ansage', 'Am Tisch', 'Stich', 'Was du tun kannst', 'Deine Karten'];
    assert.deepEqual(texts(table, 'h3'), sections);
    await setViewport({ width: 1440, height: 900 });
    await until(() => texts(table, 'h3').includes('Tafel'), 'the slate is shown');
  });

  it("the table's frame has the `lang` of its texts, regardless of the page's language", async () => {
    const table = newTable({ lang: 'de-AT' });
    await start(table);
    assert.strictEqual(one(table, '.frame').lang, 'de');
    table.lang = 'en';
    await until(() => one(table, '.frame').lang === 'en', 'the language of the frame changes');
    assert.include(texts(table, 'h3'), 'Your cards');
  });

  it('an open panel traps the focus and returns it when the panel closes', async () => {
    const table = newTable();
    await start(table);
    const tool = one(table, "[data-panel='menu']");
    tool.focus();
    await key('Enter');
    await until(() => focused(table)?.closest('.panel'), 'the panel has the focus');
    const first = focused(table);
    assert.isTrue(one(table, '.upright').inert);
    await key('Shift+Tab');
    const last = focused(table);
    assert.isNotNull(last?.closest('.panel'));
    assert.notStrictEqual(last, first);
    await key('Tab');
    assert.strictEqual(focused(table), first);
    await reach(table, 'Tab', (element) => element === last);
    await key('Escape');
    await until(() => focused(table) === tool, 'the focus is back');
  });

  it('clicking outside a panel closes the panel and plays no card', async () => {
    await setViewport({ width: 500, height: 800 });
    const table = newTable();
    await playTo(table, { seed: 'stube', setup: { dealer: 3 }, rules: { bidWhen: 'never' }, at: phase('play') });
    const before = recordOf(table);
    const [card] = all(table, PLAYABLE);
    await press(one(table, "[data-panel='menu']"));
    await until(() => focused(table)?.closest('.panel'), 'the panel is open');
    const panel = one(table, '.panel').getBoundingClientRect();
    assert.isBelow(panel.bottom, card.getBoundingClientRect().bottom - 20, 'a card is visible below the panel');
    const { left, bottom, width } = card.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(bottom - 8)] });
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    await frames(2);
    assert.strictEqual(recordOf(table), before);
  });

  it('a panel that closes automatically does not take the focus from another element of the page', async () => {
    const table = newTable();
    await playTo(table, { seed: 'stube', setup: { dealer: 3 }, at: phase('hand-over') });
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await press(one(table, "[data-panel='hands']"));
    await until(() => focused(table)?.closest('.panel'), 'all hands are shown');
    elsewhere.focus();
    await table.act({ type: 'next', seat: 0 });
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel closes with the next hand');
    await settled(table);
    assert.strictEqual(document.activeElement, elsewhere);
    elsewhere.remove();
  });
});

describe('a right-to-left page', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 900, height: 800 }));
  afterEach(() => {
    clearPage();
    document.documentElement.removeAttribute('dir');
  });

  /** Positions of all elements. */
  const places = (table: WattenTable): readonly string[] =>
    all(table, '.chip, .tool, .seat, .sheet, .prompt .button, .hand .card, .trick-marks .of').map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.className} ${element.textContent?.trim()} ${[x, y, width, height].map(Math.round).join()}`;
    });

  it('the table does not mirror its elements on a right-to-left page', async () => {
    const table = newTable();
    await start(table);
    const before = places(table);
    assert.isAbove(before.length, 10);
    document.documentElement.dir = 'rtl';
    await settled(table);
    assert.deepEqual(places(table), before);
    // Checks the same after the table has rendered again.
    table.lang = 'en';
    await until(() => texts(table, 'h2').join() === 'Watten table', 'the table is in English');
    table.lang = 'de';
    await until(() => texts(table, 'h2').join() === 'Watten-Tisch', 'the table is in German');
    assert.deepEqual(places(table), before);
  });

  it("on a right-to-left page, each name keeps its own text direction, and slotted tools use the page's", async () => {
    document.documentElement.dir = 'rtl';
    const table = newTable();
    const tool = document.createElement('span');
    tool.slot = 'toolbar';
    table.append(tool);
    table.names = [null, 'דבורה', 'Rosa', 'יעל'];
    await start(table);
    assert.strictEqual(getComputedStyle(tool).direction, 'rtl');
    assert.deepEqual(
      all(table, '.seat:not(.bottom) .called').map((name) => [name.textContent, getComputedStyle(name).direction]),
      [
        ['דבורה', 'rtl'],
        ['Rosa', 'ltr'],
        ['יעל', 'rtl'],
      ],
    );
    assert.strictEqual(getComputedStyle(one(table, '.status')).direction, 'ltr');
    await enterUntil(table, (view) => view.lastTrick !== null);
    await press(one(table, "[data-panel='last-trick']"));
    const lines = texts(table, '.panel li span');
    assert.isTrue(
      lines.some((line) => line.startsWith('\u2068דבורה\u2069: ')),
      lines.join(),
    );
  });
});
