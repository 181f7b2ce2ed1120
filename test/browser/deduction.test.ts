/** The sheet for deducing the announcement in blind play. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame, deduce, type SeatConnection } from '../../src/engine.js';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { isMyTurn, phase, type Scene } from '../../tools/scenes/scene.js';
import { SHOW_TRUMPF } from '../../tools/scenes/decisions.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
import { needs } from './engine.js';
import { controlsAreFit } from './fit.js';
import { focused, key, tabTo } from './keys.js';
import { paintPage } from './paint-page.js';
import { playTo } from './scenes.js';
import {
  actionBy,
  all,
  clearPage,
  newTable,
  one,
  PLAYABLE,
  press,
  settled,
  tap,
  texts,
  until,
  viewOf,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The visitor does not know the announcement and plays to the third trick. */
const BLIND: Scene = {
  variant: 'blind',
  rules: { bidWhen: 'never' },
  setup: { dealer: 1, hands: HANDS },
  at: (view) => phase('play')(view) && view.tricks.reduce((sum, count) => sum + count) === 2,
};

const CHIP = '[data-deduction]';
const isThere = (table: WattenTable, selector: string): boolean => all(table, selector).length > 0;
const entry = (table: WattenTable, name: string): HTMLElement => one(table, `[data-entry='${name}']`);
const isCrossed = (table: WattenTable, name: string): boolean => entry(table, name).ariaPressed === 'true';

async function openSheet(scene: Scene = BLIND): Promise<WattenTable> {
  const table = newTable();
  await playTo(table, scene);
  await until(() => isThere(table, CHIP), 'the sheet is offered');
  await press(one(table, CHIP));
  await until(() => isThere(table, '.deduction'), 'the sheet is open');
  return table;
}

/** Presses a button and waits for its effect. */
async function pressUntil(button: HTMLElement, done: () => boolean, message: string): Promise<void> {
  await press(button);
  await until(done, message);
}

const askTable = (table: WattenTable): Promise<void> =>
  pressUntil(one(table, '.ask'), () => isThere(table, '.conclusions'), 'the conclusions are shown');

describe('the deduction sheet', function () {
  this.timeout(60_000);
  beforeEach(() => setViewport({ width: 500, height: 800 }));
  afterEach(clearPage);

  it('clicks cross out entries of the deduction sheet, and the entries stay crossed out until the hand ends', async () => {
    const table = await openSheet();
    await pressUntil(entry(table, 'schlag-A'), () => isCrossed(table, 'schlag-A'), 'the Ass is crossed out');
    await pressUntil(entry(table, 'H'), () => isCrossed(table, 'H'), 'Herz is crossed out');
    await pressUntil(entry(table, 'H'), () => !isCrossed(table, 'H'), 'Herz is no longer crossed out');
    assert.strictEqual((await actionBy(table, () => press(all(table, PLAYABLE)[0]))).type, 'play');
    await settled(table);
    await pressUntil(one(table, '.deduction .tool'), () => !isThere(table, '.deduction'), 'the sheet is closed');
    await pressUntil(one(table, CHIP), () => isThere(table, '.deduction'), 'the sheet is open again');
    assert.isTrue(isCrossed(table, 'schlag-A'));
    assert.isFalse(isThere(table, '.conclusions'), 'no conclusions without a request');
    const { handNumber } = viewOf(table);
    while (viewOf(table).handNumber === handNumber || viewOf(table).phase !== 'play') {
      const view = await settled(table);
      await table.act(preferredAction(view) ?? view.legal[0]);
    }
    await settled(table);
    await until(() => isThere(table, '.deduction') && !isCrossed(table, 'schlag-A'), 'the sheet is empty again');
  });

  it('the deduction sheet gives a reason for each conclusion and shows the tricks that prove it', async () => {
    const table = await openSheet();
    await askTable(table);
    const { possible } = deduce(viewOf(table));
    for (const button of all(table, '.entry')) {
      const name = button.dataset.entry;
      const isPossible = possible.some(({ schlag, trumpf }) => name === `schlag-${schlag}` || name === trumpf);
      assert.strictEqual(button.classList.contains('out'), !isPossible, name);
      assert.include(button.ariaLabel, isPossible ? 'möglich' : 'ausgeschlossen');
    }
    await until(
      () => one(table, '.live').textContent.includes(`noch ${possible.length} möglich`),
      'the number of possibilities is announced',
    );
    await pressUntil(one(table, '.entry.out'), () => isThere(table, '.seen-trick'), 'the tricks are shown');
    assert.include(texts(table, '.why p')[0], 'ausgeschlossen');
    assert.lengthOf(all(table, '.seen-trick:first-of-type li'), 4);
    assert.isFalse(isThere(table, '.odds'), 'no odds without a request');
    await press(one(table, '.odds-button'));
    await until(() => isThere(table, '.odds li'), 'the odds are shown');
    assert.include(texts(table, '.odds h4')[0], 'kein Beweis');
    await pressUntil(one(table, '.ask'), () => !isThere(table, '.conclusions'), 'the conclusions are hidden');
  });

  it('the deduction sheet is usable by keyboard, and Escape closes it and returns the focus', async () => {
    const table = newTable();
    await playTo(table, BLIND);
    await until(() => isThere(table, CHIP), 'the sheet is offered');
    one(table, '.tools button').focus();
    await tabTo(table, one(table, CHIP));
    await key('Enter');
    await until(
      () => isThere(table, '.deduction') && focused(table) === entry(table, 'schlag-A'),
      'the first entry has the focus',
    );
    await key('ArrowRight');
    assert.strictEqual(focused(table), entry(table, 'schlag-K'));
    await key('Space');
    await until(() => isCrossed(table, 'schlag-K'), 'the König is crossed out');
    await key('ArrowDown');
    assert.strictEqual(focused(table), entry(table, 'L'));
    await key('End');
    await key('Enter');
    await until(() => isCrossed(table, 'S'), 'Schell is crossed out');
    await key('ArrowUp');
    assert.strictEqual(focused(table), entry(table, 'schlag-U'));
    await key('Escape');
    await until(() => !isThere(table, '.deduction') && focused(table) === one(table, CHIP), 'the sheet is closed');
    await key('?');
    await until(() => texts(table, '.keys kbd').includes('-'), 'its key is listed');
    await key('Escape');
    await until(() => !isThere(table, '.panel'), 'the list is closed');
    await key('-');
    await until(() => isThere(table, '.deduction'), 'its key opens it');
    await key('-');
    await until(() => !isThere(table, '.deduction'), 'its key closes it');
  });

  it('entries of the deduction sheet stay crossed out after a reload', async () => {
    const kept = new Map<string, string>();
    const storage: TableStorage = {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
    };
    const table = newTable({ persist: 'zettel' });
    table.storage = storage;
    await playTo(table, BLIND);
    await until(() => isThere(table, CHIP), 'the sheet is offered');
    await press(one(table, CHIP));
    await until(() => isThere(table, '.deduction'), 'the sheet is open');
    await pressUntil(entry(table, 'schlag-O'), () => isCrossed(table, 'schlag-O'), 'the Ober is crossed out');
    const { hand } = viewOf(table);
    table.remove();
    const again = newTable({ persist: 'zettel' });
    again.storage = storage;
    await settled(again);
    assert.deepEqual(viewOf(again).hand, hand);
    await press(one(again, CHIP));
    await until(() => isThere(again, '.deduction'), 'the sheet is open again');
    assert.isTrue(isCrossed(again, 'schlag-O'));
    assert.isFalse(isCrossed(again, 'schlag-A'));
  });

  it('taps open the deduction sheet, cross out entries and close the sheet', async function () {
    await needs(this, 'touch');
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, BLIND);
    await until(() => isThere(table, CHIP), 'the sheet is offered');
    await tap(one(table, CHIP));
    await until(() => isThere(table, '.deduction'), 'the sheet is open');
    await tap(entry(table, 'schlag-7'));
    await until(() => isCrossed(table, 'schlag-7'), 'the Siebener is crossed out');
    await tap(one(table, '.deduction .tool'));
    await until(() => !isThere(table, '.deduction'), 'the sheet is closed');
  });

  it('the table does not offer the deduction sheet to a visitor who knows the Schlag and the Trumpf', async () => {
    const table = newTable();
    await playTo(table, SHOW_TRUMPF);
    await until(() => viewOf(table).toAct.length === 1, 'the other player has shown a card');
    await table.act(viewOf(table).legal.find(({ type }) => type === 'show') ?? viewOf(table).legal[0]);
    await until(() => texts(table, '.announcement strong').length === 2, 'both cards are shown');
    assert.isFalse(isThere(table, CHIP));
    await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('play') });
    assert.isFalse(isThere(table, CHIP));
  });

  it('if other people play, the deduction sheet shows no conclusions, but entries can be crossed out', async () => {
    const game = createGame({ variant: 'blind', seed: 'leute', rules: BLIND.rules, setup: BLIND.setup });
    const seat = connect(game, 0);
    const person = { name: null, here: true, face: null };
    const people = ['human', 'computer', 'human', 'computer'].map((by) => ({ ...person, by: by as 'human' }));
    const connection: SeatConnection = {
      get view() {
        return seat.view;
      },
      act: (action) => seat.act(action),
      subscribe: (listener) => {
        listener({ people });
        return seat.subscribe(listener);
      },
    };
    while (!(game.phase === 'play' && isMyTurn(game.view(0)))) {
      const { toAct } = game.view(null);
      game.act(preferredAction(game.view(toAct[0])) ?? assert.fail('no action for the seat to act'));
    }
    const table = newTable();
    table.connection = connection;
    await until(() => isThere(table, CHIP), 'the sheet is offered');
    await press(one(table, CHIP));
    await until(() => isThere(table, '.deduction'), 'the sheet is open');
    assert.isFalse(isThere(table, '.ask'));
    await pressUntil(entry(table, 'E'), () => isCrossed(table, 'E'), 'Eichel is crossed out');
  });
});

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

const meets = (box: DOMRect, other: DOMRect): boolean =>
  box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1;

describe('layout of the deduction sheet', function () {
  this.timeout(60_000);
  paintPage();
  afterEach(clearPage);

  it('the deduction sheet never covers the bar, the hand, the question or the top half of a played card', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await openSheet();
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await controlsAreFit(table, 'the sheet', [[width, height]]);
      const sheet = one(table, '.deduction').getBoundingClientRect();
      for (const element of all(table, '.hand .card, .prompt .sheet, .bar .chip, .bar .tool'))
        assert.isFalse(meets(sheet, element.getBoundingClientRect()), `${element.className} at ${width}x${height}`);
      const at = one(table, '.frame').getBoundingClientRect();
      const layout = layOut(table.offsetWidth, table.offsetHeight);
      for (const position of ['top', 'left', 'right', 'bottom'] as const) {
        const { box } = trickPlace(layout, position);
        const place = new DOMRect(at.x + box.x, at.y + box.y + 3, box.width, box.height / 2);
        assert.isFalse(meets(sheet, place), `the ${position} card at ${width}x${height}`);
      }
    }
    await assert.isAccessible(table, { ignoredRules: ['region'] });
  });

  it('at any size, a deduction sheet with conclusions does not cover the bar, the hand or the question', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await openSheet();
    await askTable(table);
    await press(one(table, '.odds-button'));
    await until(() => isThere(table, '.odds li'), 'the odds are shown');
    await pressUntil(one(table, '.entry.out'), () => isThere(table, '.why'), 'the reasons are shown');
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await controlsAreFit(table, 'the conclusions', [[width, height]]);
      const sheet = one(table, '.deduction').getBoundingClientRect();
      const conclusions = one(table, '.conclusions');
      assert.isAtMost(
        conclusions.scrollWidth,
        conclusions.clientWidth,
        `the conclusions do not overflow at ${width}x${height}`,
      );
      for (const element of all(table, '.hand .card, .prompt .sheet, .bar .chip, .bar .tool'))
        assert.isFalse(meets(sheet, element.getBoundingClientRect()), `${element.className} at ${width}x${height}`);
    }
    await assert.isAccessible(table, { ignoredRules: ['region'] });
  });
});
