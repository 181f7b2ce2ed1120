import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { RuleOptions } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
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
  sightFrom,
  sightOf,
  until,
  type Attributes,
} from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** The table is begun with its own button. */
async function begin(table: WattenTable): Promise<void> {
  await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is there');
  await press(one(table, '.poster .button'));
}

interface Refused {
  readonly what: string;
  readonly attributes?: Attributes;
  readonly rules?: unknown;
  /** What the message has to name. */
  readonly says: readonly string[];
}

/** Wrong by themselves: they are never taken over. */
const WRONG: readonly Refused[] = [
  { what: 'an option that does not exist', rules: { hoher: true }, says: ['hoher'] },
  {
    what: 'a value an option does not have',
    rules: { follow: 'sometimes' },
    says: ['follow', 'sometimes', 'announcers'],
  },
  { what: 'a pack that is not offered', rules: { pack: 40 }, says: ['pack', '40', '36'] },
  { what: 'a card that does not exist as Kritischer', rules: { critical: ['HK', 'H5'] }, says: ['critical', 'H5'] },
  { what: 'text for a switch', rules: { signals: 'yes' }, says: ['signals', 'yes', 'true'] },
];

/** Wrong beside the others: found out when the game is to begin. */
const CLASHING: readonly Refused[] = [
  {
    what: 'players a variant does not offer',
    attributes: { variant: 'suedtirol', players: '3' },
    says: ['suedtirol', '3', '4'],
  },
  {
    what: '"Farbe!" where the last trick does not allow it',
    attributes: { variant: 'normal' },
    rules: { farbe: true },
    says: ['farbe', 'lastTrick', 'first-bid'],
  },
  {
    what: 'signs in blind play',
    attributes: { variant: 'blind' },
    rules: { signals: true },
    says: ['signals', 'announcement', 'open'],
  },
  { what: 'a small pack with the Weli', rules: { pack: 32 }, says: ['pack', 'weli', 'absent'] },
  { what: 'a Maschine without Kritische', rules: { maschine: 3 }, says: ['maschine', 'critical'] },
  {
    what: 'the same option given twice',
    attributes: { players: '2' },
    rules: { players: 4 },
    says: ['players', '2', '4'],
  },
];

describe('rules set on top of a variant', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('are played, every one of them', async () => {
    const rules: Partial<RuleOptions> = {
      target: 11,
      pack: 36,
      signals: true,
      direction: 'counterclockwise',
      cut: 'plain',
      enforcement: 'penalise',
    };
    const table = newTable({ variant: 'suedtirol', seed: 'stube' });
    table.rules = rules;
    const told = listen(table, ['watten-start', 'watten-error']);
    await begin(table);
    const view = await settled(table);
    assert.deepEqual(told, [{ type: 'watten-start', detail: { variant: 'suedtirol', players: 4, target: 11 } }]);
    for (const [name, value] of Object.entries(rules))
      assert.strictEqual(view.rules[name as keyof RuleOptions], value, name);
    assert.strictEqual(view.rules.guter, true);
    assert.lengthOf(all(table, '[data-panel=signals]'), 1);
    // Counter-clockwise the next one sits at the right.
    assert.isTrue(one(table, '.seat[data-seat="1"]').classList.contains('right'));
  });

  it('take effect with the next game', async () => {
    const table = newTable({ variant: 'normal', seed: 'stube' });
    await begin(table);
    await settled(table);
    table.rules = { signals: true };
    await frames(2);
    assert.lengthOf(all(table, '[data-panel=signals]'), 0);
    await table.start();
    assert.isTrue((await settled(table)).rules.signals);
    assert.lengthOf(all(table, '[data-panel=signals]'), 1);
  });

  for (const { what, rules, says } of WRONG) {
    it(`are kept when they are to be ${what}`, async () => {
      const table = newTable({ seed: 'stube' });
      table.rules = { refusal: 3 };
      const told = listen(table, ['watten-start', 'watten-error']);
      table.rules = rules as Partial<RuleOptions>;
      await until(() => told.length > 0, 'an error is raised');
      const [{ code, message }] = errorsOf(told);
      assert.strictEqual(code, 'invalid-value');
      for (const word of says) assert.include(message, word);
      assert.notInclude(message, 'undefined');
      assert.deepEqual(table.rules, { refusal: 3 });
      await begin(table);
      assert.strictEqual((await settled(table)).rules.refusal, 3);
      assert.lengthOf(told, 2);
    });
  }

  for (const { what, attributes, rules, says } of CLASHING) {
    it(`begin no game, but an error, when they are ${what}`, async () => {
      const table = newTable(attributes);
      table.rules = rules ?? {};
      const told = listen(table, ['watten-start', 'watten-error']);
      await begin(table);
      await until(() => told.length > 0, 'an error is raised');
      const [{ code, message }] = errorsOf(told);
      assert.strictEqual(code, 'invalid-option');
      for (const word of says) assert.include(message, word);
      assert.notInclude(message, 'undefined');
      assert.isNull(table.view);
      // The poster is still there, and what is set right can be played.
      table.rules = {};
      table.removeAttribute('players');
      await begin(table);
      const view = await settled(table);
      assert.deepEqual(sightOf(table), sightFrom(view));
      assert.deepEqual(
        told.map(({ type }) => type),
        ['watten-error', 'watten-start'],
      );
    });
  }

  it('that do not go together leave a running game as it is', async () => {
    const table = newTable({ variant: 'normal', seed: 'stube' });
    await begin(table);
    const before = JSON.stringify(await settled(table));
    const told = listen(table, ['watten-start', 'watten-error']);
    await table.start({ rules: { farbe: true } });
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['invalid-option'],
    );
    assert.strictEqual(JSON.stringify(table.view), before);
    await press(one(table, '.prompt .button'));
    await until(() => JSON.stringify(table.view) !== before, 'the game goes on');
  });
});
