import { assert } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import {
  connect,
  createGame,
  replay,
  type Action,
  type GameRecord,
  type Seat,
  type VariantId,
} from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { cardName } from '../../src/deck/name.js';
import { ALL_CARDS } from '../../src/rules/card.js';
import { de } from '../i18n/spoken.js';
import { runs } from '../runs.js';
import { wordsOf } from './dom.js';
import { allIsFit } from './fit.js';
import { focused, key } from './keys.js';
import { withoutWebGl } from './patched.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import {
  all,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  press,
  recordOf,
  rootOf,
  settled,
  expectedSight,
  sightOf,
  texts,
  until,
  viewOf,
  type FiredEvent,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** A game in which each player takes the first legal action, until the game or a number of hands is over. */
function recordOfGame(variant: VariantId, hands = Infinity, seed = 'spule'): GameRecord {
  const game = createGame({ variant, seed });
  for (let over = 0; game.phase !== 'game-over' && over < hands;) {
    const [seat] = game.toAct;
    game.act(preferredAction(game.view(seat)) as Action);
    if (game.phase === 'hand-over') over++;
  }
  return game.record();
}

const button = (table: WattenTable, name: string): HTMLElement => one(table, `[data-replay=${name}]`);
const slider = (table: WattenTable): HTMLInputElement => one(table, '.replay input') as HTMLInputElement;
const stepOf = (table: WattenTable): number => slider(table).valueAsNumber;

const at = (table: WattenTable, step: number): Promise<void> =>
  until(() => rootOf(table).querySelector('.replay') && stepOf(table) === step, `step ${step} is shown`);

/** The visible state of a step, as in the game but without actions. */
const seenOf = (record: GameRecord, step: number, seat: Seat | null): unknown => {
  const view = replay(record, { until: step }).view(seat);
  return { ...expectedSight(view), choices: [], playable: [] };
};

const seenAt = (table: WattenTable): unknown => ({ ...sightOf(table), choices: [] });

const showsStep = async (table: WattenTable, record: GameRecord, step: number, seat: Seat | null): Promise<void> => {
  const expected = JSON.stringify(seenOf(record, step, seat));
  await until(() => rootOf(table).querySelector('.replay'), 'a replay is shown');
  await until(() => JSON.stringify(seenAt(table)) === expected, `step ${step}`, 2000).catch(() => {
    assert.deepEqual(seenAt(table), seenOf(record, step, seat), `step ${step}`);
  });
};

const storedNow = (): string | null => localStorage.getItem('watten-table:ruhe');

const replayEvents = (events: readonly FiredEvent[]): readonly unknown[] =>
  events.map(({ type, detail }) => (type === 'watten-replay' ? (detail as { step: number }).step : type));

describe('replay()', function () {
  this.timeout(90_000);
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it("clicks step through a replay, and every step shows the view of the replay's seat", async () => {
    const record = recordOfGame('suedtirol', runs(1, 2));
    const steps = record.actions.length;
    const table = newTable();
    const events = listen(table);
    await table.replay(record, { seat: 2 });
    assert.strictEqual(table.replayStep, 0);
    for (let step = 0; step <= steps; step++) {
      await showsStep(table, record, step, 2);
      assert.deepEqual(JSON.parse(JSON.stringify(viewOf(table))), {
        ...JSON.parse(JSON.stringify(replay(record, { until: step }).view(2))),
        legal: [],
      });
      if (step < steps) await press(button(table, 'forward'));
      await at(table, Math.min(step + 1, steps));
    }
    assert.deepEqual(
      replayEvents(events),
      Array.from({ length: steps + 1 }, (_, step) => step),
      'one event per step and no others',
    );
    await press(button(table, 'forward'));
    assert.strictEqual(table.replayStep, steps);
    assert.deepEqual(events.at(-1), { type: 'watten-replay', detail: { step: steps, steps } });
    for (let step = steps - 1; step > steps - 6; step--) {
      await press(button(table, 'back'));
      await showsStep(table, record, step, 2);
    }
    await press(button(table, 'first'));
    await showsStep(table, record, 0, 2);
    assert.strictEqual(button(table, 'back').getAttribute('aria-disabled'), 'true');
    await press(button(table, 'last'));
    await showsStep(table, record, steps, 2);
    assert.strictEqual(button(table, 'forward').getAttribute('aria-disabled'), 'true');
  });

  it('a replay shows the players of the record with their names and faces', async () => {
    const people = [null, 'Frau Berger', null, 'Ben'].map((name, seat) => ({
      name,
      face: seat === 2 ? 'hias' : null,
    }));
    const table = newTable();
    await table.replay({ ...recordOfGame('suedtirol', 1), people }, { seat: 0 });
    const plates = (): string => [...texts(table, '.seat .called')].sort().join();
    await until(() => plates() === 'Ben,Du,Frau Berger,Hias', 'the players of the record');
  });

  it('a replay of a saved game shows the players of the original table', async () => {
    const game = newTable({ autostart: '', seed: 'wer' });
    game.names = [null, 'Frau Berger'];
    await until(() => game.view, 'a game');
    const { game: record } = game.save() as { game: GameRecord };
    const plates = (table: WattenTable): string => texts(table, '.seat .called').join();
    assert.strictEqual(record.people?.[1].name, 'Frau Berger');
    const table = newTable();
    await table.replay(record, { seat: 0 });
    await until(() => plates(game).includes('Frau Berger') && plates(table) === plates(game), 'the same players');
  });

  it('an open replay on a phone shows the names of the players and of the sides', async () => {
    const table = newTable();
    await table.replay(recordOfGame('suedtirol', 1), { open: true });
    table.replayStep = 10;
    await until(() => all(table, '.seat.open').length > 2, 'the hands are open');
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [384, 512],
      [390, 844],
      [412, 550],
    ] as const) {
      await setViewport({ width, height });
      await frames(3);
      const { top } = one(table, '.replay .sheet').getBoundingClientRect();
      for (const name of all(table, '.seat:not(.bottom) .called')) {
        const message = `${width}x${height}: ${name.textContent}`;
        assert.isAtMost(name.getBoundingClientRect().bottom, top + 1, message);
        assert.isAtMost(name.scrollWidth, name.clientWidth, message);
      }
      for (const side of all(table, '.score .side'))
        assert.isAtMost(side.scrollWidth, side.clientWidth, `${width}x${height}: ${side.textContent}`);
    }
  });

  it('keys step through a replay, and screen readers announce each step', async () => {
    const record = recordOfGame('suedtirol', 1);
    const steps = record.actions.length;
    const table = newTable();
    await table.replay(record);
    button(table, 'run').focus();
    const isAnnounced = async (line: string): Promise<void> =>
      until(() => one(table, '.live').textContent?.includes(line), `"${line}" is announced`);
    await key('ArrowRight');
    await at(table, 1);
    await isAnnounced(one(table, '[part=status]').textContent ?? '?');
    await key('End');
    await at(table, steps);
    await isAnnounced('gewinnen die Runde');
    await key('ArrowLeft');
    await at(table, steps - 1);
    await key('Home');
    await at(table, 0);
    await key('ArrowLeft');
    await at(table, 0);
    slider(table).focus();
    await key('ArrowRight');
    await key('ArrowRight');
    await at(table, 2);
    assert.match(slider(table).getAttribute('aria-valuetext') ?? '', new RegExp(`^Schritt 2 von ${steps}: .+`));
    assert.strictEqual(slider(table).getAttribute('aria-label'), 'Stelle im Spiel');
    await key('Space');
    await until(() => stepOf(table) > 3, 'the replay runs');
    await key('Space');
    const stopped = stepOf(table);
    assert.strictEqual(button(table, 'run').getAttribute('aria-label'), 'Abspielen');
    await key('ArrowRight');
    await at(table, stopped + 1);
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.replay'), 'the replay is closed');
    assert.isNull(table.replayStep);
    assert.isNull(table.view);
    await until(() => focused(table)?.closest('.poster'), 'the poster has the focus');
  });

  it('the slider and `replayStep` change the step of a replay, and invalid steps fire an error', async () => {
    const record = recordOfGame('suedtirol', 1);
    const steps = record.actions.length;
    const table = newTable();
    const events = listen(table);
    await table.replay(record, { seat: 0 });
    const { left, width, top, height } = slider(table).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await until(() => (table.replayStep ?? 0) > 0, 'the slider moves the replay');
    assert.closeTo(table.replayStep ?? 0, steps / 2, 2);
    await showsStep(table, record, table.replayStep ?? 0, 0);
    table.replayStep = 3;
    await showsStep(table, record, 3, 0);
    assert.strictEqual(replayEvents(events).at(-1), 3);
    const before = events.length;
    for (const wrong of [-1, steps + 1, 1.5, NaN, '3', null, undefined]) table.replayStep = wrong as number;
    assert.deepEqual(new Set(errorsOf(events).map(({ code }) => code)), new Set(['invalid-step']));
    assert.lengthOf(events, before + 7);
    assert.include(errorsOf(events)[0].message, `0 to ${steps}`);
    assert.deepEqual(
      errorsOf(events).map(({ message }) => message.includes('replay(null)')),
      [false, false, false, false, false, true, false],
    );
    assert.strictEqual(table.replayStep, 3);
    await table.replay(null);
    table.replayStep = 1;
    assert.strictEqual(errorsOf(events).at(-1)?.code, 'no-replay');
  });

  it('replay() with an invalid record or option fires an error and changes nothing', async () => {
    const table = newTable();
    await table.start({ seed: 'ruhe', setup: { dealer: 3 } });
    await settled(table);
    const before = recordOf(table);
    const events = listen(table);
    const record = recordOfGame('suedtirol', 1);
    const wrong: readonly (readonly [unknown, unknown, string])[] = [
      [undefined, {}, 'invalid-record'],
      [{}, {}, 'invalid-record'],
      ['x', {}, 'invalid-record'],
      [{ ...record, version: 77 }, {}, 'unknown-record-version'],
      [{ ...record, actions: [...record.actions, { type: 'play', seat: 0, card: 'HK' }] }, {}, 'invalid-record'],
      [record, { seat: 4 }, 'invalid-seat'],
      [record, { open: 'yes' }, 'invalid-option'],
      [record, { colour: 1 }, 'unknown-option'],
    ];
    for (const [input, options, code] of wrong) {
      await table.replay(input as GameRecord, options as object);
      assert.strictEqual(errorsOf(events).at(-1)?.code, code);
    }
    assert.lengthOf(events, wrong.length);
    assert.isNull(table.replayStep);
    assert.strictEqual(recordOf(table), before);
    const view = await settled(table);
    assert.deepEqual(sightOf(table), expectedSight(view));
  });

  it('a replay suspends the current game and its events until the replay closes', async () => {
    const table = newTable({ persist: 'ruhe' });
    await table.start({ seed: 'ruhe', setup: { dealer: 3 } });
    for (let count = 0; count < 4; count++) await table.act(preferredAction(await settled(table)) as Action);
    // It is or soon will be a computer's turn, but the computers must not continue during the replay.
    const view = await settled(table);
    await table.act(preferredAction(view) as Action);
    const events = listen(table);
    await table.replay(recordOfGame('blind', 1), { seat: 1 });
    const [gameBefore, stored] = [recordOf(table), storedNow()];
    events.length = 0;
    for (let step = 0; step < 12; step++) await press(button(table, 'forward'));
    await at(table, 12);
    assert.isFalse(await table.act({ type: 'next', seat: 0 }));
    const refusal = await table.hint().catch((error: unknown) => error);
    assert.strictEqual((refusal as { code?: string }).code, 'replay');
    assert.deepEqual(replayEvents(events), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'watten-error', 'watten-error']);
    assert.deepEqual(new Set(errorsOf(events).map(({ code }) => code)), new Set(['replay']));
    assert.strictEqual(recordOf(table), gameBefore);
    assert.isNotNull(stored);
    assert.strictEqual(storedNow(), stored);
    await press(button(table, 'close'));
    const after = await settled(table);
    const record = table.save()?.game as GameRecord;
    const { actions } = JSON.parse(gameBefore).game as GameRecord;
    assert.deepEqual(record.actions.slice(0, actions.length), actions, 'the game continues');
    assert.deepEqual(sightOf(table), expectedSight(after));
    assert.isTrue(await table.act(preferredAction(after) as Action));
  });

  it('a replay keeps its step and the suspended game if the table is removed and reinserted', async () => {
    const table = newTable();
    await table.start({ seed: 'ruhe', setup: { dealer: 3 } });
    await settled(table);
    const game = recordOf(table);
    const record = recordOfGame('suedtirol', 1);
    await table.replay(record, { seat: 3 });
    assert.strictEqual(recordOf(table), game, 'save() returns the same game and players');
    table.replayStep = 9;
    const box = table.parentElement as HTMLElement;
    table.remove();
    await new Promise((resolve) => setTimeout(resolve));
    assert.strictEqual(table.replayStep, 9);
    assert.strictEqual(recordOf(table), game);
    box.append(table);
    await showsStep(table, record, 9, 3);
    await table.replay(null);
    assert.strictEqual(table.view?.seat, 0, 'the game is back');
    await settled(table);
    assert.strictEqual(recordOf(table), game);
    assert.deepEqual(sightOf(table), expectedSight(viewOf(table)));
  });

  it('a remote game continues during a replay without firing events, and is visible again after the replay', async () => {
    const game = createGame({ seed: 'fern', setup: { dealer: 3 } });
    const table = newTable();
    const events = listen(table);
    table.connection = connect(game, 0);
    await until(() => table.view !== null, 'the remote game is shown');
    await table.replay(recordOfGame('suedtirol', 1));
    events.length = 0;
    for (let count = 0; count < 4; count++) game.act(preferredAction(game.view(game.toAct[0])) as Action);
    assert.isEmpty(events, 'no events of the remote game');
    assert.strictEqual(viewOf(table).seat, null);
    await table.replay(null);
    const expected = JSON.stringify(expectedSight(game.view(0)));
    await until(
      () => rootOf(table).querySelector('[part=score]') && JSON.stringify(sightOf(table)) === expected,
      'the remote game is shown again',
    );
    assert.notInclude(
      events.map(({ type }) => type),
      'watten-start',
    );
  });

  it('a replay suspends a game between computer players, and the game continues after the replay', async () => {
    const table = newTable();
    table.seats = [scripted(), scripted(), scripted(), scripted()];
    await table.start({ seed: 'allein' });
    const count = (): number => table.save()?.game.actions.length ?? 0;
    await until(() => count() > 3, 'the computers play');
    await table.replay(recordOfGame('suedtirol', 1));
    const suspended = recordOf(table);
    for (let step = 1; step <= 10; step++) {
      table.replayStep = step;
      await at(table, step);
    }
    assert.strictEqual(recordOf(table), suspended);
    await table.replay(null);
    await until(() => recordOf(table) !== suspended, 'the game continues');
  });

  it('a paused game stays paused after a replay, and stop() closes a replay', async () => {
    const table = newTable();
    await table.start({ seed: 'ruhe', setup: { dealer: 3 } });
    await settled(table);
    table.pause();
    const record = recordOfGame('suedtirol', 1);
    await table.replay(record);
    await table.replay(null);
    await until(() => rootOf(table).querySelector('[part=score]'), 'the game is back');
    assert.isTrue(table.paused);
    table.resume();
    await table.act(preferredAction(await settled(table)) as Action);
    await settled(table);
    await table.replay(record);
    const saved = await table.stop();
    assert.isNotNull(saved);
    assert.isNull(table.replayStep);
    await until(() => rootOf(table).querySelector('.poster'), 'the poster is back');
  });

  it('start() or another replay() call closes a replay, but an invalid start() call does not', async () => {
    const table = newTable();
    await table.replay(recordOfGame('suedtirol', 1));
    table.replayStep = 4;
    const other = recordOfGame('bayrisch', 1);
    await table.replay(other, { seat: 0 });
    assert.strictEqual(table.replayStep, 0);
    await showsStep(table, other, 0, 0);
    await table.start({ seed: 'neu', players: 3, target: 22 });
    assert.strictEqual(table.replayStep, 0, 'the replay stays');
    await table.start({ seed: 'neu', setup: { dealer: 3 } });
    assert.isNull(table.replayStep);
    const view = await settled(table);
    assert.deepEqual(sightOf(table), expectedSight(view));
  });
});

describe('cards in a replay', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 320, height: 568 }));
  afterEach(clearPage);

  const isClipped = (name: Element): boolean => {
    for (let around: Element | null = name; around && !around.matches('.frame'); around = around.parentElement)
      if (getComputedStyle(around).clipPath !== 'none') return true;
    return false;
  };
  const overlap = (box: DOMRect, other: DOMRect): boolean =>
    box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;

  /** Cards that a table contains as names, as ids or as drawings. */
  const cardsIn = (table: WattenTable): readonly string[] => {
    const words = wordsOf(table);
    return ALL_CARDS.filter((card) =>
      [`"${card}"`, `>${de.card(card)}<`, de.card(card), cardName(card)].some((name) => words.includes(name)),
    );
  };

  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    it(`in a replay at ${width}x${height}, all four names are visible and do not overlap`, async () => {
      await setViewport({ width, height });
      const record = recordOfGame('suedtirol', 2);
      const table = newTable();
      await table.replay(record, { open: true });
      const expected = ['Luis', 'Moidl', 'Rosa', 'Sepp'];
      for (let step = 0; step <= record.actions.length; step += 3) {
        table.replayStep = step;
        await table.updateComplete;
        const shown = all(table, '.seat .called, .own .called').filter(
          (name) => name.checkVisibility({ visibilityProperty: true }) && !isClipped(name),
        );
        assert.deepEqual(shown.map((name) => name.textContent?.trim()).sort(), expected, `names at step ${step}`);
        const boxes = shown.map((name) => name.getBoundingClientRect());
        const overlapping = boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)));
        assert.isFalse(overlapping, `no names overlap at step ${step}`);
      }
    });
  }

  it('a replay for a blind player shows only cards that the player knew at each step', async () => {
    await withoutWebGl(async () => {
      const record = recordOfGame('blind', 1);
      const table = newTable();
      const events = listen(table);
      const { dealer, forehand } = replay(record).view(null);
      const seat = [0, 1, 2, 3].find((other) => other !== dealer && other !== forehand) as Seat;
      await table.replay(record, { seat });
      for (let step = 0; step <= record.actions.length; step++) {
        table.replayStep = step;
        await showsStep(table, record, step, seat);
        const view = replay(record, { until: step }).view(seat);
        const drawn = view.history.flatMap((entry) => (entry.type === 'drawn' ? [entry.card] : []));
        const seen = JSON.stringify([view.hand, view.trick, view.lastTrick, drawn, view.history]);
        assert.deepEqual(
          cardsIn(table).filter((card) => !seen.includes(`"${card}"`)),
          [],
          `step ${step}`,
        );
        if (view.phase === 'play') assert.isEmpty(texts(table, '.announcement strong'));
      }
      assert.isTrue(events.every(({ type }) => type === 'watten-replay'));
    });
  });

  it('a replay with `open: true` shows all hands, and they fit the table on a small phone', async () => {
    await withoutWebGl(async () => {
      const record = recordOfGame('blind', 1);
      const table = newTable();
      await table.replay(record, { open: true });
      const step = record.actions.findIndex(({ type }) => type === 'play');
      table.replayStep = step;
      await until(() => texts(table, '.announcement strong').length === 2, 'the announcement is shown');
      const game = replay(record, { until: step });
      const hands = [0, 1, 2, 3].map((seat) => game.view(seat).hand);
      assert.sameMembers([...cardsIn(table)], hands.flat());
      for (const [seat, hand] of hands.entries()) {
        if (seat === 0) continue;
        assert.include(
          one(table, `.seat[data-seat='${seat}']`).textContent ?? '',
          `offen: ${hand.map(de.card).join(', ')}`,
        );
      }
      assert.sameMembers(
        all(table, '.hand .card').map(({ dataset }) => dataset.card),
        [...hands[0]],
      );
      await allIsFit(table, 'all hands revealed', [
        [320, 568],
        [390, 844],
        [844, 390],
        [1440, 900],
      ]);
      table.replayStep = record.actions.length;
      await allIsFit(table, 'the hand is over');
    });
  });
});

describe('comments in a replay', function () {
  this.timeout(120_000);
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('a replay comments only on decisions of its seat, and offers no comments to spectators', async () => {
    const record = recordOfGame('suedtirol', 1);
    const table = newTable();
    await table.replay(record, {});
    assert.isEmpty(all(table, '[data-replay=comments]'));
    await table.replay(record, { seat: 1 });
    const ownStep = record.actions.findIndex(({ type, seat }) => type === 'play' && seat === 1);
    table.replayStep = ownStep + 1;
    await at(table, ownStep + 1);
    assert.isEmpty(all(table, '.comment'));
    await press(button(table, 'comments'));
    assert.strictEqual(button(table, 'comments').getAttribute('aria-pressed'), 'true');
    await until(
      () => texts(table, '.comment').some((text) => /auszusetzen|Aussicht/.test(text)),
      'the comment is shown',
    );
    const othersStep = record.actions.findIndex(({ type, seat }) => type === 'play' && seat === 2);
    table.replayStep = othersStep + 1;
    await until(
      () => stepOf(table) === othersStep + 1 && all(table, '.comment').length === 0,
      'no comment on other players',
    );
    await press(button(table, 'comments'));
    table.replayStep = ownStep + 1;
    await at(table, ownStep + 1);
    assert.isEmpty(all(table, '.comment'));
  });
});

describe('a replay without a seat', function () {
  this.timeout(120_000);
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  const FORMS_OF_ADDRESS = {
    de: /(?<![\p{L}])(?:du|dir|dich|dein\p{L}*|ihr|euch|euer|eure\p{L}*|wir|uns|unser\p{L}*)(?![\p{L}])/iu,
    en: /(?<![\p{L}])(?:you(?:r|rs|rself)?|we|us|our|ours)(?![\p{L}])/iu,
  } as const;

  /** Visible and accessible texts of the table, except the players' speech bubbles. */
  const readAt = (table: WattenTable): string => {
    const parts = all(table, ':not(style, svg, svg *, .speech)');
    return parts
      .flatMap((part) => [
        part.getAttribute('aria-label'),
        part.getAttribute('aria-valuetext'),
        part.getAttribute('title'),
        ...[...part.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
      ])
      .join(' ');
  };

  for (const lang of ['de', 'en'] as const) {
    it(`a replay for spectators refers to players by name, including in panels (${lang})`, async () => {
      const table = newTable({ lang });
      const some = lang === 'de' ? (['suedtirol', 'bayrisch-11'] as const) : (['normal', 'deuten'] as const);
      for (const variant of runs<readonly VariantId[]>(some, ['suedtirol', 'normal', 'deuten', 'bayrisch-11'])) {
        const record = recordOfGame(variant, variant === 'suedtirol' ? 2 : 1);
        await table.replay(record, { open: variant === 'normal' });
        for (let step = 0; step <= record.actions.length; step++) {
          table.replayStep = step;
          await at(table, step);
          assert.notMatch(readAt(table), FORMS_OF_ADDRESS[lang], `${variant}, step ${step}`);
        }
        for (const panel of ['log', 'last-trick', 'score']) {
          if (panel === 'log') await openPanel(table, panel);
          else await press(all(table, `[data-panel=${panel}]`)[0]);
          await until(() => rootOf(table).querySelector(`.panel.of-${panel}`), 'the panel is open');
          assert.notMatch(readAt(table), FORMS_OF_ADDRESS[lang], panel);
          await key('Escape');
          await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
          assert.strictEqual(table.replayStep, record.actions.length, 'the replay is still shown');
        }
      }
    });
  }
});
