/** Events that can disturb a table at any moment of a game. The table must survive repeated events of every kind. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import fc from 'fast-check';
import type { Action } from '../../src/engine.js';
import type { SavedGame, WattenTable } from '../../src/index.js';
import { SETTINGS } from '../../src/element/shell/settings/settings.js';
import { VARIANT_IDS } from '../../src/rules/variants.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
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
  expectedSight,
  sightOf,
  until,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { inHiddenTab } from './unseen.js';

const FEW_PHASES = ['the first card', 'the next game'];
/** Scenes in which the visitor acts, by name. */
const PHASES = runs(FEW_PHASES, Object.keys(EVERY_PHASE)).map((where) => [where, EVERY_PHASE[where]] as const);

/** Checks that the table shows the current state and accepts an action by the visitor. */
async function playAction(table: WattenTable): Promise<void> {
  const view = await settled(table);
  const isShown = (): boolean => JSON.stringify(sightOf(table)) === JSON.stringify(expectedSight(view));
  // The table can load a language or a deck first.
  await until(isShown, 'the table shows the current state', 5000).catch(() => {});
  assert.deepEqual(sightOf(table), expectedSight(view));
  const before = recordOf(table);
  assert.isTrue(await table.act(preferredAction(view) as Action));
  assert.notStrictEqual(recordOf(table), before);
  const after = await settled(table);
  assert.deepEqual(sightOf(table), expectedSight(after));
}

/** Checks that every error has a known code and a message for developers. */
function areErrors(errors: readonly { readonly code: string; readonly message: string }[], known: RegExp): void {
  for (const { code, message } of errors) {
    assert.match(code, known, message);
    assert.match(message, /^\S.{10,}\.$/su);
    assert.notMatch(message, /undefined|\[object|NaN/u);
  }
}

describe('a table whose WebGL context is lost and restored', function () {
  this.timeout(runs(120_000, 600_000));
  beforeEach(() => setViewport({ width: 400, height: 480 }));
  afterEach(clearPage);

  it('the table draws the same cards after its WebGL context is restored, and the game continues', async () => {
    const table = newTable();
    for (const [where, scene] of PHASES) {
      await playTo(table, scene);
      const canvases = (): readonly HTMLCanvasElement[] => all<HTMLCanvasElement>(table, '.stage[data-drawn] canvas');
      await until(() => canvases().length === 2, `${where}: the cards are drawn`);
      const [, cards] = canvases();
      const loseContext = cards.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!loseContext) return assert.fail(`${where}: WEBGL_lose_context is missing.`);
      await frames(2);
      const drawn = cards.toDataURL();
      const eventFired = (type: string): Promise<unknown> =>
        new Promise((resolve) => cards.addEventListener(type, resolve, { once: true }));
      const lost = eventFired('webglcontextlost');
      loseContext.loseContext();
      await lost;
      // The browser restores the context only after `webglcontextlost` has fired everywhere.
      await frames(1);
      const restored = eventFired('webglcontextrestored');
      loseContext.restoreContext();
      await restored;
      await until(() => cards.toDataURL() === drawn, `${where}: the same cards are drawn`);
      assert.strictEqual(all(table, '.stage canvas')[1], cards, where);
      assert.isFalse(table.matches(':state(fallback)'), where);
      await playAction(table);
    }
  });
});

describe('a table in a hidden tab', function () {
  this.timeout(runs(120_000, 600_000));
  beforeEach(() => setViewport({ width: 400, height: 480 }));
  afterEach(clearPage);

  const canvases = (table: WattenTable): readonly HTMLCanvasElement[] =>
    all<HTMLCanvasElement>(table, '.stage[data-drawn] canvas');
  const drawn = (table: WattenTable): Promise<void> => until(() => canvases(table).length === 2, 'the cards are drawn');

  /** Plays one of the visitor's actions and the following actions in a hidden tab, until it is the visitor's turn again. */
  const playUnseen = async (table: WattenTable, action: Action): Promise<void> => {
    // At this speed, the computers' pauses are short enough for a hidden tab, but the table still animates cards.
    table.speed = 'fast';
    assert.isTrue(await table.act(action));
    // The tab is hidden while cards are moving.
    await frames(2);
    await inHiddenTab(async () => void (await settled(table)));
  };

  it('the canvas is up to date when a hidden tab becomes visible again', async () => {
    const table = newTable({ speed: 'instant' });
    const view = await playTo(table, EVERY_PHASE['the first card']);
    await drawn(table);
    await playUnseen(table, preferredAction(view) as Action);
    const picture = (): string => canvases(table)[1]?.toDataURL() ?? '';
    const seen = picture();
    table.colourAid = true;
    await until(() => picture() !== seen, 'all cards are redrawn');
    table.colourAid = false;
    await until(() => picture() === seen, 'the picture is the same as before the redraw', 5000);
  });

  describe('with drawing skipped', () => {
    skipDrawing();

    it('a game continues in a hidden tab, and the table is up to date when the tab becomes visible again', async () => {
      const table = newTable();
      for (const [where, scene] of PHASES) {
        table.speed = 'instant';
        const view = await playTo(table, scene);
        await drawn(table);
        await playUnseen(table, preferredAction(view) as Action).catch((error: unknown) =>
          assert.fail(`${where}: ${String(error)}`),
        );
        await playAction(table);
      }
    });

    it('a game that starts in a hidden tab is playable when the tab becomes visible', async () => {
      const table = newTable({ speed: 'fast' });
      await inHiddenTab(async () => {
        await table.start({ seed: 'ausdauer', setup: { dealer: 3 } });
        await settled(table);
      });
      await playAction(table);
    });
  });
});

describe('random changes and damaged records', function () {
  this.timeout(runs(120_000, 600_000));
  skipDrawing();
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  /** Valid, invalid and empty values of each attribute. */
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
    undo: [''],
    back: ['edelweiss', 'lattice', 'none'],
    surface: ['walnut', 'felt', 'glass'],
    haptics: [''],
    companions: ['any resi vinz', 'any', '', 'franz', 'any any any any any'],
    help: ['off', 'fading', 'on', 'maybe'],
    sound: [''],
    volume: ['50', '0'],
    settings: ['none', 'speed sound'],
    voice: [''],
    talk: ['some', 'none', 'much'],
    'player-name': ['Anna', '', '<b>Anna</b>', 'A'.repeat(300)],
    rules: ['refusal=3 farbe', '{"signals":true}', 'follow=sometimes', ''],
    server: ['http://127.0.0.1:9', 'nowhere', ''],
    'table-id': ['AAAAAAAA', '', '?'],
    'open-tables': [''],
    lang: ['de', 'de-x-dialect', 'it', 'en', 'lld', 'fr', 'de-CH', '-', ''],
    // Global HTML attributes.
    class: ['a', ''],
    style: ['width: 300px', 'width: 700px; height: 500px', 'height: 1px', 'display: none', ''],
    dir: ['rtl', 'ltr', 'auto'],
    hidden: [''],
    inert: [''],
  };
  /** These attributes replace the game. To keep the game on screen, the test rarely chooses them. */
  const RARE = ['lesson', 'puzzle', 'server'];
  const ERRORS = /^(?:invalid-value|invalid-option|unknown-lesson|unknown-puzzle|trainer-not-alone)$/;

  const change = (table: WattenTable, random: Random): void => {
    const names = Object.keys(VALUES).filter((name) => !RARE.includes(name) || random(4) === 0);
    const name = names[random(names.length)] ?? '';
    const values = VALUES[name] ?? [];
    const value = values[random(values.length + 1)];
    if (value === undefined) table.removeAttribute(name);
    else table.setAttribute(name, value);
  };

  it(`a game is unchanged after ${runs(50, 1000)} random attribute changes`, async () => {
    const attributes = Object.values(SETTINGS).flatMap((setting) =>
      'attribute' in setting ? [setting.attribute] : [],
    );
    assert.includeMembers(Object.keys(VALUES), attributes, 'every attribute is changed');
    const random = randomFrom('ausdauer', 'attributes');
    const table = newTable();
    await table.start({ seed: 'ausdauer', setup: { dealer: 3 } });
    await playAction(table);
    const events = listen(table, ['watten-error', 'watten-start']);
    const warn = patch(console, 'warn', () => undefined);
    try {
      for (let round = 0; round < runs(2, 40); round++) {
        const before = recordOf(table);
        for (let count = 0; count < 25; count++) {
          change(table, random);
          // The attributes change all at once, as a framework sets them, or one at a time.
          if (random(3) > 0) await frames(random(3));
        }
        for (const { name } of [...table.attributes]) table.removeAttribute(name);
        table.setAttribute('lang', 'de');
        table.setAttribute('speed', 'instant');
        await settled(table);
        assert.strictEqual(recordOf(table), before, `after ${round + 1} rounds`);
        await playAction(table);
      }
    } finally {
      warn();
    }
    assert.deepEqual(
      events.filter(({ type }) => type === 'watten-start'),
      [],
    );
    assert.isNotEmpty(errorsOf(events));
    areErrors(errorsOf(events), ERRORS);
  });

  /** Replaces, removes or duplicates one value of a record. */
  type Damage = (whole: unknown) => unknown;
  const anyDamage: fc.Arbitrary<Damage> = fc
    .record({
      path: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
      kind: fc.constantFrom('other', 'gone', 'twice'),
      other: fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.constantFrom(-1, 0, 1, 2, 3, 99, 'EA', 'HO', 'next', 'play', 'suedtirol', [], {}),
      ),
    })
    .map(({ path, kind, other }) => {
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
      return (whole) => damaged(whole, path);
    });

  it('load() and replay() either accept a damaged record or fire an error, and the game stays playable', async () => {
    const table = newTable();
    table.seats = null;
    await table.start({ seed: 'ausdauer', setup: { dealer: 3 } });
    for (let count = 0; count < 6; count++) await playAction(table);
    const whole = recordOf(table);
    const warn = patch(console, 'warn', () => undefined);
    let [rejected, played] = [0, 0];
    /** Checks that the call either succeeds or is rejected without changing the game. */
    const attempt = async (call: () => Promise<void>, isThere: () => boolean): Promise<void> => {
      const events = listen(table, ['watten-error']);
      const before = recordOf(table);
      await call();
      const errors = errorsOf(events);
      areErrors(errors, /^(?:invalid-record|unknown-record-version)$/);
      assert.isAtMost(errors.length, 1);
      if (errors.length === 0) assert.isTrue(isThere(), 'the record is shown or loaded');
      else assert.strictEqual(recordOf(table), before);
      if (errors.length === 0) played++;
      else rejected++;
    };
    try {
      await fc.assert(
        fc.asyncProperty(anyDamage, fc.boolean(), async (damage, isShown) => {
          const saved = damage(JSON.parse(whole)) as SavedGame;
          if (isShown) {
            const game = damage(JSON.parse(whole).game) as SavedGame['game'] | null;
            // `null` closes the replay.
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
    assert.isAbove(rejected, runs(5, 150));
    assert.isAbove(played, 0);
    await playAction(table);
  });
});
