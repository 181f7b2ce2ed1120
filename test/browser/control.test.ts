import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { scripted } from './scripted.js';
import { clearPage, errorsOf, listen, newTable, place, until, viewOf } from './table.js';

describe('control of a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  for (const way of ['attribute', 'property'] as const) {
    it(`has computers alone with seat none as ${way}`, async () => {
      const table = newTable(way === 'attribute' ? { seat: 'none' } : {});
      if (way === 'property') table.seat = 'none';
      assert.strictEqual(table.seat, 'none');
      const told = listen(table);
      await table.start({ seed: 'zuschauer' });
      await until(() => viewOf(table).phase === 'play', 'computers play');
      assert.isNull(viewOf(table).seat);
      assert.deepEqual(viewOf(table).hand, []);
      assert.notInclude(
        told.map(({ type }) => type),
        'watten-turn',
      );
      assert.deepEqual(errorsOf(told), []);
      assert.isFalse(table.matches(':state(my-turn)'));
    });
  }

  it('takes what a page has set before the element was defined', async () => {
    class Late extends (customElements.get('watten-table') as typeof WattenTable) {}
    const early = document.createElement('late-table') as WattenTable;
    early.lang = 'de';
    early.rules = { target: 18 };
    early.seats = [scripted(), scripted(), scripted(), scripted()];
    place().append(early);
    customElements.define('late-table', Late);
    customElements.upgrade(early);
    assert.deepEqual(early.rules, { target: 18 });
    assert.lengthOf(early.seats ?? [], 4);
    await early.start({ seed: 'früh' });
    assert.strictEqual(viewOf(early).rules.target, 18);
    assert.isNull(viewOf(early).seat);
  });
});
