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
  expectedSight,
  sightOf,
  until,
  type Attributes,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Starts a game with the button on the poster. */
async function clickStart(table: WattenTable): Promise<void> {
  await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
  await press(one(table, '.poster .button'));
}

interface InvalidRules {
  readonly name: string;
  readonly attributes?: Attributes;
  readonly rules?: unknown;
  /** Words that the error message must contain. */
  readonly words: readonly string[];
}

/** Invalid values, which the property rejects. */
const WRONG: readonly InvalidRules[] = [
  { name: 'an unknown option', rules: { hoher: true }, words: ['hoher'] },
  {
    name: 'a value that the option does not allow',
    rules: { follow: 'sometimes' },
    words: ['follow', 'sometimes', 'announcers'],
  },
  { name: 'an unsupported pack', rules: { pack: 24 }, words: ['pack', '24', '40'] },
  { name: 'an unknown card as a Kritischer', rules: { critical: ['HK', 'H4'] }, words: ['critical', 'H4'] },
  { name: 'text for a boolean option', rules: { signals: 'yes' }, words: ['signals', 'yes', 'true'] },
];

/** Invalid combinations, which fire an error when a game starts. */
const CONFLICTING: readonly InvalidRules[] = [
  {
    name: 'a number of players that the variant does not allow',
    attributes: { variant: 'suedtirol', players: '3' },
    words: ['suedtirol', '3', '4'],
  },
  {
    name: '"Farbe!" with the wrong `lastTrick` rule',
    attributes: { variant: 'normal' },
    rules: { farbe: true },
    words: ['farbe', 'lastTrick', 'first-bid'],
  },
  {
    name: 'signs in blind play',
    attributes: { variant: 'blind' },
    rules: { signals: true },
    words: ['signals', 'announcement', 'open'],
  },
  { name: 'a small pack with the Weli', rules: { pack: 32 }, words: ['pack', 'weli', 'absent'] },
  { name: 'a Maschine without Kritische', rules: { maschine: 3 }, words: ['maschine', 'critical'] },
  {
    name: 'different values for the same option',
    attributes: { players: '2' },
    rules: { players: 4 },
    words: ['players', '2', '4'],
  },
];

describe('`rules`', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('all options that the page sets in `rules` apply to the game', async () => {
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
    const events = listen(table, ['watten-start', 'watten-error']);
    await clickStart(table);
    const view = await settled(table);
    assert.deepEqual(events, [{ type: 'watten-start', detail: { variant: 'suedtirol', players: 4, target: 11 } }]);
    for (const [name, value] of Object.entries(rules))
      assert.strictEqual(view.rules[name as keyof RuleOptions], value, name);
    assert.strictEqual(view.rules.guter, true);
    assert.lengthOf(all(table, '[data-panel=signals]'), 1);
    // If the order is counter-clockwise, the next player sits on the right.
    assert.isTrue(one(table, '.seat[data-seat="1"]').classList.contains('right'));
  });

  it('the attribute `rules` takes words or JSON, and removing it restores the rules of the variant', async () => {
    const table = newTable({ variant: 'normal', seed: 'stube', rules: 'refusal=3 strike exempt=linke' });
    await clickStart(table);
    const { rules } = await settled(table);
    assert.deepEqual(
      { refusal: rules.refusal, strike: rules.strike, exempt: rules.exempt },
      { refusal: 3, strike: true, exempt: ['linke'] },
    );
    table.setAttribute('rules', '{"refusal":2,"signals":true}');
    assert.deepEqual(table.rules, { refusal: 2, signals: true });
    table.removeAttribute('rules');
    assert.deepEqual(table.rules, {});
    assert.isFalse(table.hasAttribute('rules'));
  });

  for (const [name, value, ...words] of [
    ['an unknown option', 'refusal=3 hoher', 'hoher', 'refusal'],
    ['an invalid value', 'refusal=3 follow=sometimes', 'follow', 'sometimes', 'announcers'],
    ['invalid JSON', '{"refusal":', 'JSON'],
    ['an option given twice', 'farbe farbe=no', 'farbe', 'twice'],
  ] as const)
    it(`a mistake in the attribute \`rules\` fires an error, and the table ignores the whole value: ${name}`, async () => {
      const table = newTable({ seed: 'stube' });
      const events = listen(table, ['watten-start', 'watten-error']);
      table.setAttribute('rules', value);
      await until(() => events.length > 0, 'an error fires');
      const [{ code, message }] = errorsOf(events);
      assert.strictEqual(code, 'invalid-option');
      for (const word of words) assert.include(message, word);
      assert.deepEqual(table.rules, {});
      await clickStart(table);
      assert.strictEqual((await settled(table)).rules.refusal, 2);
    });

  it('`rules` accepts the former name of an option', async () => {
    const table = newTable({ variant: 'normal', seed: 'stube' });
    table.rules = { gestrichenBidPenalty: 'hand' } as Partial<RuleOptions>;
    await clickStart(table);
    assert.strictEqual((await settled(table)).rules.forbiddenBid, 'hand');
  });

  it('changes to `rules` take effect in the next game', async () => {
    const table = newTable({ variant: 'normal', seed: 'stube' });
    await clickStart(table);
    await settled(table);
    table.rules = { signals: true };
    await frames(2);
    assert.lengthOf(all(table, '[data-panel=signals]'), 0);
    await table.start();
    assert.isTrue((await settled(table)).rules.signals);
    assert.lengthOf(all(table, '[data-panel=signals]'), 1);
  });

  for (const { name, rules, words } of WRONG) {
    it(`invalid rules fire an error and keep the previous rules: ${name}`, async () => {
      const table = newTable({ seed: 'stube' });
      table.rules = { refusal: 3 };
      const events = listen(table, ['watten-start', 'watten-error']);
      table.rules = rules as Partial<RuleOptions>;
      await until(() => events.length > 0, 'an error fires');
      const [{ code, message }] = errorsOf(events);
      assert.strictEqual(code, 'invalid-value');
      for (const word of words) assert.include(message, word);
      assert.notInclude(message, 'undefined');
      assert.deepEqual(table.rules, { refusal: 3 });
      await clickStart(table);
      assert.strictEqual((await settled(table)).rules.refusal, 3);
      assert.lengthOf(events, 2);
    });
  }

  for (const { name, attributes, rules, words } of CONFLICTING) {
    it(`conflicting rules fire an error and start no game: ${name}`, async () => {
      const table = newTable(attributes);
      table.rules = rules ?? {};
      const events = listen(table, ['watten-start', 'watten-error']);
      await clickStart(table);
      await until(() => events.length > 0, 'an error fires');
      const [{ code, message }] = errorsOf(events);
      assert.strictEqual(code, 'invalid-option');
      for (const word of words) assert.include(message, word);
      assert.notInclude(message, 'undefined');
      assert.isNull(table.view);
      // The table still shows the poster, and a game starts with valid rules.
      table.rules = {};
      table.removeAttribute('players');
      await clickStart(table);
      const view = await settled(table);
      assert.deepEqual(sightOf(table), expectedSight(view));
      assert.deepEqual(
        events.map(({ type }) => type),
        ['watten-error', 'watten-start'],
      );
    });
  }

  it('conflicting rules in start() leave a running game unchanged', async () => {
    const table = newTable({ variant: 'normal', seed: 'stube' });
    await clickStart(table);
    const before = JSON.stringify(await settled(table));
    const events = listen(table, ['watten-start', 'watten-error']);
    await table.start({ rules: { farbe: true } });
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['invalid-option'],
    );
    assert.strictEqual(JSON.stringify(table.view), before);
    await press(one(table, '.prompt .button'));
    await until(() => JSON.stringify(table.view) !== before, 'the game continues');
  });
});
