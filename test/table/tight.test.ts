import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backPlaces } from '../../src/table/layout/hidden-hand.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import type { Layout, TextSize } from '../../src/table/layout/layout.js';
import { openHandPlaces } from '../../src/table/layout/open-hand.js';
import { handPlaces } from '../../src/table/layout/own-hand.js';
import { packPlace } from '../../src/table/layout/pack.js';
import type { Position } from '../../src/table/layout/position.js';
import { platePlace, plateRoom } from '../../src/table/layout/seat.js';
import { stockPlace } from '../../src/table/layout/stock.js';
import { openTrickPlace, pilePlace } from '../../src/table/layout/taken.js';
import { tight } from '../../src/table/layout/tight.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import type { Box, Place } from '../../src/table/picture.js';

const SEATED = ['left', 'top', 'right'] as const;
const POSITIONS: readonly Position[] = ['bottom', ...SEATED];
const AS_WRITTEN: TextSize = { scale: 1, bar: 0 };

/** Sizes of small tables, starting with the smallest, with choices above and next to the hand. */
const SMALL = [256, 270, 280, 300, 320, 350, 400, 430].flatMap((height) =>
  [320, 340, 360, 390, 412, 440, 470, 480, 568, 667, 844, 1200].map((width) => [width, height] as const),
);

const small = (text = AS_WRITTEN): readonly Layout[] =>
  SMALL.map(([width, height]) => layOut(width, height, tight, text));

const nameOf = ({ width, height }: Layout): string => `${width}x${height}`;

const describeBox = ({ x, y, width, height }: Box): string => [x, y, x + width, y + height].map(Math.round).join();

/** Whether two boxes do not overlap. Edges can touch, because cards are rotated slightly. */
const SLACK_PX = 3;
const areApart = (one: Box, other: Box, slack = SLACK_PX): boolean =>
  one.x + slack >= other.x + other.width ||
  other.x + slack >= one.x + one.width ||
  one.y + slack >= other.y + other.height ||
  other.y + slack >= one.y + one.height;

/** Asserts that no two boxes overlap. */
const standApart = (layout: Layout, boxes: readonly (readonly [name: string, box: Box])[]): void => {
  for (const [index, [name, box]] of boxes.entries())
    for (const [other, otherBox] of boxes.slice(index + 1))
      assert.ok(
        areApart(box, otherBox),
        `${nameOf(layout)}: ${name} ${describeBox(box)} covers ${other} ${describeBox(otherBox)}`,
      );
};

const handOf = (layout: Layout): readonly (readonly [string, Box])[] =>
  handPlaces(layout, 5).map(({ box }, index) => [`card ${index}`, box] as const);

const trickOf = (layout: Layout): readonly (readonly [string, Box])[] =>
  POSITIONS.map((position) => [`the trick card of ${position}`, trickPlace(layout, position).box] as const);

/** The bounding box of a card in any rotation. */
const lying = ({ box, turn }: Place): Box => {
  const { x, y, width, height } = box;
  const isAcross = Math.abs(turn) > 45;
  return isAcross ? { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width } : box;
};

/** People of a compact table, with names of maximum width. */
const peopleOf = (layout: Layout): readonly (readonly [string, Box])[] =>
  SEATED.flatMap((position) => {
    const { face, plateHeight } = layout;
    const { x, y } = platePlace(layout, position);
    const width = plateRoom(layout, position);
    const from = (inner: number): number => (position === 'right' ? x - inner : x);
    const top = y - plateHeight / 2;
    return [
      [`the name of ${position}`, { x: from(width), y: top, width, height: plateHeight }],
      [`the face of ${position}`, { x: from(face), y: top - face, width: face, height: face }],
    ] as const;
  });

test('at every small size, cards in the hand are large enough for touch and do not overlap the choices or the bar', () => {
  for (const layout of [...small(), ...small({ scale: 1.7, bar: 100 })]) {
    const hand = handOf(layout);
    for (const [name, { width, height }] of hand)
      assert.ok(width >= 40 && height >= 40, `${nameOf(layout)}: ${name} is ${width}x${height}`);
    standApart(layout, [['the choices', layout.choices], ['the bar', layout.bar], ...hand]);
  }
});

test('at every small size, the bar is at least 214 px wide, enough for the score and the announcement', () => {
  for (const layout of small()) assert.ok(layout.bar.width >= 214, `${nameOf(layout)}: ${layout.bar.width}`);
});

test('on a compact table, the bar, the people, the trick and the hand do not overlap', () => {
  const compact = small().filter(({ compact: places }) => places);
  assert.ok(compact.length > 40, 'there are enough compact tables');
  for (const layout of compact)
    standApart(layout, [['the bar', layout.bar], ...handOf(layout), ...trickOf(layout), ...peopleOf(layout)]);
});

test('on a compact table, the cards in the trick are at least 26 px wide', () => {
  for (const layout of small().filter(({ compact }) => compact)) {
    const { width } = layout.tableCard;
    assert.ok(width >= 26, `${nameOf(layout)}: ${width}`);
  }
});

test('on a compact table, all cards are inside the table, and no other card covers the trick', () => {
  for (const layout of small().filter(({ compact }) => compact)) {
    const stock = (dealer: Position): Place =>
      stockPlace(layout, dealer, { seated: SEATED, open: null, hasBottom: false });
    const below = [
      ...POSITIONS.map(stock),
      ...[true, false].flatMap((ours) => [0, 1, 2].map((index) => pilePlace(layout, ours, index))),
      ...[true, false].flatMap((ours) => [0, 1, 2, 3].map((index) => openTrickPlace(layout, ours, index, 4))),
      ...SEATED.flatMap((position) => openHandPlaces(layout, position, 5)),
      packPlace(layout),
    ];
    const all = [...below, ...SEATED.flatMap((position) => backPlaces(layout, position, 5))];
    for (const box of all.map(lying)) {
      const isOn =
        box.x >= -8 && box.x + box.width <= layout.felt.width + 8 && box.y >= 0 && box.y + box.height <= layout.height;
      assert.ok(isOn, `${nameOf(layout)}: ${describeBox(box)} is outside the table`);
    }
    for (const box of below.map(lying))
      for (const [name, card] of trickOf(layout))
        assert.ok(areApart(box, card), `${nameOf(layout)}: ${describeBox(box)} covers ${name} ${describeBox(card)}`);
  }
});

test('if the bar grows with its text, the felt moves down and the hand stays on the table', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ] as const) {
    const plain = layOut(width, height, tight, { scale: 1.2, bar: 0 });
    const grown = layOut(width, height, tight, { scale: 1.2, bar: plain.bar.height + 30 });
    assert.equal(grown.bar.height, plain.bar.height + 30);
    assert.ok(grown.felt.y >= grown.bar.y + grown.bar.height, `${width}x${height}`);
    assert.ok(handOf(grown).every(([, { y, height: high }]) => y + high <= height));
  }
});

test('on a narrow table with large text, the side cards of the trick are below the name plates', () => {
  const layout = layOut(390, 844, tight, { scale: 1.7, bar: 110 });
  for (const position of ['left', 'right'] as const) {
    const { y } = platePlace(layout, position);
    assert.ok(trickPlace(layout, position).box.y >= y + layout.plateHeight / 2 - SLACK_PX, position);
  }
});

test('a table with enough room has the same layout with and without `tight`', () => {
  for (const [width, height] of [
    [320, 568],
    [384, 512],
    [390, 844],
    [720, 450],
    [768, 1024],
    [844, 390],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    assert.deepEqual(layOut(width, height, tight), layOut(width, height), `${width}x${height}`);
  }
});
