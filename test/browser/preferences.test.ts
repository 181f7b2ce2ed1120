import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { PREFERENCES } from '../../src/element/shell/settings/preferences.js';
import { controlsAreFit } from './fit.js';
import { focused, key } from './keys.js';
import { clearPage, errorsOf, frames, listen, newTable, one, press, rootOf, settled, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const KEPT = 'watten-table-preferences:wahl';

const createStorage = (texts = new Map<string, string>()): TableStorage & { readonly texts: Map<string, string> } => ({
  texts,
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => void texts.set(name, text),
  removeItem: (name) => void texts.delete(name),
});

async function startGame(storage: TableStorage | null, attributes: Record<string, string> = {}): Promise<WattenTable> {
  const table = newTable({ persist: 'wahl', ...attributes });
  table.storage = storage;
  await table.start({ seed: 'wahl', setup: { dealer: 3 } });
  await settled(table);
  return table;
}

/** Opens the settings with the button in the bar or, on a narrow table, with the button below the log. */
async function openSettings(table: WattenTable): Promise<void> {
  const isNarrow = table.clientWidth < 480;
  await press(one(table, `.tools [data-panel=${isNarrow ? 'log' : 'settings'}]`));
  if (isNarrow) {
    await until(() => rootOf(table).querySelector('.more'), 'the log is open');
    await press(one(table, '.more'));
  }
  await until(() => rootOf(table).querySelector('.preferences'), 'the panel is open');
}

const control = (table: WattenTable, name: string): HTMLElement => one(table, `[data-preference=${name}]`);
const valueOf = (table: WattenTable, name: string): string =>
  control(table, name).getAttribute('aria-checked') ?? (control(table, name) as HTMLSelectElement).value;

describe("the visitor's settings", () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it("a name entered in the settings appears at the visitor's seat, is stored and can be removed", async () => {
    const storage = createStorage();
    const table = await startGame(storage);
    const called = (): string => one(table, '.seat.bottom .called').textContent ?? '';
    assert.strictEqual(called(), 'Du');
    await openSettings(table);
    const name = control(table, 'playerName') as HTMLInputElement;
    const write = (text: string): void => {
      name.value = text;
      name.dispatchEvent(new Event('change'));
    };
    write('  Anna <b> ');
    await until(() => called() === 'Anna <b>', 'the name is shown');
    assert.strictEqual(JSON.parse(storage.texts.get(KEPT) ?? '{}').playerName, 'Anna <b>');
    write('   ');
    await until(() => called() === 'Du', 'the default name is shown again');
    table.playerName = 'Vroni';
    await until(() => called() === 'Vroni', 'the name of the page is shown');
    table.names = ['Vronerl'];
    await until(() => called() === 'Vronerl', '`names` takes precedence');
  });

  it("the visitor's choices in the settings override the page's values and survive a reload", async () => {
    const storage = createStorage();
    const table = await startGame(storage, { handed: 'left' });
    await openSettings(table);
    assert.deepEqual(
      ['sort', 'confirm', 'handed'].map((name) => valueOf(table, name)),
      ['true', 'touch', 'left'],
    );
    table.confirm = 'never';
    await until(() => valueOf(table, 'confirm') === 'never', 'the value of the page is shown');
    await press(control(table, 'sort'));
    await until(() => valueOf(table, 'sort') === 'false', 'the setting is off');
    control(table, 'confirm').focus();
    await key('Home');
    await key('ArrowDown');
    await until(() => valueOf(table, 'confirm') === 'always', 'the value is chosen');
    assert.deepEqual(JSON.parse(storage.texts.get(KEPT) ?? ''), { sort: 'off', confirm: 'always' });
    table.confirm = 'touch';
    await frames(2);
    assert.strictEqual(valueOf(table, 'confirm'), 'always');
    assert.strictEqual(table.confirm, 'touch', 'the property is unchanged');
    table.remove();
    const next = newTable({ persist: 'wahl' });
    next.storage = storage;
    await settled(next);
    await openSettings(next);
    assert.deepEqual(
      ['sort', 'confirm', 'handed'].map((name) => valueOf(next, name)),
      ['false', 'always', 'right'],
    );
  });

  it('without `persist`, settings apply but are not stored', async () => {
    const storage = createStorage();
    const table = newTable();
    table.storage = storage;
    await table.start({ seed: 'wahl', setup: { dealer: 3 } });
    await settled(table);
    await openSettings(table);
    await press(control(table, 'sort'));
    await until(() => valueOf(table, 'sort') === 'false', 'the setting is off');
    assert.strictEqual(storage.texts.size, 0);
  });

  for (const [broken, errors] of [
    ['{', ['invalid-preferences']],
    ['7', ['invalid-preferences']],
    ['{"sort":"perhaps","confirm":"never","later":1}', []],
  ] as const) {
    it(`settings use the valid entries of the stored data ${broken}, and the page's values otherwise`, async () => {
      const table = newTable({ persist: 'wahl' });
      const events = listen(table, ['watten-error']);
      table.storage = createStorage(new Map([[KEPT, broken]]));
      await table.start({ seed: 'wahl', setup: { dealer: 3 } });
      await settled(table);
      await openSettings(table);
      assert.strictEqual(valueOf(table, 'sort'), 'true');
      assert.strictEqual(valueOf(table, 'confirm'), errors.length > 0 ? 'touch' : 'never');
      assert.deepEqual(
        errorsOf(events).map(({ code }) => code),
        [...errors],
      );
    });
  }

  it('deleting all stored data resets the settings', async () => {
    const storage = createStorage();
    const table = await startGame(storage);
    await openSettings(table);
    await press(control(table, 'sort'));
    await until(() => storage.texts.has(KEPT), 'the setting is stored');
    await key('Escape');
    await until(() => focused(table)?.matches("[data-panel='settings']"), 'the focus is back');
    for (const name of ['ask', 'confirm']) {
      if (name === 'ask') one(table, "[data-panel='score']").click();
      await until(() => rootOf(table).querySelector(`[data-deletion=${name}]`), 'the button is shown');
      one(table, `[data-deletion=${name}]`).click();
    }
    await until(() => storage.texts.size === 0, 'all data are deleted');
    await key('Escape');
    await openSettings(table);
    assert.strictEqual(valueOf(table, 'sort'), 'true');
  });

  it('on a narrow table, the settings open from the log, and closing them returns the focus', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = await startGame(null);
    assert.isFalse(one(table, "[data-panel='settings']").checkVisibility());
    await openSettings(table);
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    await until(() => focused(table)?.matches("[data-panel='log']"), 'the focus is back');
  });

  it('the settings fit the table at every size', async () => {
    const table = await startGame(null);
    await openSettings(table);
    // The table offers voices only if the browser has voices.
    const others = PREFERENCES.filter(({ name }) => name !== 'voice');
    assert.lengthOf(rootOf(table).querySelectorAll('[data-preference]:not([data-preference=voice])'), others.length);
    await controlsAreFit(table, 'the settings');
  });
});
