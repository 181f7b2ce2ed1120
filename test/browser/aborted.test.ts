/** Promises of the element that can no longer be fulfilled. */
import { assert } from '@open-wc/testing';
import type { Action, SeatConnection } from '../../src/engine.js';
import { connect, createGame } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { wishedAction } from '../../tools/scenes/scripted.js';
import { clearPage, errorsOf, frames, listen, newTable, place, rootOf, settled, until, viewOf } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** What came of a promise; it is waited for by nobody else. */
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

const ASKED: Readonly<Record<string, (table: WattenTable) => Promise<unknown>>> = {
  'start()': (table) => table.start(),
  'load()': (table) => table.load({ version: 1, game: record, seat: 0 }),
  'replay()': (table) => table.replay(record),
  'startLesson()': (table) => table.startLesson(),
};

describe('a promise of the element', () => {
  beforeEach(() => void (uncaught.length = 0));
  afterEach(async () => {
    clearPage();
    await frames(2);
    assert.deepEqual(uncaught, [], 'what the table asks of itself is caught');
  });

  for (const [what, ask] of Object.entries(ASKED)) {
    it(`rejects with an AbortError where the element is removed before ${what} has come to its end`, async () => {
      const table = newTable();
      const told = listen(table);
      const came = outcome(ask(table));
      table.remove();
      assert.strictEqual(await came, 'AbortError');
      assert.deepEqual(told, [], 'and nothing has begun');
      place().append(table);
      await until(() => rootOf(table).querySelector('.poster'), 'the poster');
      await frames(3);
      assert.isNull(table.view);
    });

    it(`rejects with an AbortError where another game is begun before ${what} has come to its end`, async () => {
      const table = newTable();
      const asked = ask(table);
      const begun = table.start();
      assert.deepEqual([await outcome(asked), await outcome(begun)], ['AbortError', 'resolved']);
      await settled(table);
    });

    it(`rejects with an AbortError where the game is stopped before ${what} has come to its end`, async () => {
      const table = newTable();
      const came = outcome(ask(table));
      await table.stop();
      await until(() => rootOf(table).querySelector('.poster'), 'the poster');
      assert.strictEqual(await came, 'AbortError');
    });
  }

  for (const [what, ask] of Object.entries(ASKED))
    it(`of ${what} that a page does not await disturbs it not, if it is aborted`, async () => {
      const table = newTable();
      void ask(table);
      void ask(table);
      await until(() => table.view, 'the second one is shown');
      void ask(table);
      table.remove();
      await frames(3);
    });

  for (const [what, ask] of [
    ['replay()', ASKED['replay()']],
    ['startLesson()', ASKED['startLesson()']],
  ] as const) {
    it(`rejects with an AbortError where ${what} is called off by replay(null) before it is shown`, async () => {
      const table = newTable();
      // The first time its code is loaded, the second time it is there.
      for (let count = 0; count < 2; count++) {
        const came = outcome(ask(table));
        await table.replay(null);
        assert.strictEqual(await came, 'AbortError');
        await frames(3);
        assert.isNull(rootOf(table).querySelector('.lesson, .replay'));
      }
    });

    it(`rejects with an AbortError where a puzzle is set before ${what} has come to its end`, async () => {
      const table = newTable();
      const came = outcome(ask(table));
      table.puzzle = 'daily';
      assert.strictEqual(await came, 'AbortError');
      await until(() => rootOf(table).querySelector('.puzzle'), 'the puzzle');
    });
  }

  it('waits for an element that is not on a page yet', async () => {
    const table = document.createElement('watten-table');
    table.lang = 'de';
    const came = outcome(table.start());
    place().append(table);
    assert.strictEqual(await came, 'resolved');
    await settled(table);
  });

  it('resolves where the element is only moved', async () => {
    const table = newTable();
    const asked = table.start();
    place().append(table);
    assert.strictEqual(await outcome(asked), 'resolved');
    await settled(table);
  });

  it('of an action rejects with an AbortError where the element is removed before the host answers', async () => {
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
    const told = listen(table, ['watten-error']);
    table.connection = silent;
    await settled(table);
    const acted = table.act(wishedAction(viewOf(table)) as Action);
    table.remove();
    assert.strictEqual(await outcome(acted), 'AbortError');
    assert.deepEqual(errorsOf(told), []);
  });

  it('of an action resolves where the page stops the game when it hears of it', async () => {
    const table = newTable();
    await table.start({ seed: 'weg', setup: { dealer: 3 } });
    const action = wishedAction(await settled(table)) as Action;
    table.addEventListener('watten-action', () => void table.stop(), { once: true });
    assert.isTrue(await table.act(action));
  });

  it('of a hint rejects with an AbortError where the element is removed', async () => {
    const table = newTable();
    await table.start({ seed: 'weg', setup: { dealer: 3 } });
    await settled(table);
    const came = outcome(table.hint());
    table.remove();
    assert.strictEqual(await came, 'AbortError');
  });

  it('that nobody has asked for is caught: autostart, attributes and buttons', async () => {
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
