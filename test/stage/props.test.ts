/** Tests that the props at the edge of the table overlap nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import { expand } from '../../src/deck/expand.js';
import { propPlaces } from '../../src/stage/prop-places.js';
import { PROPS } from '../../src/stage/props.js';
import { backPlaces } from '../../src/table/layout/hidden-hand.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { handPlaces } from '../../src/table/layout/own-hand.js';
import { stockPlace } from '../../src/table/layout/stock.js';
import type { Position } from '../../src/table/layout/position.js';
import { openTrickPlace, pilePlace } from '../../src/table/layout/taken.js';
import type { Box, Place } from '../../src/table/picture.js';

const SIZES: readonly (readonly [number, number])[] = [
  [1440, 900],
  [1600, 1000],
  [1920, 1080],
  [1280, 800],
  [1200, 750],
  [2560, 1300],
];

/** The bounding box of a prop at any rotation. */
const around = ({ box, turn }: Place): Box => {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [width, height] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

test('a small table has no props', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 640],
  ] as const)
    assert.deepEqual(propPlaces(width, height), []);
});

test('a large table has one of each prop', () => {
  const names = propPlaces(1440, 900)
    .map(({ name }) => name)
    .sort();
  assert.deepEqual(names, Object.keys(PROPS).sort());
});

test('props never overlap cards, controls or the edge of the table', () => {
  const pointsOf = Object.fromEntries(
    Object.entries(PROPS).map(([name, { drawing }]) => [
      name,
      expand(drawing, 2).flatMap(({ d }) => flattenPath(parsePath(d)).flat()),
    ]),
  );
  for (const [width, height] of SIZES) {
    const layout = layOut(width, height);
    const positions: readonly Position[] = ['bottom', 'left', 'top', 'right'];
    const cards: readonly Place[] = [
      ...handPlaces(layout, 5),
      ...positions.map((position) =>
        stockPlace(layout, position, { seated: ['left', 'top', 'right'], open: null, hasBottom: false }),
      ),
      ...(['left', 'right'] as const).flatMap((position) => backPlaces(layout, position, 5)),
      ...[true, false].flatMap((ours) => [0, 1, 2, 3, 4].map((at) => pilePlace(layout, ours, at))),
      ...[true, false].flatMap((ours) => [0, 1, 2, 3].map((at) => openTrickPlace(layout, ours, at, 4))),
    ];
    const taken = [...cards.map(around), layout.choices, layout.bar];
    for (const { name, x, y, turn, scale } of propPlaces(width, height)) {
      const radians = (turn * Math.PI) / 180;
      for (const [px, py] of pointsOf[name]) {
        const [atX, atY] = [
          x + scale * (px * Math.cos(radians) - py * Math.sin(radians)),
          y + scale * (px * Math.sin(radians) + py * Math.cos(radians)),
        ];
        assert.ok(atX > 0 && atX < width && atY > 0 && atY < height, `${name} within ${width}x${height}`);
        for (const box of taken) {
          const inside = atX > box.x && atX < box.x + box.width && atY > box.y && atY < box.y + box.height;
          if (inside)
            assert.fail(
              `${name} at ${Math.round(atX)},${Math.round(atY)} of ${width}x${height} lies in ${JSON.stringify(box)}`,
            );
        }
      }
    }
  }
});

test('props never overlap each other, except the sponge and its string', () => {
  for (const [width, height] of SIZES) {
    const places = propPlaces(width, height).filter(({ name }) => name !== 'string');
    const box = ({ name, x, y, turn, scale }: (typeof places)[number]) => {
      const radians = (turn * Math.PI) / 180;
      const points = flattenPath(parsePath(PROPS[name].outline))
        .flat()
        .map(([px, py]) => [
          x + scale * (px * Math.cos(radians) - py * Math.sin(radians)),
          y + scale * (px * Math.sin(radians) + py * Math.cos(radians)),
        ]);
      return points;
    };
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const nearest = Math.min(
          ...box(one).flatMap(([ax, ay]) => box(other).map(([bx, by]) => Math.hypot(ax - bx, ay - by))),
        );
        assert.ok(nearest > 2, `${one.name} and ${other.name} at ${width}x${height}`);
      }
    }
  }
});
