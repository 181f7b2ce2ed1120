import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { PEOPLE, type PersonId } from '../../src/people/index.js';
import { all, clearPage, newTable, one, openPanel, press, rootOf, settled, texts, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const createStorage = (kept = new Map<string, string>()): TableStorage => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
  removeItem: (name) => void kept.delete(name),
});

function tableWith(storage: TableStorage): WattenTable {
  const table = newTable({ persist: 'runde', seed: 'runde', speed: 'instant' });
  table.storage = storage;
  return table;
}

async function start(table: WattenTable): Promise<void> {
  await table.start({ setup: { dealer: 3 } });
  await settled(table);
}

const names = (table: WattenTable): readonly string[] =>
  [0, 1, 2, 3].map((seat) => one(table, `.seat[data-seat='${seat}'] .called`).textContent ?? '');

async function openCompanions(table: WattenTable): Promise<void> {
  await openPanel(table, 'settings');
  await until(() => rootOf(table).querySelector('[data-panel=companions]'), 'the settings are open');
  await press(one(table, '[data-panel=companions]'));
  await until(() => rootOf(table).querySelector('.companions .face[data-drawn]'), 'the faces are drawn');
}

const face = (table: WattenTable, seat: number, id: PersonId | 'chance'): HTMLInputElement =>
  one(table, `.companions [data-seat='${seat}'] [value=${id}]`) as HTMLInputElement;

describe('companions', function () {
  this.timeout(60_000);
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  it('the people whom the visitor chooses by face play the next game, also after a reload', async () => {
    const storage = createStorage();
    const table = tableWith(storage);
    await start(table);
    const before = names(table);
    await openCompanions(table);
    assert.lengthOf(all(table, '.companions fieldset'), 3);
    assert.isTrue(face(table, 1, 'chance').checked);
    await press(face(table, 1, 'vinz'));
    await press(face(table, 2, 'resi'));
    await until(() => face(table, 2, 'resi').checked, 'the face is chosen');
    assert.deepEqual(names(table), before, 'the running game keeps its people');
    await start(table);
    assert.deepEqual(names(table).slice(1, 3), ['Vinz', 'Resi']);
    assert.notInclude(['Vinz', 'Resi'], names(table)[3]);
    const shown = names(table);
    table.remove();
    const reloaded = tableWith(storage);
    await until(() => texts(reloaded, '.seat .called').length === 4, 'the stored game is shown again');
    assert.deepEqual(names(reloaded), shown);
  });

  it('a person chosen for a second seat leaves the first seat', async () => {
    const table = tableWith(createStorage());
    await start(table);
    await openCompanions(table);
    await press(face(table, 1, 'hias'));
    await press(face(table, 3, 'hias'));
    await until(() => face(table, 3, 'hias').checked && face(table, 1, 'chance').checked, 'the person changes seats');
  });

  it('two seats swap their people when one seat gets the person of the other', async () => {
    const table = tableWith(createStorage());
    await start(table);
    await openCompanions(table);
    await press(face(table, 1, 'hias'));
    await press(face(table, 3, 'vinz'));
    await until(() => face(table, 3, 'vinz').checked, 'both seats have a person');
    await press(face(table, 3, 'hias'));
    await until(() => face(table, 3, 'hias').checked && face(table, 1, 'vinz').checked, 'the seats swap their people');
    await press(face(table, 3, 'chance'));
    await until(() => face(table, 3, 'chance').checked, 'the seat has no person');
    assert.isTrue(face(table, 1, 'vinz').checked, 'the other seat keeps its person');
    await start(table);
    assert.strictEqual(names(table)[1], 'Vinz');
  });

  it('`companions` seats people, `names` renames them, and an unknown person is refused', async () => {
    const table = newTable({ seed: 'runde', speed: 'instant' });
    table.companions = [null, 'zenz', null, 'moidl'];
    table.names = [null, null, null, 'Anna'];
    await start(table);
    assert.deepEqual([names(table)[1], names(table)[3]], [PEOPLE.zenz.name, 'Anna']);
    const refused = new Promise<string>((resolve) =>
      table.addEventListener('watten-error', (event) => {
        event.preventDefault();
        resolve(event.detail.message);
      }),
    );
    table.companions = ['franz' as PersonId];
    assert.include(await refused, 'moidl');
    assert.deepEqual(table.companions, [null, 'zenz', null, 'moidl']);
  });

  it('the attribute `companions` seats people by their ids, and `any` seats a person by chance', async () => {
    const table = newTable({ seed: 'runde', speed: 'instant', companions: 'any zenz any moidl' });
    assert.deepEqual(table.companions, [null, 'zenz', null, 'moidl']);
    await start(table);
    assert.deepEqual([names(table)[1], names(table)[3]], [PEOPLE.zenz.name, PEOPLE.moidl.name]);
    table.removeAttribute('companions');
    assert.isNull(table.companions);
  });

  for (const wrong of ['franz', '', 'any, resi', 'any any any any any'])
    it(`the attribute \`companions\` refuses '${wrong}' and states the valid values`, async () => {
      const table = newTable({ companions: 'any zenz' });
      const refused = new Promise<string>((resolve) =>
        table.addEventListener('watten-error', (event) => {
          event.preventDefault();
          resolve(event.detail.message);
        }),
      );
      table.setAttribute('companions', wrong);
      const message = await refused;
      assert.include(message, "at most 4 of 'moidl', 'luis'");
      assert.include(message, "text such as 'any resi vinz'");
      assert.include(message, `not '${wrong}'`);
      assert.deepEqual(table.companions, [null, 'zenz']);
    });
});
