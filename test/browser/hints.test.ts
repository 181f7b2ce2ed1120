import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Setup } from '../../src/engine.js';
import { table as germanTable } from '../../src/i18n/de/table.js';
import { addLanguage } from '../../src/i18n/languages.js';
import type { WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { controlsAreFit } from './fit.js';
import { focused, key, tabTo } from './keys.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import {
  all,
  cardOf,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  PLAYABLE,
  press,
  recordOf,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const PLAY: Scene = { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') };
const ANNOUNCE: Scene = { setup: { dealer: 3, hands: HANDS }, at: phase('announce') };
const SHOW: Scene = { variant: 'suedtirol-blind', setup: { dealer: 3, hands: HANDS }, at: phase('announce') };
const OVER: Scene = { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('hand-over') };

const withHints = (): WattenTable => {
  const table = newTable();
  table.hints = true;
  return table;
};

const hintButton = (table: WattenTable): HTMLElement => one(table, '[data-aid=hint]');
const spoken = (table: WattenTable): string => (one(table, '.live').textContent ?? '').trim();
const hintIsShown = (table: WattenTable): Promise<unknown> =>
  until(() => rootOf(table).querySelector('.hint'), 'the hint is shown', 20_000);

/** The hinted elements, each as a card id or as a button's action type. */
const marked = (table: WattenTable): readonly string[] =>
  all(table, '.hinted').map(({ dataset }) => dataset.card ?? dataset.action ?? '');

describe('hints', () => {
  afterEach(clearPage);

  it('the hint button is shown only with the `hints` attribute', async () => {
    const table = newTable();
    await playTo(table, PLAY);
    assert.isNull(rootOf(table).querySelector('[data-aid=hint]'));
    table.setAttribute('hints', '');
    await until(() => rootOf(table).querySelector('[data-aid=hint]'), 'the button is shown');
    table.removeAttribute('hints');
    await until(() => !rootOf(table).querySelector('[data-aid=hint]'), 'the button is gone');
  });

  it('the hint button is hidden during the draw and the cut', async () => {
    const table = withHints();
    await playTo(table, { at: phase('draw') });
    assert.isNull(rootOf(table).querySelector('[data-aid=hint]'));
    await playTo(table, { setup: { dealer: 1 }, at: phase('cut') });
    assert.isNull(rootOf(table).querySelector('[data-aid=hint]'));
  });

  it('a hint marks a card and shows a reason until the visitor plays the card', async function () {
    this.timeout(90_000);
    const table = withHints();
    await playTo(table, PLAY);
    const before = recordOf(table);
    await press(hintButton(table));
    await hintIsShown(table);
    assert.strictEqual(recordOf(table), before, 'the hint plays nothing');
    const { action, reason } = await table.hint();
    assert.strictEqual(action.type, 'play');
    assert.deepEqual(marked(table), [action.type === 'play' ? action.card : '']);
    assert.strictEqual(texts(table, '.hint').join(), reason.text);
    assert.strictEqual(spoken(table), reason.text);
    const card = one(table, '.card.hinted');
    assert.include(card.getAttribute('aria-label') ?? '', 'Tipp');
    assert.isAbove(
      card.querySelector('.hint-mark')?.getBoundingClientRect().width ?? 0,
      15,
      'a mark in addition to the ring',
    );
    await press(card);
    await until(() => recordOf(table) !== before, 'the card is played');
    await settled(table);
    assert.isEmpty(marked(table));
    assert.isNull(rootOf(table).querySelector('.hint'));
  });

  it('a hint requested by keyboard marks the suggested announcement button', async function () {
    this.timeout(90_000);
    const table = withHints();
    await playTo(table, ANNOUNCE);
    await tabTo(table, hintButton(table));
    await key('Enter');
    await hintIsShown(table);
    assert.strictEqual(focused(table), hintButton(table), 'the focus stays');
    const { action } = await table.hint();
    assert.deepEqual(marked(table), [action.type]);
    assert.include(one(table, '.button.hinted').textContent ?? '', 'Tipp');
    await key('Enter');
    assert.lengthOf(all(table, '.hint'), 1, 'a second request shows no second hint');
  });

  it('in blind play, a hint names the card that the visitor should show', async function () {
    this.timeout(90_000);
    const table = withHints();
    await playTo(table, SHOW);
    await press(hintButton(table));
    await hintIsShown(table);
    const { action, reason } = await table.hint();
    const card =
      (action.type === 'show' && action.card) || assert.fail(`a card is to be shown, not ${JSON.stringify(action)}`);
    assert.deepEqual(marked(table), [card]);
    const name = cardOf(table, card).getAttribute('aria-label')?.split(',')[0] ?? '';
    assert.match(texts(table, '.hint').join(), new RegExp(`^Zeig (den|das) ${name}: `));
    assert.include(texts(table, '.hint').join(), reason.text);
    assert.strictEqual(spoken(table), texts(table, '.hint').join());
  });

  it("a visible hint changes when the table's language changes", async function () {
    this.timeout(90_000);
    const table = withHints();
    await playTo(table, PLAY);
    const german = (await table.hint()).reason;
    await press(hintButton(table));
    await hintIsShown(table);
    table.lang = 'en';
    await until(() => texts(table, '[data-aid=hint]').join() === 'Hint', 'the table is in English');
    await until(() => texts(table, '.hint').join() !== german.text, 'the hint is in English');
    const english = (await table.hint()).reason;
    assert.deepEqual([english.key, english.params], [german.key, german.params]);
    assert.strictEqual(texts(table, '.hint').join(), english.text);
  });

  it('while a hint is visible, all controls fit the table at every size', async function () {
    this.timeout(90_000);
    const table = withHints();
    for (const [name, scene] of Object.entries({ play: PLAY, announce: ANNOUNCE, show: SHOW })) {
      await playTo(table, scene);
      // `npm run test:long` also checks all scenes without a hint.
      if (runs(name === 'play', true)) await controlsAreFit(table, `${name}, before`);
      await press(hintButton(table));
      await hintIsShown(table);
      await controlsAreFit(table, `${name}, with a hint`);
    }
  });

  it("hint() rejects if no game is running or it is not the visitor's turn", async () => {
    const table = withHints();
    const events = listen(table);
    await table.hint().then(
      () => assert.fail('a hint without a game'),
      (error: Error) => assert.include(error.message, 'no game'),
    );
    await playTo(table, PLAY);
    const waitingPlayer = { decide: () => new Promise<null>(() => {}) };
    table.seats = ['human', waitingPlayer, waitingPlayer, waitingPlayer];
    await table.start({ seed: 'hints', setup: { dealer: 0, hands: HANDS } });
    assert.notInclude([...viewOf(table).toAct], 0);
    await table.hint().then(
      () => assert.fail('a hint out of turn'),
      (error: Error) => assert.include(error.message, 'Seat 0 has nothing to do now'),
    );
    assert.isNull(rootOf(table).querySelector('[data-aid=hint]'));
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['no-game', 'nothing-to-advise'],
    );
  });

  it('hint() rejects if the hints cannot be loaded, and the game continues', async () => {
    addLanguage('x-mute', {
      table: async () => ({ table: germanTable }),
      hints: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const table = newTable({ lang: 'x-mute', hints: '' });
    const events = listen(table);
    await playTo(table, PLAY);
    await press(hintButton(table));
    await until(() => errorsOf(events).length === 1, 'the error fires');
    await table.hint().then(
      () => assert.fail('hint() must reject'),
      (error: Error) => assert.include(error.message, 'The hints could not be loaded. Failed to fetch'),
    );
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['load-failed', 'load-failed'],
    );
    assert.strictEqual(hintButton(table).getAttribute('aria-disabled'), 'false', 'the button stays enabled');
    await press(all(table, PLAYABLE)[0]);
    await settled(table);
  });

  it('the table discards a hint that arrives after the visitor has acted', async () => {
    const table = withHints();
    await playTo(table, PLAY);
    const outcome = table.hint().then(
      () => 'found',
      (error: Error) => error.name,
    );
    const [action] = viewOf(table).legal;
    assert.isTrue(await table.act(action));
    assert.include(['AbortError', 'found'], await outcome);
    await settled(table);
    assert.isEmpty(marked(table));
  });
});

describe('the review of a hand', () => {
  afterEach(clearPage);

  it('after a hand, the visitor can use the keyboard to open a review of one to three sentences', async function () {
    this.timeout(60_000);
    const table = newTable();
    await playTo(table, { ...PLAY });
    assert.isNull(rootOf(table).querySelector('[data-panel=review]'));
    await playTo(table, OVER);
    const opener = one(table, '[data-panel=review]');
    await tabTo(table, opener);
    await key('Enter');
    await until(() => rootOf(table).querySelector('.panel .review .small'), 'the review is complete', 30_000);
    const sentences = texts(table, '.panel .review > p');
    assert.isAtLeast(sentences.length, 2);
    assert.isAtMost(sentences.length, 4, 'at most three sentences and the method');
    assert.strictEqual(spoken(table), sentences.slice(0, -1).join(' '));
    assert.strictEqual(focused(table), one(table, '.panel .tool'));
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    assert.strictEqual(focused(table), one(table, '[data-panel=review]'));
  });

  it('the review of a blunder shows the played and the better card, and fits the table at every size', async function () {
    this.timeout(90_000);
    const table = newTable();
    // The visitor loses the deciding trick on purpose. The Linker E8 would have won it.
    const hands: Setup['hands'] = [
      ['H7', 'HU', 'LO', 'SU', 'E8'],
      ['H9', 'H8', 'S8', 'LA', 'E9'],
      ['H10', 'HO', 'LK', 'SA', 'SO'],
      ['HK', 'HA', 'S9', 'E7', 'L7'],
    ];
    const plannedCards: readonly string[] = ['H9', 'H8', 'LA', 'H10', 'HO', 'LK', 'HK', 'HA', 'L7'];
    const others = {
      decide: ({ legal, toAct, seat }: ReturnType<typeof viewOf>) =>
        Promise.resolve(
          seat === null || !toAct.includes(seat)
            ? null
            : (legal.find(
                (action) =>
                  (action.type === 'play' && plannedCards.includes(action.card)) ||
                  (action.type === 'announce-schlag' && action.schlag === '8'),
              ) ??
                legal.find(({ type }) => type !== 'ask-schoeneres' && type !== 'ask-schlagtausch') ??
                null),
        ),
    };
    await playTo(table, { setup: { dealer: 0, hands }, rules: { bidWhen: 'never' }, others, at: phase('announce') });
    assert.isTrue(await table.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' }));
    for (const card of ['H7', 'HU', 'LO'] as const) {
      await settled(table);
      await press(cardOf(table, card));
    }
    await until(() => viewOf(table).phase === 'hand-over', 'the hand is lost');
    await settled(table);
    await press(one(table, '[data-panel=review]'));
    await until(() => rootOf(table).querySelector('.panel .compared'), 'the cards are shown', 30_000);
    assert.deepEqual(
      all(table, '.panel .compared figure').map(({ dataset }) => dataset.card),
      ['LO', 'E8'],
    );
    assert.include(texts(table, '.panel .review p')[0], 'Mit dem Eichel-Achter statt mit dem Laub-Ober');
    await controlsAreFit(table, 'the review');
    await until(() => rootOf(table).querySelector('.panel .chart'), 'the chart of the hand is shown', 30_000);
    const rows = (): readonly (readonly string[])[] =>
      all(table, '.panel .course tbody tr').map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    const [before, after] = [rows(), ['Beginn', 'Nach dem 1. Stich', 'Nach dem 2. Stich', 'Ende']];
    assert.deepEqual(
      before.map(([moment]) => moment),
      after,
    );
    for (const [moment, known] of before.slice(0, -1)) assert.match(known ?? '', /^\d+ %$/, moment);
    assert.deepEqual(before.at(-1), ['Ende', 'verloren'], 'the review hides the cards that the others still hold');
    assert.isNull(rootOf(table).querySelector('.course li.open'));
    await setViewport({ width: 320, height: 568 });
    await frames(3);
    const [panel, chart] = ['.panel', '.panel .chart'].map((name) => one(table, name).getBoundingClientRect());
    assert.isAtLeast(chart.left, panel.left);
    assert.isAtMost(chart.right, panel.right);
    one(table, '.panel .review').scrollTo(0, 9999);
    assert.isAtMost(chart.height, panel.height, 'the whole chart is visible at once');
    await press(one(table, '.panel .tool'));
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
  });
});
