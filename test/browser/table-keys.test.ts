/** The table's keyboard shortcuts, which work while the table has the focus. */
import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { SHOW_SCHLAG } from '../../tools/scenes/decisions.js';
import { actByKeys, focused, key } from './keys.js';
import { HANDS_WITH_RECHTE as HANDS } from '../../tools/scenes/hands.js';
import { isAsked, phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { skipDrawing } from './skip-drawing.js';
import {
  actionBy,
  all,
  cardOf,
  clearPage,
  labelsOf,
  newTable,
  one,
  recordOf,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
  openPanel,
} from './table.js';

skipDrawing();

const cards = (table: WattenTable): readonly (string | undefined)[] =>
  all(table, '.hand .card').map(({ dataset }) => dataset.card);

const focusedName = (table: WattenTable): string => {
  const element = focused(table) as HTMLElement | null;
  return element?.dataset.card ?? element?.textContent?.trim() ?? '';
};

/** A table at which the Schlag is Ass, the Trumpf is Eichel and the visitor leads. The focus is on the prompt. */
async function leadingTable(): Promise<WattenTable> {
  const table = newTable({ sort: 'off' });
  await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('play') });
  one(table, '.prompt').focus();
  return table;
}

describe('keyboard shortcuts of the table', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 900, height: 800 }));
  afterEach(clearPage);

  it('the focus ring surrounds the sheet of a focused prompt, or the focused card', async () => {
    const table = await leadingTable();
    const ringOf = (selector: string): string => getComputedStyle(one(table, selector)).outlineStyle;
    await key('Shift');
    assert.deepEqual(['.prompt', '.prompt > .sheet'].map(ringOf), ['none', 'solid']);
    await key('4');
    const rings = ['.prompt', '.prompt > .sheet', '.hand .card[data-card=HO]'].map(ringOf);
    assert.deepEqual(rings, ['none', 'none', 'solid']);
  });

  it('a number key focuses the card at its position, and a second press plays the card', async () => {
    const table = await leadingTable();
    assert.deepEqual(cards(table), HANDS[0]);
    await key('4');
    assert.strictEqual(focusedName(table), 'HO');
    await key('2');
    assert.strictEqual(focusedName(table), 'LK');
    assert.deepEqual(await actionBy(table, () => key('2')), { type: 'play', seat: 0, card: 'LK' });
  });

  it('a letter key moves the focus through the cards and answers whose names start with the letter', async () => {
    const table = await leadingTable();
    await key('l');
    assert.strictEqual(focusedName(table), 'LK');
    await key('l');
    assert.strictEqual(focusedName(table), 'L9');
    await key('n');
    assert.strictEqual(focusedName(table), 'L9', 'L9 is the only Neuner');
    await key('o');
    assert.strictEqual(focusedName(table), 'HO');
    await key('a');
    assert.strictEqual(focusedName(table), 'EA');
    await key('a');
    assert.strictEqual(focusedName(table), 'EA', 'EA is the only Ass');
    table.lang = 'en';
    await until(() => texts(table, 'h2').join() === 'Watten table', 'the table is in English');
    one(table, '.prompt').focus();
    await key('b');
    assert.strictEqual(focusedName(table), 'SU', 'bells');
    await key('r');
    assert.include(focusedName(table), 'Raise to 3');
    await key('b');
    assert.strictEqual(focusedName(table), 'SU', 'the keys move from an answer to a card');
  });

  it('when the visitor must answer a bid, number keys focus answers before cards', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 2 }, others: ['bid'], at: (view) => isAsked(view, 'bid') });
    one(table, '.prompt').focus();
    assert.deepEqual(labelsOf(table).slice(0, 2), ['Halten', 'Gehen']);
    await key('2');
    assert.match(focusedName(table), /^Gehen/);
    await key('h');
    assert.match(focusedName(table), /^Halten/);
    const { type } = await actionBy(table, () => key('1'));
    assert.strictEqual(type, 'hold');
  });

  it('keyboard shortcuts remain available while the cut slider has the focus', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 1 }, at: phase('cut') });
    one(table, '.cut input').focus();
    await key('?');
    await until(() => rootOf(table).querySelector('.panel .keys'), 'the keys are listed');
    await key('Escape');
    await until(() => focused(table) === one(table, '.cut input'), 'the focus is back');
    await key('1');
    assert.strictEqual(focusedName(table), 'Abheben');
  });

  it('in blind play, a number key focuses a card that the visitor can show', async () => {
    const table = newTable({ sort: 'off' });
    await playTo(table, SHOW_SCHLAG);
    one(table, '.prompt').focus();
    await key('3');
    assert.strictEqual(focused(table), cardOf(table, 'L9'));
  });

  it('keyboard shortcuts have no effect with modifier keys, in a text field or outside the table', async () => {
    const table = await leadingTable();
    const field = document.createElement('input');
    field.slot = 'toolbar';
    table.append(field);
    const before = recordOf(table);
    await key('Control+2');
    await key('Alt+2');
    assert.isNotNull(focused(table)?.closest('.prompt'));
    field.focus();
    await sendKeys({ type: '2l?' });
    assert.strictEqual(field.value, '2l?');
    assert.isNull(rootOf(table).querySelector('.panel'));
    field.remove();
    (document.activeElement as HTMLElement).blur();
    await key('2');
    assert.isNull(focused(table));
    assert.strictEqual(recordOf(table), before);
  });

  it('the ? key opens and closes the list of keys, and a button in the settings also opens it', async () => {
    const table = await leadingTable();
    await key('3');
    await key('?');
    await until(() => focused(table)?.closest('.panel'), 'the list is open');
    assert.strictEqual(one(table, '.panel').ariaLabel, 'Tasten');
    const listed = texts(table, '.keys kbd');
    for (const name of ['1', '9', 'A', 'Z', '←', 'Shift →', 'Enter', 'Esc', '?']) assert.include(listed, name);
    assert.isEmpty(texts(table, '.keys dd').filter((text) => text === ''));
    await key('2');
    assert.isNotNull(focused(table)?.closest('.panel'), 'the panel keeps the focus');
    await key('?');
    await until(() => focused(table) === cardOf(table, 'L9'), 'the focus is back');
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('.of-keys'), 'the settings are open');
    one(table, '.of-keys').click();
    await until(() => rootOf(table).querySelector('.panel .keys'), 'the list is open');
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.panel'), 'the list is closed');
  });

  it('a game is playable to its end with keyboard shortcuts', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 1, score: [13, 14] }, at: (view) => view.phase === 'cut' });
    one(table, '.prompt').focus();
    while (viewOf(table).phase !== 'game-over') {
      await settled(table);
      await actByKeys(table, 'Enter');
      await until(() => viewOf(table).toAct.includes(0), 'it is the visitor’s turn');
    }
    assert.strictEqual(document.activeElement, table);
  });
});
