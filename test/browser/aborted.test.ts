/** The element's promises, when a removal, another game or `stop()` aborts them. */
import { assert } from '@open-wc/testing';
import type { Action, SeatConnection } from '../../src/engine.js';
import { connect, createGame } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
import { clearPage, errorsOf, frames, listen, newTable, place, rootOf, settled, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Resolves to "resolved", to the error's name, or to "pending" after 5 s. */
const outcome = (promise: Promise<unknown>): Promise<string> =>
  Promise.race([
    promise.then(
      () => 'resolved',
      (error: Error) => error.name,
    ),
    new Promise<string>((resolve) => setTimeout(() => resolve('pending'), 5000)),
  ]);

const uncaught: string[] = [];
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));

const record = (() => {
  const game = createGame({ variant: 'suedtirol', players: 4, seed: 'weg', setup: { dealer: 3 } });
  return game.record();
})();

const CALLS: Readonly<Record<string, (table: WattenTable) => Promise<unknown>>> = {
  'start()': (table) => table.start(),
  'load()': (table) => table.load({ version: 1, game: record, seat: 0 }),
  'replay()': (table) => table.replay(record),
  'startLesson()': (table) => table.startLesson(),
};

describe('promises returned by the table element', () => {
  beforeEach(() => void (uncaught.length = 0));
  afterEach(async () => {
    clearPage();
    await frames(2);
    assert.deepEqual(uncaught, [], 'the table catches the rejections of its own calls');
  });

  for (const [name, call] of Object.entries(CALLS)) {
    it(`${name} rejects with an AbortError if the element is removed during the call`, async () => {
      const table = newTable();
      const events = listen(table);
      const result = outcome(call(table));
      table.remove();
      assert.strictEqual(await result, 'AbortError');
      assert.deepEqual(events, [], 'no event fires');
      place().append(table);
      await until(() => rootOf(table).querySelector('.poster'), 'the poster');
      await frames(3);
      assert.isNull(table.view);
    });

    it(`${name} rejects with an AbortError if another game starts during the call`, async () => {
      const table = newTable();
      const calling = call(table);
      const begun = table.start();
      assert.deepEqual([await outcome(calling), await outcome(begun)], ['AbortError', 'resolved']);
      await settled(table);
    });

    it(`${name} rejects with an AbortError if the page calls stop() during the call`, async () => {
      const table = newTable();
      const result = outcome(call(table));
      await table.stop();
      await until(() => rootOf(table).querySelector('.poster'), 'the poster');
      assert.strictEqual(await result, 'AbortError');
    });
  }

  for (const [name, call] of Object.entries(CALLS))
    it(`an aborted ${name} call causes no unhandled rejection if the page does not await the promise`, async () => {
      const table = newTable();
      void call(table);
      void call(table);
      await until(() => table.view, 'the second game is shown');
      void call(table);
      table.remove();
      await frames(3);
    });

  for (const [name, call] of [
    ['replay()', CALLS['replay()']],
    ['startLesson()', CALLS['startLesson()']],
  ] as const) {
    it(`${name} rejects with an AbortError if the page calls replay(null) during the call`, async () => {
      const table = newTable();
      // The first call loads the code, and the second call uses the loaded code.
      for (let count = 0; count < 2; count++) {
        const result = outcome(call(table));
        await table.replay(null);
        assert.strictEqual(await result, 'AbortError');
        await frames(3);
        assert.isNull(rootOf(table).querySelector('.lesson, .replay'));
      }
    });

    it(`${name} rejects with an AbortError if the page sets \`puzzle\` during the call`, async () => {
      const table = newTable();
      const result = outcome(call(table));
      table.puzzle = 'daily';
      assert.strictEqual(await result, 'AbortError');
      await until(() => rootOf(table).querySelector('.puzzle'), 'the puzzle');
    });
  }

  it('start() waits until the element is in the document', async () => {
    const table = document.createElement('watten-table');
    table.lang = 'de';
    const result = outcome(table.start());
    place().append(table);
    assert.strictEqual(await result, 'resolved');
    await settled(table);
  });

  it('start() resolves even if the element is moved during the call', async () => {
    const table = newTable();
    const calling = table.start();
    place().append(table);
    assert.strictEqual(await outcome(calling), 'resolved');
    await settled(table);
  });

  it('act() rejects with an AbortError if the element is removed before the connection answers', async () => {
    const game = createGame({ variant: 'suedtirol', players: 4, seed: 'weg', setup: { dealer: 3 } });
    game.act({ type: 'cut', seat: 2 });
    const seat = connect(game, 0);
    const silent: SeatConnection = {
      get view() {
        return seat.view;
      },
      subscribe: (listener) => seat.subscribe(listener),
      act: () => new Promise(() => {}),
    };
    const table = newTable();
    const events = listen(table, ['watten-error']);
    table.connection = silent;
    await settled(table);
    const acted = table.act(preferredAction(viewOf(table)) as Action);
    table.remove();
    assert.strictEqual(await outcome(acted), 'AbortError');
    assert.deepEqual(errorsOf(events), []);
  });

  it('act() resolves if the page stops the game in a `watten-action` listener', async () => {
    const table = newTable();
    await table.start({ seed: 'weg', setup: { dealer: 3 } });
    const action = preferredAction(await settled(table)) as Action;
    table.addEventListener('watten-action', () => void table.stop(), { once: true });
    assert.isTrue(await table.act(action));
  });

  it('hint() rejects with an AbortError if the element is removed during the call', async () => {
    const table = newTable();
    await table.start({ seed: 'weg', setup: { dealer: 3 } });
    await settled(table);
    const result = outcome(table.hint());
    table.remove();
    assert.strictEqual(await result, 'AbortError');
  });

  it('calls started by attributes or poster buttons cause no unhandled rejections when the table is removed', async () => {
    for (const attributes of [{ autostart: '' }, { lesson: '' }, { puzzle: 'daily' }]) {
      const table = newTable(attributes);
      await frames(1);
      table.remove();
      await frames(3);
    }
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster');
    for (const button of rootOf(table).querySelectorAll<HTMLElement>('.poster .button')) button.click();
    table.remove();
    await frames(3);
  });
});
