/** The rules panel, the order of cards, and explanations of terms. */
import { assert } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { Setup, View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { needs } from './engine.js';
import { focused, key } from './keys.js';
import { paintPage } from './paint-page.js';
import { playTo } from './scenes.js';
import { screenBox } from './screen-box.js';
import { all, clearPage, frames, newTable, one, press, rootOf, tap, until, viewOf, openPanel } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang'];
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

// The other players announce Ass and Eichel.
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

/** Opens the rules with the row in the menu. */
async function openRules(table: WattenTable): Promise<void> {
  await openPanel(table, 'rules');
  await until(() => found(table, '.book section'), 'the rules are shown');
}

/** Moves the pointer so that the table marks terms, and returns a marked term. */
async function markedTerm(table: WattenTable, selector: string): Promise<HTMLElement> {
  await sendMouse({ type: 'move', position: [40, 200] });
  await sendMouse({ type: 'move', position: [44, 204] });
  await until(() => found(table, selector), `${selector} is marked`);
  return one(table, selector);
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

describe('the rules panel', function () {
  this.timeout(60_000);
  paintPage();
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it("the poster's rules button opens the rules of the variant, and closing them returns the focus", async () => {
    const table = newTable({ variant: 'bayrisch', players: '3' });
    await until(() => found(table, ".poster [data-panel='rules']"), 'the poster is shown');
    const button = one(table, ".poster [data-panel='rules']");
    await press(button);
    await until(() => found(table, '.book section'), 'the rules are shown');
    assert.include(one(table, '.book').textContent, 'Bayrisches Watten zu dritt');
    assert.include(one(table, '.book').textContent, 'Maschine');
    assert.isAbove(all(table, '.book .tiers svg').length, 10, 'pictures of cards are shown');
    assert.isNull(found(table, '.book .order'), 'no order of cards without a hand');
    await assert.isAccessible(table, { ignoredRules: PAGE_RULES });
    await key('Escape');
    await until(() => !found(table, '.panel'), 'the rules are closed');
    await until(() => focused(table) === button, 'the focus is back');
    await press(button);
    await until(() => found(table, '.book section'), 'the rules are shown again');
    await table.start();
    await until(() => !found(table, '.book'), 'the game replaces the rules');
  });

  it('the rules explain the regional words of the variant and no words of other regions', async () => {
    const rulesOf = async (variant: string): Promise<WattenTable> => {
      const table = newTable({ variant });
      await until(() => found(table, ".poster [data-panel='rules']"), 'the poster is shown');
      await press(one(table, ".poster [data-panel='rules']"));
      await until(() => found(table, '.book section'), 'the rules are shown');
      return table;
    };
    const normal = await rulesOf('normal');
    const words = one(normal, '.book [data-section=words]');
    assert.include(words.textContent, 'Krank: So heißt hier, wer gestrichen ist. An diesem Tisch ab 7 von 9 Punkten.');
    await markedTerm(normal, '.book [data-section=words] [data-term=krank]');
    clearPage();
    assert.notInclude(one(await rulesOf('suedtirol'), '.book').textContent, 'Krank');
  });

  it('on a phone, the rules and settings open from the log', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, SCENE);
    await openRules(table);
  });

  it('the rules panel uses the suit and card names in `messages`', async () => {
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

  it('the winning card of an example is in line with the other cards', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    await openRules(table);
    const winner = one(table, '.book .card-row .won');
    const cards = [...(winner.parentElement as Element).querySelectorAll('svg')].map((card) => screenBox(card));
    assert.isAtLeast(cards.length, 4);
    for (const { top, height } of cards) {
      assert.closeTo(top, cards[0].top, 1);
      assert.closeTo(height, cards[0].height, 1);
    }
  });

  it('the rules panel shows the card order, marks held and played cards, and fits the table at every size', async () => {
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
    await assert.isAccessible(table, { ignoredRules: PAGE_RULES });
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      const book = one(table, '.book');
      assert.isAtMost(book.scrollWidth, book.clientWidth, `${width}x${height}`);
      const edge =
        book.getBoundingClientRect().left + parseFloat(getComputedStyle(one(table, '.order .held svg')).outlineWidth);
      for (const card of all(table, '.order [data-card] svg'))
        assert.isAtLeast(card.getBoundingClientRect().left, edge, 'the outline of a held card is not cut off');
      assert.isTrue(
        isWithin(one(table, '.panel').getBoundingClientRect(), one(table, '.frame').getBoundingClientRect()),
        `${width}x${height}`,
      );
    }
    await key('Escape');
    await until(() => !found(table, '.panel'), 'the rules are closed');
  });
});

describe('explanations of terms', function () {
  this.timeout(60_000);
  paintPage();
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('a click on a term or Enter shows an explanation with a link to the rules, and plays no card', async () => {
    const table = newTable();
    await playTo(table, SCENE);
    const { handSizes } = viewOf(table);
    const schlag = await markedTerm(table, '.announcement [data-term=schlag]');
    for (const [width, height] of [...SIZES, [2560, 1440] as const]) {
      await setViewport({ width, height });
      await frames(3);
      await press(schlag);
      await until(() => found(table, '.note-on-term'), 'the mouse opens the explanation');
      assert.include(one(table, '.note-on-term').textContent, 'Jetzt: Ass.');
      const note = one(table, '.note-on-term').getBoundingClientRect();
      assert.isTrue(isWithin(note, one(table, '.frame').getBoundingClientRect()), `${width}x${height}`);
      const word = screenBox(schlag);
      assert.closeTo(note.top, word.bottom, 8, `the explanation is below its term at ${width}x${height}`);
      assert.isTrue(
        note.left < word.right && word.left < note.right,
        `the explanation is next to its term at ${width}x${height}`,
      );
      await key('Escape');
      await until(() => !found(table, '.note-on-term'), 'Escape closes the explanation');
    }
    assert.strictEqual(focused(table), schlag);
    await key('Enter');
    await until(() => found(table, '.note-on-term'), 'Enter opens the explanation');
    assert.strictEqual(focused(table), one(table, '.note-on-term'));
    await assert.isAccessible(table, { ignoredRules: PAGE_RULES });
    await key('Shift+Tab');
    await until(() => focused(table) === schlag, 'Shift+Tab returns the focus');
    await setViewport({ width: 390, height: 844 });
    await frames(3);
    await press(schlag);
    await until(() => found(table, '.note-on-term'), 'the explanation is shown again');
    await press(one(table, '.note-on-term .more'));
    await until(() => found(table, '.book section'), 'the link opens the rules');
    await key('Escape');
    await until(() => !found(table, '.panel'), 'the rules are closed');
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('a tap on a term shows its explanation', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, SCENE);
    const { handSizes } = viewOf(table);
    await tap(await markedTerm(table, '.announcement [data-term=schlag]'));
    await until(() => found(table, '.note-on-term'), 'the tap opens the explanation');
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('the value of the hand and the reason against a bid explain their terms', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 3, hands: HANDS, score: [13, 0] }, at: phase('decide') });
    await press(await markedTerm(table, '.announcement [data-term=vier]'));
    await until(() => found(table, '.note-on-term'), 'the value is explained');
    assert.include(one(table, '.note-on-term').textContent, 'Es gehen die Vier');
    await key('Escape');

    const other = newTable();
    table.remove();
    await playTo(other, { setup: { dealer: 3, hands: HANDS, score: [13, 13] }, at: phase('play') });
    await press(await markedTerm(other, '.stakes [data-term=gestrichen]'));
    await until(() => found(other, '.note-on-term'), 'the reason is explained');
    assert.include(one(other, '.note-on-term').textContent, 'nicht mehr bieten');
  });

  it('marking a term does not change the line height of a question', async () => {
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 3, hands: HANDS },
      at: ({ legal }) => legal[0]?.type === 'announce-schlag',
    });
    const line = (): DOMRect => one(table, '.status').getBoundingClientRect();
    const { height } = line();
    await markedTerm(table, '.status [data-term=schlag]');
    assert.strictEqual(one(table, '.status').textContent?.trim(), 'Vorhand: Welcher Schlag?');
    assert.closeTo(line().height, height, 1);
  });

  it('clicking the role label of a card in the trick explains the role', async () => {
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 0, hands: HANDS },
      at: ({ trick }) => trick.some(({ card }) => card === 'LA'),
    });
    const mark = await markedTerm(table, '.trick-marks [data-term=linker]');
    const { handSizes } = viewOf(table);
    await press(mark);
    await until(() => found(table, '.note-on-term'), 'the explanation is shown');
    assert.include(one(table, '.note-on-term').textContent, 'Linker');
    await key('Escape');
    await until(() => !found(table, '.note-on-term'), 'Escape closes the explanation');
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('Enter explains the role of an enlarged card, and closing the explanation returns the focus to the hand', async () => {
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
    await until(() => found(table, '.note-on-term'), 'the explanation is shown');
    assert.include(one(table, '.note-on-term').textContent, 'Linker');
    await key('Escape');
    await until(() => !found(table, '.note-on-term'), 'Escape closes the explanation');
    assert.strictEqual(rootOf(table).activeElement, hand);
    assert.deepEqual(viewOf(table).handSizes, handSizes);
  });

  it('the explanation of a term in a panel lists the current cards, and the panel stays open', async () => {
    // On a smaller table, the panel can have no room for its text.
    await setViewport({ width: 1024, height: 768 });
    const table = newTable();
    await playTo(table, SCENE);
    await markedTerm(table, '.term');
    await press(one(table, "[data-panel='last-trick']"));
    const linker = await markedTerm(table, '.panel .why [data-term=linker]');
    assert.strictEqual(one(table, '.panel .why').textContent, 'Stich für Luis: Laub-Ass, ein Linker.');
    await press(linker);
    await until(() => found(table, '.note-on-term'), 'the explanation is shown');
    assert.include(one(table, '.note-on-term').textContent, 'Jetzt: Laub-Ass, Herz-Ass und Schell-Ass.');
    await key('Escape');
    await until(() => !found(table, '.note-on-term'), 'the explanation is closed');
    assert.isNotNull(found(table, '.panel'));
    await key('Escape');
    await until(() => !found(table, '.panel'), 'the second Escape closes the panel');
    await setViewport({ width: 800, height: 600 });
  });
});
