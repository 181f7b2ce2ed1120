import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Seat } from '../../src/engine.js';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { PREFERENCE_GROUPS } from '../../src/element/shell/settings/preferences.js';
import { controlsAreFit } from './fit.js';
import { focused, key } from './keys.js';
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
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The width of the arrow of a list, in CSS pixels. */
const ARROW_PX = 18;
const KEPT = 'watten-table-preferences:wahl';

const createStorage = (kept = new Map<string, string>()): TableStorage & { readonly texts: Map<string, string> } => ({
  texts: kept,
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
  removeItem: (name) => void kept.delete(name),
});

async function startGame(
  storage: TableStorage | null,
  attributes: Record<string, string> = {},
  dealer: Seat = 3,
): Promise<WattenTable> {
  const table = newTable({ persist: 'wahl', ...attributes });
  table.storage = storage;
  await table.start({ seed: 'wahl', setup: { dealer } });
  await settled(table);
  return table;
}

const openSettings = (table: WattenTable): Promise<void> => openPanel(table, 'settings');

const control = (table: WattenTable, name: string): HTMLElement => one(table, `[data-preference=${name}]`);
const choose = async (table: WattenTable, name: string, value: string): Promise<void> => {
  const select = control(table, name) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change'));
  await table.updateComplete;
};
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
    await until(() => focused(table)?.matches("[data-panel='menu']"), 'the focus is back');
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

  it('closing the settings returns the focus to the menu button', async () => {
    const table = await startGame(null);
    await openSettings(table);
    await key('Escape');
    await until(() => focused(table)?.matches("[data-panel='menu']"), 'the focus is back');
  });

  it('speed, deck, indices and the colour aid change the running table and survive a reload', async () => {
    const storage = createStorage();
    const table = await startGame(storage, { indices: 'off' });
    await openSettings(table);
    await choose(table, 'deck', 'french');
    await until(() => one(table, '.hand .card').ariaLabel?.match(/Karo|Herz|Pik|Kreuz/), 'the cards are French');
    await choose(table, 'speed', 'fast');
    await choose(table, 'indices', 'large');
    await press(control(table, 'colourAid'));
    await until(() => valueOf(table, 'colourAid') === 'true', 'the colour aid is on');
    assert.deepEqual(
      [table.speed, table.deck, table.indices, table.colourAid],
      ['instant', 'salzburg', 'off', false],
      'the properties are unchanged',
    );
    table.remove();
    const next = await startGame(storage);
    await openSettings(next);
    assert.deepEqual(
      ['speed', 'deck', 'indices', 'colourAid'].map((name) => valueOf(next, name)),
      ['fast', 'french', 'large', 'true'],
    );
  });

  it("the visitor's language applies at once and overrides the page's", async () => {
    const storage = createStorage();
    const table = await startGame(storage);
    await openSettings(table);
    assert.strictEqual(valueOf(table, 'lang'), 'de');
    await choose(table, 'lang', 'it');
    await until(() => one(table, '.panel h3').textContent === 'Impostazioni', 'the panel is Italian');
    assert.strictEqual(table.lang, 'de', 'the attribute is unchanged');
    table.lang = 'en';
    await frames(3);
    assert.strictEqual(one(table, '.panel h3').textContent, 'Impostazioni');
  });

  it('level, variant and target apply to the next game', async () => {
    const storage = createStorage();
    const table = await startGame(storage);
    await openSettings(table);
    assert.strictEqual(
      control(table, 'level').closest<HTMLElement>('[role=group]')?.ariaLabel,
      'Ab dem nächsten Spiel',
    );
    await choose(table, 'level', 'strong');
    await choose(table, 'variant', 'bayrisch');
    await until(
      () => (control(table, 'target') as HTMLSelectElement).selectedOptions[0]?.text === '15, wie üblich',
      '15',
    );
    await choose(table, 'target', '11');
    assert.strictEqual(table.view?.rules.variant, 'suedtirol', 'the running game goes on');
    await table.start();
    assert.deepEqual(
      [table.view?.rules.variant, table.view?.rules.target, table.variant, table.target],
      ['bayrisch', 11, 'suedtirol', null],
    );
    await table.start({ variant: 'tirol', target: 18 });
    assert.deepEqual([table.view?.rules.variant, table.view?.rules.target], ['tirol', 18], 'explicit options win');
    await table.stop();
    await until(() => rootOf(table).querySelector('.poster p')?.textContent?.includes('11'), 'the poster names them');
  });

  it('the settings have groups with headings, and a group without a setting is not shown', async () => {
    const table = await startGame(null);
    await openSettings(table);
    const headings = ['Ab dem nächsten Spiel', 'Beim Spielen', 'Anzeige', 'Ton und Rückmeldung'];
    assert.deepEqual(texts(table, '.preferences h4'), headings);
    assert.deepEqual(
      [...rootOf(table).querySelectorAll('.preferences [role=group]')].map(({ ariaLabel }) => ariaLabel),
      headings,
      'each group has its heading as a name',
    );
    one(table, '[data-group=next-game] [data-panel=companions]');
    table.settings = 'companions sound';
    await until(() => texts(table, '.preferences h4').length === 2, 'two groups are left');
    assert.deepEqual(texts(table, '.preferences h4'), ['Ab dem nächsten Spiel', 'Ton und Rückmeldung']);
    table.settings = 'voice';
    await until(() => texts(table, '.preferences h4').length < 2, 'at most one group is left');
    // The test browser has no voices, so the group for the sound has no visible setting.
    const isShown = rootOf(table).querySelector('[data-preference=voice]') !== null;
    const visible = [...rootOf(table).querySelectorAll('.preference-group')].filter(
      (group) => group.getClientRects().length > 0,
    );
    assert.lengthOf(visible, isShown ? 1 : 0);
  });

  it("settings offer only variants that agree with the page's other settings", async () => {
    const table = await startGame(null, { variant: 'normal', players: '3' }, 2);
    await openSettings(table);
    const offered = [...(control(table, 'variant') as HTMLSelectElement).options].map(({ value }) => value);
    assert.include(offered, 'kritisch');
    assert.notInclude(offered, 'suedtirol');
  });

  it("the page's variant starts if the visitor's choice contradicts the page's new settings", async () => {
    const storage = createStorage(new Map([[KEPT, '{"variant":"suedtirol"}']]));
    const table = await startGame(storage, { variant: 'normal', players: '3' }, 2);
    assert.strictEqual(table.view?.rules.variant, 'normal');
  });

  it('`settings` locks all settings or offers only the listed ones, and locked choices are ignored', async () => {
    const storage = createStorage(new Map([[KEPT, '{"sort":"off","sound":true}']]));
    const table = await startGame(storage, { settings: 'sound colour-aid' });
    const events = listen(table, ['watten-error']);
    await openSettings(table);
    const offered = (): readonly (string | undefined)[] =>
      [...rootOf(table).querySelectorAll<HTMLElement>('[data-preference]')].map(({ dataset }) => dataset.preference);
    assert.deepEqual(offered(), ['colourAid', 'sound']);
    assert.strictEqual(valueOf(table, 'sound'), 'true');
    table.settings = 'none';
    await until(() => offered().length === 0, 'no setting is offered');
    assert.isNull(rootOf(table).querySelector('[data-panel=companions]'), 'no people are offered');
    assert.isNull(rootOf(table).querySelector('[data-sound]'), 'the bar has no switch for the sound');
    table.settings = 'sound volumes';
    await until(() => errorsOf(events).length === 1, 'the value is refused');
    assert.match(
      errorsOf(events)[0]?.message ?? '',
      /'settings' must be 'none' or a list.*colour-aid.*'sound volumes'/,
    );
    assert.strictEqual(table.settings, 'none');
    table.settings = 'sort';
    await until(() => offered().length === 1, 'one setting is offered');
    assert.strictEqual(valueOf(table, 'sort'), 'false', 'the stored choice applies again');
    table.settings = null;
    await until(() => offered().length > 10, 'all settings are offered');
  });

  it('a game that runs elsewhere offers no level, variant or target', async () => {
    const table = newTable({});
    const { connect, createGame } = await import('../../src/engine.js');
    table.connection = connect(createGame({ seed: 'wahl', setup: { dealer: 3 } }), 0);
    await until(() => rootOf(table).querySelector('.tools'), 'the game is shown');
    await openSettings(table);
    assert.deepEqual(texts(table, '.preferences h4'), ['Beim Spielen', 'Anzeige', 'Ton und Rückmeldung']);
    control(table, 'speed');
  });

  it('controls for the next game do not touch each other', async () => {
    const table = await startGame(null);
    await openSettings(table);
    const boxes = [...rootOf(table).querySelectorAll('[data-group=next-game] select')].map((select) =>
      select.getBoundingClientRect(),
    );
    assert.isAbove(boxes.length, 1);
    for (const [index, { top }] of boxes.slice(1).entries()) assert.isAtLeast(top - boxes[index].bottom, 4);
  });

  it('settings fade out at an edge with hidden settings, and the first and the last setting are whole', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = await startGame(null);
    await openSettings(table);
    const rows = one(table, '.preferences');
    assert.isAbove(rows.scrollHeight, rows.clientHeight, 'some settings are hidden');
    const fade = getComputedStyle(rows).maskImage;
    const [, size] = /linear-gradient\(rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) (\d+)px/.exec(fade) ?? assert.fail(fade);
    const { top, bottom } = rows.getBoundingClientRect();
    const first = (rows.firstElementChild as Element).getBoundingClientRect();
    assert.isAtLeast(first.top - top, Number(size), 'the fade covers only padding above the first setting');
    rows.scrollTop = rows.scrollHeight;
    const last = (rows.lastElementChild as Element).getBoundingClientRect();
    assert.isAtLeast(bottom - last.bottom, Number(size), 'the fade covers only padding below the last setting');
  });

  it('the volume is disabled while both sound and voice are off', async () => {
    const table = await startGame(null);
    await openSettings(table);
    const volume = control(table, 'volume') as HTMLInputElement;
    assert.strictEqual(valueOf(table, 'sound'), 'false');
    assert.isTrue(volume.disabled);
    assert.isBelow(Number(getComputedStyle(volume.closest('.preference') as Element).opacity), 1);
    control(table, 'sound').click();
    await until(() => !volume.disabled, 'the volume applies to sounds');
    control(table, 'sound').click();
    await until(() => volume.disabled, 'the sound is off');
    table.voice = true;
    await until(() => !volume.disabled, 'the volume applies to voices');
  });

  for (const lang of LANGUAGES)
    it(`each value of a list fits its control in '${lang}'`, async () => {
      await setViewport({ width: 1440, height: 900 });
      const table = await startGame(null, { lang });
      await openSettings(table);
      const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      // Names of variants can be longer than any control.
      const cut = all<HTMLSelectElement>(table, '.preferences select:not([data-preference=variant])').flatMap(
        (select) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          pen.font = font;
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - ARROW_PX;
          return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
        },
      );
      assert.deepEqual(cut, []);
    });

  it('the settings fit the table at every size', async () => {
    const table = await startGame(null);
    await openSettings(table);
    // The table offers voices only if the browser has voices, and vibration only with a touch screen.
    const names = PREFERENCE_GROUPS.flatMap(({ preferences }) => preferences.map(({ name }) => name as string));
    const offered = all(table, '[data-preference]').map(({ dataset }) => dataset.preference ?? '');
    const always = (name: string): boolean => name !== 'voice' && name !== 'haptics';
    assert.deepEqual(offered.filter(always), names.filter(always));
    await controlsAreFit(table, 'the settings');
  });
});
