import { assert } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import { de, en } from '../i18n/spoken.js';
import type { WattenTable } from '../../src/index.js';
import { decided } from '../../tools/scenes/scripted.js';
import {
  all,
  clearPage,
  frames,
  leave,
  listen,
  newTable,
  one,
  place,
  press,
  PLAYABLE,
  recordOf,
  rootOf,
  settled,
  sightFrom,
  sightOf,
  tableIn,
  until,
  viewOf,
} from './table.js';
import { undrawn } from './undrawn.js';

interface Counts {
  readonly JSEventListeners: number;
  readonly Nodes: number;
  readonly workers: number;
}

const canvases = (table: WattenTable): readonly HTMLCanvasElement[] => all<HTMLCanvasElement>(table, '.stage canvas');

async function running(table: WattenTable, seed = 'leben'): Promise<void> {
  await table.start({ seed, setup: { dealer: 3 } });
  for (let count = 0; count < 5; count++) assert.isTrue(await table.act(decided(await settled(table)) as Action));
  await ready(table);
}

/** The human is asked, and the stage is there. */
async function ready(table: WattenTable): Promise<void> {
  await settled(table);
  await until(() => canvases(table).length === 2, 'there is a stage');
}

async function playsOn(table: WattenTable): Promise<void> {
  await settled(table);
  const before = recordOf(table);
  await press(all(table, `.prompt .button, ${PLAYABLE}`)[0]);
  await until(() => recordOf(table) !== before, 'the press counts');
  const settledView = await settled(table);
  assert.deepEqual(sightOf(table), sightFrom(settledView));
}

async function measured(): Promise<Counts> {
  await frames(3);
  return executeServerCommand('metrics');
}

describe('the life of a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('says when all cards lie where they belong, and not while they move', async () => {
    const table = newTable();
    await running(table);
    table.speed = 'slow';
    const isDrawn = (): boolean => 'drawn' in one(table, '.stage').dataset;
    await until(isDrawn, 'the cards are drawn');
    await press(all(table, `.prompt .button, ${PLAYABLE}`)[0]);
    await until(() => !isDrawn(), 'a card moves');
    await until(isDrawn, 'it has come to rest');
  });

  it('plays on as if nothing had happened when it is moved within the page', async () => {
    const table = newTable();
    await running(table);
    const [record, before] = [recordOf(table), canvases(table)];
    const told = listen(table);
    place(700).append(table);
    await frames(4);
    assert.deepEqual(told, []);
    assert.strictEqual(recordOf(table), record);
    assert.deepEqual(canvases(table), before);
    assert.strictEqual(table.offsetWidth, 700);
    await playsOn(table);
  });

  it('can be begun, given up and begun again before anything is there', async () => {
    const table = newTable();
    const told = listen(table, ['watten-start', 'watten-error']);
    const starts = [table.start({ seed: 'a' }), table.start({ seed: 'b' }), table.start({ seed: 'c' })];
    await Promise.all(starts);
    await ready(table);
    assert.lengthOf(told, 1);
    assert.strictEqual(table.save()?.game.seed, 'c');
    const gone = table.start({ seed: 'd' });
    table.remove();
    await gone;
    await frames(3);
    place().append(table);
    await ready(table);
    assert.lengthOf(canvases(table), 2);
    await playsOn(table);
  });

  it('is shared with another table on the page, in another language', async () => {
    const [german, english] = [newTable({ lang: 'de' }), newTable({ lang: 'en' })];
    await running(german, 'eins');
    await running(english, 'zwei');
    assert.strictEqual(one(german, '.hand').getAttribute('aria-label'), de['label-hand']);
    assert.strictEqual(one(english, '.hand').getAttribute('aria-label'), en['label-hand']);
    const untouched = [recordOf(english), rootOf(english).querySelector('.prompt')?.textContent];
    for (let count = 0; count < 3; count++) await playsOn(german);
    assert.deepEqual([recordOf(english), rootOf(english).querySelector('.prompt')?.textContent], untouched);
    german.remove();
    await frames(3);
    assert.lengthOf(canvases(english), 2);
    const before = recordOf(english);
    await press(all(english, `.prompt .button, ${PLAYABLE}`)[0]);
    await until(() => recordOf(english) !== before, 'the press counts');
    await settled(english);
  });

  it('begins by itself with autostart', async () => {
    const table = newTable({ autostart: '', seed: 'selber' });
    await ready(table);
    assert.strictEqual(table.save()?.game.seed, 'selber');
    assert.isTrue(table.matches(':state(playing)'));
    assert.isTrue(table.matches(':state(my-turn)'));
  });

  // What becomes of the contexts is asked of the stage alone.
  describe('that is not drawn', function () {
    this.timeout(180_000);
    undrawn();

    it('goes on where it was when it is removed and comes back, twenty times, and leaves nothing behind', async () => {
      const box = place();
      const table = tableIn(box);
      await running(table);
      const record = recordOf(table);
      const view = JSON.stringify(viewOf(table));
      const told = listen(table, ['watten-start', 'watten-action', 'watten-error']);
      const round = async (): Promise<void> => {
        table.remove();
        await frames(2);
        assert.isNull(table.view);
        assert.lengthOf(canvases(table), 0);
        box.append(table);
        await ready(table);
        assert.strictEqual(recordOf(table), record);
        assert.strictEqual(JSON.stringify(viewOf(table)), view);
      };
      for (let count = 0; count < 5; count++) await round();
      const few = await measured();
      for (let count = 5; count < 20; count++) await round();
      const many = await measured();
      assert.strictEqual(many.workers, few.workers);
      // One listener left behind in each round would be fifteen, and a canvas left behind at least as many nodes.
      assert.isBelow(many.JSEventListeners - few.JSEventListeners, 5);
      assert.isBelow(many.Nodes - few.Nodes, 15);
      assert.deepEqual(told, []);
      await playsOn(table);
    });

    it('ends when the table is gone for good', async () => {
      const comeAndGo = async (): Promise<Counts> => {
        const box = place();
        await running(tableIn(box));
        leave(box);
        return measured();
      };
      const before = await comeAndGo();
      for (let count = 0; count < 3; count++) await comeAndGo();
      const after = await measured();
      assert.strictEqual(after.workers, before.workers);
      assert.isBelow(after.JSEventListeners - before.JSEventListeners, 5);
      // One table is some two hundred nodes; the last one may still wait to be swept up.
      assert.isBelow(after.Nodes - before.Nodes, 400);
    });
  });
});
