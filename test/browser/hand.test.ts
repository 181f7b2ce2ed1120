/** Reordering the hand and playing its cards by touch, mouse and keyboard. */
import { assert } from '@open-wc/testing';
import { executeServerCommand, sendMouse, setViewport } from '@web/test-runner-commands';
import type { Card, Setup } from '../../src/engine.js';
import type { HostPlayer, WattenTable } from '../../src/index.js';
import { focused, key } from './keys.js';
import { phase } from '../../tools/scenes/scene.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
import { playTo } from './scenes.js';
import {
  all,
  cardOf,
  clearPage,
  frames,
  newTable,
  one,
  recordOf,
  statusOf,
  settled,
  tap,
  until,
  viewOf,
  type Attributes,
} from './table.js';
import { needs } from './engine.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const HANDS: Setup['hands'] = [
  ['S7', 'HA', 'H9', 'E8', 'SA'],
  ['LA', 'HK', 'SO', 'EU', 'L8'],
  ['EA', 'SK', 'EO', 'LU', 'LK'],
  ['H10', 'EK', 'LO', 'HU', 'S10'],
];
/**
 * The order of this hand if the Schlag is Achter and the Trumpf is Herz: Guter, Linker, Trumpf, then a suit from high to
 * low.
 */
const BY_STRENGTH = ['H9', 'E8', 'HA', 'SA', 'S7'];
const BY_SUIT = ['E8', 'HA', 'H9', 'SA', 'S7'];

type Point = readonly [x: number, y: number];

const shown = (table: WattenTable): readonly string[] =>
  all(table, '.hand .card').map(({ dataset }) => dataset.card ?? '');

async function startPlay(attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable(attributes);
  await playTo(table, { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('announce') });
  assert.isTrue(await table.act({ type: 'announce-schlag', seat: 0, schlag: '8' }));
  await until(() => viewOf(table).phase === 'play', 'the Trumpf is announced');
  await settled(table);
  return table;
}

const middleOf = (element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

const touch = (type: string, position?: Point): Promise<unknown> => executeServerCommand('touch', { type, position });

async function dragByTouch([x, y]: Point, [across, down]: Point): Promise<void> {
  // The touch stays within the screen, because some browsers reject points outside it.
  const clampX = (at: number): number => Math.min(Math.max(at, 1), innerWidth - 1);
  await touch('start', [x, y]);
  for (const share of [0.3, 0.7, 1]) await touch('move', [clampX(x + across * share), y + down * share]);
  await touch('end');
}

async function dragByMouse([x, y]: Point, [across, down]: Point): Promise<void> {
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  for (const share of [0.3, 0.7, 1])
    await sendMouse({ type: 'move', position: [Math.round(x + across * share), Math.round(y + down * share)] });
  await sendMouse({ type: 'up' });
}

const isIn = (table: WattenTable, card: Card): boolean => viewOf(table).hand.includes(card);

describe("the visitor's hand", () => {
  beforeEach(async () => {
    await setViewport({ width: 390, height: 844 });
  });
  afterEach(clearPage);

  it('a visitor whose cards are face down reads that they see them after the announcement', async () => {
    const table = newTable();
    let announce = (): void => {};
    const waiting = new Promise<void>((resolve) => (announce = resolve));
    const other: HostPlayer = {
      decide: async (view) => {
        if (view.phase === 'announce') await waiting;
        return preferredAction(view);
      },
    };
    table.seats = ['human', other, other, other];
    await table.start({ variant: 'normal', setup: { dealer: 2 } });
    const line = (): string => statusOf(table);
    await until(() => line().includes('Deine Karten siehst du nach der Ansage'), 'the line is shown');
    announce();
    await until(() => viewOf(table).phase === 'play', 'the announcement is over');
    await until(() => !line().includes('nach der Ansage'), 'the line is gone');
  });

  it('the announcement sorts the hand by strength instead of suit, and the focused card keeps the focus', async () => {
    const table = newTable();
    await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('announce') });
    assert.deepEqual(shown(table), BY_SUIT);
    cardOf(table, 'H9').focus();
    assert.isTrue(await table.act({ type: 'announce-schlag', seat: 0, schlag: '8' }));
    await until(() => viewOf(table).phase === 'play', 'the Trumpf is announced');
    const { trumpf } = viewOf(table).announcement;
    await settled(table);
    await frames(2);
    assert.strictEqual(focused(table), cardOf(table, 'H9'));
    const lefts = all(table, '.hand .card').map((card) => card.getBoundingClientRect().left);
    assert.deepEqual(
      lefts,
      [...lefts].sort((left, right) => left - right),
      'from left to right in DOM order',
    );
    if (trumpf === 'H') assert.deepEqual(shown(table), BY_STRENGTH);
    table.sort = 'off';
    await until(() => String(shown(table)) === String(viewOf(table).hand), 'the cards are in the order dealt');
    table.sort = 'on';
    await until(() => String(shown(table)) !== String(viewOf(table).hand), 'the cards are sorted again');
  });

  it('the visitor can play a card with two taps or by dragging it to the middle of the table', async function () {
    await needs(this, 'touch');
    const table = await startPlay();
    const before = recordOf(table);
    await tap(cardOf(table, 'SA'));
    await until(() => statusOf(table).includes('Noch einmal'), 'the table asks for a second tap');
    assert.strictEqual(recordOf(table), before);
    await tap(cardOf(table, 'S7'));
    await frames(2);
    assert.strictEqual(recordOf(table), before, 'another card is lifted');
    await tap(one(table, '.stage').parentElement as HTMLElement);
    await until(() => !statusOf(table).includes('Noch einmal'), 'a tap outside the hand lowers the card');
    await tap(cardOf(table, 'S7'));
    await frames(2);
    assert.strictEqual(recordOf(table), before);
    await tap(cardOf(table, 'S7'));
    await until(() => !isIn(table, 'S7'), 'the second tap plays it');
    await settled(table);
    const [next] = all(table, ".hand .card[aria-disabled='false']");
    const card = next.dataset.card as Card;
    await dragByTouch(middleOf(next), [10, -160]);
    await until(() => !isIn(table, card), 'the card is played');
  });

  it('dragging a card sideways reorders the hand, and the new order remains after the next trick', async function () {
    await needs(this, 'touch');
    const table = await startPlay();
    const [first, second, third] = shown(table);
    const record = recordOf(table);
    await dragByTouch(middleOf(cardOf(table, first as Card)), [150, -12]);
    await until(() => shown(table)[2] === first, 'the card is in its new position');
    assert.deepEqual(shown(table).slice(0, 3), [second, third, first]);
    assert.strictEqual(recordOf(table), record, 'nothing is played');
    await tap(cardOf(table, first as Card));
    await until(() => statusOf(table).includes('Noch einmal'), 'the card is lifted');
    await tap(cardOf(table, first as Card));
    await until(() => !isIn(table, first as Card), 'the card is played');
    await settled(table);
    assert.deepEqual(shown(table).slice(0, 2), [second, third]);
  });

  it('a tap right after a fast drag lifts the card', async function () {
    await needs(this, 'touch');
    const table = await startPlay();
    for (const across of [150, -150, 150]) {
      const order = shown(table);
      await dragByTouch(middleOf(cardOf(table, 'SA')), [across, -12]);
      await until(() => String(shown(table)) !== String(order), 'the card is in its new position');
      await tap(cardOf(table, 'SA'));
      await until(() => statusOf(table).includes('Noch einmal'), 'the card is lifted', 5000);
    }
  });

  it('a mouse click plays a card, and dragging with the mouse reorders or plays cards', async () => {
    await setViewport({ width: 900, height: 800 });
    const table = await startPlay();
    const [first] = shown(table);
    await dragByMouse(middleOf(cardOf(table, first as Card)), [85, 0]);
    await until(() => shown(table)[1] === first, 'the card is in its new position');
    await sendMouse({ type: 'click', position: [...middleOf(cardOf(table, 'SA'))] });
    await until(() => !isIn(table, 'SA'), 'the click plays the card');
    await settled(table);
    const [next] = all(table, ".hand .card[aria-disabled='false']");
    const card = next.dataset.card as Card;
    await dragByMouse(middleOf(next), [20, -200]);
    await until(() => !isIn(table, card), 'the card is played');
  });

  for (const [confirm, presses] of [
    ['never', 1],
    ['always', 2],
  ] as const) {
    it(`with confirm="${confirm}", playing a card takes ${presses === 1 ? 'one press' : 'two presses'}`, async function () {
      await needs(this, 'touch');
      const table = await startPlay({ confirm });
      const before = recordOf(table);
      cardOf(table, 'SA').focus();
      for (let count = 1; count < presses; count++) {
        await key('Enter');
        await until(() => statusOf(table).includes('Noch einmal'), 'the card is lifted');
        assert.strictEqual(recordOf(table), before);
        await key('Escape');
        await until(() => !statusOf(table).includes('Noch einmal'), 'Escape lowers the card');
        await key('Enter');
      }
      await key('Enter');
      await until(() => !isIn(table, 'SA'), 'the card is played');
      await settled(table);
      const [next] = all(table, ".hand .card[aria-disabled='false']");
      const card = next.dataset.card as Card;
      for (let count = 0; count < presses; count++) {
        assert.isTrue(isIn(table, card));
        await tap(cardOf(table, card));
      }
      await until(() => !isIn(table, card), 'the card is played');
    });
  }

  it('Shift with an arrow key reorders the hand, and the focus follows the moved card', async () => {
    const table = await startPlay();
    const [first, second] = shown(table);
    cardOf(table, first as Card).focus();
    await key('Shift+ArrowRight');
    await until(() => shown(table)[1] === first, 'the card has moved');
    assert.strictEqual(shown(table)[0], second);
    await until(() => focused(table) === cardOf(table, first as Card), 'the card has the focus');
    await key('ArrowLeft');
    assert.strictEqual(focused(table), cardOf(table, second as Card));
  });

  it('touch scrolls the page everywhere except on cards', async () => {
    const table = await startPlay();
    assert.strictEqual(getComputedStyle(cardOf(table, 'SA')).touchAction, 'none');
    for (const selector of ['.frame', '.prompt', '.bar', '.hand'])
      assert.notStrictEqual(getComputedStyle(one(table, selector)).touchAction, 'none', selector);
  });

  it('on a large table, the fan of cards tilts to the right or, with handed="left", to the left', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = await startPlay();
    const turns = (): readonly number[] =>
      all(table, '.hand .card').map(({ style }) => Number(/rotate\((.+)deg\)/.exec(style.transform)?.[1] ?? 0));
    const right = turns();
    assert.isAbove(right[0] + right[4], 0);
    table.handed = 'left';
    await until(() => turns()[0] + turns()[4] < 0, 'the fan tilts the other way');
    assert.deepEqual(
      turns().map((turn) => -turn),
      [...right].reverse(),
    );
  });
});
