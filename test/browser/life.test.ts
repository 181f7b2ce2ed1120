import { assert } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import { de, en } from '../i18n/spoken.js';
import type { WattenTable } from '../../src/index.js';
import { wishedAction } from '../../tools/scenes/scripted.js';
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
import { drawInTurn } from '../../src/element/table/picture/drawing-turns.js';
import { runs } from '../runs.js';
import { needs } from './engine.js';
import { patched } from './patched.js';
import { undrawn } from './undrawn.js';
import { workersFallTo } from './workers.js';

undrawn();

/** How often a table is taken away and put back. */
const TIMES = runs(12, 100);
/** After so many times, whatever is made only once is there. */
const FIRST_TIMES = runs(4, 5);

interface Counts {
  readonly JSEventListeners: number;
  readonly Nodes: number;
}

const canvases = (table: WattenTable): readonly HTMLCanvasElement[] => all<HTMLCanvasElement>(table, '.stage canvas');

async function begun(table: WattenTable, seed = 'leben'): Promise<void> {
  await table.start({ seed, setup: { dealer: 3 } });
  for (let count = 0; count < 5; count++) assert.isTrue(await table.act(wishedAction(await settled(table)) as Action));
}

async function running(table: WattenTable, seed = 'leben'): Promise<void> {
  await begun(table, seed);
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

describe('tables that draw in turn', () => {
  afterEach(clearPage);

  interface Told {
    /** Who is to draw, by number, and is not told otherwise. */
    readonly drawing: ReadonlySet<number>;
    /** Who has to manage without. */
    readonly managing: ReadonlySet<number>;
    /** In which order they were told to draw. */
    readonly order: readonly number[];
    /** Ends the wait of all that are about to draw. */
    readonly haveBegun: () => Promise<void>;
  }

  /** So many tables of a size in a row that wraps, which only say what they are told. */
  function turns(count: number, width: number, height: number): Told {
    const [drawing, managing, order] = [new Set<number>(), new Set<number>(), [] as number[]];
    const waiting: (() => void)[] = [];
    const gone = new AbortController();
    const box = place();
    for (let at = 0; at < count; at++) {
      const table = document.createElement('div');
      Object.assign(table.style, { width: `${width}px`, height: `${height}px`, float: 'left' });
      box.append(table);
      drawInTurn(
        {
          place: table,
          draw: () => {
            drawing.add(at);
            managing.delete(at);
            order.push(at);
            return new Promise((resolve) => waiting.push(resolve));
          },
          rest: () => drawing.delete(at),
          manage: () => managing.add(at),
        },
        gone.signal,
      );
    }
    ending = () => gone.abort();
    const haveBegun = async (): Promise<void> => {
      while (waiting.length > 0) {
        for (const resolve of waiting.splice(0)) resolve();
        await frames(2);
      }
    };
    return { drawing, managing, order, haveBegun };
  }
  let ending = (): void => {};
  afterEach(() => ending());

  const scrollTo = async (top: number): Promise<void> => {
    scroll({ top, behavior: 'instant' });
    await frames(4);
  };

  it('draw first where they are seen, then one after the other where they soon may be', async () => {
    await setViewport({ width: 500, height: 700 });
    const { drawing, managing, order, haveBegun } = turns(20, 250, 360);
    await frames(4);
    assert.deepEqual(order, [0, 1, 2, 3]);
    await haveBegun();
    assert.deepEqual(order, [0, 1, 2, 3, 4, 5]);
    assert.strictEqual(managing.size, 14);
    await scrollTo(2900);
    assert.includeMembers(order.slice(6, 10), [16, 17, 18, 19]);
    await haveBegun();
    // Not more than the page can have: those far away have given way.
    assert.includeMembers([...drawing], [14, 15, 16, 17, 18, 19]);
    assert.isAtMost(drawing.size, 6);
    await scrollTo(0);
    await haveBegun();
    assert.includeMembers([...drawing], [0, 1, 2, 3]);
  });

  it('manage without where more are seen than a page can have, until there is room', async () => {
    await setViewport({ width: 500, height: 700 });
    const { drawing, managing, haveBegun } = turns(30, 100, 100);
    await frames(4);
    await haveBegun();
    assert.strictEqual(drawing.size, 12);
    assert.strictEqual(managing.size, 18);
    assert.deepEqual(
      [...drawing].filter((at) => managing.has(at)),
      [],
    );
  });
});

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
    const came = await Promise.allSettled(starts);
    assert.deepEqual(
      came.map(({ status }) => status),
      ['rejected', 'rejected', 'fulfilled'],
    );
    await ready(table);
    assert.lengthOf(told, 1);
    assert.strictEqual(table.save()?.game.seed, 'c');
    const gone = Promise.allSettled([table.start({ seed: 'd' })]);
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
    for (let count = 0; count < runs(1, 3); count++) await playsOn(german);
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
    this.timeout(runs(180_000, 600_000));

    it(`goes on where it was when it is removed and comes back, ${TIMES} times, and leaves nothing behind`, async function () {
      await needs(this, 'metrics');
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
      for (let count = 0; count < FIRST_TIMES; count++) await round();
      const few = await measured();
      for (let count = FIRST_TIMES; count < TIMES; count++) await round();
      const many = await measured();
      await workersFallTo(1);
      // Counts vary by a few until the garbage is collected. A listener or a canvas left behind in each round is more.
      assert.isBelow(many.JSEventListeners - few.JSEventListeners, TIMES - FIRST_TIMES);
      assert.isBelow(many.Nodes - few.Nodes, TIMES - FIRST_TIMES);
      assert.deepEqual(told, []);
      await playsOn(table);
    });

    describe('and out of sight', () => {
      /** Two tables, far from each other, both begun; only the first is in sight. */
      async function two(): Promise<readonly [upper: WattenTable, lower: WattenTable]> {
        const [above, between, below] = [place(), place(), place()];
        between.style.height = '3000px';
        const tables = [tableIn(above), tableIn(below)] as const;
        for (const table of tables) await begun(table);
        await until(() => canvases(tables[0]).length === 2, 'the first table draws');
        return tables;
      }
      const isDrawn = (table: WattenTable): boolean => 'drawn' in one(table, '.stage').dataset;
      const pictures = (table: WattenTable): number => all(table, '.cards .picture').length;
      const lookAt = (table: WattenTable): void => table.scrollIntoView({ block: 'start', behavior: 'instant' });

      /** Nobody waits until a table has been out of sight for long. */
      const atOnce = (during: () => Promise<void>): Promise<void> => {
        const { setTimeout: later } = window;
        const soon = (then: () => void, ms = 0): number => later(then, ms === 5000 ? 0 : ms);
        return patched(window, 'setTimeout', soon, during);
      };

      it('shows its cards as drawings until it is seen first', async () => {
        const [, lower] = await two();
        await until(() => pictures(lower) > 0, 'its cards are drawings');
        assert.lengthOf(canvases(lower), 0);
        assert.isFalse(lower.matches(':state(fallback)'));
        lookAt(lower);
        await until(() => isDrawn(lower), 'it draws');
        assert.lengthOf(canvases(lower), 2);
        assert.strictEqual(pictures(lower), 0);
        await playsOn(lower);
      });

      it('rests while the game goes on, and shows that when it is back', async () => {
        await atOnce(async () => {
          const [upper, lower] = await two();
          await until(() => isDrawn(upper), 'it has drawn');
          const [wood, drawn] = canvases(upper);
          lookAt(lower);
          await until(() => canvases(upper)[1] !== drawn, 'it rests');
          const [sameWood, still] = canvases(upper);
          assert.strictEqual(sameWood, wood);
          assert.strictEqual(drawn?.width, 0);
          assert.isTrue(await upper.act(wishedAction(await settled(upper)) as Action));
          await settled(upper);
          assert.strictEqual(canvases(upper)[1], still);
          lookAt(upper);
          await until(() => isDrawn(upper) && canvases(upper)[1] !== still, 'it draws again');
          assert.lengthOf(canvases(upper), 2);
          assert.strictEqual(pictures(upper), 0);
          await playsOn(upper);
        });
      });

      it('can be taken away and put back, show a record, and end', async () => {
        await atOnce(async () => {
          const [upper, lower] = await two();
          const record = recordOf(upper);
          const rests = async (): Promise<void> => {
            lookAt(upper);
            await until(() => isDrawn(upper), 'it has drawn');
            const drawn = canvases(upper)[1];
            lookAt(lower);
            await until(() => canvases(upper)[1] !== drawn, 'it rests');
          };
          await rests();
          const box = upper.parentElement as HTMLElement;
          upper.remove();
          await frames(2);
          assert.lengthOf(canvases(upper), 0);
          box.append(upper);
          await settled(upper);
          assert.strictEqual(recordOf(upper), record);
          await rests();
          await upper.replay(JSON.parse(record).game);
          assert.isAtMost(canvases(upper).length, 2);
          lookAt(upper);
          await until(() => isDrawn(upper), 'the record is drawn');
          await upper.replay(null);
          await until(() => isDrawn(upper), 'the game is back');
          await rests();
          await upper.stop();
          await upper.updateComplete;
          assert.lengthOf(canvases(upper), 0);
        });
      });
    });

    it('ends when the table is gone for good', async function () {
      await needs(this, 'metrics');
      const comeAndGo = async (): Promise<void> => {
        const box = place();
        await running(tableIn(box));
        leave(box);
      };
      await comeAndGo();
      // The browser collects garbage for that: it takes longer than a table.
      const before = await measured();
      for (let count = 0; count < 3; count++) await comeAndGo();
      const after = await measured();
      await workersFallTo(0);
      // One table is some two hundred nodes and twenty listeners; the last one may still wait to be swept up.
      assert.isBelow(after.JSEventListeners - before.JSEventListeners, 40);
      assert.isBelow(after.Nodes - before.Nodes, 400);
    });
  });
});
