/** Visitors can enlarge any card on the table with a long press, with Shift and the mouse, or with a key. */
import { assert, aTimeout } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { Card } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { focused, key } from './keys.js';
import { withoutWebGl } from './patched.js';
import { HANDS_WITH_RECHTE as HANDS } from '../../tools/scenes/hands.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import {
  actionBy,
  all,
  cardOf,
  clearPage,
  frames,
  newTable,
  one,
  press,
  recordOf,
  rootOf,
  settled,
  tap,
  texts,
  until,
  viewOf,
} from './table.js';
import { needs } from './engine.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Two cards are in the trick. The Schlag is Ass, and the Trumpf is Eichel. */
const TRICK: Scene = {
  setup: { dealer: 1, hands: HANDS },
  at: (view) => phase('play')(view) && view.trick.length === 2,
};

type Point = readonly [x: number, y: number];

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
/**
 * A point on a card in the trick. The canvas draws the card, and the element that marks the card is at the card's lower
 * edge.
 */
const onTrick = (table: WattenTable, position: 'top' | 'right' | 'left'): Point =>
  middleOf(one(table, `.trick-marks .${position}`));

const shown = (table: WattenTable): string => texts(table, '.close-up p').join().replaceAll(/\s+/g, ' ');
const isShown = (table: WattenTable, words: string): Promise<void> =>
  until(() => shown(table) === words, `"${words}" is shown enlarged`);
const isGone = (table: WattenTable): Promise<void> =>
  until(() => !rootOf(table).querySelector('.close-up'), 'no card is enlarged');

const finger = (type: 'start' | 'move' | 'end', position?: Point): Promise<unknown> =>
  executeServerCommand('touch', { type, position: position ? [...position] : [0, 0] });

describe('enlarged cards', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('a long press enlarges a card but neither lifts nor plays it', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, TRICK);
    const before = recordOf(table);
    const card = cardOf(table, 'HO');
    const place = middleOf(card);
    await finger('start', place);
    await isShown(table, 'Herz-Ober');
    assert.isAbove(one(table, '.close-up svg').getBoundingClientRect().width, 240);
    await finger('end');
    await isGone(table);
    await frames(3);
    assert.deepEqual(middleOf(card), place);
    assert.strictEqual(recordOf(table), before);
    // A tap still lifts the card, and a second tap plays it.
    await tap(card);
    assert.isNull(rootOf(table).querySelector('.close-up'));
    assert.deepEqual(await actionBy(table, () => tap(card)), { type: 'play', seat: 0, card: 'HO' });
  });

  it('dragging a card sideways does not enlarge it', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, TRICK);
    const cards = (): readonly (string | undefined)[] => all(table, '.hand .card').map(({ dataset }) => dataset.card);
    const before = cards();
    const [x, y] = middleOf(cardOf(table, before[0] as Card));
    await finger('start', [x, y]);
    await finger('move', [x + 40, y]);
    await finger('move', [x + 160, y]);
    // This wait is longer than the delay of a long press.
    await aTimeout(600);
    assert.isNull(rootOf(table).querySelector('.close-up'));
    await finger('end');
    assert.notDeepEqual(cards(), before);
  });

  it('enlarging a card on the table shows its name and role', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, TRICK);
    assert.deepEqual(
      viewOf(table).trick.map(({ card }) => card),
      ['L10', 'HA'],
    );
    one(table, '.prompt').focus();
    await key('+');
    await isShown(table, 'Laub-Zehner');
    await key('ArrowRight');
    await isShown(table, 'Herz-Ass Linker');
    assert.strictEqual(one(table, '.live').textContent, 'Herz-Ass, Linker');
    await key('ArrowLeft');
    await key('ArrowLeft');
    await isShown(table, 'Schell-Unter');
    await key('Escape');
    await isGone(table);
    await finger('start', onTrick(table, 'right'));
    await isShown(table, 'Herz-Ass Linker');
    await finger('end');
    await isGone(table);
  });

  it('the + key enlarges the focused card, and Enter still plays it', async () => {
    const table = newTable();
    await playTo(table, TRICK);
    cardOf(table, 'EA').focus();
    await key('+');
    await isShown(table, 'Eichel-Ass Rechter');
    assert.strictEqual(focused(table), cardOf(table, 'EA'));
    await key('+');
    await isGone(table);
    await key('+');
    await isShown(table, 'Eichel-Ass Rechter');
    await press(one(table, '.close-up'));
    await isGone(table);
    cardOf(table, 'EA').focus();
    await key('+');
    await isShown(table, 'Eichel-Ass Rechter');
    assert.deepEqual(await actionBy(table, () => key('Enter')), { type: 'play', seat: 0, card: 'EA' });
    await isGone(table);
  });

  it('holding Shift enlarges the card under the mouse pointer', async () => {
    const table = newTable();
    await playTo(table, TRICK);
    const [x, y] = middleOf(cardOf(table, 'LK'));
    await sendMouse({ type: 'move', position: [x, y] });
    assert.isNull(rootOf(table).querySelector('.close-up'));
    await sendKeys({ down: 'Shift' });
    await sendMouse({ type: 'move', position: [x + 2, y] });
    await isShown(table, 'Laub-König');
    await sendMouse({ type: 'move', position: middleOf(cardOf(table, 'L9')) as [number, number] });
    await isShown(table, 'Laub-Neuner');
    await sendMouse({ type: 'move', position: onTrick(table, 'right') as [number, number] });
    await isShown(table, 'Herz-Ass Linker');
    await sendKeys({ up: 'Shift' });
    await isGone(table);
    // The table has no card at this position.
    await sendKeys({ down: 'Shift' });
    await sendMouse({ type: 'move', position: [195, 300] });
    await frames(2);
    const wasShown = shown(table);
    await sendKeys({ up: 'Shift' });
    assert.strictEqual(wasShown, '');
  });

  it('a long press enlarges a card in a panel', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 1, hands: HANDS },
      at: (view) => phase('play')(view) && view.lastTrick !== null,
    });
    await press(one(table, "[data-panel='last-trick']"));
    await until(() => rootOf(table).querySelector('.panel li'), 'the last trick is open');
    const place = middleOf(one(table, '.panel [data-card=HA] svg'));
    await finger('start', place);
    await isShown(table, 'Herz-Ass Linker');
    await finger('end');
    await isGone(table);
    await key('Escape');
    await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
  });

  it('an enlarged card does not show its role to a blind player', async () => {
    const table = newTable({ variant: 'suedtirol-blind' });
    await playTo(table, TRICK);
    cardOf(table, 'EA').focus();
    await key('+');
    await isShown(table, 'Eichel-Ass');
    for (const name of ['Laub-König', 'Laub-Neuner', 'Herz-Ober', 'Schell-Unter']) {
      await key('ArrowRight');
      await isShown(table, name);
    }
    await settled(table);
  });
});

describe('enlarged cards without a canvas', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('without WebGL, a long press enlarges a card', async function () {
    await needs(this, 'touch');
    await withoutWebGl(async () => {
      const table = newTable();
      await playTo(table, TRICK);
      await until(() => all(table, '.cards .picture svg').length > 0, 'the cards are drawn in the page');
      await finger('start', onTrick(table, 'right'));
      await isShown(table, 'Herz-Ass Linker');
      await finger('end');
      await isGone(table);
    });
  });
});
