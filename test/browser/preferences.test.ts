import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { PREFERENCES } from '../../src/element/shell/settings/preferences.js';
import { controlsAreFit } from './fit.js';
import { focused, key } from './keys.js';
import { clearPage, errorsOf, frames, listen, newTable, one, press, rootOf, settled, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const KEPT = 'watten-table-preferences:wahl';

const shelf = (texts = new Map<string, string>()): TableStorage & { readonly texts: Map<string, string> } => ({
  texts,
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => void texts.set(name, text),
  removeItem: (name) => void texts.delete(name),
});

async function running(storage: TableStorage | null, attributes: Record<string, string> = {}): Promise<WattenTable> {
  const table = newTable({ persist: 'wahl', ...attributes });
  table.storage = storage;
  await table.start({ seed: 'wahl', setup: { dealer: 3 } });
  await settled(table);
  return table;
}

/** By the button in the bar, or where it has no room there, by that below the log. */
async function opened(table: WattenTable): Promise<void> {
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

describe('the settings of a guest', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('have a name of the guest’s own: it stands at the seat, is kept, and can be given up', async () => {
    const storage = shelf();
    const table = await running(storage);
    const called = (): string => one(table, '.seat.bottom .called').textContent ?? '';
    assert.strictEqual(called(), 'Du');
    await opened(table);
    const name = control(table, 'playerName') as HTMLInputElement;
    const write = (text: string): void => {
      name.value = text;
      name.dispatchEvent(new Event('change'));
    };
    write('  Anna <b> ');
    await until(() => called() === 'Anna <b>', 'the guest is called so');
    assert.strictEqual(JSON.parse(storage.texts.get(KEPT) ?? '{}').playerName, 'Anna <b>');
    write('   ');
    await until(() => called() === 'Du', 'the guest is spoken to as before');
    table.playerName = 'Vroni';
    await until(() => called() === 'Vroni', 'the page may give the name');
    table.names = ['Vronerl'];
    await until(() => called() === 'Vronerl', 'what it calls the seats comes first');
  });

  it('begin as the page says, go before it once chosen, and outlive a reload', async () => {
    const storage = shelf();
    const table = await running(storage, { handed: 'left' });
    await opened(table);
    assert.deepEqual(
      ['sort', 'confirm', 'handed'].map((name) => valueOf(table, name)),
      ['true', 'touch', 'left'],
    );
    table.confirm = 'never';
    await until(() => valueOf(table, 'confirm') === 'never', 'the page still counts');
    await press(control(table, 'sort'));
    await until(() => valueOf(table, 'sort') === 'false', 'it is off');
    control(table, 'confirm').focus();
    await key('Home');
    await key('ArrowDown');
    await until(() => valueOf(table, 'confirm') === 'always', 'it is chosen');
    assert.deepEqual(JSON.parse(storage.texts.get(KEPT) ?? ''), { sort: 'off', confirm: 'always' });
    table.confirm = 'touch';
    await frames(2);
    assert.strictEqual(valueOf(table, 'confirm'), 'always');
    assert.strictEqual(table.confirm, 'touch', 'what the page says is its own');
    table.remove();
    const next = newTable({ persist: 'wahl' });
    next.storage = storage;
    await settled(next);
    await opened(next);
    assert.deepEqual(
      ['sort', 'confirm', 'handed'].map((name) => valueOf(next, name)),
      ['false', 'always', 'right'],
    );
  });

  it('are chosen without persist, too, and kept nowhere', async () => {
    const storage = shelf();
    const table = newTable();
    table.storage = storage;
    await table.start({ seed: 'wahl', setup: { dealer: 3 } });
    await settled(table);
    await opened(table);
    await press(control(table, 'sort'));
    await until(() => valueOf(table, 'sort') === 'false', 'it is off');
    assert.strictEqual(storage.texts.size, 0);
  });

  for (const [broken, errors] of [
    ['{', ['invalid-preferences']],
    ['7', ['invalid-preferences']],
    ['{"sort":"perhaps","confirm":"never","later":1}', []],
  ] as const) {
    it(`are as the page says where what is kept is ${broken}, but for what can be read`, async () => {
      const table = newTable({ persist: 'wahl' });
      const told = listen(table, ['watten-error']);
      table.storage = shelf(new Map([[KEPT, broken]]));
      await table.start({ seed: 'wahl', setup: { dealer: 3 } });
      await settled(table);
      await opened(table);
      assert.strictEqual(valueOf(table, 'sort'), 'true');
      assert.strictEqual(valueOf(table, 'confirm'), errors.length > 0 ? 'touch' : 'never');
      assert.deepEqual(
        errorsOf(told).map(({ code }) => code),
        [...errors],
      );
    });
  }

  it('go with all that is kept when the guest deletes it', async () => {
    const storage = shelf();
    const table = await running(storage);
    await opened(table);
    await press(control(table, 'sort'));
    await until(() => storage.texts.has(KEPT), 'it is kept');
    await key('Escape');
    await until(() => focused(table)?.matches("[data-panel='settings']"), 'the focus is back');
    for (const name of ['ask', 'confirm']) {
      if (name === 'ask') one(table, "[data-panel='score']").click();
      await until(() => rootOf(table).querySelector(`[data-deletion=${name}]`), 'the button is there');
      one(table, `[data-deletion=${name}]`).click();
    }
    await until(() => storage.texts.size === 0, 'all is gone');
    await key('Escape');
    await opened(table);
    assert.strictEqual(valueOf(table, 'sort'), 'true');
  });

  it('are opened below the log where the bar is narrow, and the focus finds back', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = await running(null);
    assert.isFalse(one(table, "[data-panel='settings']").checkVisibility());
    await opened(table);
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    await until(() => focused(table)?.matches("[data-panel='log']"), 'the focus is back');
  });

  it('can be reached and read at every size, in the longer language', async () => {
    const table = await running(null);
    await opened(table);
    // Voices are offered where the browser has one.
    const others = PREFERENCES.filter(({ name }) => name !== 'voice');
    assert.lengthOf(rootOf(table).querySelectorAll('[data-preference]:not([data-preference=voice])'), others.length);
    await controlsAreFit(table, 'the settings');
  });
});
