/** The sheet on which a viewer who plays blind finds out what was announced. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame, deduce, type SeatConnection } from '../../src/engine.js';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { isMyTurn, phase, type Scene } from '../../tools/scenes/scene.js';
import { SHOW_TRUMPF } from '../../tools/scenes/decisions.js';
import { wishedAction } from '../../tools/scenes/scripted.js';
import { needs } from './engine.js';
import { controlsAreFit } from './fit.js';
import { focused, key, tabTo } from './keys.js';
import { painted } from './painted.js';
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
import { undrawn } from './undrawn.js';

undrawn();

/** The human, who does not know the announcement, plays to the third trick. */
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

async function opened(scene: Scene = BLIND): Promise<WattenTable> {
  const table = newTable();
  await playTo(table, scene);
  await until(() => isThere(table, CHIP), 'the sheet is offered');
  await press(one(table, CHIP));
  await until(() => isThere(table, '.deduction'), 'the sheet is open');
  return table;
}

/** Presses something until that has been shown. */
async function pressUntil(button: HTMLElement, done: () => boolean, what: string): Promise<void> {
  await press(button);
  await until(done, what);
}

const askTable = (table: WattenTable): Promise<void> =>
  pressUntil(one(table, '.ask'), () => isThere(table, '.conclusions'), 'the table says what it concludes');

describe('the sheet for blind play', function () {
  this.timeout(60_000);
  beforeEach(() => setViewport({ width: 500, height: 800 }));
  afterEach(clearPage);

  it('is crossed out by the mouse while one plays on, and is kept for the hand', async () => {
    const table = await opened();
    await pressUntil(entry(table, 'schlag-A'), () => isCrossed(table, 'schlag-A'), 'the Ass is crossed out');
    await pressUntil(entry(table, 'H'), () => isCrossed(table, 'H'), 'Herz is crossed out');
    await pressUntil(entry(table, 'H'), () => !isCrossed(table, 'H'), 'Herz is not any more');
    assert.strictEqual((await actionBy(table, () => press(all(table, PLAYABLE)[0]))).type, 'play');
    await settled(table);
    await pressUntil(one(table, '.deduction .tool'), () => !isThere(table, '.deduction'), 'it is closed');
    await pressUntil(one(table, CHIP), () => isThere(table, '.deduction'), 'it is open again');
    assert.isTrue(isCrossed(table, 'schlag-A'));
    assert.isFalse(isThere(table, '.conclusions'), 'the table says nothing of its own accord');
    const { handNumber } = viewOf(table);
    while (viewOf(table).handNumber === handNumber || viewOf(table).phase !== 'play') {
      const view = await settled(table);
      await table.act(wishedAction(view) ?? view.legal[0]);
    }
    await settled(table);
    await until(() => isThere(table, '.deduction') && !isCrossed(table, 'schlag-A'), 'it is clean again');
  });

  it('shows what the table concludes, why, and by which tricks, when it is asked', async () => {
    const table = await opened();
    await askTable(table);
    const { possible } = deduce(viewOf(table));
    for (const button of all(table, '.entry')) {
      const name = button.dataset.entry;
      const isPossible = possible.some(({ schlag, trumpf }) => name === `schlag-${schlag}` || name === trumpf);
      assert.strictEqual(button.classList.contains('out'), !isPossible, name);
      assert.include(button.ariaLabel, isPossible ? 'möglich' : 'ausgeschlossen');
    }
    await until(() => one(table, '.live').textContent.includes(`noch ${possible.length} möglich`), 'it is said');
    await pressUntil(one(table, '.entry.out'), () => isThere(table, '.seen-trick'), 'the tricks are shown');
    assert.include(texts(table, '.why p')[0], 'ausgeschlossen');
    assert.lengthOf(all(table, '.seen-trick:first-of-type li'), 4);
    assert.isFalse(isThere(table, '.odds'), 'what is likely has not been asked for');
    await press(one(table, '.odds-button'));
    await until(() => isThere(table, '.odds li'), 'it is judged');
    assert.include(texts(table, '.odds h4')[0], 'kein Beweis');
    await pressUntil(one(table, '.ask'), () => !isThere(table, '.conclusions'), 'one goes on alone');
  });

  it('goes by keys: arrows, space, Escape, and the focus comes back', async () => {
    const table = newTable();
    await playTo(table, BLIND);
    await until(() => isThere(table, CHIP), 'the sheet is offered');
    one(table, '.tools button').focus();
    await tabTo(table, one(table, CHIP));
    await key('Enter');
    await until(() => isThere(table, '.deduction') && focused(table) === entry(table, 'schlag-A'), 'it has the focus');
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
    await until(() => !isThere(table, '.deduction') && focused(table) === one(table, CHIP), 'it is closed');
    await key('?');
    await until(() => texts(table, '.keys kbd').includes('-'), 'its key is listed');
    await key('Escape');
    await until(() => !isThere(table, '.panel'), 'the list is closed');
    await key('-');
    await until(() => isThere(table, '.deduction'), 'its key opens it');
    await key('-');
    await until(() => !isThere(table, '.deduction'), 'and closes it');
  });

  it('is kept over a reload, for the hand', async () => {
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
    await until(() => isThere(again, '.deduction'), 'it is open again');
    assert.isTrue(isCrossed(again, 'schlag-O'));
    assert.isFalse(isCrossed(again, 'schlag-A'));
  });

  it('goes by a finger', async function () {
    await needs(this, 'touch');
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, BLIND);
    await until(() => isThere(table, CHIP), 'the sheet is offered');
    await tap(one(table, CHIP));
    await until(() => isThere(table, '.deduction'), 'it is open');
    await tap(entry(table, 'schlag-7'));
    await until(() => isCrossed(table, 'schlag-7'), 'the Siebener is crossed out');
    await tap(one(table, '.deduction .tool'));
    await until(() => !isThere(table, '.deduction'), 'it is closed');
  });

  it('is not offered to who knows what was announced, nor where it is told to all', async () => {
    const table = newTable();
    await playTo(table, SHOW_TRUMPF);
    await until(() => viewOf(table).toAct.length === 1, 'the other has shown a card');
    await table.act(viewOf(table).legal.find(({ type }) => type === 'show') ?? viewOf(table).legal[0]);
    await until(() => texts(table, '.announcement strong').length === 2, 'both have shown');
    assert.isFalse(isThere(table, CHIP));
    await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('play') });
    assert.isFalse(isThere(table, CHIP));
  });

  it('leaves one alone among other people: the table says nothing, one crosses out oneself', async () => {
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
      game.act(wishedAction(game.view(toAct[0])) ?? assert.fail('nobody is asked'));
    }
    const table = newTable();
    table.connection = connection;
    await until(() => isThere(table, CHIP), 'the sheet is offered');
    await press(one(table, CHIP));
    await until(() => isThere(table, '.deduction'), 'it is open');
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

describe('the sheet for blind play has its place', function () {
  this.timeout(60_000);
  painted();
  afterEach(clearPage);

  it('beside bar, hand and question, below the upper half of every card played, at every size, and axe finds nothing', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await opened();
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await controlsAreFit(table, 'one crosses out', [[width, height]]);
      const sheet = one(table, '.deduction').getBoundingClientRect();
      for (const part of all(table, '.hand .card, .prompt .sheet, .bar .chip, .bar .tool'))
        assert.isFalse(meets(sheet, part.getBoundingClientRect()), `${part.className} at ${width}x${height}`);
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

  it('between bar and question while the table tells, whatever it tells, and axe finds nothing', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await opened();
    await askTable(table);
    await press(one(table, '.odds-button'));
    await until(() => isThere(table, '.odds li'), 'it is judged');
    await pressUntil(one(table, '.entry.out'), () => isThere(table, '.why'), 'it is told why');
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await controlsAreFit(table, 'the table tells', [[width, height]]);
      const sheet = one(table, '.deduction').getBoundingClientRect();
      const said = one(table, '.conclusions');
      assert.isAtMost(said.scrollWidth, said.clientWidth, `what is said is no broader at ${width}x${height}`);
      for (const part of all(table, '.hand .card, .prompt .sheet, .bar .chip, .bar .tool'))
        assert.isFalse(meets(sheet, part.getBoundingClientRect()), `${part.className} at ${width}x${height}`);
    }
    await assert.isAccessible(table, { ignoredRules: ['region'] });
  });
});
