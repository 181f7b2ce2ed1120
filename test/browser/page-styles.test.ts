import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { withoutWebGl } from './patched.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { clearPage, frames, newTable, one, place, press, rootOf, tableIn, until, type Attributes } from './table.js';

/** Styles that pages apply to all elements. */
const HOSTILE: readonly string[] = [
  '* { color: #333 }',
  'body, body * { all: unset !important }',
  `* { font: italic 900 30px/3 "Comic Sans MS", cursive; letter-spacing: .3em; word-spacing: 1em; text-transform: uppercase;
    text-align: right; text-indent: 3em; cursor: wait; white-space: pre; word-break: break-all; direction: rtl;
    text-shadow: 0 0 4px red; list-style: square; font-variant: small-caps; tab-size: 1;
    -webkit-text-fill-color: #333; border-collapse: collapse; quotes: none; user-select: all; hyphens: manual }`,
  'html { font-size: 5px }',
  '* { color: #333 !important; font-size: 40px !important; line-height: 3 !important; text-align: right !important }',
];

const LOOKS = [
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant',
  'letter-spacing',
  'word-spacing',
  'word-break',
  'text-transform',
  'text-indent',
  'text-shadow',
  '-webkit-text-fill-color',
  'line-height',
  'text-align',
  'white-space',
  'writing-mode',
  'direction',
  'cursor',
  'visibility',
  'pointer-events',
  'display',
] as const;

/** The style of each inner element, and its position relative to the table's corner. */
function looksOf(table: WattenTable): readonly string[] {
  const corner = one(table, '.frame').getBoundingClientRect();
  return [...rootOf(table).querySelectorAll('.frame, .frame *:not(canvas, title)')].map((element) => {
    const style = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isShown = width > 0 || height > 0;
    const box = isShown ? [left - corner.left, top - corner.top, width, height].map((value) => Math.round(value)) : [];
    const looks = LOOKS.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${element.localName}.${element.getAttribute('class')} ${box.join()} ${looks.join('; ')}`;
  });
}

async function assertUnchangedBy(sheets: readonly string[], table: WattenTable, where: string): Promise<void> {
  // The pointer is outside the table. Waits until a pressed button has lost its highlight.
  await frames(3);
  const before = looksOf(table);
  assert.isAbove(before.length, 5, where);
  for (const text of sheets) {
    const sheet = document.createElement('style');
    sheet.textContent = text;
    document.head.append(sheet);
    try {
      await until(() => String(looksOf(table)) === String(before), where, 1500).catch(() => {
        looksOf(table).forEach((look, index) => assert.strictEqual(look, before[index], `${where} under ${text}`));
      });
    } finally {
      sheet.remove();
    }
    await until(() => String(looksOf(table)) === String(before), `${where} without the style sheet`);
  }
}

/** A table in an iframe. */
async function tableUnder(doctype: string, attributes: Attributes): Promise<WattenTable> {
  // The test avoids `srcdoc`, because `srcdoc` documents are never in quirks mode.
  const address = URL.createObjectURL(
    new Blob([`${doctype}<html lang="de"><body></body></html>`], { type: 'text/html' }),
  );
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: '800', height: '640', src: address });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  place(800).append(frame);
  await loaded;
  URL.revokeObjectURL(address);
  const { contentDocument: inner, contentWindow: view } = frame;
  if (!inner || !view) throw new Error('The iframe has no document.');
  const script = inner.createElement('script');
  Object.assign(script, { type: 'module', src: new URL('../../src/index.ts', import.meta.url).href });
  inner.head.append(script);
  await view.customElements.whenDefined('watten-table');
  const table = inner.createElement('watten-table');
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  Object.assign(table.style, { width: '760px', height: '600px' });
  inner.body.append(table);
  return table;
}

const openPanel = async (table: WattenTable, name: string): Promise<void> => {
  if (name === 'log') {
    await press(one(table, '.tools [data-panel=menu]'));
    await until(() => rootOf(table).querySelector('.rows'), 'the menu is open');
  }
  await press(one(table, `[data-panel=${name}]`));
  await until(() => rootOf(table).querySelector('.panel'), 'the panel is open');
};

describe("the page's styles", () => {
  afterEach(clearPage);

  it("the page's styles do not change the poster", async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await until(() => rootOf(table).querySelector('.fan canvas'), 'the poster is shown');
    await assertUnchangedBy(HOSTILE, table, 'the poster');
  });

  it("the page's outline for focused elements does not surround the table", async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .primary'), 'the poster is shown');
    const sheet = document.createElement('style');
    sheet.textContent = ':focus { outline: 2px solid #111; }';
    document.head.append(sheet);
    one(table, '.poster .primary').focus();
    assert.isTrue(table.matches(':focus'));
    assert.equal(getComputedStyle(table).outlineStyle, 'none');
    sheet.remove();
  });

  for (const [width, height, sheets] of [
    [390, 844, HOSTILE],
    [1440, 900, HOSTILE.slice(0, 2)],
  ] as const) {
    it(`the page's styles do not change a game and its panels at ${width}x${height}`, async function () {
      this.timeout(180_000);
      await setViewport({ width, height });
      await withoutWebGl(async () => {
        const table = newTable({ hints: '' });
        await playTo(table, { setup: { dealer: 3, score: [12, 13] }, at: phase('announce') });
        await until(() => rootOf(table).querySelector('.cards .picture'), 'the cards are drawn');
        await assertUnchangedBy(runs(sheets, HOSTILE), table, 'the question');
        await press(one(table, '[data-aid=hint]'));
        await until(() => rootOf(table).querySelector('.hint'), 'the hint is shown');
        await assertUnchangedBy(HOSTILE.slice(0, runs(1, 3)), table, 'the hint');
        for (const panel of ['log', 'score'] as const) {
          await openPanel(table, panel);
          await assertUnchangedBy(HOSTILE.slice(0, runs(1, 3)), table, panel);
          await press(one(table, '.panel .tool'));
        }
      });
    });
  }

  it('the table looks the same in quirks mode', async function () {
    this.timeout(120_000);
    await setViewport({ width: 900, height: 1400 });
    const attributes = { seed: 'quirks', puzzle: 'find-21', persist: 'quirks' };
    const [strict, quirks] = await Promise.all(
      ['<!doctype html>', ''].map((doctype) => tableUnder(doctype, attributes)),
    );
    assert.deepEqual(
      [strict, quirks].map(({ ownerDocument }) => ownerDocument.compatMode),
      ['CSS1Compat', 'BackCompat'],
    );
    const assertSame = async (where: string): Promise<void> => {
      await until(() => String(looksOf(quirks)) === String(looksOf(strict)), where, 5000).catch(() => {
        const usual = looksOf(strict);
        looksOf(quirks).forEach((look, index) => assert.strictEqual(look, usual[index], where));
      });
    };
    for (const table of [strict, quirks])
      await until(() => rootOf(table).querySelector('.played td'), 'the puzzle is shown');
    await assertSame('a puzzle');
    for (const table of [strict, quirks]) {
      one(table, '[data-panel=score]').click();
      await until(() => rootOf(table).querySelector('.panel table'), 'the whole score is open');
    }
    await assertSame('the whole score');
  });

  it('text on the accent colour is white with dark accents and black with light accents', async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.button.primary'), 'the poster is shown');
    const ink = getComputedStyle(one(table, '.button.primary'));
    for (const [accents, lightness] of [
      [['#8a1c1c', '#14532d', 'navy', '#6b6b6b', 'rgb(0 0 0)'], 100],
      [['#e6b23c', '#8fd3ff', 'white', '#8a8a8a', 'hotpink'], 0],
    ] as const) {
      for (const accent of accents) {
        table.style.setProperty('--watten-accent', accent);
        assert.strictEqual(ink.color, `lch(${lightness} 0 0)`, accent);
      }
    }
  });

  it('the forehand mark has the same dark colour with dark and light accents', async () => {
    const table = newTable({ speed: 'instant' });
    await table.updateComplete;
    await table.start({ seed: 'marken', setup: { dealer: 3 } });
    const mark = (): HTMLElement | null => rootOf(table).querySelector('.seat .mark.leads');
    await until(mark, 'the mark of the forehand is shown');
    for (const accent of ['#8a1c1c', '#e6b23c']) {
      table.style.setProperty('--watten-accent', accent);
      assert.strictEqual(getComputedStyle(mark()!).color, 'rgb(43, 33, 24)', accent);
    }
  });

  it("the page's styles can hide, size and position the table", async () => {
    await setViewport({ width: 500, height: 700 });
    const table = tableIn(place());
    await until(() => rootOf(table).querySelector('.poster'), 'the poster is shown');
    const sheet = document.createElement('style');
    document.head.append(sheet);
    const frame = one(table, '.frame');
    const apply = (text: string): CSSStyleDeclaration => {
      sheet.textContent = text;
      return getComputedStyle(frame);
    };
    try {
      apply('watten-table { display: none }');
      assert.isFalse(frame.checkVisibility());
      assert.strictEqual(apply('watten-table { visibility: hidden }').visibility, 'hidden');
      assert.strictEqual(apply('watten-table { pointer-events: none }').pointerEvents, 'none');
      apply('watten-table { width: 310px; height: 420px; margin: 7px; position: absolute; left: 11px; top: 5px }');
      const { left, top, width, height } = frame.getBoundingClientRect();
      assert.deepEqual([left, top, width, height], [18, 12, 310, 420]);
      table.hidden = true;
      apply('* { all: unset !important }');
      assert.isFalse(frame.checkVisibility());
    } finally {
      sheet.remove();
    }
  });
});
