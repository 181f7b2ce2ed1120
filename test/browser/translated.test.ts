/** Page translators: they put elements of their own in the place of texts, while the table goes on. */
import { assert } from '@open-wc/testing';
import type { Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { wishedAction, scripted } from '../../tools/scenes/scripted.js';
import {
  all,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  rootOf,
  settled,
  sightFrom,
  sightOf,
  until,
  viewOf,
} from './table.js';
import { runs } from '../runs.js';
import { undrawn } from './undrawn.js';

undrawn();

const textsIn = (root: Node): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) found.push(walker.currentNode as Text);
  return found;
};

/** What translators do to a text. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  'wrapped in <font>': (text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`[${text.data}]`);
  },
  'moved into <span>': (text) => {
    const span = document.createElement('span');
    text.before(span);
    span.append(text);
  },
  'replaced by another text': (text) => text.replaceWith(`[${text.data}]`),
};

const hasTable = (table: WattenTable): boolean => {
  const { view } = table;
  return view !== null && String(sightOf(table).score) === String(sightFrom(view).score);
};

describe('a table on a page that is translated', () => {
  afterEach(clearPage);

  it('asks translators to leave its texts alone', async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
    assert.strictEqual(one(table, '.poster .button').translate, false);
    await table.start({ seed: 'stube' });
    await settled(table);
    assert.strictEqual(one(table, '[part=score]').translate, false);
    assert.strictEqual(one(table, '.prompt').translate, false);
  });

  for (const [what, translate] of Object.entries(WAYS)) {
    it(`shows score, questions and cards as they are, though every text was ${what}`, async () => {
      const table = newTable();
      table.seats = ['human', scripted(), scripted(), scripted()];
      const told = listen(table, ['watten-error']);
      await table.start({ seed: 'stube', setup: { dealer: 3, score: [2, 3] } });
      await settled(table);
      for (let count = 0; count < runs(6, 12); count++) {
        for (const text of textsIn(rootOf(table))) translate(text);
        assert.isTrue(await table.act(wishedAction(viewOf(table)) as Action));
        await settled(table);
        await until(() => hasTable(table), 'the score is shown');
        assert.deepEqual(sightOf(table), sightFrom(viewOf(table)));
      }
      assert.deepEqual(errorsOf(told), []);
    });
  }

  it('lets a panel be opened and closed again', async () => {
    const table = newTable();
    await table.start({ seed: 'stube' });
    await settled(table);
    for (const text of textsIn(rootOf(table))) WAYS['wrapped in <font>'](text);
    one(table, "[data-panel='log']").click();
    await until(() => rootOf(table).querySelector('.panel'), 'the panel is open');
    for (const text of textsIn(one(table, '.panel'))) WAYS['wrapped in <font>'](text);
    one(table, '.panel .tool').click();
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    const left = all(table, 'font').filter((font) => !font.closest('.live'));
    assert.strictEqual(left.length, 0, 'all but what was said is made anew');
  });

  it('makes nothing anew while nobody takes a text away', async () => {
    const table = newTable();
    await table.start({ seed: 'stube' });
    await settled(table);
    const [prompt, score] = [one(table, '.prompt'), one(table, '[part=score]')];
    assert.isTrue(await table.act(wishedAction(viewOf(table)) as Action));
    await settled(table);
    await frames(2);
    assert.isTrue(prompt.isConnected && score.isConnected, 'the same elements');
  });
});
