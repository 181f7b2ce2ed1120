import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { curve, disc, tube } from '../../src/deck/curve.js';
import { expand } from '../../src/deck/expand.js';
import { hatch } from '../../src/deck/hatch.js';
import { flattenPath, formatPath, parsePath, transformPath } from '../../src/deck/path.js';
import type { Drawing, SharedDrawing } from '../../src/deck/shape.js';

const tidy = (d: string): string => formatPath(parsePath(d));

test('parsePath() turns relative and short commands into absolute moves, lines and curves', () => {
  assert.equal(tidy('m10,10h5v5l-5,0z'), 'M10 10L15 10L15 15L10 15Z');
  assert.equal(tidy('M0,0 10,0 10,10'), 'M0 0L10 0L10 10');
  assert.equal(tidy('M0,0c1,1 2,1 3,0s2-1 3,0'), 'M0 0C1 1 2 1 3 0C4-1 5-1 6 0');
  assert.equal(tidy('M0,0Q3,6 6,0T12,0'), 'M0 0C2 4 4 4 6 0C8-4 10-4 12 0');
  assert.equal(tidy('M-.25,1e-9L.5.5'), 'M-0.2 0L0.5 0.5');
});

test('parsePath() throws an error that names an unknown command', () => {
  assert.throws(() => parsePath('M0,0A5,5 0 0 1 10,10'), /"A"/);
  assert.throws(() => parsePath('5,5L1,1'), /""/, 'numbers before any command');
  assert.throws(() => parsePath('M0,0L5,5Z6,6'), /""/, 'numbers after the end of an outline');
});

test('a formatted path parses to the same path', () => {
  const coordinate = fc.integer({ min: -20000, max: 20000 }).map((n) => n / 10);
  fc.assert(
    fc.property(fc.array(fc.array(coordinate, { minLength: 6, maxLength: 6 }), { minLength: 1 }), (curves) => {
      const steps = [{ op: 'M' as const, to: [0, 0] }, ...curves.map((to) => ({ op: 'C' as const, to }))];
      assert.deepEqual(parsePath(formatPath(steps)), steps);
    }),
  );
});

test('parsePath() reads numbers as JavaScript does, with any separator', () => {
  const written = fc.double({ noNaN: true, noDefaultInfinity: true, min: -2000, max: 2000 }).map((n) => n + 0);
  fc.assert(
    fc.property(written, written, fc.constantFrom(',', ' ', ' , ', '\n'), (x, y, gap) => {
      const [{ to }] = parsePath(`M${x}${gap}${y}`);
      // A number cannot hold seventeen digits exactly, so the last digit can differ.
      [x, y].forEach((n, i) => assert.ok(Math.abs(to[i] - n) <= Math.abs(n) * 1e-15, `${to[i]} for ${n}`));
    }),
  );
  assert.deepEqual(
    parsePath('M1.5.25-3-.5 2e1-1e-2 4e+1,0').map(({ to }) => to),
    [
      [1.5, 0.25],
      [-3, -0.5],
      [20, -0.01],
      [40, 0],
    ],
  );
});

test('a placed drawing is first flipped, then scaled, rotated and moved', () => {
  const nose: SharedDrawing = () => [{ d: 'M1,0L1,2', stroke: 'ink', width: 3 }];
  const d = (placing: object): string => expand([{ use: nose, ...placing }], 2)[0].d;
  assert.equal(d({}), 'M1 0L1 2');
  assert.equal(d({ flip: true, scale: 10 }), 'M-10 0L-10 20');
  assert.equal(d({ turn: 90, at: [100, 100] }), 'M100 101L98 101');
  assert.equal(d({ flip: true, turn: 90 }), 'M0-1L-2-1');
  assert.equal(d({ scale: [2, 3] }), 'M2 0L2 6');
});

test('lines scale with a placed drawing and are thicker at a lower level of detail', () => {
  const nose: SharedDrawing = () => [{ d: 'M0,0L1,1', stroke: 'ink', width: 3 }];
  assert.equal(expand([{ use: nose, scale: 2 }], 2)[0].width, 6);
  assert.equal(expand([{ use: nose, scale: 2 }], 1)[0].width, 9);
});

test('substituted colours apply to nested drawings', () => {
  const coat: SharedDrawing = () => [{ d: 'M0,0L1,1', fill: 'rot', stroke: 'ink' }];
  const man: SharedDrawing = () => [{ use: coat, tokens: { rot: 'gruen' } }];
  const fill = (tokens: object): unknown => expand([{ use: man, tokens }], 2)[0].fill;
  assert.equal(fill({}), 'gruen');
  assert.equal(fill({ gruen: 'blau' }), 'blau');
  assert.equal(fill({ rot: 'blau' }), 'gruen');
});

test('a shared drawing is evaluated only once for all its placements', () => {
  let drawn = 0;
  const pip =
    (d: string): SharedDrawing =>
    () => [{ d: (drawn++, d), fill: 'rot' }];
  const twice = (part: SharedDrawing): Drawing => [{ use: part }, { use: part, at: [5, 5] }];
  const pathsOf = (drawing: Drawing): readonly string[] => expand(drawing, 2).map(({ d }) => d);
  const [one, other] = [pip('M0,0L1,1'), pip('M0,0L2,2')];
  assert.deepEqual(pathsOf(twice(one)), ['M0 0L1 1', 'M5 5L6 6']);
  assert.deepEqual(pathsOf(twice(one)), ['M0 0L1 1', 'M5 5L6 6']);
  assert.equal(drawn, 1);
  assert.deepEqual(pathsOf(twice(other)), ['M0 0L2 2', 'M5 5L7 7']);
});

test('nested drawings scale, rotate and move with the drawing that contains them', () => {
  const button: SharedDrawing = () => [{ d: 'M0,0L1,0', stroke: 'ink', width: 1 }];
  const coat: SharedDrawing = () => [{ use: button, at: [10, 0], scale: 2 }];
  const [{ d, width }] = expand([{ use: coat, at: [100, 100], turn: 90, scale: 3 }], 2);
  assert.equal(d, 'M100 130L100 136');
  assert.equal(width, 6);
});

test('shapes and nested drawings above the requested level of detail are left out', () => {
  const button: SharedDrawing = () => [{ d: 'M0,0L1,1', fill: 'rot' }];
  const drawing = [
    { d: 'M0,0L1,1', fill: 'rot' as const },
    { d: 'M0,0L1,1', fill: 'rot' as const, from: 1 as const },
    { use: button, from: 2 as const },
  ];
  assert.deepEqual(
    ([0, 1, 2] as const).map((level) => expand(drawing, level).length),
    [1, 2, 3],
  );
});

test('all points of a disc have the same distance from its centre', () => {
  for (const [x, y] of flattenPath(parsePath(disc(50, -20, 30))).flat())
    assert.ok(Math.abs(Math.hypot(x - 50, y + 20) - 30) < 0.3, `${x},${y}`);
});

test('a closed curve goes through its points and ends at its start', () => {
  const points = flattenPath(parsePath(curve('0,0 50,20! 80,90 10,60 z'))).flat();
  for (const [x, y] of [
    [0, 0],
    [50, 20],
    [80, 90],
    [10, 60],
  ])
    assert.ok(
      points.some(([px, py]) => px === x && py === y),
      `${x},${y}`,
    );
  assert.deepEqual(points[points.length - 1], points[0]);
});

test('a limb has the given width at each joint', () => {
  const [outline] = flattenPath(
    parsePath(
      tube([
        [0, 0, 10],
        [100, 0, 20],
      ]),
    ),
  );
  const ys = (side: number): number[] => outline.filter(([x]) => Math.abs(x - side) < 0.1).map(([, y]) => y);
  assert.deepEqual([Math.min(...ys(0)), Math.max(...ys(0))], [-10, 10]);
  assert.deepEqual([Math.min(...ys(100)), Math.max(...ys(100))], [-20, 20]);
});

test('hatching stays within its shape, and partial hatching covers only the right side', () => {
  const round = disc(0, 0, 100);
  for (const angle of [0, 20, 90, -35]) {
    const ends = flattenPath(parsePath(hatch(round, { angle, share: 1 }))).flat();
    assert.ok(ends.length > 20, `${ends.length} ends at ${angle} degrees`);
    for (const [x, y] of ends) assert.ok(Math.hypot(x, y) < 100, `${x},${y}`);
  }
  for (const [x] of flattenPath(parsePath(hatch(round, { angle: 0, share: 0.4 }))).flat()) assert.ok(x > 0, `${x}`);
});

test('transformPath() maps each point of a path', () => {
  assert.equal(formatPath(transformPath(parsePath('M1,2L3,4'), [2, 0, 0, 2, 10, 20])), 'M12 24L16 28');
});
