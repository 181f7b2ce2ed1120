/** Two tables that keep their data in one place, as two tabs of a browser do. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action, Setup } from '../../src/engine.js';
import type { SavedGame, TableStorage, WattenTable } from '../../src/index.js';
import { wishedAction, scripted } from '../../tools/scenes/scripted.js';
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
} from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** One hand decides the game. */
const SHORT: Setup = { dealer: 3, score: [14, 14] };
const GAME = 'watten-table:tabs';

interface Shelf extends TableStorage {
  readonly texts: Map<string, string>;
  /** How many characters fit in. */
  room: number;
}

/** A storage that several tables share; nobody is told of changes. */
function shelf(): Shelf {
  const kept = new Map<string, string>();
  const own: Shelf = {
    texts: kept,
    room: Infinity,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const others = [...kept].filter(([other]) => other !== key).map(([, text]) => text.length);
      if (others.reduce((sum, length) => sum + length, value.length) > own.room)
        throw new DOMException('Out of room.', 'QuotaExceededError');
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

const act = async (table: WattenTable): Promise<boolean> => table.act(wishedAction(await settled(table)) as Action);

async function playOn(table: WattenTable, actions: number): Promise<void> {
  for (let count = 0; count < actions; count++) assert.isTrue(await act(table));
  await settled(table);
}

async function playOut(table: WattenTable): Promise<void> {
  while (table.view && table.view.phase !== 'game-over') {
    await act(table);
    await until(
      () => !table.view || viewOf(table).toAct.includes(0) || viewOf(table).phase === 'game-over',
      'the others have played',
    );
  }
}

const storedIn = (storage: Shelf): SavedGame => JSON.parse(storage.texts.get(GAME) ?? 'null') as SavedGame;
const savedOf = (table: WattenTable): SavedGame => JSON.parse(JSON.stringify(table.save())) as SavedGame;
const actionsIn = ({ game }: SavedGame): number => game.actions.length;

const isElsewhere = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('[data-elsewhere]'), 'the table says that the game is elsewhere');

describe('a game in two tabs', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('goes on in the later one; the earlier one says so, and takes it back where it is by then', async () => {
    const storage = shelf();
    const first = tableWith(storage);
    const told = listen(first, ['watten-error', 'watten-stop']);
    await first.start({ seed: 'zwei', setup: { dealer: 3 } });
    await playOn(first, 4);
    const { hand } = viewOf(first);
    const second = tableWith(storage);
    await settled(second);
    assert.deepEqual(viewOf(second).hand, hand, 'the same game');
    await isElsewhere(first);
    assert.isNull(first.view);
    assert.include(texts(first, '.poster').join(), de.elsewhere);
    assert.deepEqual(
      told.map(({ type, detail }) => [type, (detail as { code?: string; reason?: string }).code ?? detail]),
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
    await isElsewhere(second);
    await playOn(first, 2);
    assert.deepEqual(storedIn(storage).game, savedOf(first).game);
  });

  it('is not overwritten by a tab that has not heard of the later one', async () => {
    const storage = shelf();
    const first = tableWith(storage);
    await first.start({ seed: 'taub', setup: { dealer: 3 } });
    await playOn(first, 3);
    // A later tab, of which this page hears nothing, has gone on for a while.
    const { game, ...rest } = storedIn(storage);
    const later = { ...rest, game: { ...game, seed: 'weiter' }, holder: { tab: 'other', claim: 2 } };
    storage.texts.set(GAME, JSON.stringify(later));
    await act(first);
    await isElsewhere(first);
    assert.deepEqual(JSON.parse(storage.texts.get(GAME) ?? ''), later);
  });

  it('stays that of the later one when the earlier one writes in the same moment', async () => {
    const storage = shelf();
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

  it('comes back as the other tab left it where the element was off the page meanwhile', async () => {
    const storage = shelf();
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
    await isElsewhere(second);
  });

  it('that was stopped in the later tab leaves the earlier one its poster', async () => {
    const storage = shelf();
    const first = tableWith(storage);
    await first.start({ seed: 'aus', setup: { dealer: 3 } });
    await settled(first);
    const second = tableWith(storage);
    await settled(second);
    await isElsewhere(first);
    await second.stop();
    assert.isFalse(storage.texts.has(GAME));
    one(first, '[data-elsewhere]').click();
    await until(() => rootOf(first).querySelector('.poster .fan'), 'the poster');
    await first.start();
    await settled(first);
    assert.deepEqual(storedIn(storage).game, savedOf(first).game);
  });

  it('is not removed by a tab that stops what it has left behind', async () => {
    const storage = shelf();
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

describe('what two tabs keep', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('counts games of both, also those that could not be stored at once', async () => {
    const storage = shelf();
    const [first, second] = [tableWith(storage), tableWith(storage, { persist: 'tabs', lesson: '' })];
    await until(() => rootOf(second).querySelector('.lesson'), 'the other tab has a lesson');
    assert.deepEqual([first.stats.variants, second.stats.variants], [{}, {}]);
    await first.start({ setup: SHORT });
    // The first cannot store its game, and the second counts one meanwhile.
    const setItem = storage.setItem.bind(storage);
    storage.setItem = () => {
      throw new DOMException('Out of room.', 'QuotaExceededError');
    };
    await playOut(first);
    storage.setItem = setItem;
    const other = { games: 1, won: 1, given: 1, taken: 0, longestRun: 1, run: 1 };
    storage.texts.set('watten-table-stats:tabs', JSON.stringify({ version: 1, variants: { suedtirol: other } }));
    assert.isTrue(await first.act({ type: 'next', seat: 0 }));
    await settled(first);
    assert.strictEqual(second.stats.variants.suedtirol?.games, 2, 'both are there');
    assert.strictEqual(first.stats.variants.suedtirol?.games, 2);
  });

  it('are the preferences of both', async () => {
    const storage = shelf();
    const [first, second] = [tableWith(storage), tableWith(storage, { persist: 'tabs', lesson: '' })];
    await first.start({ setup: { dealer: 3 } });
    await settled(first);
    await until(() => rootOf(second).querySelector('.lesson'), 'the lesson');
    const prefer = async (table: WattenTable, name: string): Promise<void> => {
      if (!rootOf(table).querySelector('[data-preference]')) one(table, "[data-panel='settings']").click();
      await until(() => rootOf(table).querySelector(`[data-preference='${name}']`), 'the settings');
      one(table, `[data-preference='${name}']`).click();
    };
    await prefer(first, 'sort');
    // The other one has read what is kept before.
    await prefer(first, 'talk');
    storage.texts.set(
      'watten-table-preferences:tabs',
      JSON.stringify({ ...JSON.parse(storage.texts.get('watten-table-preferences:tabs') ?? '{}'), handed: 'left' }),
    );
    await prefer(first, 'sound');
    const kept = JSON.parse(storage.texts.get('watten-table-preferences:tabs') ?? '{}') as object;
    assert.sameMembers(Object.keys(kept), ['sort', 'talk', 'handed', 'sound']);
  });

  it('is how far each lesson was, whichever tab is further', async () => {
    const storage = shelf();
    const lessonOf = (): unknown => JSON.parse(storage.texts.get('watten-table-lesson:tabs') ?? 'null');
    storage.texts.set('watten-table-lesson:tabs', JSON.stringify({ id: 'watten', step: 2 }));
    const behind = tableWith(storage, { lesson: 'watten' });
    const told = listen(behind, ['watten-lesson']);
    await until(() => told.length > 0, 'the lesson is there');
    assert.strictEqual((told[0].detail as { step: number }).step, 3, 'what an earlier version stored is read');
    storage.texts.set('watten-table-lesson:tabs', JSON.stringify({ version: 1, steps: { watten: 6, weli: 1 } }));
    await behind.startLesson('blind');
    assert.deepEqual(lessonOf(), { version: 1, steps: { watten: 6, weli: 1, blind: 0 } });
    await behind.startLesson('watten');
    assert.deepEqual(lessonOf(), { version: 1, steps: { watten: 6, weli: 1, blind: 0 } });
  });
});

describe('data of a later version', () => {
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

  it('stays untouched, is reported once for each kind, and the visitor plays without it', async () => {
    const storage = shelf();
    for (const [key, text] of Object.entries(LATER)) storage.texts.set(key, text);
    const table = tableWith(storage, { help: 'on' });
    const told = listen(table, ['watten-error']);
    await table.start({ setup: SHORT });
    await playOut(table);
    assert.strictEqual(table.stats.variants.suedtirol?.games, 1, 'it is counted for as long as the table lives');
    await table.stop();
    await table.startLesson();
    await table.start({ setup: { dealer: 3 } });
    await settled(table);
    one(table, "[data-panel='settings']").click();
    await until(() => rootOf(table).querySelector("[data-preference='sort']"), 'the settings');
    one(table, "[data-preference='sort']").click();
    await frames(2);
    assert.strictEqual(one(table, "[data-preference='sort']").ariaChecked, 'false', 'what is chosen counts');
    assert.deepEqual(Object.fromEntries(storage.texts), LATER);
    const codes = errorsOf(told).map(({ code }) => code);
    assert.deepEqual([...new Set(codes)], ['later-version']);
    const keys = errorsOf(told).map(({ message }) => /'(watten-table[^']*)'/.exec(message)?.[1]);
    assert.strictEqual(new Set(keys).size, keys.length, 'each is told once');
  });

  it('of a record inside of a stored game stays untouched, too', async () => {
    const storage = shelf();
    const later = '{"version":2,"game":{"version":3,"actions":[]},"seat":0}';
    storage.texts.set(GAME, later);
    const table = tableWith(storage);
    await table.start({ setup: { dealer: 3 } });
    await playOn(table, 2);
    assert.strictEqual(storage.texts.get(GAME), later);
  });

  it('goes when the visitor deletes all that is kept', async () => {
    const storage = shelf();
    for (const [key, text] of Object.entries(LATER)) storage.texts.set(key, text);
    const table = tableWith(storage);
    await table.start({ setup: { dealer: 3 } });
    await settled(table);
    one(table, "[data-panel='score']").click();
    for (const name of ['ask', 'confirm']) {
      await until(() => rootOf(table).querySelector(`[data-deletion=${name}]`), 'the button is there');
      one(table, `[data-deletion=${name}]`).click();
    }
    await until(() => storage.texts.size === 0, 'all is gone');
  });
});

describe('a storage that fills up during a game', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  const notice = (table: WattenTable): string => texts(table, '.unsaved').join();

  it('keeps no older game, the visitor is told, and both end when there is room again', async () => {
    const storage = shelf();
    const table = tableWith(storage);
    const told = listen(table, ['watten-error']);
    await table.start({ seed: 'voll', setup: { dealer: 3 } });
    await playOn(table, 3);
    assert.strictEqual(notice(table), '');
    storage.room = 100;
    await act(table);
    await until(() => notice(table).includes(de['not-kept']), 'the visitor is told');
    assert.isFalse(storage.texts.has(GAME), 'a reload must not bring an older game back');
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['persist-failed'],
    );
    one(table, '.unsaved button').click();
    await until(() => notice(table) === '', 'it can be closed');
    await act(table);
    await frames(2);
    assert.strictEqual(notice(table), '', 'and stays closed');
    storage.room = Infinity;
    await act(table);
    await settled(table);
    assert.deepEqual(storedIn(storage).game, savedOf(table).game);
    storage.room = 100;
    await act(table);
    await until(() => notice(table) !== '', 'it is told again when it happens again');
  });

  it('has room for the game where the older one has to go for it', async () => {
    const storage = shelf();
    const table = tableWith(storage);
    await table.start({ seed: 'eng', setup: { dealer: 3 } });
    await playOn(table, 2);
    const setItem = storage.setItem.bind(storage);
    // Browsers want room for the new text before the old one goes.
    storage.setItem = (key, value) => {
      if (storage.texts.has(key)) throw new DOMException('Out of room.', 'QuotaExceededError');
      setItem(key, value);
    };
    await playOn(table, 1);
    assert.deepEqual(storedIn(storage).game, savedOf(table).game);
    assert.strictEqual(notice(table), '');
  });
});
