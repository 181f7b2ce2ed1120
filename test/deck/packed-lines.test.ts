import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packedLines } from '../../src/deck/packed-lines.js';
import { packed, strokesOf } from '../../tools/build/pack-lines.js';

const packedTexts = (texts: readonly string[]): string =>
  packed(texts.map((text) => strokesOf(text) ?? assert.fail(`${text} cannot be packed`)));

const TEXTS = [
  '432,920! 384,980 252,1084 252,1160!',
  '10,20 14,18! 0,0 z',
  'M-45,-88q9,-5 17,1M-20,-92q9,-5 17,1M-41,-60l9,2h-4v12z',
  'M608,268C530,280 490,360 450,470C430,520 390,530 340,520S1,2 3,4Q5,6 7,8T9,10H3V-4Z',
  'M0,0L10,10 20,-5 30,30M1,1Zm5,5l1,1 -2,3s4,4 5,-6t1,1',
];

test('packed path texts are unpacked unchanged from any start position', () => {
  const linesFrom = packedLines(packedTexts(TEXTS));
  const [last, all] = [linesFrom(TEXTS.length - 1), linesFrom(0)];
  assert.equal(last(), TEXTS.at(-1));
  assert.deepEqual(
    TEXTS.map(() => all()),
    TEXTS,
  );
  assert.equal(linesFrom(1)(), TEXTS[1]);
});

test('packed lines with any whole-number coordinates are unpacked unchanged', () => {
  const point = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), fc.boolean());
  const line = fc
    .tuple(fc.array(point, { minLength: 2 }), fc.boolean())
    .map(([points, isClosed]) =>
      [...points.map(([x, y, isCorner]) => `${x},${y}${isCorner ? '!' : ''}`), ...(isClosed ? ['z'] : [])].join(' '),
    );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const next = packedLines(packedTexts(lines))(0);
      assert.deepEqual(
        lines.map(() => next()),
        lines,
      );
    }),
    { numRuns: 50 },
  );
});

test('path texts that packing would change are not packed', () => {
  const others = [
    '10,20',
    '1.5,2 3,4',
    '10,20  30,40',
    '01,2 3,4',
    '0,0 5000,0',
    'M1.5,2L3,4',
    'M 1,2',
    'Maß',
    'M1,2L3',
    '',
  ];
  for (const text of others) assert.equal(strokesOf(text), undefined, text);
});
