/** Keys of the table: they count while the focus is in it, and go to what can be done. */
import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { SHOW_SCHLAG } from '../../tools/scenes/decisions.js';
import { actByKeys, focused, key } from './keys.js';
import { HANDS_WITH_RECHTE as HANDS } from '../../tools/scenes/hands.js';
import { asked, phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { undrawn } from './undrawn.js';
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
} from './table.js';

undrawn();

const cards = (table: WattenTable): readonly (string | undefined)[] =>
  all(table, '.hand .card').map(({ dataset }) => dataset.card);

const at = (table: WattenTable): string => {
  const element = focused(table) as HTMLElement | null;
  return element?.dataset.card ?? element?.textContent?.trim() ?? '';
};

/** The human leads at Ass and Eichel, and the focus is at the table, on nothing that can be done. */
async function leads(): Promise<WattenTable> {
  const table = newTable({ sort: 'off' });
  await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('play') });
  one(table, '.prompt').focus();
  return table;
}

describe('the keys of a table', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 900, height: 800 }));
  afterEach(clearPage);

  it('go to a card by its place, and play it when pressed there again', async () => {
    const table = await leads();
    assert.deepEqual(cards(table), HANDS[0]);
    await key('4');
    assert.strictEqual(at(table), 'HO');
    await key('2');
    assert.strictEqual(at(table), 'LK');
    assert.deepEqual(await actionBy(table, () => key('2')), { type: 'play', seat: 0, card: 'LK' });
  });

  it('go to a card by the first letter of its suit or its rank, then to the next one, and to an answer', async () => {
    const table = await leads();
    await key('l');
    assert.strictEqual(at(table), 'LK');
    await key('l');
    assert.strictEqual(at(table), 'L9');
    await key('n');
    assert.strictEqual(at(table), 'L9', 'it is the only Neuner');
    await key('o');
    assert.strictEqual(at(table), 'HO');
    await key('a');
    assert.strictEqual(at(table), 'EA');
    await key('a');
    assert.include(at(table), 'Auf 3 erhöhen');
    await key('a');
    assert.strictEqual(at(table), 'EA', 'and round');
    table.lang = 'en';
    await until(() => texts(table, 'h2').join() === 'Watten table', 'it speaks English');
    one(table, '.prompt').focus();
    await key('b');
    assert.strictEqual(at(table), 'SU', 'bells');
  });

  it('go to the answers first where no card is asked for', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 2 }, others: ['bid'], at: (view) => asked(view, 'bid') });
    one(table, '.prompt').focus();
    assert.deepEqual(labelsOf(table).slice(0, 2), ['Halten', 'Gehen']);
    await key('2');
    assert.match(at(table), /^Gehen/);
    await key('h');
    assert.match(at(table), /^Halten/);
    const { type } = await actionBy(table, () => key('1'));
    assert.strictEqual(type, 'hold');
  });

  it('count on the slider of the pack, too', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 1 }, at: phase('cut') });
    one(table, '.cut input').focus();
    await key('?');
    await until(() => rootOf(table).querySelector('.panel .keys'), 'the keys are listed');
    await key('Escape');
    await until(() => focused(table) === one(table, '.cut input'), 'the focus is back');
    await key('1');
    assert.strictEqual(at(table), 'Abheben');
  });

  it('go to a card that is to be shown', async () => {
    const table = newTable({ sort: 'off' });
    await playTo(table, SHOW_SCHLAG);
    one(table, '.prompt').focus();
    await key('3');
    assert.strictEqual(focused(table), cardOf(table, 'L9'));
  });

  it('mean nothing with others held down, in a field, or elsewhere on the page', async () => {
    const table = await leads();
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

  it('are listed by a question mark, which closes the list again, and in the settings', async () => {
    const table = await leads();
    await key('3');
    await key('?');
    await until(() => focused(table)?.closest('.panel'), 'the list is open');
    assert.strictEqual(one(table, '.panel').ariaLabel, 'Tasten');
    const listed = texts(table, '.keys kbd');
    for (const name of ['1', '9', 'A', 'Z', '←', 'Shift →', 'Enter', 'Esc', '?']) assert.include(listed, name);
    assert.isEmpty(texts(table, '.keys dd').filter((text) => text === ''));
    await key('2');
    assert.isNotNull(focused(table)?.closest('.panel'), 'a card is not gone to behind it');
    await key('?');
    await until(() => focused(table) === cardOf(table, 'L9'), 'the focus is back');
    one(table, "[data-panel='settings']").click();
    await until(() => rootOf(table).querySelector('.of-keys'), 'the settings are open');
    one(table, '.of-keys').click();
    await until(() => rootOf(table).querySelector('.panel .keys'), 'the list is open');
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.panel'), 'it is closed');
  });

  it('bring a whole game to its end, without any other', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 1, score: [13, 14] }, at: (view) => view.phase === 'cut' });
    one(table, '.prompt').focus();
    while (viewOf(table).phase !== 'game-over') {
      await settled(table);
      await actByKeys(table, 'Enter');
      await until(() => viewOf(table).toAct.includes(0), 'it goes on');
    }
    assert.strictEqual(document.activeElement, table);
  });
});
