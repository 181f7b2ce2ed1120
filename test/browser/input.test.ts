import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import { de, en } from '../i18n/spoken.js';
import type { SavedGame, WattenTable } from '../../src/index.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
import { runs } from '../runs.js';
import {
  all,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  place,
  press,
  recordOf,
  rootOf,
  settled,
  tableIn,
  texts,
  until,
  viewOf,
} from './table.js';
import { patched } from './patched.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const KEY = 'watten-table:stube';
/** The table is small, because each pixel costs time on an emulated graphics card. */
const VIEWPORT = { width: 500, height: 700 };

/** A table in the middle of a game, at the visitor's turn. */
async function running(attributes: Readonly<Record<string, string>> = {}): Promise<WattenTable> {
  const table = newTable(attributes);
  await table.start({ seed: 'eingabe', setup: { dealer: 3 } });
  await playOn(table, 4);
  return table;
}

async function playOn(table: WattenTable, actions: number): Promise<void> {
  for (let count = 0; count < actions; count++) {
    assert.isTrue(await table.act(preferredAction(await settled(table)) as Action));
  }
  await settled(table);
}

/**
 * Checks that invalid input fires one helpful error and leaves the game unchanged. Unless `goesOn` is false, also checks
 * that the game is playable.
 */
async function assertRejected(
  table: WattenTable,
  code: string,
  words: readonly string[],
  attempt: () => unknown,
  checksPlay = true,
): Promise<void> {
  const before = recordOf(table);
  const events = listen(table);
  await attempt();
  await until(() => events.length > 0, 'an error fires');
  await frames(2);
  const errors = errorsOf(events);
  assert.lengthOf(events, 1);
  assert.deepEqual(
    errors.map((error) => error.code),
    [code],
  );
  for (const word of words) assert.include(errors[0].message, word);
  assert.notInclude(errors[0].message, 'undefined');
  assert.strictEqual(recordOf(table), before);
  if (!checksPlay) return;
  await playOn(table, 1);
  assert.isAbove(recordOf(table).length, before.length);
}

describe('errors of the table', () => {
  afterEach(clearPage);

  it('the table logs an error as a console warning unless the page calls preventDefault() on the event', async () => {
    const warnings: string[] = [];
    const preventDefault = (event: Event): void => event.preventDefault();
    await patched(
      console,
      'warn',
      (text: string) => warnings.push(text),
      async () => {
        const table = newTable({ level: 'stark' });
        await until(() => warnings.length > 0, 'the warning is logged');
        assert.deepEqual(warnings, [
          "watten-error invalid-value: 'level' must be 'easy', 'medium' or 'strong', not 'stark'.",
        ]);
        document.addEventListener('watten-error', preventDefault);
        const fired = listen(table, ['watten-error']);
        table.setAttribute('level', 'schwach');
        await until(() => fired.length > 0, 'the event fires');
        assert.lengthOf(warnings, 1);
      },
    );
    document.removeEventListener('watten-error', preventDefault);
  });
});

describe('invalid attributes', () => {
  let table: WattenTable;
  before(async () => {
    await setViewport(VIEWPORT);
    // All tests share a table, because rejected values leave it unchanged.
    table = await running();
  });
  after(clearPage);

  const ATTRIBUTES: readonly (readonly [name: string, wrong: string, words: string])[] = [
    ['variant', 'schafkopf', 'suedtirol'],
    ['players', '5', '4'],
    ['target', 'viele', '15'],
    ['level', 'genius', 'medium'],
    ['speed', 'ludicrous', 'instant'],
    ['volume', '101', '100'],
    ['settings', 'speed, sound', 'colour-aid'],
    ['seat', '4', '3'],
    ['deck', 'tarot', 'salzburg'],
    ['indices', 'huge', 'small'],
    ['loading', 'never', 'eager'],
    ['sort', 'strength', 'off'],
    ['handed', 'both', 'left'],
    ['confirm', 'sometimes', 'always'],
  ];
  for (const [name, wrong, words] of ATTRIBUTES) {
    it(`an invalid \`${name}\` attribute fires an error that lists valid values, and changes nothing`, async () => {
      const property = name as 'variant';
      const old = table[property];
      await assertRejected(table, 'invalid-value', [name, wrong, words], () => table.setAttribute(name, wrong));
      assert.strictEqual(table[property], old);
    });
  }
});

describe('invalid properties and calls', () => {
  beforeEach(async () => {
    await setViewport(VIEWPORT);
  });
  afterEach(clearPage);

  it('a listener added right after a table is created receives the error for an invalid attribute', async () => {
    const box = place();
    box.innerHTML = '<watten-table speed="warp" lang="de"></watten-table>';
    const events = listen(box.firstElementChild as WattenTable);
    await until(() => events.length > 0, 'an error fires');
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['invalid-value'],
    );
  });

  it('setting a property to an invalid value fires an error and keeps the old value', async () => {
    const table = await running();
    const set = (name: string, value: unknown) => (): void => {
      Reflect.set(table, name, value);
    };
    await assertRejected(
      table,
      'invalid-value',
      ['Seats 0 and 2', 'human'],
      set('seats', ['human', 'computer', 'human', 'computer']),
    );
    await assertRejected(table, 'invalid-value', ['Seat 1', 'seats', 'decide'], set('seats', ['human', {}]));
    await assertRejected(table, 'invalid-value', ['seats', 'list', 'human'], set('seats', 'human'));
    await assertRejected(table, 'invalid-value', ['rules'], set('rules', 7));
    for (const [time, name] of [
      [-1, '-1'],
      [0, '0'],
      [NaN, 'NaN'],
      ['5', "'5'"],
      [Infinity, 'Infinity'],
      [2 ** 31, String(2 ** 31)],
    ] as const) {
      await assertRejected(
        table,
        'invalid-value',
        ['decideTimeout', name, '2147483647', 'null'],
        set('decideTimeout', time),
        runs(false, true),
      );
      assert.isNull(table.decideTimeout);
    }
    await assertRejected(table, 'invalid-value', ['connection', 'subscribe'], set('connection', { view: {} }));
    await assertRejected(table, 'invalid-value', ['seat', "'mine'", 'none'], set('seat', 'mine'));
    assert.isNull(table.connection);
    assert.strictEqual(table.seat, 0);
    assert.deepEqual(table.rules, {});
    assert.isNull(table.seats);
  });

  it('start() with invalid options fires an error and starts no game', async () => {
    const table = await running();
    const start = (options: object | null) => () => table.start(options as object);
    await assertRejected(table, 'invalid-option', ['start()', 'null', '{ players: 4 }'], start(null));
    await assertRejected(table, 'invalid-option', ['start()', "'x'"], start('x' as unknown as object));
    await assertRejected(table, 'invalid-option', ['start()'], start([]));
    await assertRejected(table, 'unknown-option', ['foo', 'variant', 'players', 'seed', 'games'], start({ foo: 1 }));
    for (const games of runs<readonly unknown[]>([0, 1.5, '3'], [0, -1, 1.5, '3', NaN, Infinity]))
      await assertRejected(
        table,
        'invalid-option',
        ['games', String(games), 'null'],
        start({ games }),
        runs(false, true),
      );
    for (const rules of runs<readonly unknown[]>([7, null], [7, 'farbe', null, []]))
      await assertRejected(table, 'invalid-option', ['rules', 'object'], start({ rules }), runs(false, true));
    await assertRejected(table, 'unknown-option', ['hoher'], start({ rules: { hoher: true } }));
    await assertRejected(table, 'invalid-option', ['refusal'], start({ rules: { refusal: 'much' } }));
    await assertRejected(table, 'unknown-variant', ['skat', 'suedtirol'], start({ variant: 'skat' }));
    await assertRejected(table, 'invalid-setup', ['dealer', '7'], start({ setup: { dealer: 7 } }));
    table.seats = ['human', 'computer'];
    await assertRejected(table, 'invalid-seats', ['4', '2'], start({}));
    table.seats = null;
    table.players = 2;
    table.seat = 3;
    await assertRejected(table, 'invalid-seat', ['seat', '3'], start({}));
  });

  it('start() with invalid options does not cancel another game that is starting', async () => {
    const table = newTable();
    const starting = table.start({ seed: 'eingabe' });
    await table.start(null as unknown as object);
    await starting;
    await settled(table);
    assert.strictEqual(table.save()?.game.seed, 'eingabe');
  });

  it('act() with an invalid action fires an error with the code of the rejection', async () => {
    const table = await running();
    const act = (action: unknown) => async () => {
      assert.isFalse(await table.act(action as Action));
    };
    await assertRejected(table, 'wrong-phase', [], act({ type: 'draw', seat: 0 }));
    await assertRejected(table, 'not-your-seat', [], act({ type: 'next', seat: 2 }));
    await assertRejected(table, 'unknown-action', ["'shout'"], act({ type: 'shout', seat: 0 }));
    await assertRejected(table, 'unknown-action', ["'shout'"], act({ type: 'shout' }));
    const requestedActions: unknown[] = [];
    table.addEventListener('watten-before-action', ({ detail }) => requestedActions.push(detail.action));
    await assertRejected(table, 'unknown-action', ['act()', 'null', 'seat'], act(null));
    await assertRejected(table, 'unknown-action', ['act()', "'draw'"], act('draw'));
    await assertRejected(table, 'unknown-action', ['act()', 'nothing'], act(undefined));
    // `watten-before-action` fires only for objects: three times, for the action after each rejection.
    assert.lengthOf(requestedActions, 3);
    assert.isEmpty(requestedActions.filter((action) => typeof action !== 'object' || action === null));
  });

  it('load() with an invalid record fires an error', async () => {
    const table = await running();
    const saved = JSON.parse(recordOf(table)) as SavedGame;
    const load = (other: unknown) => () => table.load(other as SavedGame);
    const actions = [...saved.game.actions.slice(0, 2), { type: 'hold', seat: 2 }];
    await assertRejected(table, 'invalid-record', ['Action 3'], load({ ...saved, game: { ...saved.game, actions } }));
    await assertRejected(table, 'invalid-record', ['seed'], load({ ...saved, game: { ...saved.game, seed: 7 } }));
    for (const nothing of runs<readonly unknown[]>(['what?', null], ['what?', null, undefined, []]))
      await assertRejected(table, 'invalid-record', ['save()'], load(nothing), runs(false, true));
    await assertRejected(table, 'invalid-record', ['save()', '{} has no version'], load({}));
    await assertRejected(table, 'invalid-record', [], load({ version: 1, seat: 0 }));
    await assertRejected(table, 'invalid-record', ['save()', '"rules"'], load(saved.game));
    await assertRejected(table, 'invalid-record', ['seat'], load({ ...saved, seat: 'mine' }));
    await assertRejected(table, 'unknown-record-version', ['99'], load({ ...saved, version: 99 }));
    await assertRejected(
      table,
      'unknown-record-version',
      ['99'],
      load({ ...saved, game: { ...saved.game, version: 99 } }),
    );
  });

  it('act() and save() fire an error if no game is running', async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
    const events = listen(table);
    assert.isFalse(await table.act({ type: 'draw', seat: 0 }));
    assert.isNull(table.save());
    const errors = errorsOf(events);
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['no-game', 'no-game'],
    );
    for (const { message } of errors) assert.include(message, 'start()');
  });
});

describe('games and settings', () => {
  beforeEach(async () => {
    await setViewport(VIEWPORT);
  });
  afterEach(clearPage);

  it('load() continues a saved game from its saved position', async () => {
    const table = await running();
    const saved = JSON.parse(recordOf(table)) as SavedGame;
    const view = JSON.stringify(viewOf(table));
    await playOn(table, 3);
    assert.notStrictEqual(recordOf(table), JSON.stringify(saved));
    const events = listen(table);
    await table.load(saved);
    await settled(table);
    assert.strictEqual(JSON.stringify(viewOf(table)), view);
    assert.strictEqual(recordOf(table), JSON.stringify(saved));
    assert.notInclude(
      events.map(({ type }) => type),
      'watten-start',
    );
    await playOn(table, 1);
  });

  it('a new table continues the running game of a removed table with the same `persist` key', async () => {
    const table = await running({ persist: 'stube' });
    const record = recordOf(table);
    table.parentElement?.remove();
    await frames(2);
    const next = newTable({ persist: 'stube' });
    const events = listen(next);
    await settled(next);
    assert.strictEqual(recordOf(next), record);
    assert.deepEqual(errorsOf(events), []);
    await playOn(next, 1);
    const { holder, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as SavedGame & {
      readonly holder: { readonly claim: number };
    };
    assert.deepEqual(stored, JSON.parse(recordOf(next)) as SavedGame);
    assert.strictEqual(holder.claim, 2, 'the second table has claimed the game');
  });

  for (const broken of ['{', '"text"', '{"version":1,"seat":0,"game":{"version":1}}', '{"version":2}']) {
    it(`the table shows its poster and fires an error if the stored game is invalid: ${broken}`, async () => {
      localStorage.setItem(KEY, broken);
      const table = newTable({ persist: 'stube' });
      const events = listen(table);
      await until(() => events.length > 0, 'an error fires');
      await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
      await frames(3);
      assert.lengthOf(errorsOf(events), 1);
      assert.match(errorsOf(events)[0].code, /record/);
      await table.start();
      await playOn(table, 1);
    });
  }

  it("a `watten-before-action` listener can cancel the visitor's action", async () => {
    const table = await running();
    const before = recordOf(table);
    const requestedActions: Action[] = [];
    const stop = (event: HTMLElementEventMap['watten-before-action']): void => {
      requestedActions.push(event.detail.action);
      event.preventDefault();
    };
    table.addEventListener('watten-before-action', stop);
    const button = all(table, ".prompt .button, .hand .card[aria-disabled='false']")[0];
    await press(button);
    await until(() => requestedActions.length > 0, 'the event fires');
    await frames(3);
    assert.lengthOf(requestedActions, 1);
    assert.strictEqual(recordOf(table), before);
    assert.isFalse(await table.act(requestedActions[0]));
    assert.strictEqual(recordOf(table), before);
    table.removeEventListener('watten-before-action', stop);
    await press(button);
    await until(() => recordOf(table) !== before, 'the action is done');
  });

  it('game events cross the shadow boundary, and only `watten-before-action` is cancelable', async () => {
    const box = place();
    const seen: Event[] = [];
    const types = ['watten-start', 'watten-phase', 'watten-turn', 'watten-before-action', 'watten-action'] as const;
    for (const type of types) box.addEventListener(type, (event) => seen.push(event));
    const table = tableIn(box);
    await table.start({ seed: 'eingabe' });
    await playOn(table, 1);
    for (const type of types)
      assert.include(
        seen.map((event) => event.type),
        type,
      );
    for (const event of seen) {
      assert.isTrue(event.composed);
      assert.strictEqual(event.cancelable, event.type === 'watten-before-action');
    }
  });

  it('the element is defined only once if the module loads twice', async () => {
    const defined = customElements.get('watten-table');
    const again = `${new URL('../../src/index.ts', import.meta.url).href}?again`;
    await import(again);
    assert.strictEqual(customElements.get('watten-table'), defined);
  });

  it("the table's language follows its own `lang` or, without one, the page's `lang`", async () => {
    const table = newTable({ lang: 'de' });
    await until(() => texts(table, '.poster .button')[0] === de.start, 'the table is in German');
    table.lang = 'en';
    await until(() => texts(table, '.poster .button')[0] === en.start, 'the table is in English');
    await table.start({ seed: 'eingabe' });
    await settled(table);
    const before = recordOf(table);
    assert.strictEqual(one(table, '.hand').getAttribute('aria-label'), en['label-hand']);
    table.lang = 'de-AT';
    await until(
      () => one(table, '.hand').getAttribute('aria-label') === de['label-hand'],
      'the table is in German again',
    );
    assert.strictEqual(recordOf(table), before);
    table.removeAttribute('lang');
    const page = document.documentElement.lang;
    document.documentElement.lang = 'en';
    await until(
      () => one(table, '.hand').getAttribute('aria-label') === en['label-hand'],
      'the table has the language of the page',
    );
    document.documentElement.lang = page;
  });

  it('changes to the `target` and `players` attributes take effect in the next game', async () => {
    const table = await running();
    const before = recordOf(table);
    table.setAttribute('target', '18');
    table.setAttribute('players', '2');
    await frames(2);
    assert.strictEqual(recordOf(table), before);
    await table.start();
    const { rules, players } = await settled(table);
    assert.deepEqual([rules.target, players], [18, 2]);
  });
});
