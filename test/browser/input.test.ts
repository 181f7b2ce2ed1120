import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import { de, en } from '../i18n/spoken.js';
import type { SavedGame, WattenTable } from '../../src/index.js';
import { wishedAction } from '../../tools/scenes/scripted.js';
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
import { undrawn } from './undrawn.js';

undrawn();

const KEY = 'watten-table:stube';
/** Small: every pixel of a stage costs time where the graphics card is emulated. */
const VIEWPORT = { width: 500, height: 700 };

/** A table in the middle of a game, at which the human is asked. */
async function running(attributes: Readonly<Record<string, string>> = {}): Promise<WattenTable> {
  const table = newTable(attributes);
  await table.start({ seed: 'eingabe', setup: { dealer: 3 } });
  await playOn(table, 4);
  return table;
}

async function playOn(table: WattenTable, actions: number): Promise<void> {
  for (let count = 0; count < actions; count++) {
    assert.isTrue(await table.act(wishedAction(await settled(table)) as Action));
  }
  await settled(table);
}

/**
 * Bad input raises one error that is of use to a person. The game stays as it was and can be played on, which is tried unless
 * `goesOn` is false.
 */
async function refused(
  table: WattenTable,
  code: string,
  says: readonly string[],
  attempt: () => unknown,
  goesOn = true,
): Promise<void> {
  const before = recordOf(table);
  const told = listen(table);
  await attempt();
  await until(() => told.length > 0, 'an error is raised');
  await frames(2);
  const errors = errorsOf(told);
  assert.lengthOf(told, 1);
  assert.deepEqual(
    errors.map((error) => error.code),
    [code],
  );
  for (const word of says) assert.include(errors[0].message, word);
  assert.notInclude(errors[0].message, 'undefined');
  assert.strictEqual(recordOf(table), before);
  if (!goesOn) return;
  await playOn(table, 1);
  assert.isAbove(recordOf(table).length, before.length);
}

describe('an error', () => {
  afterEach(clearPage);

  it('is told in the console, too, unless the page sees to it', async () => {
    const told: string[] = [];
    const heed = (event: Event): void => event.preventDefault();
    await patched(
      console,
      'warn',
      (text: string) => told.push(text),
      async () => {
        const table = newTable({ level: 'stark' });
        await until(() => told.length > 0, 'it is told');
        assert.deepEqual(told, [
          "watten-error invalid-value: 'level' cannot be 'stark'; it can be 'easy', 'medium' or 'strong'.",
        ]);
        document.addEventListener('watten-error', heed);
        const heard = listen(table, ['watten-error']);
        table.setAttribute('level', 'schwach');
        await until(() => heard.length > 0, 'it is heard');
        assert.lengthOf(told, 1);
      },
    );
    document.removeEventListener('watten-error', heed);
  });
});

describe('bad input of an attribute', () => {
  let table: WattenTable;
  before(async () => {
    await setViewport(VIEWPORT);
    // One table for all: whatever is refused leaves it as it was.
    table = await running();
  });
  after(clearPage);

  const ATTRIBUTES: readonly (readonly [name: string, wrong: string, says: string])[] = [
    ['variant', 'schafkopf', 'suedtirol'],
    ['players', '5', '4'],
    ['target', 'viele', '15'],
    ['level', 'genius', 'medium'],
    ['speed', 'ludicrous', 'instant'],
    ['seat', '4', '3'],
    ['deck', 'tarot', 'salzburg'],
    ['indices', 'huge', 'small'],
    ['loading', 'never', 'eager'],
    ['sort', 'strength', 'off'],
    ['handed', 'both', 'left'],
    ['confirm', 'sometimes', 'always'],
  ];
  for (const [name, wrong, says] of ATTRIBUTES) {
    it(`keeps the old value of ${name} and says what it can be`, async () => {
      const property = name as 'variant';
      const old = table[property];
      await refused(table, 'invalid-value', [name, wrong, says], () => table.setAttribute(name, wrong));
      assert.strictEqual(table[property], old);
    });
  }
});

describe('bad input', () => {
  beforeEach(async () => {
    await setViewport(VIEWPORT);
  });
  afterEach(clearPage);

  it('is heard of by a page that listens right after it made the table', async () => {
    const box = place();
    box.innerHTML = '<watten-table speed="warp" lang="de"></watten-table>';
    const told = listen(box.firstElementChild as WattenTable);
    await until(() => told.length > 0, 'an error is raised');
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['invalid-value'],
    );
  });

  it('of the properties is refused, too', async () => {
    const table = await running();
    const set = (name: string, value: unknown) => (): void => {
      Reflect.set(table, name, value);
    };
    await refused(
      table,
      'invalid-value',
      ['Seats 0 and 2', 'human'],
      set('seats', ['human', 'computer', 'human', 'computer']),
    );
    await refused(table, 'invalid-value', ['Seat 1', 'seats', 'decide'], set('seats', ['human', {}]));
    await refused(table, 'invalid-value', ['seats', 'list', 'human'], set('seats', 'human'));
    await refused(table, 'invalid-value', ['rules'], set('rules', 'strict'));
    for (const [time, name] of [
      [-1, '-1'],
      [0, '0'],
      [NaN, 'NaN'],
      ['5', "'5'"],
      [Infinity, 'Infinity'],
      [2 ** 31, String(2 ** 31)],
    ] as const) {
      await refused(
        table,
        'invalid-value',
        ['decideTimeout', name, '2147483647', 'null'],
        set('decideTimeout', time),
        runs(false, true),
      );
      assert.isNull(table.decideTimeout);
    }
    await refused(table, 'invalid-value', ['connection', 'subscribe'], set('connection', { view: {} }));
    await refused(table, 'invalid-value', ['seat', "'mine'", 'none'], set('seat', 'mine'));
    assert.isNull(table.connection);
    assert.strictEqual(table.seat, 0);
    assert.deepEqual(table.rules, {});
    assert.isNull(table.seats);
  });

  it('at the start of a game begins none', async () => {
    const table = await running();
    const start = (options: object | null) => () => table.start(options as object);
    await refused(table, 'invalid-option', ['start()', 'null', '{ players: 4 }'], start(null));
    await refused(table, 'invalid-option', ['start()', "'x'"], start('x' as unknown as object));
    await refused(table, 'invalid-option', ['start()'], start([]));
    await refused(table, 'unknown-option', ['foo', 'variant', 'players', 'seed', 'games'], start({ foo: 1 }));
    for (const games of runs<readonly unknown[]>([0, 1.5, '3'], [0, -1, 1.5, '3', NaN, Infinity]))
      await refused(table, 'invalid-option', ['games', String(games), 'null'], start({ games }), runs(false, true));
    for (const rules of runs<readonly unknown[]>([7, null], [7, 'farbe', null, []]))
      await refused(table, 'invalid-option', ['rules', 'object'], start({ rules }), runs(false, true));
    await refused(table, 'unknown-option', ['hoher'], start({ rules: { hoher: true } }));
    await refused(table, 'invalid-option', ['refusal'], start({ rules: { refusal: 'much' } }));
    await refused(table, 'unknown-variant', ['skat', 'suedtirol'], start({ variant: 'skat' }));
    await refused(table, 'invalid-setup', ['dealer', '7'], start({ setup: { dealer: 7 } }));
    table.seats = ['human', 'computer'];
    await refused(table, 'invalid-seats', ['4', '2'], start({}));
    table.seats = null;
    table.players = 2;
    table.seat = 3;
    await refused(table, 'invalid-seat', ['seat', '3'], start({}));
  });

  it('does not give up the game that is on its way', async () => {
    const table = newTable();
    const starting = table.start({ seed: 'eingabe' });
    await table.start(null as unknown as object);
    await starting;
    await settled(table);
    assert.strictEqual(table.save()?.game.seed, 'eingabe');
  });

  it('as an action is refused with the code of the rules', async () => {
    const table = await running();
    const act = (action: unknown) => async () => {
      assert.isFalse(await table.act(action as Action));
    };
    await refused(table, 'wrong-phase', [], act({ type: 'draw', seat: 0 }));
    await refused(table, 'not-your-seat', [], act({ type: 'next', seat: 2 }));
    await refused(table, 'unknown-action', ["'shout'"], act({ type: 'shout', seat: 0 }));
    await refused(table, 'unknown-action', ["'shout'"], act({ type: 'shout' }));
    const wanted: unknown[] = [];
    table.addEventListener('watten-before-action', ({ detail }) => wanted.push(detail.action));
    await refused(table, 'unknown-action', ['act()', 'null', 'seat'], act(null));
    await refused(table, 'unknown-action', ['act()', "'draw'"], act('draw'));
    await refused(table, 'unknown-action', ['act()', 'nothing'], act(undefined));
    // A page that reads what is wanted is not given what has no fields; each refusal is followed by one action.
    assert.lengthOf(wanted, 3);
    assert.isEmpty(wanted.filter((action) => typeof action !== 'object' || action === null));
  });

  it('as a record is not loaded', async () => {
    const table = await running();
    const saved = JSON.parse(recordOf(table)) as SavedGame;
    const load = (other: unknown) => () => table.load(other as SavedGame);
    const actions = [...saved.game.actions.slice(0, 2), { type: 'hold', seat: 2 }];
    await refused(table, 'invalid-record', ['Action 3'], load({ ...saved, game: { ...saved.game, actions } }));
    await refused(table, 'invalid-record', ['seed'], load({ ...saved, game: { ...saved.game, seed: 7 } }));
    for (const nothing of runs<readonly unknown[]>(['what?', null], ['what?', null, undefined, []]))
      await refused(table, 'invalid-record', ['save()'], load(nothing), runs(false, true));
    await refused(table, 'invalid-record', ['save()', '{} has no version'], load({}));
    await refused(table, 'invalid-record', [], load({ version: 1, seat: 0 }));
    await refused(table, 'invalid-record', ['save()', '"rules"'], load(saved.game));
    await refused(table, 'invalid-record', ['seat'], load({ ...saved, seat: 'mine' }));
    await refused(table, 'unknown-record-version', ['99'], load({ ...saved, version: 99 }));
    await refused(table, 'unknown-record-version', ['99'], load({ ...saved, game: { ...saved.game, version: 99 } }));
  });

  it('includes an action or a save where there is no game', async () => {
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is there');
    const told = listen(table);
    assert.isFalse(await table.act({ type: 'draw', seat: 0 }));
    assert.isNull(table.save());
    const errors = errorsOf(told);
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['no-game', 'no-game'],
    );
    for (const { message } of errors) assert.include(message, 'start()');
  });
});

describe('a table', () => {
  beforeEach(async () => {
    await setViewport(VIEWPORT);
  });
  afterEach(clearPage);

  it('goes on with a game that it saved, where it was', async () => {
    const table = await running();
    const saved = JSON.parse(recordOf(table)) as SavedGame;
    const view = JSON.stringify(viewOf(table));
    await playOn(table, 3);
    assert.notStrictEqual(recordOf(table), JSON.stringify(saved));
    const told = listen(table);
    await table.load(saved);
    await settled(table);
    assert.strictEqual(JSON.stringify(viewOf(table)), view);
    assert.strictEqual(recordOf(table), JSON.stringify(saved));
    assert.notInclude(
      told.map(({ type }) => type),
      'watten-start',
    );
    await playOn(table, 1);
  });

  it('keeps a running game under its key for the next table with that key', async () => {
    const table = await running({ persist: 'stube' });
    const record = recordOf(table);
    table.parentElement?.remove();
    await frames(2);
    const next = newTable({ persist: 'stube' });
    const told = listen(next);
    await settled(next);
    assert.strictEqual(recordOf(next), record);
    assert.deepEqual(errorsOf(told), []);
    await playOn(next, 1);
    const { holder, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as SavedGame & {
      readonly holder: { readonly claim: number };
    };
    assert.deepEqual(stored, JSON.parse(recordOf(next)) as SavedGame);
    assert.strictEqual(holder.claim, 2, 'the second table has it');
  });

  for (const broken of ['{', '"text"', '{"version":1,"seat":0,"game":{"version":1}}', '{"version":2}']) {
    it(`shows its poster and says why when what is stored is ${broken}`, async () => {
      localStorage.setItem(KEY, broken);
      const table = newTable({ persist: 'stube' });
      const told = listen(table);
      await until(() => told.length > 0, 'an error is raised');
      await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is there');
      await frames(3);
      assert.lengthOf(errorsOf(told), 1);
      assert.match(errorsOf(told)[0].code, /record/);
      await table.start();
      await playOn(table, 1);
    });
  }

  it('lets the page stop what the human wants to do', async () => {
    const table = await running();
    const before = recordOf(table);
    const wanted: Action[] = [];
    const stop = (event: HTMLElementEventMap['watten-before-action']): void => {
      wanted.push(event.detail.action);
      event.preventDefault();
    };
    table.addEventListener('watten-before-action', stop);
    const button = all(table, ".prompt .button, .hand .card[aria-disabled='false']")[0];
    await press(button);
    await until(() => wanted.length > 0, 'the page is asked');
    await frames(3);
    assert.lengthOf(wanted, 1);
    assert.strictEqual(recordOf(table), before);
    assert.isFalse(await table.act(wanted[0]));
    assert.strictEqual(recordOf(table), before);
    table.removeEventListener('watten-before-action', stop);
    await press(button);
    await until(() => recordOf(table) !== before, 'the action is done');
  });

  it('fires events that leave the shadow tree, and only that one can be cancelled', async () => {
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

  it('is defined once, however often it is loaded', async () => {
    const defined = customElements.get('watten-table');
    const again = `${new URL('../../src/index.ts', import.meta.url).href}?again`;
    await import(again);
    assert.strictEqual(customElements.get('watten-table'), defined);
  });

  it('changes its language when the page or its own lang changes', async () => {
    const table = newTable({ lang: 'de' });
    await until(() => texts(table, '.poster .button')[0] === de.start, 'it speaks German');
    table.lang = 'en';
    await until(() => texts(table, '.poster .button')[0] === en.start, 'it speaks English');
    await table.start({ seed: 'eingabe' });
    await settled(table);
    const before = recordOf(table);
    assert.strictEqual(one(table, '.hand').getAttribute('aria-label'), en['label-hand']);
    table.lang = 'de-AT';
    await until(() => one(table, '.hand').getAttribute('aria-label') === de['label-hand'], 'it speaks German again');
    assert.strictEqual(recordOf(table), before);
    table.removeAttribute('lang');
    const page = document.documentElement.lang;
    document.documentElement.lang = 'en';
    await until(
      () => one(table, '.hand').getAttribute('aria-label') === en['label-hand'],
      'it speaks as the page does',
    );
    document.documentElement.lang = page;
  });

  it('goes by new settings from the next game on', async () => {
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
