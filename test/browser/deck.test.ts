import { assert } from '@open-wc/testing';
import { cardSvg } from '../../src/deck/card-svg.js';
import { setViewport } from '@web/test-runner-commands';
import type { Card } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { patched, withoutWebGl } from './patched.js';
import { scripted } from '../../tools/scenes/scripted.js';
import {
  all,
  clearPage,
  errorsOf,
  frames,
  listen,
  loadedAs,
  named,
  newTable,
  one,
  PLAYABLE,
  press,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
  type Attributes,
} from './table.js';

/** Seat 0 holds a court of each suit and the Weli. */
const HANDS: readonly (readonly Card[])[] = [
  ['EK', 'LO', 'HU', 'SA', 'S6'],
  ['E9', 'EO', 'L7', 'SK', 'H8'],
  ['EU', 'E7', 'L8', 'S8', 'H7'],
  ['E8', 'L9', 'SU', 'S7', 'H9'],
];
const GERMAN = ['Eichel-König', 'Laub-Ober', 'Herz-Unter', 'Schell-Ass', 'Weli'];
const FRENCH = ['Kreuz-König', 'Pik-Dame', 'Herz-Bube', 'Karo-Ass', 'Weli'];
/** Inks that only French signs are drawn in. */
const FRENCH_INKS = ['#3b2414', '#d9920f'];

// The list must not be full before it is looked at.
performance.setResourceTimingBufferSize(5000);
const frenchFiles = (): readonly string[] => loadedAs('french');

async function begun(attributes: Attributes, dealer: number): Promise<WattenTable> {
  const table = newTable({ seed: 'blatt', ...attributes });
  // The others ask for nothing and announce at once.
  table.seats = ['human', scripted('announce-schlag'), scripted(), scripted()];
  await table.start({ setup: { dealer, hands: HANDS.map((hand) => [...hand]) } });
  await settled(table);
  return table;
}

/** What the drawings of open cards in the page are called, the hand's last. */
const drawings = (table: WattenTable): readonly string[] =>
  texts(table, '.cards .picture title').filter((title) => title !== 'Kartenrücken');
const shows = (table: WattenTable, names: readonly string[]): Promise<void> =>
  until(
    () => String([...drawings(table)].sort()) === String([...names].sort()),
    `it shows ${names.join(', ')}, not ${drawings(table).join(', ')}`,
  );
const suitDrawings = (table: WattenTable): readonly string[] =>
  [...rootOf(table).querySelectorAll('.prompt [data-action=announce-trumpf] svg')].map((svg) => svg.innerHTML);
const PANELS = ['log', 'last-trick', 'signals'];

/** All that can be read or heard at the table, and in each panel; but for tips, which have both names. */
async function readWith(table: WattenTable, panels: readonly string[]): Promise<string> {
  const told = (): string =>
    [...texts(table, '.frame > :not(.live)'), ...all(table, '[aria-label]').map(({ ariaLabel }) => ariaLabel)].join(
      ' ',
    );
  let read = told();
  for (const panel of panels) {
    one(table, `.tools [data-panel=${panel}]`).click();
    await until(() => all(table, '.panel li, .panel [data-sign]').length > 0, `${panel} is open`);
    read += told();
    one(table, '.panel .tool').click();
    await until(() => all(table, '.panel').length === 0, `${panel} is closed`);
  }
  return read;
}
const tips = (table: WattenTable, selector: string): readonly string[] =>
  all(table, selector).map(({ title }) => title);

describe('decks', () => {
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  it('loads no French card for a table that has none', async () => {
    const table = await begun({}, 3);
    await until(() => all(table, '.stage canvas').length === 2, 'there is a stage');
    assert.lengthOf(loadedAs('salzburg'), 1, 'the cards it has were loaded');
    assert.deepEqual(frenchFiles(), []);
    assert.deepEqual(
      [...tips(table, '.hand .card'), ...tips(table, '.prompt .button')].filter(Boolean),
      [],
      'everything is called as it looks',
    );
  });

  // Before any test that loads French cards: those that come late must not win.
  it('shows the deck that was asked for last', async () => {
    await withoutWebGl(async () => {
      const table = await begun({}, 3);
      await shows(table, GERMAN);
      table.deck = 'french';
      table.deck = 'salzburg';
      await import('../../src/deck/french/french.js');
      assert.isAbove(frenchFiles().length, 0);
      await frames(5);
      await shows(table, GERMAN);
    });
  });

  it('has French cards from the first picture on, and changes them while the game runs', async () => {
    await withoutWebGl(async () => {
      const table = await begun({ deck: 'french' }, 3);
      await until(() => drawings(table).length > 0, 'the cards lie in the page');
      await shows(table, FRENCH);
      const { phase, hand } = viewOf(table);
      table.deck = 'salzburg';
      await shows(table, GERMAN);
      table.setAttribute('deck', 'french');
      await shows(table, FRENCH);
      assert.deepEqual(viewOf(table).hand, hand);
      assert.strictEqual(viewOf(table).phase, phase);
    });
  });

  it('paints the canvas anew with the cards of another deck', async () => {
    const table = await begun({}, 3);
    await until(() => all(table, '.stage canvas').length === 2, 'there is a stage');
    const { prototype } = CanvasRenderingContext2D;
    const fill = Object.getOwnPropertyDescriptor(prototype, 'fill')?.value as (...given: unknown[]) => void;
    const inks = new Set<unknown>();
    function watched(this: CanvasRenderingContext2D, ...given: unknown[]): void {
      inks.add(this.fillStyle);
      Reflect.apply(fill, this, given);
    }
    await patched(prototype, 'fill', watched, async () => {
      table.colourAid = true;
      await until(() => inks.has('#1e7fa0'), 'the German cards are painted with the colour aid');
      assert.deepEqual(
        FRENCH_INKS.filter((ink) => inks.has(ink)),
        [],
      );
      table.deck = 'french';
      await until(() => FRENCH_INKS.every((ink) => inks.has(ink)), 'the French cards are painted');
    });
  });

  it('has the signs of the deck on its buttons, and both names in their tips', async () => {
    const table = await begun({ deck: 'french' }, 0);
    assert.sameMembers([...texts(table, '[data-action=announce-trumpf]')], ['Kreuz', 'Pik', 'Herz', 'Karo']);
    assert.sameMembers(
      [...tips(table, '[data-action=announce-trumpf]')],
      ['', 'Eichel ♣ Kreuz', 'Laub ♠ Pik', 'Schell ♦ Karo'],
    );
    assert.strictEqual(named(table, 'Pik').title, 'Laub ♠ Pik');
    assert.sameMembers(
      [...tips(table, '.hand .card')],
      ['', ...GERMAN.slice(0, 4).map((name, i) => `${name} ${'♣♠♥♦'[i]} ${FRENCH[i]}`)],
    );
    const french = suitDrawings(table);
    assert.strictEqual(new Set(french).size, 4);
    table.deck = 'salzburg';
    await until(
      () => suitDrawings(table).filter((drawing) => !french.includes(drawing)).length === 3,
      'all but the heart are others',
    );
    assert.deepEqual(tips(table, '.prompt .button').filter(Boolean), []);
    table.deck = 'french';
    await until(() => String(suitDrawings(table)) === String(french), 'they are back');
    await press(named(table, 'Pik'));
    await until(() => tips(table, '.announcement span').includes('Laub ♠ Pik'), 'the announcement has both names');
    assert.include(texts(table, '.announcement strong'), 'Pik');
  });

  it('has the letters of its language', async () => {
    const table = await begun({ deck: 'french' }, 3);
    const letters = (): string => texts(table, '.prompt [data-action=announce-schlag] .letter').join(' ');
    assert.include(letters(), 'A K D B 10');
    table.lang = 'en';
    await until(() => letters().includes('A K Q J 10'), `English letters, not ${letters()}`);
    assert.include(tips(table, '[data-action=announce-schlag]'), 'Ober · Queen');
    table.deck = 'salzburg';
    await until(() => letters().includes('A K O U 10'), `German cards, not ${letters()}`);
  });

  it('calls every card as it looks, wherever it is told', async () => {
    await withoutWebGl(async () => {
      const table = await begun({ deck: 'french', variant: 'deuten' }, 0);
      await press(named(table, 'Pik'));
      await settled(table);
      await press(all(table, PLAYABLE)[0]);
      await until(() => viewOf(table).lastTrick, 'a trick is taken');
      await settled(table);
      const french = await readWith(table, PANELS);
      assert.notMatch(french, /Eichel|Laub|Schell|\bOber\b|\bUnter\b/);
      for (const name of ['Pik', 'Kreuz', 'Karo', 'Dame', 'Bube', ...FRENCH]) assert.include(french, name);
      table.deck = 'salzburg';
      await until(() => texts(table, '.announcement strong').includes('Laub'), 'the German names are there');
      const german = await readWith(table, PANELS);
      assert.notMatch(german, /Kreuz|Pik|Karo|Dame|Bube/);
      for (const name of ['Laub', ...GERMAN]) assert.include(german, name);
    });
  });

  it('has French cards on the poster', async () => {
    const table = newTable({ deck: 'french', loading: 'eager' });
    await until(() => all(table, '.fan svg').length > 0, 'the poster is there');
    const linesOf = (drawing: Element): string =>
      [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
    const inFan = (source: string): boolean => {
      const box = document.createElement('div');
      box.innerHTML = source;
      return all(table, '.fan svg').some((drawing) => linesOf(drawing) === linesOf(box));
    };
    assert.isTrue(inFan(cardSvg('HO', { deck: 'french' })), 'the Herz-Dame');
    table.removeAttribute('deck');
    await until(() => inFan(cardSvg('HO')), 'the German ones are there');
  });

  it('refuses a deck that nobody has, and keeps its own', async () => {
    const table = newTable();
    const told = listen(table);
    table.setAttribute('deck', 'tarock');
    await until(() => errorsOf(told).length > 0, 'it says so');
    const [{ code, message }] = errorsOf(told);
    assert.strictEqual(code, 'invalid-value');
    assert.match(message, /'deck'.*tarock.*salzburg.*french/);
    assert.strictEqual(table.deck, 'salzburg');
  });
});
