/** The rules of the table, the order of its cards, and terms that explain themselves. */
import { assert } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { Setup, View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { needs } from './engine.js';
import { focused, key } from './keys.js';
import { painted } from './painted.js';
import { playTo } from './scenes.js';
import { screenBox } from './screen-box.js';
import { all, clearPage, frames, newTable, one, press, rootOf, tap, until, viewOf } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const OF_THE_PAGE = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang'];
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

// The others announce Ass and Eichel.
const HANDS: Setup['hands'] = [
  ['L8', 'EO', 'LO', 'SU', 'LU'],
  ['LA', 'EA', 'SK', 'S7', 'E9'],
  ['H9', 'E7', 'L7', 'SA', 'SO'],
  ['H8', 'EK', 'LK', 'S9', 'S10'],
];
const SCENE: Scene = {
  setup: { dealer: 0, hands: HANDS },
  at: (view: View) => phase('play')(view) && view.lastTrick !== null && view.trick.length > 0,
};

const found = (table: WattenTable, selector: string): HTMLElement | null => rootOf(table).querySelector(selector);
const cardsOf = (table: WattenTable, selector: string): readonly string[] =>
  all(table, selector)
    .map(({ dataset }) => dataset.card ?? '')
    .sort();

/** Opens the rules from the settings. */
async function openRules(table: WattenTable): Promise<void> {
  one(table, "[data-panel='settings']").click();
  await until(() => found(table, '.panel .of-rules'), 'the settings are open');
  await press(one(table, '.panel .of-rules'));
  await until(() => found(table, '.book section'), 'the rules are there');
}

/** Opens them on a phone, from the one button there is for all that is no card. */
async function openRulesOnPhone(table: WattenTable): Promise<void> {
  await press(one(table, ".tools [data-panel='log']"));
  await until(() => found(table, '.panel .lines'), 'the log is open');
  const [rules, settings] = [one(table, '.panel .of-rules'), one(table, '.panel .more')];
  const lines = one(table, '.panel .lines').getBoundingClientRect();
  for (const way of [rules, settings]) {
    assert.isTrue(way.checkVisibility());
    assert.isAtMost(way.getBoundingClientRect().bottom, lines.top, 'it is seen before what has happened');
  }
  await press(rules);
  await until(() => found(table, '.book section'), 'the rules are there');
}

/** Somebody moves at the table: terms are marked from then on. */
async function marked(table: WattenTable, selector: string): Promise<HTMLElement> {
  await sendMouse({ type: 'move', position: [40, 200] });
  await sendMouse({ type: 'move', position: [44, 204] });
  await until(() => found(table, selector), `${selector} is marked`);
  return one(table, selector);
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

describe('the rules of the table', function () {
  this.timeout(60_000);
  painted();
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('open over the poster, are those of the table that would be played, and give the focus back', async () => {
    const table = newTable({ variant: 'bayrisch', players: '3' });
    await until(() => found(table, ".poster [data-panel='rules']"), 'the poster is there');
    const button = one(table, ".poster [data-panel='rules']");
    await press(button);
    await until(() => found(table, '.book section'), 'the rules are there');
    assert.include(one(table, '.book').textContent, 'Bayrisches Watten zu dritt');
    assert.include(one(table, '.book').textContent, 'Maschine');
    assert.isAbove(all(table, '.book .tiers svg').length, 10, 'with pictures of cards');
    assert.isNull(found(table, '.book .order'), 'no hand is played');
    await assert.isAccessible(table, { ignoredRules: OF_THE_PAGE });
    await key('Escape');
    await until(() => !found(table, '.panel'), 'they are closed');
    await until(() => focused(table) === button, 'the focus is back');
    await press(button);
    await until(() => found(table, '.book section'), 'they open again');
    await table.start();
    await until(() => !found(table, '.book'), 'a game takes their place');
  });

  it('are found on a phone, as the settings are, by the button that is there for all that is no card', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, SCENE);
    await openRulesOnPhone(table);
  });

  it('are told in the page’s own words', async () => {
    const table = newTable();
    table.messages = {
      de: {
        suit: (suit, { suit: usual }) => (suit === 'L' ? 'Gras' : usual(suit)),
        card: (card, { card: usual }) => usual(card).replace('Laub', 'Gras'),
      },
    };
    await playTo(table, SCENE);
    await openRules(table);
    const rules = all(table, '.book [data-section]')
      .map(({ textContent }) => textContent)
      .join(' ');
    assert.include(rules, 'Gras');
    assert.notInclude(rules, 'Laub');
  });

  it('have the order of the cards of now, with what one holds and what was played, and fit every table', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    await openRules(table);
    const { hand, trick, lastTrick } = viewOf(table);
    assert.deepEqual(cardsOf(table, '.order .held'), [...hand].sort());
    const played = [...trick, ...(lastTrick?.cards ?? [])].map(({ card }) => card);
    assert.deepEqual(cardsOf(table, '.order .fallen'), played.sort());
    assert.strictEqual(all(table, '.order [data-card]').length, 33);
    const first = one(table, '.order [data-group]');
    assert.deepEqual([first.dataset.group, cardsOf(table, '.order [data-group=guter] [data-card]')], ['guter', ['E7']]);
    await assert.isAccessible(table, { ignoredRules: OF_THE_PAGE });
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      const book = one(table, '.book');
      assert.isAtMost(book.scrollWidth, book.clientWidth, `${width}x${height}`);
      const edge =
        book.getBoundingClientRect().left + parseFloat(getComputedStyle(one(table, '.order .held svg')).outlineWidth);
      for (const card of all(table, '.order [data-card] svg'))
        assert.isAtLeast(card.getBoundingClientRect().left, edge, 'the border of a card that one holds is whole');
      assert.isTrue(
        isWithin(one(table, '.panel').getBoundingClientRect(), one(table, '.frame').getBoundingClientRect()),
        `${width}x${height}`,
      );
    }
    await key('Escape');
    await until(() => !found(table, '.panel'), 'they are closed');
  });
});

describe('a term', function () {
  this.timeout(60_000);
  painted();
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('is explained by the mouse and the keyboard, leads to the rules, and plays nothing', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    const { handSizes } = viewOf(table);
    const schlag = await marked(table, '.announcement [data-term=schlag]');
    for (const [width, height] of [...SIZES, [2560, 1440] as const]) {
      await setViewport({ width, height });
      await frames(3);
      await press(schlag);
      await until(() => found(table, '.note-on-term'), 'the mouse opens it');
      assert.include(one(table, '.note-on-term').textContent, 'Jetzt: Ass.');
      const note = one(table, '.note-on-term').getBoundingClientRect();
      assert.isTrue(isWithin(note, one(table, '.frame').getBoundingClientRect()), `${width}x${height}`);
      const word = screenBox(schlag);
      assert.closeTo(note.top, word.bottom, 8, `it is below its word at ${width}x${height}`);
      assert.isTrue(note.left < word.right && word.left < note.right, `it is at its word at ${width}x${height}`);
      await key('Escape');
      await until(() => !found(table, '.note-on-term'), 'Escape closes it');
    }
    assert.strictEqual(focused(table), schlag);
    await key('Enter');
    await until(() => found(table, '.note-on-term'), 'Enter opens it');
    assert.strictEqual(focused(table), one(table, '.note-on-term'));
    await assert.isAccessible(table, { ignoredRules: OF_THE_PAGE });
    await key('Shift+Tab');
    await until(() => focused(table) === schlag, 'Tab leads back');
    await setViewport({ width: 390, height: 844 });
    await frames(3);
    await press(schlag);
    await until(() => found(table, '.note-on-term'), 'it opens again');
    await press(one(table, '.note-on-term .more'));
    await until(() => found(table, '.book section'), 'it leads to the rules');
    await key('Escape');
    await until(() => !found(table, '.panel'), 'they are closed');
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('is explained by a finger', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, SCENE);
    const { handSizes } = viewOf(table);
    await tap(await marked(table, '.announcement [data-term=schlag]'));
    await until(() => found(table, '.note-on-term'), 'a finger opens it');
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('stands in the line of a question that it is part of', async () => {
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 3, hands: HANDS },
      at: ({ legal }) => legal[0]?.type === 'announce-schlag',
    });
    const line = (): DOMRect => one(table, '.status').getBoundingClientRect();
    const { height } = line();
    await marked(table, '.status [data-term=schlag]');
    assert.strictEqual(one(table, '.status').textContent?.trim(), 'Vorhand: welcher Schlag?');
    assert.closeTo(line().height, height, 1);
  });

  it('stands beside a card of the trick that is more than its rank', async () => {
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 0, hands: HANDS },
      at: ({ trick }) => trick.some(({ card }) => card === 'LA'),
    });
    const mark = await marked(table, '.trick-marks [data-term=linker]');
    const { handSizes } = viewOf(table);
    await press(mark);
    await until(() => found(table, '.note-on-term'), 'it opens');
    assert.include(one(table, '.note-on-term').textContent, 'Linker');
    await key('Escape');
    await until(() => !found(table, '.note-on-term'), 'Escape closes it');
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('beside a card is explained by keys, too, from the card shown large; then the focus is where it was', async () => {
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 0, hands: HANDS },
      at: ({ trick }) => trick.some(({ card }) => card === 'LA'),
    });
    const hand = all(table, '.hand .card')[0];
    hand?.focus();
    await key('Shift');
    await until(() => found(table, '.announcement b.term'), 'terms are marked');
    await key('+');
    for (let steps = 0; steps < 12 && !found(table, '.close-up [data-term=linker]'); steps++) {
      const large = one(table, '.close-up strong').textContent;
      await key('ArrowRight');
      await until(() => one(table, '.close-up strong').textContent !== large, 'the next card');
    }
    const { handSizes } = viewOf(table);
    await key('Enter');
    await until(() => found(table, '.note-on-term'), 'it opens');
    assert.include(one(table, '.note-on-term').textContent, 'Linker');
    await key('Escape');
    await until(() => !found(table, '.note-on-term'), 'Escape closes it');
    assert.strictEqual(rootOf(table).activeElement, hand);
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('of a panel is explained over it, by the cards of now, and the panel stays', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    await marked(table, '.term');
    await press(one(table, "[data-panel='last-trick']"));
    const linker = await marked(table, '.panel .why [data-term=linker]');
    assert.strictEqual(one(table, '.panel .why').textContent, 'Stich für Luis: Laub-Ass, ein Linker.');
    await press(linker);
    await until(() => found(table, '.note-on-term'), 'it opens');
    assert.include(one(table, '.note-on-term').textContent, 'Jetzt: Laub-Ass, Herz-Ass und Schell-Ass.');
    await key('Escape');
    await until(() => !found(table, '.note-on-term'), 'it is closed');
    assert.isNotNull(found(table, '.panel'));
    await key('Escape');
    await until(() => !found(table, '.panel'), 'the panel is closed by the next');
  });
});
