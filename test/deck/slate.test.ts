/** Tests of the slate as a drawing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import type { Point } from '../../src/deck/shape.js';
import { SLATE_INKS, type SlateShape } from '../../src/deck/slate-chalk.js';
import { isWritable, written } from '../../src/deck/slate-letters.js';
import type { BummerlMark } from '../../src/deck/slate-signs.js';
import {
  bummerlSlots,
  slateBoard,
  slateSections,
  slateSize,
  slateSponge,
  type SlateColumn,
  type SlateSection,
  type SlateRow,
} from '../../src/deck/slate.js';

const SIZES = [
  [210, 309],
  [210, 282],
  [180, 264],
  [200, 150],
  [210, 110],
  [108, 118],
  [184, 148],
  [340, 500],
] as const;
const column = (name: string, more: Partial<SlateColumn> = {}): SlateColumn => ({
  name,
  score: 0,
  gestrichen: false,
  bummerl: [],
  ...more,
});
const TWO = [column('Wir'), column('Sie')];
const THREE = [column('Du'), column('Maximilian'), column('Rosa')];
const row = (key: string, ...cells: readonly (number | null)[]): SlateRow => ({ key, cells });

const pointsOf = (shapes: readonly SlateShape[]): readonly Point[] =>
  shapes.flatMap(({ d }) => flattenPath(parsePath(d)).flat());
/** Returns the bounding box of shapes, without the width of the chalk. */
function boxOf(shapes: readonly SlateShape[]): { left: number; right: number; top: number; bottom: number } {
  const points = pointsOf(shapes);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
const ofKind = (parts: readonly SlateSection[], kind: SlateSection['kind']): readonly SlateSection[] =>
  parts.filter((part) => part.kind === kind);

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test("white chalk, yellow chalk and the text on the slate's lower rail have enough contrast", () => {
  assert.ok(contrast(SLATE_INKS.kreide, SLATE_INKS.schiefer) > 11, 'white');
  assert.ok(contrast(SLATE_INKS.gelb, SLATE_INKS.schiefer) > 9, 'yellow');
  assert.ok(contrast('#fbf6e9', SLATE_INKS.eichedunkel) > 4.5, 'rail');
});

test('a slate of normal height has seven legible lines below the score, and a lower slate has fewer', () => {
  assert.equal(slateSize(210, 309).lines, 7);
  for (const [width, height] of SIZES) {
    const { lines, head, name, figure, score, foot, rail, height: tall, width: wide } = slateSize(width, height);
    const unit = width / wide;
    assert.ok(lines >= 0 && lines <= 9, `${lines} lines`);
    assert.ok(head < score - figure && score < foot && foot < tall - rail, 'head, score, foot and rail are in order');
    assert.ok(name * unit >= 9.9 && rail * unit >= 18.9, 'names and the rail are legible');
    assert.ok(figure * unit >= 17, `${figure * unit} px figures at ${width}x${height}`);
    if (lines === 0) continue;
    const pitch = ((foot - score) / lines) * unit;
    assert.ok(pitch >= 16, `${pitch} px per line at ${width}x${height}`);
  }
});

test('all writing on the slate stays within the frame, and each number is in its column below the previous one', () => {
  for (const [width, height] of SIZES) {
    const size = slateSize(width, height);
    for (const columns of [TWO, THREE]) {
      const rows = Array.from({ length: 12 }, (_, at) =>
        row(String(at), ...columns.map((_column, index) => (at % columns.length === index ? at + 8 : null))),
      );
      const parts = slateSections(size, {
        columns: columns.map((one) => ({
          ...one,
          score: 13,
          gestrichen: true,
          bummerl: ['retour', 'ring', 'scissors'],
        })),
        rows,
      });
      const entries = ofKind(parts, 'entry');
      assert.equal(entries.length, size.lines * columns.length, 'as many of the last lines as fit');
      const figures = ofKind(parts, 'score').map(({ shapes }) => boxOf(shapes));
      assert.equal(figures.length, columns.length, 'the score in large figures');
      for (const { top, bottom } of figures) assert.ok(top > size.head && bottom < size.foot);
      for (const { key, shapes } of parts) {
        const { left, right, top, bottom } = boxOf(shapes);
        assert.ok(
          left > 26 && right < size.width - 26 && top > 26 && bottom < size.height - size.rail,
          `${key} within ${width}x${height}`,
        );
      }
      const room = (size.width - 80) / columns.length;
      entries.forEach(({ key, shapes }, at) => {
        const { left, right, top, bottom } = boxOf(shapes);
        const from = 40 + room * (at % columns.length);
        assert.ok(left > from + 4 && right < from + room - 4, `${key} in its column`);
        assert.ok(top > figures[0].bottom && bottom < size.foot, `${key} between the lines`);
        const above = entries[at - columns.length];
        if (above) assert.ok(top > boxOf(above.shapes).bottom, `${key} below ${above.key}`);
      });
    }
  }
});

test("the lines between the slate's columns end above the bottom row", () => {
  const size = slateSize(210, 309);
  for (const columns of [TWO, THREE]) {
    const upright = ofKind(slateSections(size, { columns, rows: [] }), 'rule').filter(
      ({ shapes }) => boxOf(shapes).bottom - boxOf(shapes).top > 60,
    );
    assert.equal(upright.length, columns.length - 1);
    for (const { shapes } of upright) assert.ok(boxOf(shapes).bottom < size.foot - 4, 'short');
  }
});

test("the slate's double stroke for a gestrichen side is yellow and lies below the score", () => {
  const columns = [column('Wir', { gestrichen: true, score: 13 }), column('Sie', { score: 4 })];
  const parts = slateSections(slateSize(210, 309), { columns, rows: [row('0', 13, null), row('1', null, 4)] });
  const [stroke, ...others] = ofKind(parts, 'gestrichen');
  assert.equal(others.length, 0);
  assert.ok(
    stroke.shapes.some((shape) => shape.stroke === 'gelb'),
    'yellow',
  );
  const total = boxOf(ofKind(parts, 'score')[0].shapes);
  const mark = boxOf(stroke.shapes);
  assert.ok(mark.left < total.left && mark.right > total.right, 'wider than the score');
  // An upright stroke next to the score would read as a figure.
  assert.ok(
    pointsOf(stroke.shapes).every(([, y]) => y > total.bottom),
    'below the score',
  );
});

test('a slate line looks the same each time it is drawn, and equal numbers in different lines look different', () => {
  const size = slateSize(210, 309);
  const write = (total: number, key = '0') =>
    ofKind(slateSections(size, { columns: TWO, rows: [row(key, total, null)] }), 'entry')[0];
  assert.deepEqual(write(12), write(12));
  const drawn = Array.from({ length: 22 }, (_, total) => JSON.stringify(write(total).shapes));
  assert.equal(new Set(drawn).size, 22);
  assert.notDeepEqual(write(12).shapes, write(12, '1').shapes, 'the same number in another line looks different');
});

test('Bummerl on the slate form groups of five slots: a ring takes one, scissors two and double scissors four', () => {
  const starts = (...marks: readonly BummerlMark[]) => bummerlSlots(marks).starts;
  assert.deepEqual(starts('ring', 'scissors', 'ring'), [0, 1, 3]);
  const six = starts('ring', 'ring', 'ring', 'ring', 'ring', 'ring');
  assert.deepEqual(six.slice(0, 5), [0, 1, 2, 3, 4]);
  assert.ok(six[5] > 5, 'a gap after five');
  assert.equal(starts('retour', 'ring')[1], 4);
  const [, torn] = starts('retour', 'scissors');
  assert.ok(torn > 4, 'no gap splits a mark');
});

test('each kind of Bummerl mark on the slate looks different, and neighbouring marks do not touch', () => {
  const marks: readonly BummerlMark[] = ['ring', 'scissors', 'ring'];
  const parts = ofKind(
    slateSections(slateSize(210, 309), {
      columns: [column('Wir', { bummerl: marks }), column('Sie', { bummerl: ['retour'] })],
      rows: [],
    }),
    'bummerl',
  );
  assert.equal(parts.length, 4);
  assert.deepEqual(
    parts.map(({ shapes }) => shapes.filter(({ stroke }) => stroke === 'kreide').length / 3),
    [1, 3, 1, 7],
    'rings, and strokes between them',
  );
  for (const [at, part] of parts.slice(1, 3).entries())
    assert.ok(boxOf(part.shapes).left > boxOf(parts[at].shapes).right, part.key);
});

test('if a column has no room for all Bummerl, the slate shows one ring with their number', () => {
  const many = Array.from({ length: 30 }, (): BummerlMark => 'ring');
  const parts = ofKind(
    slateSections(slateSize(210, 309), { columns: THREE.map((one) => ({ ...one, bummerl: many })), rows: [] }),
    'bummerl',
  );
  assert.equal(parts.length, 3);
  assert.ok(
    parts.every(({ key }) => key.includes('30×')),
    'the number is shown',
  );
});

test('isWritable() accepts letters of the Alpine languages and rejects all other letters', () => {
  for (const name of [
    'Moidl',
    'Jörg',
    'Zoë',
    'Götz-Noël',
    'Nicolò',
    'José',
    'Včera',
    'D’Angelo',
    'Großvater',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'abcdefghijklmnopqrstuvwxyz',
    '0123456789',
  ]) {
    assert.ok(isWritable(name), name);
  }
  for (const name of ['Юрий', '太郎', 'Łukasz', '🃏']) assert.ok(!isWritable(name), name);
  assert.ok(written('Mm').width > written('Il').width, 'wide letters are wide');
  assert.equal(
    ofKind(slateSections(slateSize(210, 309), { columns: [column('太郎'), column('Sie')], rows: [] }), 'head').length,
    1,
    'a name without chalk letters is left out',
  );
});

test('all chalk letters and digits look different', () => {
  const signs = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789äöüàáß');
  const drawn = signs.map((sign) => JSON.stringify(written(sign).strokes));
  assert.equal(new Set(drawn).size, signs.length);
});

test("the slate's frame, surface and sponge consist of visible shapes with finite coordinates", () => {
  for (const [width, height] of SIZES) {
    const board = slateBoard(slateSize(width, height));
    for (const { d, fill, stroke, opacity = 1 } of [...board, ...slateSponge()]) {
      assert.ok(
        pointsOf([{ d }]).every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
        d,
      );
      assert.ok(fill ?? stroke, 'a shape has a colour');
      assert.ok(opacity > 0 && opacity <= 1, 'a shape is visible');
    }
  }
});
