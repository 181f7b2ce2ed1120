import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame } from '../../src/engine.js';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { controlsAreFit, textsAreFit, SIZES } from './fit.js';
import { focused, key } from './keys.js';
import { all, clearPage, listen, newTable, one, press, rootOf, settled, texts, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

async function startGame(attributes: Record<string, string> = {}): Promise<WattenTable> {
  const table = newTable(attributes);
  await table.start({ seed: 'menu', setup: { dealer: 3 } });
  await settled(table);
  return table;
}

async function openMenu(table: WattenTable): Promise<void> {
  await press(one(table, ".tools [data-panel='menu']"));
  await until(() => rootOf(table).querySelector('.rows'), 'the menu is open');
}

const isClosed = (table: WattenTable): boolean => rootOf(table).querySelector('.panel') === null;
const choose = (table: WattenTable, name: string): Promise<void> => press(one(table, `[data-menu=${name}]`));

describe('the menu', () => {
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('lists all choices, and "continue" closes it', async () => {
    const table = await startGame();
    await openMenu(table);
    assert.deepEqual(texts(table, '.rows .row:not([data-full-screen])'), [
      'Weiterspielen',
      'Neues Spiel',
      'Regeln dieses Tisches',
      'Watten in fünf Minuten',
      'Verlauf',
      'Einstellungen',
      'Spiel beenden',
    ]);
    await choose(table, 'continue');
    await until(() => isClosed(table), 'the menu is closed');
    await until(() => focused(table)?.matches("[data-panel='menu']"), 'the focus is back');
  });

  it('the log, the rules and the settings replace the menu, and Escape closes them', async () => {
    const table = await startGame();
    for (const panel of ['log', 'rules', 'settings']) {
      await openMenu(table);
      await press(one(table, `.rows [data-panel=${panel}]`));
      await until(() => rootOf(table).querySelector(`.panel.of-${panel}`), `${panel} is open`);
      await key('Escape');
      await until(() => focused(table)?.matches("[data-panel='menu']"), 'the focus is back');
      assert.isTrue(isClosed(table));
    }
  });

  it('a panel from the menu has a button that returns to its row in the menu', async () => {
    const table = await startGame();
    for (const panel of ['log', 'rules', 'settings']) {
      await openMenu(table);
      assert.isNull(rootOf(table).querySelector('.to-previous'), 'nothing led to the menu');
      await press(one(table, `.rows [data-panel=${panel}]`));
      await until(() => focused(table)?.matches(`.panel.of-${panel} header .tool`), 'the close button has the focus');
      assert.strictEqual(one(table, '.to-previous').ariaLabel, 'Zurück: Menü');
      await key('Shift+Tab');
      await until(() => focused(table)?.matches('.to-previous'), 'the button for the menu comes first');
      await key('Enter');
      await until(() => focused(table)?.matches(`.rows [data-panel=${panel}]`), 'the row has the focus');
      await key('Escape');
      await until(() => isClosed(table), 'the menu is closed');
      await until(() => focused(table)?.matches(".tools [data-panel='menu']"), 'the focus is back');
    }
    await press(one(table, ".tools [data-panel='last-trick']"));
    await until(() => rootOf(table).querySelector('.panel'), 'a panel without the menu is open');
    assert.isNull(rootOf(table).querySelector('.to-previous'));
  });

  it('a panel from the settings returns to the settings, which return to the menu', async () => {
    const table = await startGame();
    await openMenu(table);
    await press(one(table, '.rows [data-panel=settings]'));
    await until(() => rootOf(table).querySelector('.preferences'), 'the settings are open');
    await press(one(table, '.preferences [data-panel=companions]'));
    await until(() => rootOf(table).querySelector('.companions'), 'the people are shown');
    assert.strictEqual(one(table, '.to-previous').ariaLabel, 'Zurück: Einstellungen');
    await press(one(table, '.to-previous'));
    await until(() => focused(table)?.matches('.preferences [data-panel=companions]'), 'the button has the focus');
    await press(one(table, '.to-previous'));
    await until(() => focused(table)?.matches('.rows [data-panel=settings]'), 'the row has the focus');
    assert.isNull(rootOf(table).querySelector('.to-previous'));
  });

  for (const lang of ['de', 'it'])
    it(`the head of a panel from the menu fits a narrow table (${lang})`, async () => {
      const table = await startGame({ lang });
      await setViewport({ width: 320, height: 568 });
      for (const panel of ['log', 'rules', 'settings']) {
        await openMenu(table);
        await press(one(table, `.rows [data-panel=${panel}]`));
        await until(() => rootOf(table).querySelector(`.panel.of-${panel}`), `${panel} is open`);
        const [back, heading, close] = ['.to-previous', 'h3', '.tool'].map((of) =>
          one(table, `.panel header ${of}`).getBoundingClientRect(),
        );
        assert.isAtMost(back.right, heading.left, 'the heading is next to the button');
        assert.isAtMost(heading.right, close.left, 'the close button is next to the heading');
        assert.isAtMost(heading.height, 60, 'the heading has at most two lines');
        await key('Escape');
        await until(() => isClosed(table), 'the panel is closed');
      }
    });

  it('"new game" asks before it ends the running game', async () => {
    const table = await startGame();
    const events = listen(table, ['watten-start', 'watten-stop']);
    await openMenu(table);
    await choose(table, 'new');
    await until(() => focused(table)?.matches('[data-menu=cancel]'), 'the harmless answer has the focus');
    assert.deepEqual(
      all(table, '.asking .primary').map(({ dataset }) => dataset.menu),
      ['cancel'],
      'the harmless answer is the marked one',
    );
    assert.match(texts(table, '.asking p').join(), /wird nicht gespeichert/);
    assert.deepEqual(texts(table, '.panel h3'), ['Neues Spiel anfangen?'], 'the question is the heading');
    assert.strictEqual(one(table, '.panel').ariaLabel, 'Neues Spiel anfangen?');
    await choose(table, 'cancel');
    await until(() => focused(table)?.matches('[data-menu=new]'), 'the menu is back');
    assert.deepEqual(texts(table, '.panel h3'), ['Menü']);
    assert.isEmpty(events);
    await choose(table, 'new');
    await until(() => rootOf(table).querySelector('[data-menu=confirm]'), 'the table asks');
    await choose(table, 'confirm');
    await until(() => events.length > 0, 'a game begins');
    await settled(table);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['watten-start'],
    );
    assert.isTrue(isClosed(table));
    assert.isNotNull(focused(table), 'the focus stays at the table');
  });

  it('"end the game" shows the poster and removes the stored game', async () => {
    const stored = new Map<string, string>();
    const storage: TableStorage = {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => void stored.set(name, text),
      removeItem: (name) => void stored.delete(name),
    };
    const table = newTable({ persist: 'menu' });
    table.storage = storage;
    await table.start({ seed: 'menu', setup: { dealer: 3 } });
    await settled(table);
    const events = listen(table, ['watten-stop']);
    assert.isTrue(stored.has('watten-table:menu'));
    await openMenu(table);
    await choose(table, 'leave');
    await until(() => rootOf(table).querySelector('.asking'), 'the table asks');
    await choose(table, 'confirm');
    await until(() => rootOf(table).querySelector('.poster'), 'the poster is shown');
    await until(() => focused(table)?.matches('.poster .button'), 'its button has the focus');
    assert.deepEqual(
      events.map((event) => (event as CustomEvent<{ reason: string }>).detail.reason),
      ['visitor'],
    );
    assert.isFalse(stored.has('watten-table:menu'));
    assert.isNull(table.view);
  });

  it('the lesson pauses the game, which returns when the lesson closes', async () => {
    const table = await startGame();
    const before = JSON.stringify(table.save()?.game.actions);
    await openMenu(table);
    await choose(table, 'lesson');
    await until(() => rootOf(table).querySelector('.lesson'), 'the lesson is shown');
    await openMenu(table);
    assert.deepEqual(texts(table, '.rows .row:not([data-full-screen])'), [
      'Weiterlernen',
      'Regeln dieses Tisches',
      'Verlauf',
      'Einstellungen',
      'Lektion beenden',
    ]);
    await choose(table, 'continue');
    await until(() => isClosed(table), 'the menu is closed');
    one(table, '.lesson');
    await openMenu(table);
    await choose(table, 'leave');
    await until(() => !rootOf(table).querySelector('.lesson'), 'the lesson is closed');
    await settled(table);
    assert.strictEqual(JSON.stringify(table.save()?.game.actions), before);
    assert.isTrue(isClosed(table));
    await until(() => focused(table), 'the focus stays at the table');
  });

  it('the menu ends a replay and a puzzle', async () => {
    const table = await startGame();
    const { game } = table.save() as NonNullable<ReturnType<WattenTable['save']>>;
    for (const [open, labels] of [
      [() => table.replay(game), ['Weiter ansehen', 'Wiederholung beenden']],
      [() => table.setAttribute('puzzle', 'daily'), ['Weiterrätseln', 'Rätsel beenden']],
    ] as const) {
      await open();
      await until(() => rootOf(table).querySelector('[data-replay], .puzzle'), 'the activity is open');
      await openMenu(table);
      assert.deepEqual(texts(table, '[data-menu=continue], [data-menu=leave]'), labels);
      await choose(table, 'leave');
      await until(() => !rootOf(table).querySelector('[data-replay], .puzzle'), 'the game is back');
      await settled(table);
    }
  });

  it('a game that runs elsewhere offers no new game, lesson or end', async () => {
    const table = newTable();
    table.connection = connect(createGame({ seed: 'menu', setup: { dealer: 3 } }), 0);
    await until(() => rootOf(table).querySelector('.tools'), 'the game is shown');
    await openMenu(table);
    for (const name of ['new', 'lesson', 'leave'])
      assert.isNull(rootOf(table).querySelector(`[data-menu=${name}]`), name);
  });

  for (const lang of ['de', 'it'])
    it(`the menu and its questions fit the table without scrolling (${lang})`, async () => {
      const table = await startGame({ lang });
      const sizes = [...SIZES, [844, 390] as const];
      await openMenu(table);
      await controlsAreFit(table, 'the menu', sizes);
      await textsAreFit(table, 'the menu', sizes);
      for (const [width, height] of sizes) {
        await setViewport({ width, height });
        await until(() => table.clientWidth === width, 'the table has its size');
        const rows = one(table, '.rows');
        await until(() => rows.scrollHeight <= rows.clientHeight + 1, `all rows fit at ${width}x${height}`, 2000);
      }
      await choose(table, 'new');
      await until(() => rootOf(table).querySelector('.asking'), 'the table asks');
      await controlsAreFit(table, 'the question', sizes);
    });
});
