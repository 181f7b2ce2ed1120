/** A printed table: the slate and the hands, in black on white. */
import { assert } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { focused } from './keys.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { skipDrawing } from './skip-drawing.js';
import { all, cardOf, clearPage, newTable, one, rootOf, texts, until, viewOf } from './table.js';
import { needs } from './engine.js';

skipDrawing();

async function print(table: WattenTable): Promise<void> {
  await emulateMedia({ media: 'print' });
  await until(() => rootOf(table).querySelector('.printed'), 'the printed sheet is rendered');
}

const cardsIn = (section: Element): readonly (string | undefined)[] =>
  [...section.querySelectorAll<HTMLElement>('figure')].map(({ dataset }) => dataset.card);

const sectionOf = (table: WattenTable, heading: string): Element => {
  const section = all(table, '.printed section').find((part) => part.querySelector('h3')?.textContent === heading);
  if (!section)
    throw new Error(`The printed sheet has no "${heading}", only ${texts(table, '.printed h3').join(', ')}.`);
  return section;
};

describe('the printed sheet', function () {
  this.timeout(90_000);
  before(async function () {
    await needs(this, 'media');
  });
  beforeEach(() => setViewport({ width: 718, height: 1000 }));
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    clearPage();
  });

  it('the printed sheet shows the score, the announcement, the hand and the trick', async () => {
    const table = newTable();
    table.style.height = '400px';
    await playTo(table, {
      setup: { dealer: 1, hands: HANDS, score: [5, 8] },
      at: (view) => phase('play')(view) && view.trick.length === 2,
    });
    const card = cardOf(table, viewOf(table).hand[0]);
    card.focus();
    await print(table);
    const { hand, trick } = viewOf(table);
    assert.match(one(table, '.printed .sum').textContent ?? '', /Wir\s+5[^]*Die\s+8[^]*bis 15/);
    assert.include(sectionOf(table, 'Tafel').textContent ?? '', 'Zu Beginn');
    assert.match(sectionOf(table, 'Ansage').textContent ?? '', /Schlag Ass, Trumpf\s+Eichel, es geht um 2\n/);
    assert.sameMembers([...cardsIn(sectionOf(table, 'Deine Karten'))], [...hand]);
    assert.deepEqual(
      cardsIn(sectionOf(table, 'Stich')),
      trick.map((played) => played.card),
    );
    // Nothing else is visible, and everything fits.
    const sheet = one(table, '.printed');
    for (const part of all(table, '.frame > *'))
      assert.strictEqual(part.checkVisibility(), part === sheet, part.className);
    assert.isAbove(table.offsetHeight, 400);
    const { bottom, right } = table.getBoundingClientRect();
    for (const figure of all(table, '.printed figure, .printed td')) {
      const box = figure.getBoundingClientRect();
      assert.isAtMost(box.right, right);
      assert.isAtMost(box.bottom, bottom + 1);
    }
    assert.strictEqual(getComputedStyle(one(table, '.frame')).color, 'rgb(0, 0, 0)');
    await emulateMedia({ media: 'screen' });
    await until(() => !rootOf(table).querySelector('.printed'), 'the table is back');
    assert.strictEqual(table.offsetHeight, 400);
    card.focus();
    assert.strictEqual(focused(table), card);
  });

  it('after a hand, the printed sheet shows the known cards of all hands and no hidden cards', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 1, hands: HANDS }, at: phase('hand-over') });
    await print(table);
    const { history } = viewOf(table);
    const played = history.flatMap((entry) => (entry.type === 'play' ? [entry.card] : []));
    const known = new Set([...played, ...viewOf(table).hand]);
    for (const name of ['Du', 'Luis', 'Rosa', 'Sepp']) {
      const cards = cardsIn(sectionOf(table, name));
      assert.lengthOf(cards, 5);
      for (const card of cards) if (card) assert.isTrue(known.has(card as never), `${name}: ${card}`);
    }
  });
});
