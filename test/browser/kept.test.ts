import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Action, type Setup } from '../../src/engine.js';
import type { SavedGame, TableStorage, WattenTable } from '../../src/index.js';
import { de } from '../i18n/spoken.js';
import { runs } from '../runs.js';
import { allIsFit } from './fit.js';
import { patched } from './patched.js';
import { wishedAction, scripted } from '../../tools/scenes/scripted.js';
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
} from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const GAME = 'watten-table:eigen';
const STATS = 'watten-table-stats:eigen';
/** One hand decides the game. */
const SHORT: Setup = { dealer: 3, score: [14, 14] };

interface Shelf extends TableStorage {
  readonly texts: Map<string, string>;
  /** What was done, in order. */
  readonly calls: string[];
  /** What happens instead; null: it works. */
  fails: Error | null;
}

/** A storage of the page's own. */
function shelf(): Shelf {
  const kept = new Map<string, string>();
  const calls: string[] = [];
  const done = (what: string): void => {
    calls.push(what);
    if (own.fails) throw own.fails;
  };
  const own: Shelf = {
    texts: kept,
    calls,
    fails: null,
    getItem(key) {
      done(`get ${key}`);
      return kept.get(key) ?? null;
    },
    setItem(key, value) {
      done(`set ${key}`);
      kept.set(key, value);
    },
    removeItem(key) {
      done(`remove ${key}`);
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
    assert.isTrue(await table.act(wishedAction(await settled(table)) as Action));
  await settled(table);
}

/** The human plays to the end of the game. */
async function playOut(table: WattenTable): Promise<void> {
  while (viewOf(table).phase !== 'game-over') {
    assert.isTrue(await table.act(wishedAction(await settled(table)) as Action));
    await until(() => viewOf(table).toAct.includes(0) || viewOf(table).phase === 'game-over', 'the others have played');
  }
}

const codesOf = (told: Parameters<typeof errorsOf>[0]): readonly string[] => errorsOf(told).map(({ code }) => code);
/** What is kept, but for the note of which tab plays a game. */
const keptIn = (storage: Shelf, key: string): unknown => {
  const kept = JSON.parse(storage.texts.get(key) ?? 'null') as object | null;
  return kept && Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'holder'));
};
const savedOf = (table: WattenTable): SavedGame => JSON.parse(JSON.stringify(table.save())) as SavedGame;

describe('what a table keeps', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  for (const [what, attributes, storage] of [
    ['without persist', {}, undefined],
    ['with storage null', { persist: 'eigen' }, null],
  ] as const) {
    it(`${what} is nothing: no storage is touched in a whole game`, async () => {
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
            const told = listen(table, ['watten-error']);
            await table.start({ setup: SHORT });
            await playOut(table);
            assert.strictEqual(
              table.stats.variants.suedtirol?.games,
              1,
              'it is counted for as long as the table lives',
            );
            one(table, "[data-panel='score']").click();
            await until(() => rootOf(table).querySelector('.panel'), 'the panel is open');
            assert.isNull(rootOf(table).querySelector('.deletion'), 'there is nothing to delete');
            await table.stop();
            table.remove();
            await frames(2);
            assert.deepEqual(told, []);
          }),
        ),
      );
      assert.deepEqual(calls, []);
    });
  }

  it('goes into the storage of the page, one game and no more, and comes from there', async () => {
    const own = shelf();
    const table = tableWith(own);
    await table.start({ setup: SHORT });
    await playOut(table);
    const oneGame = own.texts.get(GAME)?.length ?? 0;
    assert.isTrue(await table.act({ type: 'next', seat: 0 }));
    await settled(table);
    assert.deepEqual(keptIn(own, GAME), savedOf(table));
    assert.isBelow(own.texts.get(GAME)?.length ?? 0, oneGame + 1000, 'the games before are not kept');
    assert.isNull(localStorage.getItem(GAME));
    const [view, saved] = [viewOf(table), savedOf(table)];
    table.remove();
    const next = tableWith(own);
    await settled(next);
    assert.deepEqual(savedOf(next), saved);
    assert.deepEqual(viewOf(next), view);
  });

  it('cannot be kept where that is forbidden: it is told once, and again after it worked', async () => {
    const own = shelf();
    own.fails = new Error('Quota exceeded');
    const table = tableWith(own);
    const told = listen(table, ['watten-error']);
    await table.start({ seed: 'voll', setup: { dealer: 3 } });
    await playOn(table, 6);
    assert.deepEqual(codesOf(told), ['persist-failed']);
    assert.include(errorsOf(told)[0].message, 'Quota exceeded');
    own.fails = null;
    await playOn(table, 1);
    assert.deepEqual(keptIn(own, GAME), savedOf(table));
    own.fails = new Error('Quota exceeded');
    await playOn(table, 3);
    assert.deepEqual(codesOf(told), ['persist-failed', 'persist-failed']);
    table.persist = 'anders';
    await playOn(table, 2);
    assert.lengthOf(told, 3, 'another name is tried anew');
  });

  it('is nowhere if the browser forbids its own storage, and the game goes on', async () => {
    const forbidden = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden });
    try {
      const table = tableWith(undefined);
      assert.isNull(table.storage);
      const told = listen(table, ['watten-error']);
      await table.start({ seed: 'verboten', setup: { dealer: 3 } });
      await playOn(table, 4);
      assert.deepEqual(codesOf(told), ['persist-failed']);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', original);
    }
  });

  it('goes nowhere else than into a storage', () => {
    const table = newTable();
    const told = listen(table);
    assert.strictEqual(table.storage, localStorage);
    for (const wrong of ['local', 7, {}, { getItem: () => null, setItem: () => {} }])
      Reflect.set(table, 'storage', wrong);
    assert.deepEqual(codesOf(told), ['invalid-value', 'invalid-value', 'invalid-value', 'invalid-value']);
    for (const { message } of errorsOf(told))
      assert.match(message, /'storage' cannot be .*getItem, setItem and removeItem/);
    assert.strictEqual(table.storage, localStorage);
    table.storage = null;
    assert.isNull(table.storage);
    table.storage = undefined as never;
    assert.strictEqual(table.storage, localStorage);
  });

  it('does not come back over a game that the page began meanwhile', async () => {
    const own = shelf();
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

  it('count each finished game of a human once, by what the game itself says, and outlive a reload', async () => {
    const own = shelf();
    const table = tableWith(own);
    assert.deepEqual(table.stats, { version: 1, variants: {} });
    const due = { games: 0, won: 0, given: 0, taken: 0, longestRun: 0, run: 0 };
    table.addEventListener('watten-game-end', ({ detail: { side, bummerl } }) => {
      const hasWon = side === 0;
      due.games++;
      due.won += Number(hasWon);
      due.given += hasWon ? bummerl : 0;
      due.taken += hasWon ? 0 : bummerl;
      due.run = hasWon ? due.run + 1 : 0;
      due.longestRun = Math.max(due.longestRun, due.run);
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
      assert.deepEqual(table.stats, { version: 1, variants: { suedtirol: due } });
    }
    assert.strictEqual(due.games, scores.length);
    assert.deepEqual(keptIn(own, STATS), table.stats);
    table.remove();
    const next = tableWith(own);
    await until(() => next.view?.phase === 'game-over', 'it is back where the game is over');
    await frames(3);
    assert.strictEqual(next.stats.variants.suedtirol?.games, scores.length, 'it is not counted again');
    (next.stats.variants.suedtirol as { games: number }).games = 99;
    assert.strictEqual(next.stats.variants.suedtirol?.games, scores.length, 'what is given out is a copy');
  });

  it('count Bummerl of three players each by its own', async () => {
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

  it('do not count where nobody sits, nor a game that runs elsewhere', async () => {
    const table = tableWith(null);
    table.seats = [scripted(), scripted(), scripted(), scripted()];
    await table.start({ setup: SHORT });
    await until(() => viewOf(table).phase === 'game-over', 'the game is over');
    const game = createGame({ seed: 'fern', setup: SHORT });
    table.connection = connect(game, 0);
    await until(() => table.view?.phase === 'cut', 'the other game is there');
    while (game.phase !== 'game-over') game.act(game.legalActions(game.toAct[0])[0]);
    await until(() => viewOf(table).phase === 'game-over', 'it is over');
    assert.deepEqual(table.stats, { version: 1, variants: {} });
  });

  for (const broken of ['{', '7', '{"version":0}', '{"version":1,"variants":{"suedtirol":{"games":-1}}}']) {
    it(`begin anew, and it is told once, where what is stored is ${broken}`, async () => {
      const own = shelf();
      own.texts.set(STATS, broken);
      const table = tableWith(own);
      const told = listen(table, ['watten-error']);
      assert.deepEqual(table.stats, { version: 1, variants: {} });
      await table.start({ setup: SHORT });
      await playOut(table);
      assert.strictEqual(table.stats.variants.suedtirol?.games, 1);
      assert.deepEqual(codesOf(told), ['invalid-stats']);
      assert.deepEqual(keptIn(own, STATS), table.stats);
    });
  }
});

describe('the button that deletes what is kept', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  const focused = (table: WattenTable): HTMLElement | null => rootOf(table).activeElement as HTMLElement | null;
  const button = (table: WattenTable, name: string): HTMLElement => one(table, `[data-deletion='${name}']`);
  const opened = async (table: WattenTable): Promise<void> => {
    one(table, "[data-panel='score']").click();
    await until(() => rootOf(table).querySelector('.deletion'), 'the button is there');
  };

  it('asks first, by keyboard and aloud; then all is gone until the visitor plays on', async () => {
    const own = shelf();
    own.texts.set('watten-table:anderer', 'bleibt');
    const table = tableWith(own);
    await table.start({ setup: SHORT });
    await playOut(table);
    await table.start({ seed: 'weg', setup: { dealer: 3 } });
    await settled(table);
    assert.includeMembers([...own.texts.keys()], [GAME, STATS]);
    await opened(table);
    button(table, 'ask').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'the harmless answer has the focus');
    assert.include(one(table, '.deletion').getAttribute('aria-label') ?? '', de['delete-question']);
    const [no, yes] = ['cancel', 'confirm'].map((name) => button(table, name));
    assert.notStrictEqual(getComputedStyle(yes).borderStyle, getComputedStyle(no).borderStyle, 'told by their edge');
    assert.isNotNull(yes.querySelector('svg'), 'and by a sign');
    assert.isNull(no.querySelector('svg'));
    await allIsFit(table, 'asked whether to delete');
    await sendKeys({ press: 'Enter' });
    await until(() => focused(table)?.dataset.deletion === 'ask', 'it is offered as before');
    assert.isTrue(own.texts.has(GAME));
    await sendKeys({ press: 'Enter' });
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'it asks again');
    await press(button(table, 'confirm'));
    await until(() => texts(table, '.deletion').join() === de['delete-done'], 'it says that it is done');
    assert.include(one(table, '.live').textContent ?? '', de['delete-done']);
    assert.strictEqual(focused(table)?.getAttribute('aria-label'), de['label-close']);
    assert.deepEqual([...own.texts.keys()], ['watten-table:anderer']);
    assert.deepEqual(table.stats, { version: 1, variants: {} });
    await sendKeys({ press: 'Escape' });
    await frames(3);
    assert.deepEqual([...own.texts.keys()], ['watten-table:anderer'], 'it stays deleted');
    await playOn(table, 1);
    assert.deepEqual(keptIn(own, GAME), savedOf(table), 'who plays on is kept again');
    assert.isFalse(own.texts.has(STATS));
  });

  it('is done with the statistics alone in their panel, which counts what was played', async () => {
    const own = shelf();
    const table = tableWith(own);
    await table.start({ setup: SHORT });
    await playOut(table);
    await press(one(table, "[data-panel='settings']"));
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
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'it asks');
    assert.include(one(table, '.deletion').getAttribute('aria-label') ?? '', de['clear-question']);
    await press(button(table, 'cancel'));
    await until(() => focused(table)?.dataset.deletion === 'ask', 'it is offered as before');
    assert.strictEqual(own.texts.get(STATS), keptStats);
    await press(button(table, 'ask'));
    await until(() => focused(table)?.dataset.deletion === 'cancel', 'it asks again');
    await press(button(table, 'confirm'));
    await until(() => texts(table, '.deletion').join() === de['clear-done'], 'it says that it is done');
    assert.include(one(table, '.live').textContent ?? '', de['clear-done']);
    assert.isFalse(own.texts.has(STATS));
    assert.isTrue(own.texts.has(GAME), 'the game is still kept');
    assert.include(one(table, '.panel').textContent ?? '', de['stats-none']);
    assert.deepEqual(table.stats.variants, {});
  });

  it('keeps nothing of what others do meanwhile', async () => {
    const own = shelf();
    const table = tableWith(own);
    let answer = (): void => {};
    const slow = {
      decide: (view: Parameters<typeof wishedAction>[0]) =>
        new Promise<Action | null>((resolve) => (answer = () => resolve(wishedAction(view)))),
    };
    table.seats = ['human', slow, slow, slow];
    await table.start({ seed: 'langsam', setup: { dealer: 3 } });
    await until(() => viewOf(table).phase === 'cut', 'another is asked');
    await opened(table);
    button(table, 'ask').click();
    await until(() => rootOf(table).querySelector("[data-deletion='confirm']"), 'it asks');
    button(table, 'confirm').click();
    assert.isEmpty([...own.texts.keys()]);
    answer();
    await until(() => viewOf(table).phase !== 'cut', 'another has acted');
    assert.isEmpty([...own.texts.keys()]);
  });

  it('says so when it cannot', async () => {
    const own = shelf();
    const table = tableWith(own);
    await table.start({ seed: 'fest', setup: { dealer: 3 } });
    await settled(table);
    const told = listen(table, ['watten-error']);
    await opened(table);
    button(table, 'ask').click();
    await until(() => rootOf(table).querySelector("[data-deletion='confirm']"), 'it asks');
    own.fails = new Error('locked');
    button(table, 'confirm').click();
    await until(() => texts(table, '.deletion p').join() === de['delete-failed'], 'it says so');
    assert.deepEqual(codesOf(told), ['persist-failed']);
    assert.isNotEmpty(all(table, "[data-deletion='ask']"), 'it can be tried again');
  });
});
