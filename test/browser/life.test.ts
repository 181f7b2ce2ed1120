import { assert } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import { de, en } from '../i18n/spoken.js';
import type { WattenTable } from '../../src/index.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
import {
  all,
  clearPage,
  frames,
  removeTable,
  listen,
  newTable,
  one,
  place,
  press,
  PLAYABLE,
  recordOf,
  rootOf,
  settled,
  expectedSight,
  sightOf,
  tableIn,
  until,
  viewOf,
} from './table.js';
import { shareContexts } from '../../src/element/table/picture/drawing-turns.js';
import { runs } from '../runs.js';
import { needs } from './engine.js';
import { patched } from './patched.js';
import { skipDrawing } from './skip-drawing.js';
import { waitForWorkers } from './workers.js';

skipDrawing();

/** The number of times that a table is removed and reinserted. */
const ROUNDS = runs(12, 100);
/** The number of rounds after which all objects that are created only once exist. */
const WARM_UP_ROUNDS = runs(4, 5);

interface Counts {
  readonly JSEventListeners: number;
  readonly Nodes: number;
}

const canvases = (table: WattenTable): readonly HTMLCanvasElement[] => all<HTMLCanvasElement>(table, '.stage canvas');

async function startGame(table: WattenTable, seed = 'leben'): Promise<void> {
  await table.start({ seed, setup: { dealer: 3 } });
  for (let count = 0; count < 5; count++)
    assert.isTrue(await table.act(preferredAction(await settled(table)) as Action));
}

async function startAndDraw(table: WattenTable, seed = 'leben'): Promise<void> {
  await startGame(table, seed);
  await ready(table);
}

/** Waits until it is the visitor's turn and the stage is drawn. */
async function ready(table: WattenTable): Promise<void> {
  await settled(table);
  await until(() => canvases(table).length === 2, 'the stage is drawn');
}

async function playAction(table: WattenTable): Promise<void> {
  await settled(table);
  const before = recordOf(table);
  await press(all(table, `.prompt .button, ${PLAYABLE}`)[0]);
  await until(() => recordOf(table) !== before, 'the press takes effect');
  const settledView = await settled(table);
  assert.deepEqual(sightOf(table), expectedSight(settledView));
}

async function measure(): Promise<Counts> {
  await frames(3);
  return executeServerCommand('metrics');
}

describe('drawing order of tables', () => {
  afterEach(clearPage);

  interface DrawState {
    /** Indexes of the tables that are drawing. */
    readonly drawing: ReadonlySet<number>;
    /** Indexes of the tables that show cards without a canvas. */
    readonly withoutCanvas: ReadonlySet<number>;
    /** Indexes of the tables in the order in which `draw` was called. */
    readonly order: readonly number[];
    /** Resolves all pending `draw` calls. */
    readonly finishDrawing: () => Promise<void>;
  }

  /** Creates placeholder tables of one size, which record their calls, in a wrapping row. */
  function createTables(count: number, width: number, height: number): DrawState {
    const [drawing, withoutCanvas, order] = [new Set<number>(), new Set<number>(), [] as number[]];
    const pending: (() => void)[] = [];
    const aborted = new AbortController();
    const box = place();
    for (let at = 0; at < count; at++) {
      const table = document.createElement('div');
      Object.assign(table.style, { width: `${width}px`, height: `${height}px`, float: 'left' });
      box.append(table);
      shareContexts(
        {
          place: table,
          draw: () => {
            drawing.add(at);
            withoutCanvas.delete(at);
            order.push(at);
            return new Promise((resolve) => pending.push(resolve));
          },
          rest: () => drawing.delete(at),
          drawNothing: () => withoutCanvas.add(at),
        },
        aborted.signal,
      );
    }
    ending = () => aborted.abort();
    const finishDrawing = async (): Promise<void> => {
      while (pending.length > 0) {
        for (const resolve of pending.splice(0)) resolve();
        await frames(2);
      }
    };
    return { drawing, withoutCanvas, order, finishDrawing };
  }
  let ending = (): void => {};
  afterEach(() => ending());

  const scrollTo = async (top: number): Promise<void> => {
    scroll({ top, behavior: 'instant' });
    await frames(4);
  };

  it('visible tables are drawn first, then the tables near the viewport, one at a time', async () => {
    await setViewport({ width: 500, height: 700 });
    const { drawing, withoutCanvas, order, finishDrawing } = createTables(20, 250, 360);
    await frames(4);
    assert.deepEqual(order, [0, 1, 2, 3]);
    await finishDrawing();
    assert.deepEqual(order, [0, 1, 2, 3, 4, 5]);
    assert.strictEqual(withoutCanvas.size, 14);
    await scrollTo(2900);
    assert.includeMembers(order.slice(6, 10), [16, 17, 18, 19]);
    await finishDrawing();
    // The number of tables that draw never exceeds a page's limit of contexts. Distant tables release their contexts.
    assert.includeMembers([...drawing], [14, 15, 16, 17, 18, 19]);
    assert.isAtMost(drawing.size, 6);
    await scrollTo(0);
    await finishDrawing();
    assert.includeMembers([...drawing], [0, 1, 2, 3]);
  });

  it('visible tables that get no WebGL context show cards without a canvas', async () => {
    await setViewport({ width: 500, height: 700 });
    const { drawing, withoutCanvas, finishDrawing } = createTables(30, 100, 100);
    await frames(4);
    await finishDrawing();
    assert.strictEqual(drawing.size, 12);
    assert.strictEqual(withoutCanvas.size, 18);
    assert.deepEqual(
      [...drawing].filter((at) => withoutCanvas.has(at)),
      [],
    );
  });
});

describe('life cycle of a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('the stage has the `data-drawn` attribute only while no card is moving', async () => {
    const table = newTable();
    await startAndDraw(table);
    const choices = () => all(table, `.prompt .button, ${PLAYABLE}`);
    // Answers questions until a card can be played.
    while (all(table, PLAYABLE).length === 0) {
      await press(choices()[0]);
      await until(() => choices().length > 0, 'the next choice');
    }
    table.speed = 'slow';
    const isDrawn = (): boolean => 'drawn' in one(table, '.stage').dataset;
    await until(isDrawn, 'the cards are drawn');
    await press(all(table, PLAYABLE)[0]);
    await until(() => !isDrawn(), 'a card moves');
    await until(isDrawn, 'all cards are at rest');
  });

  it('moving the table within the page does not interrupt its game', async () => {
    const table = newTable();
    await startAndDraw(table);
    const [record, before] = [recordOf(table), canvases(table)];
    const events = listen(table);
    place(700).append(table);
    await frames(4);
    assert.deepEqual(events, []);
    assert.strictEqual(recordOf(table), record);
    assert.deepEqual(canvases(table), before);
    assert.strictEqual(table.offsetWidth, 700);
    await playAction(table);
  });

  it('only the last of several concurrent start() calls starts a game', async () => {
    const table = newTable();
    const events = listen(table, ['watten-start', 'watten-error']);
    const starts = [table.start({ seed: 'a' }), table.start({ seed: 'b' }), table.start({ seed: 'c' })];
    const results = await Promise.allSettled(starts);
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', 'rejected', 'fulfilled'],
    );
    await ready(table);
    assert.lengthOf(events, 1);
    assert.strictEqual(table.save()?.game.seed, 'c');
    const aborted = Promise.allSettled([table.start({ seed: 'd' })]);
    table.remove();
    await aborted;
    await frames(3);
    place().append(table);
    await ready(table);
    assert.lengthOf(canvases(table), 2);
    await playAction(table);
  });

  it('two tables on a page play independent games in different languages', async () => {
    const [german, english] = [newTable({ lang: 'de' }), newTable({ lang: 'en' })];
    await startAndDraw(german, 'eins');
    await startAndDraw(english, 'zwei');
    assert.strictEqual(one(german, '.hand').getAttribute('aria-label'), de['label-hand']);
    assert.strictEqual(one(english, '.hand').getAttribute('aria-label'), en['label-hand']);
    const untouched = [recordOf(english), rootOf(english).querySelector('.prompt')?.textContent];
    for (let count = 0; count < runs(1, 3); count++) await playAction(german);
    assert.deepEqual([recordOf(english), rootOf(english).querySelector('.prompt')?.textContent], untouched);
    german.remove();
    await frames(3);
    assert.lengthOf(canvases(english), 2);
    const before = recordOf(english);
    await press(all(english, `.prompt .button, ${PLAYABLE}`)[0]);
    await until(() => recordOf(english) !== before, 'the press takes effect');
    await settled(english);
  });

  it('with `autostart`, a game starts automatically', async () => {
    const table = newTable({ autostart: '', seed: 'selber' });
    await ready(table);
    assert.strictEqual(table.save()?.game.seed, 'selber');
    assert.isTrue(table.matches(':state(playing)'));
    assert.isTrue(table.matches(':state(my-turn)'));
  });

  // Only tests of the stage check contexts.
  describe('with drawing skipped', function () {
    this.timeout(runs(180_000, 600_000));

    it(`a table continues its game and leaks no nodes after ${ROUNDS} removals and insertions`, async function () {
      await needs(this, 'metrics');
      const box = place();
      const table = tableIn(box);
      await startAndDraw(table);
      const record = recordOf(table);
      const view = JSON.stringify(viewOf(table));
      const events = listen(table, ['watten-start', 'watten-action', 'watten-error']);
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
      for (let count = 0; count < WARM_UP_ROUNDS; count++) await round();
      const few = await measure();
      for (let count = WARM_UP_ROUNDS; count < ROUNDS; count++) await round();
      const many = await measure();
      await waitForWorkers(1);
      // Counts vary slightly until garbage is collected. If each round leaks a listener or a canvas, the count exceeds the
      // limit.
      assert.isBelow(many.JSEventListeners - few.JSEventListeners, ROUNDS - WARM_UP_ROUNDS);
      assert.isBelow(many.Nodes - few.Nodes, ROUNDS - WARM_UP_ROUNDS);
      assert.deepEqual(events, []);
      await playAction(table);
    });

    describe('tables outside the viewport', () => {
      /** Two tables with games, far apart. Only the first is visible. */
      async function twoTables(): Promise<readonly [upper: WattenTable, lower: WattenTable]> {
        const [above, between, below] = [place(), place(), place()];
        between.style.height = '3000px';
        const tables = [tableIn(above), tableIn(below)] as const;
        for (const table of tables) await startGame(table);
        await until(() => canvases(tables[0]).length === 2, 'the first table is drawn');
        return tables;
      }
      const isDrawn = (table: WattenTable): boolean => 'drawn' in one(table, '.stage').dataset;
      const pictures = (table: WattenTable): number => all(table, '.cards .picture').length;
      const lookAt = (table: WattenTable): void => table.scrollIntoView({ block: 'start', behavior: 'instant' });

      /** Shortens the delay after which a table outside the viewport stops drawing. */
      const withoutDelay = (during: () => Promise<void>): Promise<void> => {
        const { setTimeout: later } = window;
        const soon = (then: () => void, ms = 0): number => later(then, ms === 5000 ? 0 : ms);
        return patched(window, 'setTimeout', soon, during);
      };

      it('a table outside the viewport draws its cards in the page until it is first visible', async () => {
        const [, lower] = await twoTables();
        await until(() => pictures(lower) > 0, 'the cards are drawn in the page');
        assert.lengthOf(canvases(lower), 0);
        assert.isFalse(lower.matches(':state(fallback)'));
        lookAt(lower);
        await until(() => isDrawn(lower), 'the canvas is drawn');
        assert.lengthOf(canvases(lower), 2);
        assert.strictEqual(pictures(lower), 0);
        await playAction(lower);
      });

      it('a table scrolled out of view releases its canvas and draws a new one when it is visible again', async () => {
        await withoutDelay(async () => {
          const [upper, lower] = await twoTables();
          await until(() => isDrawn(upper), 'the canvas is drawn');
          const [wood, drawn] = canvases(upper);
          lookAt(lower);
          await until(() => canvases(upper)[1] !== drawn, 'the canvas is released');
          const [sameWood, still] = canvases(upper);
          assert.strictEqual(sameWood, wood);
          assert.strictEqual(drawn?.width, 0);
          assert.isTrue(await upper.act(preferredAction(await settled(upper)) as Action));
          await settled(upper);
          assert.strictEqual(canvases(upper)[1], still);
          lookAt(upper);
          await until(() => isDrawn(upper) && canvases(upper)[1] !== still, 'the canvas is drawn again');
          assert.lengthOf(canvases(upper), 2);
          assert.strictEqual(pictures(upper), 0);
          await playAction(upper);
        });
      });

      it('after releasing its canvas, a table can still be moved, stopped or used for a replay', async () => {
        await withoutDelay(async () => {
          const [upper, lower] = await twoTables();
          const record = recordOf(upper);
          const release = async (): Promise<void> => {
            lookAt(upper);
            await until(() => isDrawn(upper), 'the canvas is drawn');
            const drawn = canvases(upper)[1];
            lookAt(lower);
            await until(() => canvases(upper)[1] !== drawn, 'the canvas is released');
          };
          await release();
          const box = upper.parentElement as HTMLElement;
          upper.remove();
          await frames(2);
          assert.lengthOf(canvases(upper), 0);
          box.append(upper);
          await settled(upper);
          assert.strictEqual(recordOf(upper), record);
          await release();
          await upper.replay(JSON.parse(record).game);
          assert.isAtMost(canvases(upper).length, 2);
          lookAt(upper);
          await until(() => isDrawn(upper), 'the replay is drawn');
          await upper.replay(null);
          await until(() => isDrawn(upper), 'the game is back');
          await release();
          await upper.stop();
          await upper.updateComplete;
          assert.lengthOf(canvases(upper), 0);
        });
      });
    });

    it('a removed table is garbage-collected', async function () {
      await needs(this, 'metrics');
      const comeAndGo = async (): Promise<void> => {
        const box = place();
        await startAndDraw(tableIn(box));
        removeTable(box);
      };
      await comeAndGo();
      // The browser collects garbage before it measures. Garbage collection takes longer than a table's own work.
      const before = await measure();
      for (let count = 0; count < 3; count++) await comeAndGo();
      const after = await measure();
      await waitForWorkers(0);
      // A table has about 200 nodes and 20 listeners. The last removed table might not be garbage-collected yet.
      assert.isBelow(after.JSEventListeners - before.JSEventListeners, 40);
      assert.isBelow(after.Nodes - before.Nodes, 400);
    });
  });
});
