/** Tests that cards at 48 pixels, court silhouettes and suit signs are distinguishable, even with colour blindness. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, rankOf, SUITS, type Card } from '../../src/deck/card.js';
import { expand } from '../../src/deck/expand.js';
import { cardFaceShapes } from '../../src/deck/card-face.js';
import { paletteFor } from '../../src/deck/palette.js';
import { SALZBURG } from '../../src/deck/salzburg.js';
import type { Drawing } from '../../src/deck/shape.js';
import { labOf, simulateSight, SEEN_AS, type Lab, type Rgb, type Sight } from './colour.js';
import { COURTS, courtOf } from './pictures.js';
import { cardAt, picture, silhouette, type Silhouette, type Window } from './raster.js';
import { runs } from '../runs.js';

const PLAIN = paletteFor(false);

function* pairs<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) yield [one, other];
}

test('the test rasteriser fills shapes, leaves holes empty and draws each line at its width', () => {
  const window: Window = { left: 0, top: 0, width: 100, height: 100, pixels: 100 };
  const shadow = (d: string, stroked = 0): number => {
    const shape = stroked > 0 ? { d, stroke: 'ink' as const, width: stroked } : { d, fill: 'ink' as const, width: 0 };
    return silhouette([shape], window).dark.reduce((sum, dark) => sum + dark, 0);
  };
  assert.equal(shadow('M10 10L30 10L30 50L10 50Z'), 800);
  assert.equal(shadow('M10 10L30 10L30 50L10 50'), 800, 'an open path is filled as if it were closed');
  assert.equal(shadow('M-50 10L30 10L30 500L-50 500Z'), 2700, 'only the area within the window');
  const disc = 'M90 50C90 72 72 90 50 90C28 90 10 72 10 50C10 28 28 10 50 10C72 10 90 28 90 50Z';
  assert.ok(Math.abs(shadow(disc) - Math.PI * 1600) < 40, `${shadow(disc)}`);
  const square = 'M20 20L80 20L80 80L20 80Z';
  assert.equal(shadow(`${square}M40 40L60 40L60 60L40 60Z`), 3600, 'the same direction: no hole');
  assert.equal(shadow(`${square}M40 40L40 60L60 60L60 40Z`), 3200, 'the opposite direction: a hole');
  assert.ok(Math.abs(shadow('M20 50L80 50', 10) - (600 + Math.PI * 25)) < 10, `${shadow('M20 50L80 50', 10)}`);
  const ring = (d: string): number => shadow(d, 10);
  assert.ok(ring(square) > ring('M20 20L80 20L80 80L20 80') + 450, 'a closed line has one side more');
});

test('the test rasteriser draws later shapes above earlier ones, blends edges and has a white background', () => {
  const window: Window = { left: 0, top: 0, width: 4, height: 1, pixels: 4 };
  const pixels = picture(
    [
      { d: 'M0 0L2 0L2 1L0 1Z', fill: 'ink', width: 0 },
      { d: 'M1 0L2.34 0L2.34 1L1 1Z', fill: 'rot', width: 0 },
    ],
    PLAIN,
    window,
  );
  assert.deepEqual(
    pixels.map((rgb) => rgb.map(Math.round)),
    [
      [28, 24, 20],
      [207, 42, 27],
      [239, 184, 179],
      [255, 255, 255],
    ],
  );
});

/** Returns L, a and b of each pixel for a type of colour vision, in one flat array for speed. */
const toEyes = (pixels: readonly Rgb[], sight: Sight): Float32Array => {
  // A cache, because most pixels have one of a few colours.
  const known = new Map<number, Lab>();
  const labs = new Float32Array(pixels.length * 3);
  for (const [place, rgb] of pixels.entries()) {
    // A pixel is the mean of nine samples, so each of its components times nine is a whole number.
    const colour = rgb.reduce((sum, part) => sum * 2296 + Math.round(part * 9), 0);
    const lab = known.get(colour) ?? labOf(simulateSight(rgb, sight));
    known.set(colour, lab);
    labs.set(lab, place * 3);
  }
  return labs;
};

/** Returns the share, 0 to 1, of pixels that differ clearly between two pictures. The count stops above `limit`. */
function apart(one: Float32Array, other: Float32Array, limit: number): number {
  let clear = 0;
  const most = (limit * one.length) / 3;
  for (let i = 0; i < one.length && clear <= most; i += 3) {
    if ((one[i] - other[i]) ** 2 + (one[i + 1] - other[i + 1]) ** 2 + (one[i + 2] - other[i + 2]) ** 2 > 20 ** 2)
      clear++;
  }
  return (clear * 3) / one.length;
}

/** Returns the two most similar pictures for a type of colour vision. */
function nearest(
  pictures: ReadonlyMap<string, readonly Rgb[]>,
  sight: Sight,
): { readonly share: number; readonly which: string } {
  const all = [...pictures].map(([name, pixels]) => ({ name, labs: toEyes(pixels, sight) }));
  let found = { share: 1, which: '' };
  for (const [one, other] of pairs(all)) {
    const share = apart(one.labs, other.labs, found.share);
    if (share < found.share) found = { share, which: `${one.name} and ${other.name}` };
  }
  return found;
}

const at48 = (detail: 'compact' | 'normal'): ReadonlyMap<Card, readonly Rgb[]> =>
  new Map(
    CARDS.map((card) => [card, picture(cardFaceShapes(card, { detail, indices: 'off' }, SALZBURG), PLAIN, cardAt(48))]),
  );

test('at 48 pixels, any two compact faces differ in over 2 % of pixels with any colour vision and in greyscale', () => {
  const faces = at48('compact');
  for (const sight of SEEN_AS) {
    const { share, which } = nearest(faces, sight);
    assert.ok(share > 0.02, `${sight}: ${which} differ in ${(share * 100).toFixed(1)} %`);
  }
});

test('at 48 pixels, any two detailed faces differ in over 15 % of pixels with any colour vision and in greyscale', () => {
  const faces = at48('normal');
  for (const sight of SEEN_AS) {
    const { share, which } = nearest(faces, sight);
    assert.ok(share > 0.15, `${sight}: ${which} differ in ${(share * 100).toFixed(1)} %`);
  }
});

test('at 32 pixels, any two suit signs differ in over 25 % of pixels with any colour vision and in greyscale', () => {
  const window: Window = { left: -64, top: -64, width: 128, height: 128, pixels: 32 };
  const signs = new Map(
    SUITS.map((suit) => [suit, picture(expand([{ use: SALZBURG.signs[suit] }], 1), PLAIN, window, PLAIN.paper)]),
  );
  for (const sight of SEEN_AS) {
    const { share, which } = nearest(signs, sight);
    assert.ok(share > 0.25, `${sight}: ${which} differ in ${(share * 100).toFixed(1)} %`);
  }
});

/** The area of a card from its top edge to the ground on which every figure stands. */
const STANDING: Window = { ...cardAt(96), height: 1500 };
const shadowOf = (figure: Drawing): Silhouette => silhouette(expand(figure, 1), STANDING);

/** `npm test` compares only every other row of a silhouette. */
const ROW_STEP = runs(2, 1);

/** Returns the share of two silhouettes that does not overlap, 0 to 1, at the best offset, mirrored or not. */
function shadowsApart(one: Silhouette, other: Silhouette): number {
  let least = 1;
  for (const mirrored of [false, true]) {
    for (let dx = -6; dx <= 6; dx += 2) {
      for (let dy = -6; dy <= 6; dy += 2) least = Math.min(least, uncommon(one, other, { dx, dy, mirrored }));
    }
  }
  return least;
}

function uncommon(
  { columns, rows, dark }: Silhouette,
  other: Silhouette,
  { dx, dy, mirrored }: { readonly dx: number; readonly dy: number; readonly mirrored: boolean },
): number {
  let [either, both] = [0, 0];
  for (let y = 0; y < rows; y += ROW_STEP) {
    const row = y + dy;
    for (let x = 0; x < columns; x++) {
      const column = (mirrored ? columns - 1 - x : x) + dx;
      const there = row < 0 || row >= rows || column < 0 || column >= columns ? 0 : other.dark[row * columns + column];
      const here = dark[y * columns + x];
      either += here | there;
      both += here & there;
    }
  }
  return 1 - both / either;
}

test('the silhouette comparison recognises a moved, mirrored and recoloured figure', () => {
  const moved = silhouette(
    expand([{ use: courtOf('HO').figure, flip: true, at: [1021, 42], tokens: { blau: 'rot' } }], 1),
    STANDING,
  );
  const share = shadowsApart(shadowOf(courtOf('HO').figure()), moved);
  assert.ok(share < 0.04, `${share}`);
});

test('at 96 pixels, all court cards have different silhouettes, within a rank and across ranks', () => {
  const shadows = COURTS.map((card) => ({ card, shadow: shadowOf(courtOf(card).figure()) }));
  assert.equal(shadows.length, 12);
  for (const [one, other] of pairs(shadows)) {
    const share = shadowsApart(one.shadow, other.shadow);
    // Three kings of the traditional pattern have the same throne, sceptre and pose, so their silhouettes are similar.
    const wanted = rankOf(one.card) === rankOf(other.card) ? (rankOf(one.card) === 'K' ? 0.08 : 0.18) : 0.24;
    assert.ok(share > wanted, `${one.card} and ${other.card}: ${share.toFixed(3)}`);
  }
});
