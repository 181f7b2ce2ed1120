/** Page translators, which replace texts with their own elements while the game runs. */
import { assert } from '@open-wc/testing';
import type { Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
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
  expectedSight,
  sightOf,
  until,
  viewOf,
  openPanel,
} from './table.js';
import { runs } from '../runs.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const textsIn = (root: Node): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) found.push(walker.currentNode as Text);
  return found;
};

/** Changes that translators make to a text. */
const CHANGES: Readonly<Record<string, (text: Text) => void>> = {
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

const showsScore = (table: WattenTable): boolean => {
  const { view } = table;
  return view !== null && String(sightOf(table).score) === String(expectedSight(view).score);
};

describe('a table on a translated page', () => {
  afterEach(clearPage);

  it('the table marks its texts with `translate="no"`', async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
    assert.strictEqual(one(table, '.poster .button').translate, false);
    await table.start({ seed: 'stube' });
    await settled(table);
    assert.strictEqual(one(table, '[part=score]').translate, false);
    assert.strictEqual(one(table, '.prompt').translate, false);
  });

  for (const [change, translate] of Object.entries(CHANGES)) {
    it(`the table updates score, question and cards even if every text is ${change}`, async () => {
      const table = newTable();
      table.seats = ['human', scripted(), scripted(), scripted()];
      const events = listen(table, ['watten-error']);
      await table.start({ seed: 'stube', setup: { dealer: 3, score: [2, 3] } });
      await settled(table);
      for (let count = 0; count < runs(6, 12); count++) {
        for (const text of textsIn(rootOf(table))) translate(text);
        assert.isTrue(await table.act(preferredAction(viewOf(table)) as Action));
        await settled(table);
        await until(() => showsScore(table), 'the score is shown');
        assert.deepEqual(sightOf(table), expectedSight(viewOf(table)));
      }
      assert.deepEqual(errorsOf(events), []);
    });
  }

  it('a panel opens and closes on a translated page', async () => {
    const table = newTable();
    await table.start({ seed: 'stube' });
    await settled(table);
    for (const text of textsIn(rootOf(table))) CHANGES['wrapped in <font>'](text);
    await openPanel(table, 'log');
    await until(() => rootOf(table).querySelector('.panel'), 'the panel is open');
    for (const text of textsIn(one(table, '.panel'))) CHANGES['wrapped in <font>'](text);
    one(table, '.panel .tool').click();
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    const left = all(table, 'font').filter((font) => !font.closest('.live'));
    assert.strictEqual(left.length, 0, 'all texts except announcements are rendered again');
  });

  it('if no translator replaces a text, the table does not replace its elements after an action', async () => {
    const table = newTable();
    await table.start({ seed: 'stube' });
    await settled(table);
    const [prompt, score] = [one(table, '.prompt'), one(table, '[part=score]')];
    assert.isTrue(await table.act(preferredAction(viewOf(table)) as Action));
    await settled(table);
    await frames(2);
    assert.isTrue(prompt.isConnected && score.isConnected, 'the same elements');
  });
});
