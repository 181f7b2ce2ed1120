import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Action, type Setup } from '../../src/engine.js';
import type { SavedGame, TableStorage, WattenTable } from '../../src/index.js';
import { de } from '../i18n/spoken.js';
import { runs } from '../runs.js';
import { allIsFit } from './fit.js';
import { patched } from './patched.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import {
  all,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  press,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
  type Attributes,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const GAME = 'watten-table:eigen';
const STATS = 'watten-table-stats:eigen';
/** One hand decides the game. */
const SHORT: Setup = { dealer: 3, score: [14, 14] };

interface MemoryStorage extends TableStorage {
  readonly texts: Map<string, string>;
  /** The calls to the storage's methods, in order. */
  readonly calls: string[];
  /** The error to throw, or null. */
  error: Error | null;
}

/** A storage set by the page, in memory. */
function createStorage(): MemoryStorage {
  const kept = new Map<string, string>();
  const calls: string[] = [];
  const recordCall = (call: string): void => {
    calls.push(call);
    if (own.error) throw own.error;
  };
  const own: MemoryStorage = {
    texts: kept,
    calls,
    error: null,
    getItem(key) {
      recordCall(`get ${key}`);
      return kept.get(key) ?? null;
    },
    setItem(key, value) {
      recordCall(`set ${key}`);
      kept.set(key, value);
    },
    removeItem(key) {
      recordCall(`remove ${key}`);
      kept.delete(key);
    },
  };
  return own;
}

function tableWith(
  storage: TableStorage | null | undefined,
  attributes: Attributes = { persist: 'eigen' },
): WattenTable {
  const table = newTable(attributes);
  table.storage = storage as TableStorage | null;
  table.seats = ['human', scripted(), scripted(), scripted()];
  return table;
}

async function playOn(table: WattenTable, actions: number): Promise<void> {
  for (let count = 0; count < actions; count++)
    assert.isTrue(await table.act(preferredAction(await settled(table)) as Action));
  await settled(table);
}

/** Plays the visitor's actions to the end of the game. */
async function playOut(table: WattenTable): Promise<void> {
  while (viewOf(table).phase !== 'game-over') {
    const view = await settled(table);
    // The table can have played the visitor's last card.
    if (view.phase !== 'game-over') await table.act(preferredAction(view) as Action);
    await until(
      () => viewOf(table).toAct.includes(0) || viewOf(table).phase === 'game-over',
      'the other players have acted',
    );
  }
}

const codesOf = (events: Parameters<typeof errorsOf>[0]): readonly string[] => errorsOf(events).map(({ code }) => code);
/** The stored object without the id of the tab that plays the game. */
const keptIn = (storage: MemoryStorage, key: string): unknown => {
  const kept = JSON.parse(storage.texts.get(key) ?? 'null') as object | null;
  return kept && Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'holder'));
};
const savedOf = (table: WattenTable): SavedGame => JSON.parse(JSON.stringify(table.save())) as SavedGame;

describe('stored data', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  for (const [condition, attributes, storage] of [
    ['without `persist`', {}, undefined],
    ['with `storage: null`', { persist: 'eigen' }, null],
  ] as const) {
    it(`a table ${condition} does not access any storage during a whole game`, async () => {
      const calls: string[] = [];
      const note = (name: string) => (): null => {
        calls.push(name);
        return null;
      };
      const { prototype } = Storage;
      await patched(prototype, 'getItem', note('getItem'), () =>
        patched(prototype, 'setItem', note('setItem'), () =>
          patched(prototype, 'removeItem', note('removeItem'), async () => {
            const table = tableWith(storage, attributes);
            const events = listen(table, ['watten-error']);
            await table.start({ setup: SHORT });
            await playOut(table);
            assert.strictEqual(table.stats.variants.suedtirol?.games, 1, 'the game counts while the table exists');
            one(table, "[data-panel='score']").click();
            await until(() => rootOf(table).querySelector('.panel'), 'the panel is open');
            assert.isNull(rootOf(table).querySelector('.deletion'), 'no button to delete data');
            await table.stop();
            table.remove();
            await frames(2);
            assert.deepEqual(events, []);
          }),
        ),
      );
      assert.deepEqual(calls, []);
    });
  }

  it("a table stores only the current game in the page's `storage` and restores the game from there", async () => {
    const own = createStorage();
    const table = tableWith(own);
    await table.start({ setup: SHORT });
    await playOut(table);
    const oneGame = own.texts.get(GAME)?.length ?? 0;
    assert.isTrue(await table.act({ type: 'next', seat: 0 }));
    await settled(table);
    assert.deepEqual(keptIn(own, GAME), savedOf(table));
    assert.isBelow(own.texts.get(GAME)?.length ?? 0, oneGame + 1000, 'earlier games are not stored');
    assert.isNull(localStorage.getItem(GAME));
    const [view, saved] = [viewOf(table), savedOf(table)];
    table.remove();
    const next = tableWith(own);
    await settled(next);
    assert.deepEqual(savedOf(next), saved);
    assert.deepEqual(viewOf(next), view);
  });

  it('repeated storage failures fire `persist-failed` only once until a write succeeds', async () => {
    const own = createStorage();
    own.error = new Error('Quota exceeded');
    const table = tableWith(own);
    const events = listen(table, ['watten-error']);
    await table.start({ seed: 'voll', setup: { dealer: 3 } });
    await playOn(table, 6);
    assert.deepEqual(codesOf(events), ['persist-failed']);
    assert.include(errorsOf(events)[0].message, 'Quota exceeded');
    own.error = null;
    await playOn(table, 1);
    assert.deepEqual(keptIn(own, GAME), savedOf(table));
    own.error = new Error('Quota exceeded');
    await playOn(table, 3);
    assert.deepEqual(codesOf(events), ['persist-failed', 'persist-failed']);
    table.persist = 'anders';
    await playOn(table, 2);
    assert.lengthOf(events, 3, 'a new key fires the error again');
  });

  it('the table saves nothing and continues the game when the browser blocks `localStorage`', async () => {
    const forbidden = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden });
    try {
      const table = tableWith(undefined);
      assert.isNull(table.storage);
      const events = listen(table, ['watten-error']);
      await table.start({ seed: 'verboten', setup: { dealer: 3 } });
      await playOn(table, 4);
      assert.deepEqual(codesOf(events), ['persist-failed']);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', original);
    }
  });

  it('the `storage` property accepts only a storage object, `null` or `undefined`, which restores `localStorage`', () => {
    const table = newTable();
    const events = listen(table);
    assert.strictEqual(table.storage, localStorage);
    for (const wrong of ['local', 7, {}, { getItem: () => null, setItem: () => {} }])
      Reflect.set(table, 'storage', wrong);
    assert.deepEqual(codesOf(events), ['invalid-value', 'invalid-value', 'invalid-value', 'invalid-value']);
    for (const { message } of errorsOf(events))
      assert.match(message, /'storage' must be .*getItem, setItem and removeItem/);
    assert.strictEqual(table.storage, localStorage);
    table.storage = null;
    assert.isNull(table.storage);
    table.storage = undefined as never;
    assert.strictEqual(table.storage, localStorage);
  });

  it('a stored game does not replace a game started by the page', async () => {
    const own = createStorage();
    const first = tableWith(own);
    await first.start({ seed: 'alt', setup: { dealer: 3 } });
    await playOn(first, 2);
    first.remove();
    const table = tableWith(own);
    await table.start({ seed: 'neu' });
    await settled(table);
    await frames(3);
    assert.strictEqual(savedOf(table).game.seed, 'neu');
  });
});

describe('statistics', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('statistics match the `watten-game-end` events, and a reload does not count a game again', async () => {
    const own = createStorage();
    const table = tableWith(own);
    assert.deepEqual(table.stats, { version: 1, variants: {} });
    const expected = { games: 0, won: 0, given: 0, taken: 0, longestRun: 0, run: 0 };
    table.addEventListener('watten-game-end', ({ detail: { side, bummerl } }) => {
      const hasWon = side === 0;
      expected.games++;
      expected.won += Number(hasWon);
      expected.given += hasWon ? bummerl : 0;
      expected.taken += hasWon ? 0 : bummerl;
      expected.run = hasWon ? expected.run + 1 : 0;
      expected.longestRun = Math.max(expected.longestRun, expected.run);
    });
    const scores = [
      [14, 14],
      [14, 0],
      [0, 14],
      [14, 0],
    ].slice(0, runs(3, 4));
    for (const [index, score] of scores.entries()) {
      await table.start({ seed: `zahl ${index}`, setup: { dealer: 3, score } });
      await playOut(table);
      assert.deepEqual(table.stats, { version: 1, variants: { suedtirol: expected } });
    }
    assert.strictEqual(expected.games, scores.length);
    assert.deepEqual(keptIn(own, STATS), table.stats);
    table.remove();
    const next = tableWith(own);
    await until(() => next.view?.phase === 'game-over', 'the finished game is restored');
    await frames(3);
    assert.strictEqual(next.stats.variants.suedtirol?.games, scores.length, 'the game is not counted again');
    (next.stats.variants.suedtirol as { games: number }).games = 99;
    assert.strictEqual(next.stats.variants.suedtirol?.games, scores.length, 'the property returns a copy');
  });

  it('statistics of a three-player game count the Bummerl that the visitor gives or takes', async () => {
    const table = tableWith(null);
    table.seats = ['human', scripted(), scripted()];
    let ended: { sides?: readonly number[]; losers?: readonly { side: number; bummerl: number }[] } = {};
    table.addEventListener('watten-game-end', ({ detail }) => (ended = detail));
    await table.start({ variant: 'normal', players: 3, seed: 'drei', setup: { dealer: 1, score: [8, 8, 0] } });
    await playOut(table);
    const { won, given, taken } = table.stats.variants.normal ?? { won: -1, given: -1, taken: -1 };
    const losers = ended.losers ?? [];
    assert.isNotEmpty(losers);
    const own = losers.find(({ side }) => side === 0)?.bummerl ?? 0;
    const hasWon = ended.sides?.includes(0) ?? false;
    assert.deepEqual(
      [won, given, taken],
      [Number(hasWon), hasWon ? losers.reduce((sum, { bummerl }) => sum + bummerl, 0) : 0, own],
    );
  });

  it('statistics count neither games without a visitor nor remote games', async () => {
    const table = tableWith(null);
    table.seats = [scripted(), scripted(), scripted(), scripted()];
    await table.start({ setup: SHORT });
    await until(() => viewOf(table).phase === 'game-over', 'the game is over');
    const game = createGame({ seed: 'fern', setup: SHORT });
    table.connection = connect(game, 0);
    await until(() => table.view?.phase === 'cut', 'the remote game is shown');
    while (game.phase !== 'game-over') game.act(game.legalActions(game.toAct[0])[0]);
    await until(() => viewOf(table).phase === 'game-over', 'the remote game is over');
    assert.deepEqual(table.stats, { version: 1, variants: {} });
  });

  for (const broken of ['{', '7', '{"version":0}', '{"version":1,"variants":{"suedtirol":{"games":-1}}}']) {
    it(`statistics restart at 0 and fire one error if the stored statistics are invalid: ${broken}`, async () => {
      const own = createStorage();
      own.texts.set(STATS, broken);
      const table = tableWith(own);
      const events = listen(table, ['watten-error']);
      assert.deepEqual(table.stats, { version: 1, variants: {} });
      await table.start({ setup: SHORT });
      await playOut(table);
      assert.strictEqual(table.stats.variants.suedtirol?.games, 1);
      assert.deepEqual(codesOf(events), ['invalid-stats']);
      assert.deepEqual(keptIn(own, STATS), table.stats);
    });
  }
});

describe('the button that deletes stored data', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  const focused = (table: WattenTable): HTMLElement | null => rootOf(table).activeElement as HTMLElement | null;
  const button = (table: WattenTable, name: string): HTMLElement => one(table, `[data-deletion='${name}']`);
  const openScore = async (table: WattenTable): Promise<void> => {
    one(table, "[data-panel='score']").click();
    await until(() => rootOf(table).querySelector('.deletion'), 'the button is shown');
  };

  it('after the visitor deletes stored data by keyboard, the table stores nothing until their next action', async () => {
    const own = createStorage();
    own.texts.set('watten-table:anderer', 'bleibt');
    const table = tableWith(own);
    await table.start({ setup: SHORT });
    await playOut(table);
    await table.start({ seed: 'weg', setup: { dealer: 3 } });
    await settled(table);
    assert.includeMembers([...own.texts.keys()], [GAME, STATS]);
    await openScore(table);
    button(table, 'ask').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'the cancel button has the focus');
    assert.include(one(table, '.deletion').getAttribute('aria-label') ?? '', de['delete-question']);
    const [no, yes] = ['cancel', 'confirm'].map((name) => button(table, name));
    assert.notStrictEqual(getComputedStyle(yes).borderStyle, getComputedStyle(no).borderStyle, 'different borders');
    assert.isNotNull(yes.querySelector('svg'), 'an icon on the destructive button');
    assert.isNull(no.querySelector('svg'));
    await allIsFit(table, 'the question whether to delete');
    await sendKeys({ press: 'Enter' });
    await until(() => focused(table)?.dataset.deletion === 'ask', 'the button is back');
    assert.isTrue(own.texts.has(GAME));
    await sendKeys({ press: 'Enter' });
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'the question is shown again');
    await press(button(table, 'confirm'));
    await until(() => texts(table, '.deletion').join() === de['delete-done'], 'the deletion is confirmed');
    assert.include(one(table, '.live').textContent ?? '', de['delete-done']);
    assert.strictEqual(focused(table)?.getAttribute('aria-label'), de['label-close']);
    assert.deepEqual([...own.texts.keys()], ['watten-table:anderer']);
    assert.deepEqual(table.stats, { version: 1, variants: {} });
    await sendKeys({ press: 'Escape' });
    await frames(3);
    assert.deepEqual([...own.texts.keys()], ['watten-table:anderer'], 'the data stay deleted');
    await playOn(table, 1);
    assert.deepEqual(keptIn(own, GAME), savedOf(table), 'the next action is stored again');
    assert.isFalse(own.texts.has(STATS));
  });

  it('the delete button in the statistics panel deletes only the statistics', async () => {
    const own = createStorage();
    const table = tableWith(own);
    await table.start({ setup: SHORT });
    await playOut(table);
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('.of-stats'), 'the settings are open');
    await press(one(table, '.of-stats'));
    await until(() => rootOf(table).querySelector('.stats'), 'the statistics are open');
    const { games, won, given, taken, longestRun } = table.stats.variants.suedtirol ?? {};
    assert.strictEqual(games, 1);
    assert.deepEqual(texts(table, '.stats td').map(Number), [games, won, given, taken, longestRun]);
    assert.deepEqual(texts(table, '.stats .line'), [de.variant('suedtirol')]);
    await allIsFit(table, 'the statistics are open');
    const keptStats = own.texts.get(STATS);
    await press(button(table, 'ask'));
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'the question is shown');
    assert.include(one(table, '.deletion').getAttribute('aria-label') ?? '', de['clear-question']);
    await press(button(table, 'cancel'));
    await until(() => focused(table)?.dataset.deletion === 'ask', 'the button is back');
    assert.strictEqual(own.texts.get(STATS), keptStats);
    await press(button(table, 'ask'));
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'the question is shown again');
    await press(button(table, 'confirm'));
    await until(() => texts(table, '.deletion').join() === de['clear-done'], 'the deletion is confirmed');
    assert.include(one(table, '.live').textContent ?? '', de['clear-done']);
    assert.isFalse(own.texts.has(STATS));
    assert.isTrue(own.texts.has(GAME), 'the game is still stored');
    assert.include(one(table, '.panel').textContent ?? '', de['stats-none']);
    assert.deepEqual(table.stats.variants, {});
  });

  it('after the visitor deletes stored data, the table stores nothing when other players act', async () => {
    const own = createStorage();
    const table = tableWith(own);
    let answer = (): void => {};
    const slow = {
      decide: (view: Parameters<typeof preferredAction>[0]) =>
        new Promise<Action | null>((resolve) => (answer = () => resolve(preferredAction(view)))),
    };
    table.seats = ['human', slow, slow, slow];
    await table.start({ seed: 'langsam', setup: { dealer: 3 } });
    await until(() => viewOf(table).phase === 'cut', 'another player is to act');
    await openScore(table);
    button(table, 'ask').click();
    await until(() => rootOf(table).querySelector("[data-deletion='confirm']"), 'the question is shown');
    button(table, 'confirm').click();
    assert.isEmpty([...own.texts.keys()]);
    answer();
    await until(() => viewOf(table).phase !== 'cut', 'another player has acted');
    assert.isEmpty([...own.texts.keys()]);
  });

  it('a failed deletion of stored data shows an error and can be retried', async () => {
    const own = createStorage();
    const table = tableWith(own);
    await table.start({ seed: 'fest', setup: { dealer: 3 } });
    await settled(table);
    const events = listen(table, ['watten-error']);
    await openScore(table);
    button(table, 'ask').click();
    await until(() => rootOf(table).querySelector("[data-deletion='confirm']"), 'the question is shown');
    own.error = new Error('locked');
    button(table, 'confirm').click();
    await until(() => texts(table, '.deletion p').join() === de['delete-failed'], 'the failure is shown');
    assert.deepEqual(codesOf(events), ['persist-failed']);
    assert.isNotEmpty(all(table, "[data-deletion='ask']"), 'the button is back');
  });
});
