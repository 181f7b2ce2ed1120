import { assert } from '@open-wc/testing';
import type { Action } from '../../src/engine.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import type { WattenTable } from '../../src/index.js';
import { paintPage } from './paint-page.js';
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
  type FiredEvent,
} from './table.js';

paintPage();

interface OtherDocument {
  readonly page: Document;
  readonly view: Window & typeof globalThis;
  readonly leave: () => void;
}

/** The document of an iframe. */
function iframe(): OtherDocument {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 600px; height: 500px; border: 0';
  place().append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  view.document.body.style.margin = '0';
  return { page: view.document, view, leave: () => frame.remove() };
}

/** A separate window, like a picture-in-picture window. */
function popup(): OtherDocument {
  const view = window.open('about:blank', '', 'width=600,height=500') as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The browser blocked the window.');
  return { page: view.document, view, leave: () => view.close() };
}

const isStyled = (table: WattenTable): boolean => {
  const view = table.ownerDocument.defaultView as Window;
  const { position, boxSizing } = view.getComputedStyle(one(table, '.frame'));
  return position === 'relative' && boxSizing === 'border-box' && view.getComputedStyle(table).display === 'block';
};

/** Whether the cards of the hand have different positions. The positions depend on the styles of a game. */
const cardsLieApart = (table: WattenTable): boolean => {
  const places = all(table, '.hand .card').map((card) => Math.round(card.getBoundingClientRect().left));
  return places.length > 0 && new Set(places).size === places.length;
};

/** Starts a game and waits until the cards are dealt. */
const startGame = async (table: WattenTable): Promise<void> => {
  await table.start({ setup: { dealer: 3 } });
  await until(() => viewOf(table).hand.length > 0, 'the cards are dealt');
  await settled(table);
};

const playAction = async (table: WattenTable): Promise<void> => {
  const before = viewOf(table).history.length;
  assert.isTrue(await table.act(preferredAction(await settled(table)) as Action));
  assert.isAbove(viewOf(table).history.length, before);
};

const assertNoErrors = (events: readonly FiredEvent[]): void => assert.deepEqual(errorsOf(events), []);

describe('a table in another document', () => {
  afterEach(clearPage);

  for (const [name, open] of [
    ['an iframe', iframe],
    ['a window', popup],
  ] as const) {
    it(`a table that is moved into ${name} and back keeps its styles and its game`, async () => {
      const table = newTable({ seed: 'stube' });
      table.seats = ['human', scripted(), scripted(), scripted()];
      const events = listen(table);
      await startGame(table);
      await playAction(table);
      const { hand } = viewOf(table);
      const other = open();
      try {
        other.page.body.append(table);
        await settled(table);
        assert.deepEqual(viewOf(table).hand, hand, 'the same game');
        assert.isTrue(isStyled(table), 'the table is styled in the other document');
        assert.isTrue(cardsLieApart(table), 'the game is styled in the other document');
        for (const sheet of rootOf(table).adoptedStyleSheets)
          assert.instanceOf(sheet, other.view.CSSStyleSheet, 'a style sheet of the other document');
        await playAction(table);
        await until(() => rootOf(table).querySelector('.stage canvas'), 'the canvas is drawn in the other document');
        place().append(table);
        await settled(table);
        assert.isTrue(isStyled(table), 'the table is styled after it is moved back');
        assert.isTrue(cardsLieApart(table));
        await playAction(table);
        assert.lengthOf(
          events.filter(({ type }) => type === 'watten-start'),
          1,
        );
        assertNoErrors(events);
      } finally {
        other.leave();
      }
    });
  }

  it('a table created in one document is styled when it is first inserted into another document', async () => {
    const { page } = iframe();
    const table = document.createElement('watten-table');
    table.lang = 'de';
    const events = listen(table);
    page.body.append(table);
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
    assert.isTrue(isStyled(table));
    assertNoErrors(events);
  });

  it("a lesson's styles follow the table to another document and disappear when the lesson closes", async () => {
    const table = newTable();
    await startGame(table);
    const before = rootOf(table).adoptedStyleSheets.length;
    const { page, view } = iframe();
    page.body.append(table);
    await settled(table);
    await table.startLesson();
    await until(() => rootOf(table).querySelector('.lesson'), 'the lesson');
    for (const sheet of rootOf(table).adoptedStyleSheets) assert.instanceOf(sheet, view.CSSStyleSheet);
    place().append(table);
    await until(() => rootOf(table).adoptedStyleSheets.length > before, 'the lesson continues');
    assert.isNotNull(rootOf(table).querySelector('.lesson'));
    await table.stop();
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
    assert.lengthOf(
      rootOf(table).adoptedStyleSheets,
      (table.constructor as typeof WattenTable).elementStyles.length,
      'only the sheets of the poster',
    );
    assert.isTrue(isStyled(table));
  });

  it('the table keeps a style sheet that the page has added to its shadow root', async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
    const own = new CSSStyleSheet();
    rootOf(table).adoptedStyleSheets.push(own);
    await startGame(table);
    await table.stop();
    assert.include(rootOf(table).adoptedStyleSheets, own);
    assert.lengthOf(
      rootOf(table).adoptedStyleSheets,
      (table.constructor as typeof WattenTable).elementStyles.length + 1,
    );
  });

  it("if the page has replaced all the table's style sheets, stop() keeps the page's style sheet", async () => {
    const box = place();
    const table = tableIn(box);
    await startGame(table);
    const own = new CSSStyleSheet();
    rootOf(table).adoptedStyleSheets = [own];
    await table.stop();
    assert.deepEqual([...rootOf(table).adoptedStyleSheets], [own], 'the sheet of the page is kept');
  });
});
