import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backPlaces } from '../../src/table/layout/hidden-hand.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { MIN_TARGET_PX, type Layout } from '../../src/table/layout/layout.js';
import { openHandPlaces } from '../../src/table/layout/open-hand.js';
import { handPlaces } from '../../src/table/layout/own-hand.js';
import { lookPlace, packPlace } from '../../src/table/layout/pack.js';
import { bottomCardPlace, stockPlace } from '../../src/table/layout/stock.js';
import { positionOf, type Position } from '../../src/table/layout/position.js';
import { faceSide, platePlace, plateRoom } from '../../src/table/layout/seat.js';
import { openTrickPlace, pilePlace } from '../../src/table/layout/taken.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import type { Box, Place } from '../../src/table/picture.js';

const SIZES = [
  [320, 512],
  [320, 568],
  [384, 512],
  [390, 624],
  [390, 844],
  [568, 320],
  [720, 450],
  [768, 960],
  [768, 1024],
  [844, 390],
  [1024, 640],
  [1200, 750],
  [1440, 900],
  [1600, 1000],
  [2560, 1440],
] as const;
const SEATED = ['left', 'top', 'right'] as const;
const POSITIONS: readonly Position[] = ['bottom', 'left', 'top', 'right'];

/** The pack on a table for four. */
const packOf = (layout: Layout, dealer: Position, open: 'ours' | 'theirs' | null = null): Place =>
  stockPlace(layout, dealer, { seated: SEATED, open, hasBottom: false });

/** The bounding box of a turned card. */
const around = ({ box, turn }: Place): Box => {
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const [width, height] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

type Point = readonly [x: number, y: number];

/** Rotates a point around the middle of a box. */
const turned = ([x, y]: Point, { x: left, y: top, width, height }: Box, turn: number): Point => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [across, down] = [x - left - width / 2, y - top - height / 2];
  return [left + width / 2 + across * cos - down * sin, top + height / 2 + across * sin + down * cos];
};

/** The corners of the index at the upper left. Cards up to 120 pixels wide have a wider index. */
const indexOf = ({ box, turn }: Place): readonly Point[] => {
  const [right, foot] = box.width <= 120 ? [0.42, 0.3] : [0.27, 0.2];
  return [0.03, right].flatMap((across) =>
    [0.03, foot].map((down) => turned([box.x + across * box.width, box.y + down * box.height], box, turn)),
  );
};

const isOn = (point: Point, { box, turn }: Place): boolean => {
  const [x, y] = turned(point, box, -turn);
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
};

/** Points two pixels inside the edge, because card corners are round. */
const cornersOf = ({ box, turn }: Place): readonly Point[] =>
  [box.x + 2, box.x + box.width - 2].flatMap((x) =>
    [box.y + 2, box.y + box.height - 2].map((y) => turned([x, y], box, turn)),
  );

/** Whether two cards overlap. */
const areOverlapping = (one: Place, other: Place): boolean =>
  cornersOf(one).some((point) => isOn(point, other)) || cornersOf(other).some((point) => isOn(point, one));

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether two boxes overlap by more than two pixels. Edges can touch because corners are round. */
const meetClearly = (one: Box, { x, y, width, height }: Box): boolean =>
  meet(one, { x: x + 2, y: y + 2, width: width - 4, height: height - 4 });

const describeBoxes = (...boxes: readonly Box[]): string =>
  boxes.map(({ x, y, width, height }) => [x, y, x + width, y + height].map(Math.round).join()).join(' | ');

/** The boxes of a person's face and of the name plate below, with a six-letter name. */
const unitAt = (layout: Layout, position: (typeof SEATED)[number], open: boolean): readonly Box[] => {
  const { x, y } = platePlace(layout, position, open);
  const { plateHeight, plateText } = layout;
  const face = faceSide(layout, position, open);
  const width = Math.min(plateRoom(layout, position, open), Math.max(face, plateText * 5.4));
  const from = (size: number): number => (position === 'right' ? x - size : x);
  return [
    { x: from(face), y: y - plateHeight / 2 - face, width: face, height: face },
    { x: from(width), y: y - plateHeight / 2, width, height: plateHeight },
  ];
};

for (const [width, height] of SIZES) {
  const layout = layOut(width, height);
  const at = `${width}x${height}`;

  test(`at ${at}, every card fits on the table, except that the outer corners of a fan protrude by up to 6 px`, () => {
    const places = [
      ...handPlaces(layout, 5),
      ...POSITIONS.flatMap((position) => [trickPlace(layout, position), packOf(layout, position)]),
      ...(['left', 'top', 'right'] as const).flatMap((position) => backPlaces(layout, position, 5)),
      ...[true, false].flatMap((ours) => [0, 1, 2].map((index) => pilePlace(layout, ours, index))),
      ...[true, false].flatMap((ours) => [0, 1, 2, 3].map((index) => openTrickPlace(layout, ours, index, 4))),
      ...(['left', 'top', 'right'] as const).flatMap((position) => openHandPlaces(layout, position, 5)),
      packPlace(layout),
      lookPlace(layout),
    ];
    for (const box of places.map(around)) {
      const slack = 6;
      assert.ok(box.x >= -slack && box.x + box.width <= width + slack, `${JSON.stringify(box)} is outside the table`);
      assert.ok(
        box.y >= -slack && box.y + box.height <= height + slack,
        `${JSON.stringify(box)} is above or below the table`,
      );
    }
  });

  test(`at ${at}, the cards in the hand are large enough for touch and do not overlap`, () => {
    const boxes = handPlaces(layout, 5).map(({ box }) => box);
    for (const [index, box] of boxes.entries()) {
      assert.ok(box.width >= MIN_TARGET_PX && box.height >= MIN_TARGET_PX, 'a card is too small for a finger');
      if (index > 0) assert.ok(boxes[index - 1].x + boxes[index - 1].width <= box.x, 'two cards overlap');
    }
  });

  test(`at ${at}, neither the hand nor the trick overlaps the buttons or the bar`, () => {
    const trick = POSITIONS.map((position) => trickPlace(layout, position).box);
    for (const box of handPlaces(layout, 5))
      assert.ok(!meet(box.box, layout.choices), 'a card of the hand is below the buttons');
    for (const box of trick) {
      assert.ok(!meet(box, layout.choices), 'a card of the trick is below the buttons');
      assert.ok(!meet(box, layout.bar), 'a card of the trick is under the bar');
    }
  });

  test(`at ${at}, a partner's open hand is legible and does not overlap the bar or the buttons`, () => {
    const boxes = openHandPlaces(layout, 'top', 5).map(({ box }) => box);
    for (const [index, box] of boxes.entries()) {
      assert.ok(!meet(box, layout.bar), 'it is under the bar');
      assert.ok(!meet(box, layout.choices), 'it is below the buttons');
      if (index > 0) assert.ok(box.x - boxes[index - 1].x >= box.width * 0.7, 'a card hides too much of another');
    }
  });

  test(`at ${at}, open hands at the sides show over a third of each card and overlap no trick, hand, button or bar`, () => {
    const others = [...openHandPlaces(layout, 'top', 5), ...handPlaces(layout, 5)].map(({ box }) => box);
    const trick = POSITIONS.map((position) => trickPlace(layout, position).box);
    for (const position of ['left', 'right'] as const) {
      const boxes = openHandPlaces(layout, position, 5).map(({ box }) => box);
      for (const [index, box] of boxes.entries()) {
        for (const other of others) assert.ok(!meet(box, other), `${position} overlaps another hand`);
        for (const other of trick) assert.ok(!meet(box, other), `${position} overlaps the trick`);
        assert.ok(!meet(box, layout.bar), 'it is under the bar');
        assert.ok(!meet(box, layout.choices), 'it is below the buttons');
        const before = boxes[index - 1] ?? { x: -Infinity, y: -Infinity };
        const [down, right] = [(box.y - before.y) / box.height, (box.x - before.x) / box.width];
        assert.ok(down > 0.34 || right > 0.7, `too little of a card is visible: ${down} down, ${right} right`);
      }
    }
  });

  test(`at ${at}, an open trick shows most of each card and is on the right only if the viewer's side won it`, () => {
    for (const ours of [true, false]) {
      const boxes = [0, 1, 2, 3].map((index) => openTrickPlace(layout, ours, index, 4).box);
      for (const [index, box] of boxes.entries()) {
        assert.equal(box.x + box.width / 2 > layout.felt.width / 2, ours);
        assert.ok(!meet(box, layout.bar), 'it is under the bar');
        // A small face has its index in the middle.
        if (index > 0) assert.ok(box.x - boxes[index - 1].x >= box.width * 0.9, 'a card is hidden by the next');
        for (const hand of backPlaces(layout, 'top', 5))
          assert.ok(!meet(box, hand.box), 'it overlaps the hand opposite');
      }
    }
  });

  test(`at ${at}, no card in the trick covers the index of another card`, () => {
    for (const position of POSITIONS)
      for (const other of POSITIONS)
        if (other !== position)
          for (const point of indexOf(trickPlace(layout, position)))
            assert.ok(!isOn(point, trickPlace(layout, other)), `${other} lies on the index of ${position}`);
  });

  test(`at ${at}, the pack does not touch the tricks next to it`, () => {
    const apart = (one: Place, other: Place, what: string): void =>
      assert.ok(!meetClearly(around(one), around(other)), `${what}: ${describeBoxes(around(one), around(other))}`);
    const open = [0, 1, 2, 3].map((index) => openTrickPlace(layout, false, index, 4));
    for (const index of [0, 1, 2]) {
      apart(packOf(layout, 'top'), pilePlace(layout, false, index), `trick ${index}`);
      apart(packOf(layout, 'right'), pilePlace(layout, true, index), `our trick ${index}`);
    }
    for (const card of open) apart(packOf(layout, 'top', 'theirs'), card, 'the trick that stays open');
    apart(packOf(layout, 'top', 'theirs'), trickPlace(layout, 'top'), 'the trick');
    apart(packOf(layout, 'right'), trickPlace(layout, 'bottom'), 'the viewer’s card');
  });

  test(`at ${at}, the pack overlaps no played card, regardless of the dealer`, () => {
    for (const dealer of POSITIONS)
      for (const open of [null, 'ours', 'theirs'] as const) {
        const pack = packOf(layout, dealer, open);
        const others = {
          ...Object.fromEntries(POSITIONS.map((position) => [position, trickPlace(layout, position)])),
          'our trick': pilePlace(layout, true, 1, open === 'ours'),
          'their trick': pilePlace(layout, false, 1, open === 'theirs'),
          ...(open &&
            Object.fromEntries([0, 3].map((index) => [index, openTrickPlace(layout, open === 'ours', index, 4)]))),
        };
        for (const [name, other] of Object.entries(others))
          assert.ok(
            !areOverlapping(pack, other),
            `${dealer}, open: ${open}: ${name}, ${describeBoxes(around(pack), around(other))}`,
          );
      }
  });

  test(`at ${at}, the pack is on the dealer's side of the table, with and without an open trick`, () => {
    const { width: across, height: down, y: top } = layout.felt;
    for (const open of [null, 'ours', 'theirs'] as const) {
      const middle = (dealer: Position): Point => {
        const { x, y, width: wide, height: high } = packOf(layout, dealer, open).box;
        return [x + wide / 2, y + high / 2];
      };
      assert.ok(middle('left')[0] < across / 2, `left, ${open}`);
      assert.ok(middle('right')[0] > across / 2, `right, ${open}`);
      assert.ok(middle('top')[1] < top + down / 2, `top, ${open}`);
      assert.ok(middle('bottom')[1] > top + down / 2, `bottom, ${open}`);
    }
  });

  test(`at ${at}, the bottom card next to the pack shows its index to the cutter and overlaps no played card`, () => {
    const tables: readonly [dealer: Position, seated: typeof SEATED | readonly ['top']][] = [
      ['left', SEATED],
      ['top', ['top']],
    ];
    for (const [dealer, seated] of tables) {
      const pack = stockPlace(layout, dealer, { seated, open: null, hasBottom: true });
      const bottom = bottomCardPlace(pack, dealer);
      assert.ok(indexOf(bottom).filter((point) => isOn(point, pack)).length < 3, `${dealer}: its index is covered`);
      for (const position of [...seated, 'bottom'] as const)
        for (const card of [pack, bottom])
          assert.ok(!areOverlapping(card, trickPlace(layout, position)), `${dealer}: ${position}`);
    }
  });

  test(`at ${at}, a pile next to an open trick is partly visible and does not overlap the hand opposite`, () => {
    for (const ours of [true, false]) {
      const [pile] = [pilePlace(layout, ours, 1, true)].map(around);
      const open = openTrickPlace(layout, ours, ours ? 3 : 0, 4).box;
      const seen = ours ? open.y - pile.y : pile.y + pile.height - open.y - open.height;
      assert.ok(seen > 0.3 * pile.height, `${seen} px are visible`);
      for (const hand of backPlaces(layout, 'top', 5))
        assert.ok(!meetClearly(pile, around(hand)), 'it overlaps a hand');
    }
  });

  test(`at ${at}, the peeked card does not overlap the pack`, () => {
    assert.ok(!meet(lookPlace(layout).box, packPlace(layout).box), 'they overlap');
  });

  for (const open of ['nobody', 'partner', 'all'] as const) {
    // A lower table has no room for four open hands and their players.
    if (height < 360 && open === 'all') continue;
    test(`at ${at}, people and their names cover no card, button or bar (open hands: ${open})`, () => {
      const isOpen = (position: Position): boolean => open === 'all' || (open === 'partner' && position === 'top');
      const units = SEATED.filter((position) => faceSide(layout, position, isOpen(position)) > 0).map((position) => ({
        position,
        boxes: unitAt(layout, position, isOpen(position)),
      }));
      if (open !== 'all') assert.equal(units.length, 3, 'all faces are visible');
      const obstacles: Readonly<Record<string, readonly Box[]>> = {
        hands: SEATED.flatMap((position) =>
          (isOpen(position) ? openHandPlaces : backPlaces)(layout, position, 5).map(around),
        ),
        'own hand': handPlaces(layout, 5).map(around),
        trick: POSITIONS.map((position) => trickPlace(layout, position).box),
        pack: [...POSITIONS.map((dealer) => around(packOf(layout, dealer))), packPlace(layout).box],
        piles: [true, false].flatMap((ours) => [0, 1].map((index) => around(pilePlace(layout, ours, index)))),
        // On the smallest tables, a name covers a card's edge.
        'open trick': [true, false].flatMap((ours) =>
          open === 'nobody' && Math.max(width, height) >= 568 && height > 320
            ? [0, 1, 2, 3].map((index) => openTrickPlace(layout, ours, index, 4).box)
            : [],
        ),
        bar: [layout.bar],
        choices: [layout.choices],
        slate: layout.slate ? [layout.slate] : [],
      };
      for (const { position, boxes } of units) {
        for (const box of boxes) {
          assert.ok(box.x >= 0 && box.x + box.width <= layout.felt.width, `${position} is outside the table`);
          for (const [name, others] of Object.entries(obstacles))
            for (const other of others)
              assert.ok(!meetClearly(box, other), `${position}: ${name}, ${describeBoxes(box, other)}`);
          for (const other of units)
            if (other.position !== position)
              for (const one of other.boxes) assert.ok(!meetClearly(box, one), `${position} and ${other.position}`);
        }
      }
    });
  }

  test(`at ${at}, the players' name plates are on the table at different positions`, () => {
    const points = POSITIONS.map((position) => platePlace(layout, position));
    for (const { x, y } of points)
      assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, 'a plate is outside the table');
    assert.equal(new Set(points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size, POSITIONS.length);
  });
}

test('at every size, a card in the trick is at least a fifth as high as the table', () => {
  for (const [width, height] of SIZES) {
    const share = layOut(width, height).tableCard.height / height;
    assert.ok(share >= 0.2, `${share} at ${width}x${height}`);
  }
});

test('seats are arranged clockwise from the viewer at the bottom, or counterclockwise if the rules require it', () => {
  const clockwise = [0, 1, 2, 3].map((seat) => positionOf(seat, 0, 4, 'clockwise'));
  const counterclockwise = [0, 1, 2, 3].map((seat) => positionOf(seat, 0, 4, 'counterclockwise'));
  assert.deepEqual(clockwise, ['bottom', 'left', 'top', 'right']);
  assert.deepEqual(counterclockwise, ['bottom', 'right', 'top', 'left']);
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => positionOf(seat, 2, 4, 'clockwise')),
    ['top', 'right', 'bottom', 'left'],
  );
  assert.deepEqual(
    [0, 1].map((seat) => positionOf(seat, 1, 2, 'clockwise')),
    ['top', 'bottom'],
  );
  assert.deepEqual(
    [0, 1, 2].map((seat) => positionOf(seat, 1, 3, 'clockwise')),
    ['right', 'bottom', 'left'],
  );
  assert.deepEqual(
    [0, 1, 2].map((seat) => positionOf(seat, 1, 3, 'counterclockwise')),
    ['left', 'bottom', 'right'],
  );
});
