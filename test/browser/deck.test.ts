import { assert } from '@open-wc/testing';
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
  loadedChunks,
  buttonNamed,
  newTable,
  one,
  openPanel,
  PLAYABLE,
  press,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
  type Attributes,
} from './table.js';

/** Seat 0 holds a court card of each suit and the Weli. */
const HANDS: readonly (readonly Card[])[] = [
  ['EK', 'LO', 'HU', 'SA', 'S6'],
  ['E9', 'EO', 'L7', 'SK', 'H8'],
  ['EU', 'E7', 'L8', 'S8', 'H7'],
  ['E8', 'L9', 'SU', 'S7', 'H9'],
];
const GERMAN = ['Eichel-König', 'Laub-Ober', 'Herz-Unter', 'Schell-Ass', 'Weli'];
const FRENCH = ['Kreuz-König', 'Pik-Dame', 'Herz-Bube', 'Karo-Ass', 'Weli'];
/** Inks that only the French cards use. */
const FRENCH_INKS = ['#3b2414', '#d9920f'];

// Enlarges the buffer, so that no entry is lost before the test reads the buffer.
performance.setResourceTimingBufferSize(5000);
const frenchFiles = (): readonly string[] => loadedChunks('french');

async function startGame(attributes: Attributes, dealer: number): Promise<WattenTable> {
  const table = newTable({ seed: 'blatt', ...attributes });
  // The other players make no requests and announce immediately.
  table.seats = ['human', scripted('announce-schlag'), scripted(), scripted()];
  await table.start({ setup: { dealer, hands: HANDS.map((hand) => [...hand]) } });
  await settled(table);
  return table;
}

/** Titles of the face-up cards drawn in the page, with the hand last. */
const drawings = (table: WattenTable): readonly string[] =>
  texts(table, '.cards .picture title').filter((title) => title !== 'Kartenrücken');
const shows = (table: WattenTable, names: readonly string[]): Promise<void> =>
  until(
    () => String([...drawings(table)].sort()) === String([...names].sort()),
    `the table shows ${names.join(', ')}, not ${drawings(table).join(', ')}`,
  );
const suitDrawings = (table: WattenTable): readonly string[] =>
  [...rootOf(table).querySelectorAll('.prompt [data-action=announce-trumpf] svg')].map((svg) => svg.innerHTML);
const PANELS = ['log', 'last-trick', 'signals'];

/** Visible and accessible texts of the table and of each panel, except tooltips, which name the suits of both decks. */
async function readWith(table: WattenTable, panels: readonly string[]): Promise<string> {
  const tableTexts = (): string =>
    [...texts(table, '.frame > :not(.live)'), ...all(table, '[aria-label]').map(({ ariaLabel }) => ariaLabel)].join(
      ' ',
    );
  let read = tableTexts();
  for (const panel of panels) {
    if (panel === 'log') await openPanel(table, panel);
    else one(table, `.tools [data-panel=${panel}]`).click();
    await until(() => all(table, '.panel li, .panel [data-sign]').length > 0, `${panel} is open`);
    read += tableTexts();
    one(table, '.panel .tool').click();
    await until(() => all(table, '.panel').length === 0, `${panel} is closed`);
  }
  return read;
}
const tips = (table: WattenTable, selector: string): readonly string[] =>
  all(table, selector).map(({ title }) => title);

describe('decks of a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  it('a table with German cards loads no French cards', async () => {
    const table = await startGame({}, 3);
    await until(() => all(table, '.stage canvas').length === 2, 'the stage is drawn');
    assert.lengthOf(loadedChunks('salzburg'), 1, 'the German cards are loaded');
    assert.deepEqual(frenchFiles(), []);
    assert.deepEqual(
      [...tips(table, '.hand .card'), ...tips(table, '.prompt .button')].filter(Boolean),
      [],
      'no tooltips with two names',
    );
  });

  // This test runs before any test that loads French cards, so that cards loaded later cannot replace the chosen ones.
  it('the table shows the deck that was set last, even if an earlier deck loads later', async () => {
    await withoutWebGl(async () => {
      const table = await startGame({}, 3);
      await shows(table, GERMAN);
      table.deck = 'french';
      table.deck = 'salzburg';
      await import('../../src/deck/french/french.js');
      assert.isAbove(frenchFiles().length, 0);
      await frames(5);
      await shows(table, GERMAN);
    });
  });

  it('a table with deck="french" shows French cards from the start, and the deck can change during a game', async () => {
    await withoutWebGl(async () => {
      const table = await startGame({ deck: 'french' }, 3);
      await until(() => drawings(table).length > 0, 'the cards are drawn in the page');
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

  it('the canvas repaints all cards when the deck changes', async () => {
    const table = await startGame({}, 3);
    await until(() => all(table, '.stage canvas').length === 2, 'the stage is drawn');
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

  it("buttons show the deck's suits, and their tooltips show both the German and the French names", async () => {
    const table = await startGame({ deck: 'french' }, 0);
    assert.sameMembers([...texts(table, '[data-action=announce-trumpf]')], ['Kreuz', 'Pik', 'Herz', 'Karo']);
    assert.sameMembers(
      [...tips(table, '[data-action=announce-trumpf]')],
      ['', 'Eichel ♣ Kreuz', 'Laub ♠ Pik', 'Schell ♦ Karo'],
    );
    assert.strictEqual(buttonNamed(table, 'Pik').title, 'Laub ♠ Pik');
    assert.sameMembers(
      [...tips(table, '.hand .card')],
      ['', ...GERMAN.slice(0, 4).map((name, i) => `${name} ${'♣♠♥♦'[i]} ${FRENCH[i]}`)],
    );
    const french = suitDrawings(table);
    assert.strictEqual(new Set(french).size, 4);
    table.deck = 'salzburg';
    await until(
      () => suitDrawings(table).filter((drawing) => !french.includes(drawing)).length === 3,
      'all suits except hearts look different',
    );
    assert.deepEqual(tips(table, '.prompt .button').filter(Boolean), []);
    table.deck = 'french';
    await until(() => String(suitDrawings(table)) === String(french), 'the French suits are back');
    await press(buttonNamed(table, 'Pik'));
    await until(() => tips(table, '.announcement span').includes('Laub ♠ Pik'), 'the announcement has both names');
    assert.include(texts(table, '.announcement strong'), 'Pik');
  });

  it("with the French deck, rank buttons show the rank letters used in the table's language", async () => {
    const table = await startGame({ deck: 'french' }, 3);
    const letters = (): string => texts(table, '.prompt [data-action=announce-schlag] .letter').join(' ');
    assert.include(letters(), 'A K D B 10');
    table.lang = 'en';
    await until(() => letters().includes('A K Q J 10'), `English letters, not ${letters()}`);
    assert.include(tips(table, '[data-action=announce-schlag]'), 'Ober · Queen');
    table.deck = 'salzburg';
    await until(() => letters().includes('A K O U 10'), `German cards, not ${letters()}`);
  });

  it('every text uses the card names of the current deck', async () => {
    await withoutWebGl(async () => {
      const table = await startGame({ deck: 'french', variant: 'deuten' }, 0);
      await press(buttonNamed(table, 'Pik'));
      await settled(table);
      await press(all(table, PLAYABLE)[0]);
      await until(() => viewOf(table).lastTrick, 'a trick is taken');
      await settled(table);
      const french = await readWith(table, PANELS);
      assert.notMatch(french, /Eichel|Laub|Schell|\bOber\b|\bUnter\b/);
      for (const name of ['Pik', 'Kreuz', 'Karo', 'Dame', 'Bube', ...FRENCH]) assert.include(french, name);
      table.deck = 'salzburg';
      await until(() => texts(table, '.announcement strong').includes('Laub'), 'the German names are shown');
      const german = await readWith(table, PANELS);
      assert.notMatch(german, /Kreuz|Pik|Karo|Dame|Bube/);
      for (const name of ['Laub', ...GERMAN]) assert.include(german, name);
    });
  });

  it('with deck="french", the poster shows French cards', async () => {
    const pixelsOf = (table: WattenTable): string => (one(table, '.fan canvas') as HTMLCanvasElement).toDataURL();
    const showsFan = (table: WattenTable): Promise<unknown> =>
      until(() => rootOf(table).querySelector('.fan canvas'), 'the poster is shown');
    const german = newTable({ loading: 'eager' });
    await showsFan(german);
    const table = newTable({ deck: 'french', loading: 'eager' });
    await showsFan(table);
    assert.notEqual(pixelsOf(table), pixelsOf(german));
    table.removeAttribute('deck');
    await until(() => pixelsOf(table) === pixelsOf(german), 'the German cards are shown');
  });

  it('an unknown deck fires `invalid-value`, and the table keeps its current deck', async () => {
    const table = newTable();
    const events = listen(table);
    table.setAttribute('deck', 'tarock');
    await until(() => errorsOf(events).length > 0, 'the error fires');
    const [{ code, message }] = errorsOf(events);
    assert.strictEqual(code, 'invalid-value');
    assert.match(message, /'deck'.*salzburg.*french.*tarock/);
    assert.strictEqual(table.deck, 'salzburg');
  });
});
