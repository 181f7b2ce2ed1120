/** Tests for the list of people with whom a visitor does not want to play again. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { ListedTable } from '../../src/online/open-tables.js';
import { createAvoidedPeople } from '../../src/element/features/online/avoided.js';
import { createKeeper, type Keeper } from '../../src/element/shell/storage/keeper.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const keeperWith = (texts: Map<string, string>, name: string | null = 'club'): Keeper => {
  const keeper = createKeeper({ name: () => name, onFailure: (code, message) => assert.fail(`${code}: ${message}`) });
  keeper.storage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
  return keeper;
};

const listed = (table: string, ...names: readonly (string | null)[]): ListedTable => ({
  ...{ table, variant: 'suedtirol', players: 4, target: 18, turnTimeout: 45_000, free: 1, playing: false },
  people: names.map((name, guest) => ({ guest, name })),
});

test('an avoided person is recognised by name at all tables, and by number at the same table', () => {
  const avoided = createAvoidedPeople(keeperWith(new Map()), () => {});
  avoided.set('table-1', { guest: 1, name: 'Luis (2)' }, true);
  avoided.set('table-1', { guest: 3, name: null }, true);
  assert.ok(avoided.has('table-1', { guest: 1, name: 'Renamed' }));
  assert.ok(!avoided.has('table-1', { guest: 0, name: 'Moidl' }));
  assert.ok(avoided.isAvoided(listed('table-1', 'Moidl', 'Renamed')));
  assert.ok(avoided.isAvoided(listed('table-2', 'LUIS')));
  assert.ok(!avoided.isAvoided(listed('table-2', 'Moidl', 'Sepp', 'Rosa', null)));
  avoided.set('table-2', { guest: 0, name: 'Luis' }, false);
  assert.ok(!avoided.isAvoided(listed('table-3', 'Luis')));
});

test('the list contains each avoided person with the name that the visitor saw, and entries can be removed', () => {
  const texts = new Map<string, string>();
  const avoided = createAvoidedPeople(keeperWith(texts), () => {});
  avoided.set('table-1', { guest: 1, name: 'Luis (2)' }, true);
  avoided.set('table-1', { guest: 2, name: null }, true);
  avoided.addTable('table-2');
  assert.deepEqual(
    avoided.entries.map(({ table, guest, shown }) => [table, guest, shown]),
    [
      ['table-1', 1, 'Luis (2)'],
      ['table-1', 2, undefined],
      ['table-2', null, undefined],
    ],
  );
  const [luis, , table] = avoided.entries;
  assert.ok(luis && table);
  avoided.remove(luis);
  avoided.remove(table);
  assert.ok(!avoided.isAvoided(listed('table-3', 'Luis')));
  assert.ok(!avoided.isAvoided(listed('table-2', 'Moidl')));
  assert.equal(createAvoidedPeople(keeperWith(texts), () => {}).entries.length, 1);
});

test('a visitor who was sent away avoids the whole table', () => {
  const avoided = createAvoidedPeople(keeperWith(new Map()), () => {});
  avoided.addTable('table-1');
  assert.ok(avoided.isAvoided(listed('table-1', 'Moidl')));
  assert.ok(!avoided.isAvoided(listed('table-2', 'Moidl')));
});

test('the list is stored for 90 days and 100 entries, and unreadable data counts as an empty list', (t: TestContext) => {
  t.mock.timers.enable({ apis: ['Date'], now: 20_000 * DAY_MS });
  const texts = new Map<string, string>();
  createAvoidedPeople(keeperWith(texts), () => {}).set('table-1', { guest: 1, name: 'Luis' }, true);
  assert.deepEqual(JSON.parse(texts.get('watten-table-avoided:club') ?? ''), {
    version: 1,
    entries: [{ table: 'table-1', guest: 1, name: 'luis', shown: 'Luis', day: 20_000 }],
  });
  const again = createAvoidedPeople(keeperWith(texts), () => {});
  t.mock.timers.setTime(20_090 * DAY_MS);
  assert.ok(again.isAvoided(listed('table-2', 'Luis')));
  t.mock.timers.setTime(20_091 * DAY_MS);
  assert.ok(!again.isAvoided(listed('table-2', 'Luis')));
  for (let guest = 0; guest < 101; guest++) again.set('table-3', { guest, name: `Guest ${guest}` }, true);
  assert.deepEqual([again.isAvoided(listed('x', 'Guest 0')), again.isAvoided(listed('x', 'Guest 1'))], [false, true]);
  for (const text of ['not JSON', '5', '{"entries":5}', '{"entries":[null,{"table":1}]}']) {
    texts.set('watten-table-avoided:club', text);
    assert.ok(!again.isAvoided(listed('x', 'Guest 1')), text);
  }
});

test('without persist, the list stores nothing and ends with the page', () => {
  const texts = new Map<string, string>();
  const avoided = createAvoidedPeople(keeperWith(texts, null), () => {});
  avoided.set('table-1', { guest: 1, name: 'Luis' }, true);
  assert.ok(avoided.isAvoided(listed('table-2', 'Luis')));
  assert.equal(texts.size, 0);
});
