/** Two tables that share a storage to simulate two browser tabs. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action, Setup } from '../../src/engine.js';
import type { SavedGame, TableStorage, WattenTable } from '../../src/index.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { de } from '../i18n/spoken.js';
import {
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
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

/** One hand decides the game. */
const SHORT: Setup = { dealer: 3, score: [14, 14] };
const GAME = 'watten-table:tabs';

interface SharedStorage extends TableStorage {
  readonly texts: Map<string, string>;
  /** The capacity in characters. */
  capacity: number;
}

/** A storage shared by several tables, without `storage` events. */
function createStorage(): SharedStorage {
  const kept = new Map<string, string>();
  const own: SharedStorage = {
    texts: kept,
    capacity: Infinity,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const others = [...kept].filter(([other]) => other !== key).map(([, text]) => text.length);
      if (others.reduce((sum, length) => sum + length, value.length) > own.capacity)
        throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
  return own;
}

function tableWith(storage: TableStorage, attributes: Attributes = {}): WattenTable {
  const table = newTable({ persist: 'tabs', ...attributes });
  table.storage = storage;
  table.seats = ['human', scripted(), scripted(), scripted()];
  return table;
}

const act = async (table: WattenTable): Promise<boolean> => table.act(preferredAction(await settled(table)) as Action);

async function playOn(table: WattenTable, actions: number): Promise<void> {
  for (let count = 0; count < actions; count++) assert.isTrue(await act(table));
  await settled(table);
}

async function playOut(table: WattenTable): Promise<void> {
  while (table.view && table.view.phase !== 'game-over') {
    const view = await settled(table);
    // The table can have played the visitor's last card.
    if (view.phase !== 'game-over') await table.act(preferredAction(view) as Action);
    await until(
      () => !table.view || viewOf(table).toAct.includes(0) || viewOf(table).phase === 'game-over',
      'the other players have acted',
    );
  }
}

const storedIn = (storage: SharedStorage): SavedGame => JSON.parse(storage.texts.get(GAME) ?? 'null') as SavedGame;
const savedOf = (table: WattenTable): SavedGame => JSON.parse(JSON.stringify(table.save())) as SavedGame;
const actionsIn = ({ game }: SavedGame): number => game.actions.length;

const waitForTakeOver = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('[data-elsewhere]'), 'the table offers to take the game back');

describe('a game in two tabs', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('a later tab continues the game, and the earlier tab can take the game back in its current state', async () => {
    const storage = createStorage();
    const first = tableWith(storage);
    const events = listen(first, ['watten-error', 'watten-stop']);
    await first.start({ seed: 'zwei', setup: { dealer: 3 } });
    await playOn(first, 4);
    const { hand } = viewOf(first);
    const second = tableWith(storage);
    await settled(second);
    assert.deepEqual(viewOf(second).hand, hand, 'the same game');
    await waitForTakeOver(first);
    assert.isNull(first.view);
    assert.include(texts(first, '.poster').join(), de.elsewhere);
    assert.deepEqual(
      events.map(({ type, detail }) => [type, (detail as { code?: string; reason?: string }).code ?? detail]),
      [
        ['watten-error', 'taken-over'],
        ['watten-stop', { reason: 'elsewhere' }],
      ],
    );
    await playOn(second, 6);
    const ahead = savedOf(second);
    one(first, '[data-elsewhere]').click();
    await settled(first);
    assert.strictEqual(actionsIn(savedOf(first)), actionsIn(ahead));
    assert.deepEqual(savedOf(first).game, ahead.game);
    await waitForTakeOver(second);
    await playOn(first, 2);
    assert.deepEqual(storedIn(storage).game, savedOf(first).game);
  });

  it("an earlier tab that has missed a takeover does not overwrite the later tab's game", async () => {
    const storage = createStorage();
    const first = tableWith(storage);
    await first.start({ seed: 'taub', setup: { dealer: 3 } });
    await playOn(first, 3);
    // A later tab has continued the game without events on this page.
    const { game, ...rest } = storedIn(storage);
    const later = { ...rest, game: { ...game, seed: 'weiter' }, holder: { tab: 'other', claim: 2 } };
    storage.texts.set(GAME, JSON.stringify(later));
    await act(first);
    await waitForTakeOver(first);
    assert.deepEqual(JSON.parse(storage.texts.get(GAME) ?? ''), later);
  });

  it("if both tabs write at the same moment, the later tab's game stays stored", async () => {
    const storage = createStorage();
    const first = tableWith(storage);
    await first.start({ seed: 'knapp', setup: { dealer: 3 } });
    await playOn(first, 2);
    const stale = storage.texts.get(GAME) ?? '';
    first.remove();
    const second = tableWith(storage);
    await settled(second);
    storage.texts.set(GAME, stale);
    await playOn(second, 2);
    assert.deepEqual(storedIn(storage).game, savedOf(second).game);
  });

  it('a reinserted table continues the game from its state in the other tab', async () => {
    const storage = createStorage();
    const first = tableWith(storage);
    await first.start({ seed: 'weg', setup: { dealer: 3 } });
    await playOn(first, 2);
    const box = first.parentElement as HTMLElement;
    first.remove();
    await frames(2);
    const second = tableWith(storage);
    await settled(second);
    await playOn(second, 3);
    const ahead = savedOf(second);
    box.append(first);
    await settled(first);
    assert.deepEqual(savedOf(first).game, ahead.game);
    await waitForTakeOver(second);
  });

  it('the earlier tab shows its poster if the later tab has stopped the game', async () => {
    const storage = createStorage();
    const first = tableWith(storage);
    await first.start({ seed: 'aus', setup: { dealer: 3 } });
    await settled(first);
    const second = tableWith(storage);
    await settled(second);
    await waitForTakeOver(first);
    await second.stop();
    assert.isFalse(storage.texts.has(GAME));
    one(first, '[data-elsewhere]').click();
    await until(() => rootOf(first).querySelector('.poster .fan'), 'the poster');
    await first.start();
    await settled(first);
    assert.deepEqual(storedIn(storage).game, savedOf(first).game);
  });

  it("stop() in an earlier tab does not delete the later tab's game", async () => {
    const storage = createStorage();
    const first = tableWith(storage);
    await first.start({ seed: 'fort', setup: { dealer: 3 } });
    await settled(first);
    first.remove();
    await frames(2);
    const second = tableWith(storage);
    await settled(second);
    await first.stop();
    assert.isTrue(storage.texts.has(GAME));
  });
});

describe('data stored by two tabs', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('statistics count the games of both tabs, including games that could not be stored immediately', async () => {
    const storage = createStorage();
    const [first, second] = [tableWith(storage), tableWith(storage, { persist: 'tabs', lesson: '' })];
    await until(() => rootOf(second).querySelector('.lesson'), 'the lesson in the other tab');
    assert.deepEqual([first.stats.variants, second.stats.variants], [{}, {}]);
    await first.start({ setup: SHORT });
    // The first tab cannot store its game, while the second tab counts a game.
    const setItem = storage.setItem.bind(storage);
    storage.setItem = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
    await playOut(first);
    storage.setItem = setItem;
    const other = { games: 1, won: 1, given: 1, taken: 0, longestRun: 1, run: 1 };
    storage.texts.set('watten-table-stats:tabs', JSON.stringify({ version: 1, variants: { suedtirol: other } }));
    assert.isTrue(await first.act({ type: 'next', seat: 0 }));
    await settled(first);
    assert.strictEqual(second.stats.variants.suedtirol?.games, 2, 'both games are counted');
    assert.strictEqual(first.stats.variants.suedtirol?.games, 2);
  });

  it('storing a setting keeps settings that another tab has stored', async () => {
    const storage = createStorage();
    const [first, second] = [tableWith(storage), tableWith(storage, { persist: 'tabs', lesson: '' })];
    await first.start({ setup: { dealer: 3 } });
    await settled(first);
    await until(() => rootOf(second).querySelector('.lesson'), 'the lesson');
    const prefer = async (table: WattenTable, name: string): Promise<void> => {
      if (!rootOf(table).querySelector('[data-preference]')) await openPanel(table, 'settings');
      await until(() => rootOf(table).querySelector(`[data-preference='${name}']`), 'the settings');
      one(table, `[data-preference='${name}']`).click();
    };
    await prefer(first, 'sort');
    // The other tab has read the stored data before this change.
    await prefer(first, 'talk');
    storage.texts.set(
      'watten-table-preferences:tabs',
      JSON.stringify({ ...JSON.parse(storage.texts.get('watten-table-preferences:tabs') ?? '{}'), handed: 'left' }),
    );
    await prefer(first, 'sound');
    const kept = JSON.parse(storage.texts.get('watten-table-preferences:tabs') ?? '{}') as object;
    assert.sameMembers(Object.keys(kept), ['sort', 'talk', 'handed', 'sound']);
  });

  it('the stored step of a lesson is the furthest step reached in any tab', async () => {
    const storage = createStorage();
    const lessonOf = (): unknown => JSON.parse(storage.texts.get('watten-table-lesson:tabs') ?? 'null');
    storage.texts.set('watten-table-lesson:tabs', JSON.stringify({ id: 'watten', step: 2 }));
    const behind = tableWith(storage, { lesson: 'watten' });
    const events = listen(behind, ['watten-lesson']);
    await until(() => events.length > 0, 'the lesson is shown');
    assert.strictEqual((events[0].detail as { step: number }).step, 3, 'data of an earlier version are read');
    storage.texts.set('watten-table-lesson:tabs', JSON.stringify({ version: 1, steps: { watten: 6, weli: 1 } }));
    await behind.startLesson('blind');
    assert.deepEqual(lessonOf(), { version: 1, steps: { watten: 6, weli: 1, blind: 0 } });
    await behind.startLesson('watten');
    assert.deepEqual(lessonOf(), { version: 1, steps: { watten: 6, weli: 1, blind: 0 } });
  });
});

describe('data stored by a later version', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  const LATER: Readonly<Record<string, string>> = {
    [GAME]: '{"version":3,"game":{"later":true}}',
    'watten-table-stats:tabs': '{"version":2,"later":true}',
    'watten-table-preferences:tabs': '{"version":2,"later":true}',
    'watten-table-lesson:tabs': '{"version":2,"later":true}',
    'watten-table-puzzle:tabs': '{"version":2,"later":true}',
    'watten-table-help:tabs': '{"version":2,"later":true}',
    'watten-table-seat:tabs': '{"version":2,"later":true}',
    'watten-table-sheet:tabs': '{"version":2,"later":true}',
  };

  it('the table preserves data stored by a later version, fires one error per key and stays playable', async () => {
    const storage = createStorage();
    for (const [key, text] of Object.entries(LATER)) storage.texts.set(key, text);
    const table = tableWith(storage, { help: 'on' });
    const events = listen(table, ['watten-error']);
    await table.start({ setup: SHORT });
    await playOut(table);
    assert.strictEqual(table.stats.variants.suedtirol?.games, 1, 'the game counts while the table exists');
    await table.stop();
    await table.startLesson();
    await table.start({ setup: { dealer: 3 } });
    await settled(table);
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector("[data-preference='sort']"), 'the settings');
    one(table, "[data-preference='sort']").click();
    await frames(2);
    assert.strictEqual(one(table, "[data-preference='sort']").ariaChecked, 'false', 'the chosen setting applies');
    assert.deepEqual(Object.fromEntries(storage.texts), LATER);
    const codes = errorsOf(events).map(({ code }) => code);
    assert.deepEqual([...new Set(codes)], ['later-version']);
    const keys = errorsOf(events).map(({ message }) => /'(watten-table[^']*)'/.exec(message)?.[1]);
    assert.strictEqual(new Set(keys).size, keys.length, 'one error per key');
  });

  it('a stored game with a record of a later version stays unchanged', async () => {
    const storage = createStorage();
    const later = '{"version":2,"game":{"version":3,"actions":[]},"seat":0}';
    storage.texts.set(GAME, later);
    const table = tableWith(storage);
    await table.start({ setup: { dealer: 3 } });
    await playOn(table, 2);
    assert.strictEqual(storage.texts.get(GAME), later);
  });

  it('deleting all stored data also deletes data stored by a later version', async () => {
    const storage = createStorage();
    for (const [key, text] of Object.entries(LATER)) storage.texts.set(key, text);
    const table = tableWith(storage);
    await table.start({ setup: { dealer: 3 } });
    await settled(table);
    one(table, "[data-panel='score']").click();
    for (const name of ['ask', 'confirm']) {
      await until(() => rootOf(table).querySelector(`[data-deletion=${name}]`), 'the button is shown');
      one(table, `[data-deletion=${name}]`).click();
    }
    await until(() => storage.texts.size === 0, 'all data are deleted');
  });
});

describe('storage that fills up during a game', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  const notice = (table: WattenTable): string => texts(table, '.unsaved').join();

  it('if the storage is full, the table deletes the outdated stored game and shows a notice', async () => {
    const storage = createStorage();
    const table = tableWith(storage);
    const events = listen(table, ['watten-error']);
    await table.start({ seed: 'voll', setup: { dealer: 3 } });
    await playOn(table, 3);
    assert.strictEqual(notice(table), '');
    storage.capacity = 100;
    await act(table);
    await until(() => notice(table).includes(de['not-kept']), 'the notice is shown');
    assert.isFalse(storage.texts.has(GAME), 'a reload must not bring an older game back');
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['persist-failed'],
    );
    one(table, '.unsaved button').click();
    await until(() => notice(table) === '', 'the notice is closed');
    await act(table);
    await frames(2);
    assert.strictEqual(notice(table), '', 'the notice stays closed');
    storage.capacity = Infinity;
    await act(table);
    await settled(table);
    assert.deepEqual(storedIn(storage).game, savedOf(table).game);
    storage.capacity = 100;
    await act(table);
    await until(() => notice(table) !== '', 'the notice is shown again');
  });

  it('if storage space is short, the table deletes the old state of a game before it stores the new state', async () => {
    const storage = createStorage();
    const table = tableWith(storage);
    await table.start({ seed: 'eng', setup: { dealer: 3 } });
    await playOn(table, 2);
    const setItem = storage.setItem.bind(storage);
    // Browsers need space for the new text before they delete the old one.
    storage.setItem = (key, value) => {
      if (storage.texts.has(key)) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      setItem(key, value);
    };
    await playOn(table, 1);
    assert.deepEqual(storedIn(storage).game, savedOf(table).game);
    assert.strictEqual(notice(table), '');
  });
});
