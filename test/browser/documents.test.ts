import { assert } from '@open-wc/testing';
import type { Action } from '../../src/engine.js';
import { wishedAction, scripted } from '../../tools/scenes/scripted.js';
import type { WattenTable } from '../../src/index.js';
import { painted } from './painted.js';
import {
  all,
  clearPage,
  errorsOf,
  listen,
  newTable,
  one,
  place,
  rootOf,
  settled,
  tableIn,
  until,
  viewOf,
  type Told,
} from './table.js';

painted();

interface Elsewhere {
  readonly page: Document;
  readonly view: Window & typeof globalThis;
  readonly leave: () => void;
}

/** A document of its own in the page. */
function iframe(): Elsewhere {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 600px; height: 500px; border: 0';
  place().append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  view.document.body.style.margin = '0';
  return { page: view.document, view, leave: () => frame.remove() };
}

/** A window of its own, as a picture-in-picture window is one. */
function popup(): Elsewhere {
  const view = window.open('about:blank', '', 'width=600,height=500') as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The browser opens no window.');
  return { page: view.document, view, leave: () => view.close() };
}

const isStyled = (table: WattenTable): boolean => {
  const view = table.ownerDocument.defaultView as Window;
  const { position, boxSizing } = view.getComputedStyle(one(table, '.frame'));
  return position === 'relative' && boxSizing === 'border-box' && view.getComputedStyle(table).display === 'block';
};

/** The cards of the hand lie beside each other, which they do only with the styles of a game. */
const cardsLieApart = (table: WattenTable): boolean => {
  const places = all(table, '.hand .card').map((card) => Math.round(card.getBoundingClientRect().left));
  return places.length > 0 && new Set(places).size === places.length;
};

/** A game in which the cards have been dealt. */
const begin = async (table: WattenTable): Promise<void> => {
  await table.start({ setup: { dealer: 3 } });
  await until(() => viewOf(table).hand.length > 0, 'the cards are dealt');
  await settled(table);
};

const playsOn = async (table: WattenTable): Promise<void> => {
  const before = viewOf(table).history.length;
  assert.isTrue(await table.act(wishedAction(await settled(table)) as Action));
  assert.isAbove(viewOf(table).history.length, before);
};

const quiet = (told: readonly Told[]): void => assert.deepEqual(errorsOf(told), []);

describe('a table in another document', () => {
  afterEach(clearPage);

  for (const [name, open] of [
    ['an iframe', iframe],
    ['a window', popup],
  ] as const) {
    it(`keeps its styles and its game when it is moved into ${name} and back`, async () => {
      const table = newTable({ seed: 'stube' });
      table.seats = ['human', scripted(), scripted(), scripted()];
      const told = listen(table);
      await begin(table);
      await playsOn(table);
      const { hand } = viewOf(table);
      const elsewhere = open();
      try {
        elsewhere.page.body.append(table);
        await settled(table);
        assert.deepEqual(viewOf(table).hand, hand, 'the same game');
        assert.isTrue(isStyled(table), 'it is styled there');
        assert.isTrue(cardsLieApart(table), 'the game is, too');
        for (const sheet of rootOf(table).adoptedStyleSheets)
          assert.instanceOf(sheet, elsewhere.view.CSSStyleSheet, 'a sheet of that document');
        await playsOn(table);
        await until(() => rootOf(table).querySelector('.stage canvas'), 'it draws there');
        place().append(table);
        await settled(table);
        assert.isTrue(isStyled(table), 'it is styled here again');
        assert.isTrue(cardsLieApart(table));
        await playsOn(table);
        assert.lengthOf(
          told.filter(({ type }) => type === 'watten-start'),
          1,
        );
        quiet(told);
      } finally {
        elsewhere.leave();
      }
    });
  }

  it('is styled where it comes to first, though it was made elsewhere', async () => {
    const { page } = iframe();
    const table = document.createElement('watten-table');
    table.lang = 'de';
    const told = listen(table);
    page.body.append(table);
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
    assert.isTrue(isStyled(table));
    quiet(told);
  });

  it('shows what is opened there in its styles, and keeps none of what is closed', async () => {
    const table = newTable();
    await begin(table);
    const before = rootOf(table).adoptedStyleSheets.length;
    const { page, view } = iframe();
    page.body.append(table);
    await settled(table);
    await table.startLesson();
    await until(() => rootOf(table).querySelector('.lesson'), 'the lesson');
    for (const sheet of rootOf(table).adoptedStyleSheets) assert.instanceOf(sheet, view.CSSStyleSheet);
    place().append(table);
    await until(() => rootOf(table).adoptedStyleSheets.length > before, 'the lesson goes on');
    assert.isNotNull(rootOf(table).querySelector('.lesson'));
    await table.stop();
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
    assert.lengthOf(rootOf(table).adoptedStyleSheets, 1, 'those of the poster alone');
    assert.isTrue(isStyled(table));
  });

  it('keeps a style sheet that the page has put into it', async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
    const own = new CSSStyleSheet();
    rootOf(table).adoptedStyleSheets.push(own);
    await begin(table);
    await table.stop();
    assert.include(rootOf(table).adoptedStyleSheets, own);
    assert.lengthOf(rootOf(table).adoptedStyleSheets, 2);
  });

  it('gives back the styles of a game that ends after the page has taken all sheets away', async () => {
    const box = place();
    const table = tableIn(box);
    await begin(table);
    const own = new CSSStyleSheet();
    rootOf(table).adoptedStyleSheets = [own];
    await table.stop();
    assert.deepEqual([...rootOf(table).adoptedStyleSheets], [own], 'none but its own is taken away');
  });
});
