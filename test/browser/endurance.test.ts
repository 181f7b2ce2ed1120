/** What may happen to a table at any moment of a game, again and again: it is never broken by it. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import fc from 'fast-check';
import type { Action } from '../../src/engine.js';
import type { SavedGame, WattenTable } from '../../src/index.js';
import { SETTINGS } from '../../src/element/shell/settings/settings.js';
import { VARIANT_IDS } from '../../src/rules/variants.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { wishedAction } from '../../tools/scenes/scripted.js';
import { runs } from '../runs.js';
import { patch } from './patched.js';
import { playTo } from './scenes.js';
import {
  all,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  recordOf,
  settled,
  sightFrom,
  sightOf,
  until,
} from './table.js';
import { undrawn } from './undrawn.js';
import { unseen } from './unseen.js';

const FEW = ['the first card', 'the next game'];
/** Where the human is asked, by what for. */
const PHASES = runs(FEW, Object.keys(EVERY_PHASE)).map((where) => [where, EVERY_PHASE[where]] as const);

/** It shows what there is, and takes what the human does. */
async function playsOn(table: WattenTable): Promise<void> {
  const view = await settled(table);
  const isShown = (): boolean => JSON.stringify(sightOf(table)) === JSON.stringify(sightFrom(view));
  // A language or a deck may have to be loaded first.
  await until(isShown, 'it shows what there is', 5000).catch(() => {});
  assert.deepEqual(sightOf(table), sightFrom(view));
  const before = recordOf(table);
  assert.isTrue(await table.act(wishedAction(view) as Action));
  assert.notStrictEqual(recordOf(table), before);
  const after = await settled(table);
  assert.deepEqual(sightOf(table), sightFrom(after));
}

/** Every error has a name and says something to a person. */
function areErrors(errors: readonly { readonly code: string; readonly message: string }[], known: RegExp): void {
  for (const { code, message } of errors) {
    assert.match(code, known, message);
    assert.match(message, /^\S.{10,}\.$/su);
    assert.notMatch(message, /undefined|\[object|NaN/u);
  }
}

describe('a table whose graphics are taken away and given back', function () {
  this.timeout(runs(120_000, 600_000));
  beforeEach(() => setViewport({ width: 400, height: 480 }));
  afterEach(clearPage);

  it('shows the same again, and goes on, wherever something is asked', async () => {
    const table = newTable();
    for (const [where, scene] of PHASES) {
      await playTo(table, scene);
      const canvases = (): readonly HTMLCanvasElement[] => all<HTMLCanvasElement>(table, '.stage[data-drawn] canvas');
      await until(() => canvases().length === 2, `${where}: the cards are drawn`);
      const [, cards] = canvases();
      const loser = cards.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!loser) return assert.fail(`${where}: its context cannot be lost on purpose.`);
      await frames(2);
      const drawn = cards.toDataURL();
      const heard = (type: string): Promise<unknown> =>
        new Promise((resolve) => cards.addEventListener(type, resolve, { once: true }));
      const lost = heard('webglcontextlost');
      loser.loseContext();
      await lost;
      // The browser does not give it back before all have heard that it is gone.
      await frames(1);
      const restored = heard('webglcontextrestored');
      loser.restoreContext();
      await restored;
      await until(() => cards.toDataURL() === drawn, `${where}: the same cards are drawn`);
      assert.strictEqual(all(table, '.stage canvas')[1], cards, where);
      assert.isFalse(table.matches(':state(fallback)'), where);
      await playsOn(table);
    }
  });
});

describe('a table whose page is hidden', function () {
  this.timeout(runs(120_000, 600_000));
  beforeEach(() => setViewport({ width: 400, height: 480 }));
  afterEach(clearPage);

  const canvases = (table: WattenTable): readonly HTMLCanvasElement[] =>
    all<HTMLCanvasElement>(table, '.stage[data-drawn] canvas');
  const drawn = (table: WattenTable): Promise<void> => until(() => canvases(table).length === 2, 'the cards are drawn');

  /** The others play at a table that nobody sees, until the human is asked again. */
  const playedUnseen = async (table: WattenTable, action: Action): Promise<void> => {
    // A computer's pause is short enough for a hidden tab, and cards move.
    table.speed = 'fast';
    assert.isTrue(await table.act(action));
    // The tab goes while cards are on their way.
    await frames(2);
    await unseen(async () => void (await settled(table)));
  };

  it('has drawn what happened as soon as it is seen again', async () => {
    const table = newTable({ speed: 'instant' });
    const view = await playTo(table, EVERY_PHASE['the first card']);
    await drawn(table);
    await playedUnseen(table, wishedAction(view) as Action);
    const picture = (): string => canvases(table)[1]?.toDataURL() ?? '';
    const seen = picture();
    table.colourAid = true;
    await until(() => picture() !== seen, 'all is drawn anew');
    table.colourAid = false;
    await until(() => picture() === seen, 'it was as it is now', 5000);
  });

  describe('and that is not drawn', () => {
    undrawn();

    it('goes on, and shows that when it is seen again, wherever something is asked', async () => {
      const table = newTable();
      for (const [where, scene] of PHASES) {
        table.speed = 'instant';
        const view = await playTo(table, scene);
        await drawn(table);
        await playedUnseen(table, wishedAction(view) as Action).catch((error: unknown) =>
          assert.fail(`${where}: ${String(error)}`),
        );
        await playsOn(table);
      }
    });

    it('begins there as it does where it is seen', async () => {
      const table = newTable({ speed: 'fast' });
      await unseen(async () => {
        await table.start({ seed: 'ausdauer', setup: { dealer: 3 } });
        await settled(table);
      });
      await playsOn(table);
    });
  });
});

describe('a table that is not drawn', function () {
  this.timeout(runs(120_000, 600_000));
  undrawn();
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  /** What stands in an attribute: what is right, what is wrong, and nothing. */
  const VALUES: Readonly<Record<string, readonly string[]>> = {
    variant: [...VARIANT_IDS, 'schafkopf'],
    players: ['2', '3', '4', '5', ''],
    target: ['9', '11', '13', '15', '18', 'viele'],
    level: ['easy', 'medium', 'strong', 'genius'],
    deck: ['salzburg', 'french', 'tarot'],
    indices: ['auto', 'off', 'small', 'large', 'huge'],
    'colour-aid': [''],
    seat: ['0', '1', '3', 'none', '4', '-1'],
    seed: ['stube', '', 'ß'.repeat(500)],
    autostart: [''],
    loading: ['lazy', 'eager', 'never'],
    speed: ['slow', 'normal', 'fast', 'instant', 'ludicrous'],
    sort: ['on', 'off', 'strength'],
    handed: ['right', 'left', 'both'],
    confirm: ['touch', 'always', 'never', 'sometimes'],
    persist: ['ausdauer', 'ausdauer-2', ''],
    lesson: ['', 'watten', 'blind', 'kritische', 'nothing'],
    puzzle: ['daily', 'find-12', 'nothing'],
    hints: [''],
    trainer: [''],
    help: ['off', 'fading', 'on', 'maybe'],
    sound: [''],
    voice: [''],
    talk: ['some', 'none', 'much'],
    'player-name': ['Anna', '', '<b>Anna</b>', 'A'.repeat(300)],
    server: ['http://127.0.0.1:9', 'nowhere', ''],
    'table-id': ['AAAAAAAA', '', '?'],
    lang: ['de', 'de-x-dialect', 'it', 'en', 'lld', 'fr', 'de-CH', '-', ''],
    // What a page has of its own.
    class: ['a', ''],
    style: ['width: 300px', 'width: 700px; height: 500px', 'height: 1px', 'display: none', ''],
    dir: ['rtl', 'ltr', 'auto'],
    hidden: [''],
    inert: [''],
  };
  /** These put something else in the place of the game: seldom, so that it is there, too. */
  const SELDOM = ['lesson', 'puzzle', 'server'];
  const ERRORS = /^(?:invalid-value|unknown-lesson|unknown-puzzle|trainer-not-alone)$/;

  const change = (table: WattenTable, random: Random): void => {
    const names = Object.keys(VALUES).filter((name) => !SELDOM.includes(name) || random(4) === 0);
    const name = names[random(names.length)] ?? '';
    const values = VALUES[name] ?? [];
    const value = values[random(values.length + 1)];
    if (value === undefined) table.removeAttribute(name);
    else table.setAttribute(name, value);
  };

  it(`is the same game after ${runs(50, 1000)} changes of its attributes`, async () => {
    const attributes = Object.values(SETTINGS).flatMap((setting) =>
      'attribute' in setting ? [setting.attribute] : [],
    );
    assert.includeMembers(Object.keys(VALUES), attributes, 'every attribute is changed');
    const random = randomFrom('ausdauer', 'attributes');
    const table = newTable();
    await table.start({ seed: 'ausdauer', setup: { dealer: 3 } });
    await playsOn(table);
    const told = listen(table, ['watten-error', 'watten-start']);
    const warn = patch(console, 'warn', () => undefined);
    try {
      for (let round = 0; round < runs(2, 40); round++) {
        const before = recordOf(table);
        for (let count = 0; count < 25; count++) {
          change(table, random);
          // Many at once, as a framework sets them, or one after the other.
          if (random(3) > 0) await frames(random(3));
        }
        for (const { name } of [...table.attributes]) table.removeAttribute(name);
        table.setAttribute('lang', 'de');
        table.setAttribute('speed', 'instant');
        await settled(table);
        assert.strictEqual(recordOf(table), before, `after ${round + 1} rounds`);
        await playsOn(table);
      }
    } finally {
      warn();
    }
    assert.deepEqual(
      told.filter(({ type }) => type === 'watten-start'),
      [],
    );
    assert.isNotEmpty(errorsOf(told));
    areErrors(errorsOf(told), ERRORS);
  });

  /** Any value in place of one that is there, or none, or one twice. */
  type Damage = (whole: unknown) => unknown;
  const anyDamage: fc.Arbitrary<Damage> = fc
    .record({
      way: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
      kind: fc.constantFrom('other', 'gone', 'twice'),
      other: fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.constantFrom(-1, 0, 1, 2, 3, 99, 'EA', 'HO', 'next', 'play', 'suedtirol', [], {}),
      ),
    })
    .map(({ way, kind, other }) => {
      const damaged = (value: unknown, [step = 0, ...rest]: readonly number[]): unknown => {
        if (typeof value !== 'object' || value === null) return other;
        const entries: (readonly [string, unknown])[] = Object.entries(value);
        if (entries.length === 0) return other;
        const at = step % entries.length;
        const [name, old] = entries[at];
        const isLast = rest.length === 0 || typeof old !== 'object' || old === null;
        const instead = isLast ? (kind === 'gone' ? [] : [other]) : [damaged(old, rest)];
        if (Array.isArray(value)) {
          const doubled = isLast && kind === 'twice' ? [old, old] : instead;
          return [...value.slice(0, at), ...doubled, ...value.slice(at + 1)] as unknown[];
        }
        const others = entries.filter((_, index) => index !== at);
        return Object.fromEntries([...others, ...instead.map((one) => [name, one] as const)]);
      };
      return (whole) => damaged(whole, way);
    });

  it('refuses a record that was tampered with by an error with a name, or plays it: it is never broken by one', async () => {
    const table = newTable();
    table.seats = null;
    await table.start({ seed: 'ausdauer', setup: { dealer: 3 } });
    for (let count = 0; count < 6; count++) await playsOn(table);
    const whole = recordOf(table);
    const warn = patch(console, 'warn', () => undefined);
    let [refused, played] = [0, 0];
    /** Either it is refused, and all is as it was, or it is there. */
    const attempt = async (doing: () => Promise<void>, isThere: () => boolean): Promise<void> => {
      const told = listen(table, ['watten-error']);
      const before = recordOf(table);
      await doing();
      const errors = errorsOf(told);
      areErrors(errors, /^(?:invalid-record|unknown-record-version)$/);
      assert.isAtMost(errors.length, 1);
      if (errors.length === 0) assert.isTrue(isThere(), 'it is there');
      else assert.strictEqual(recordOf(table), before);
      if (errors.length === 0) played++;
      else refused++;
    };
    try {
      await fc.assert(
        fc.asyncProperty(anyDamage, fc.boolean(), async (damage, isShown) => {
          const saved = damage(JSON.parse(whole)) as SavedGame;
          if (isShown) {
            const game = damage(JSON.parse(whole).game) as SavedGame['game'] | null;
            // That closes what is shown.
            if (game === null) return;
            await attempt(
              () => table.replay(game),
              () => table.replayStep !== null,
            );
            await table.replay(null);
            await settled(table);
          } else {
            await attempt(
              () => table.load(saved),
              () => table.view !== null,
            );
            if (recordOf(table) !== whole) await table.load(JSON.parse(whole));
          }
          await settled(table);
          assert.strictEqual(recordOf(table), whole);
        }),
        { numRuns: runs(20, 400), seed: 15, includeErrorInReport: true },
      );
    } finally {
      warn();
    }
    assert.isAbove(refused, runs(5, 150));
    assert.isAbove(played, 0);
    await playsOn(table);
  });
});
