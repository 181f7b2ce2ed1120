/** Tests that the drawings of people are well-formed SVG, stay within their boxes and are distinguishable at 44 pixels. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expand, type FlatShape } from '../../src/deck/expand.js';
import { paletteFor } from '../../src/deck/palette.js';
import { SIGNS as SIGNS_OF_GAME } from '../../src/game/sign.js';
import {
  interpolateLook,
  drawPerson,
  LOOKS,
  personSvg,
  PERSON_SIZE,
  SIGNS,
  type Look,
} from '../../src/people/drawings.js';
import { PEOPLE, PERSON_IDS, type PersonId } from '../../src/people/index.js';
import { TEMPERAMENTS } from '../../src/players/bidding/temperament.js';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import { labOf, type Lab, type Rgb } from '../deck/colour.js';
import { picture, silhouette, type Silhouette, type Window } from '../deck/raster.js';
import { allElements, parseXml } from '../deck/well-formed.js';
import { runs } from '../runs.js';

const FACES: readonly (readonly [string, Look])[] = [...Object.entries(LOOKS), ...Object.entries(SIGNS)];
const SMALL: Window = { left: 0, top: 0, width: PERSON_SIZE, height: PERSON_SIZE, pixels: 44 };

const shapesOf = (id: PersonId, look: Look): readonly FlatShape[] => expand(drawPerson(id, look), 1);

function* pairs<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) yield [one, other];
}

test('each temperament has two people, and all people have different names', () => {
  assert.equal(new Set(PERSON_IDS.map((id) => PEOPLE[id].name)).size, PERSON_IDS.length);
  for (const temperament of TEMPERAMENTS)
    assert.equal(PERSON_IDS.filter((id) => PEOPLE[id].temperament === temperament).length, 2, temperament);
});

test('each signal of the game has a facial expression with the same name', () => {
  assert.deepEqual(Object.keys(SIGNS).sort(), [...SIGNS_OF_GAME].sort());
});

/**
 * Returns the points of shapes outside the box. Flattens only curves with control points outside the box.
 */
const outside = (shapes: readonly FlatShape[]): readonly string[] =>
  shapes.flatMap(({ d, stroke, width }) => {
    const reach = stroke ? width / 2 : 0;
    const isOut = (value: number): boolean => !(value >= reach && value <= PERSON_SIZE - reach);
    if (!(d.match(/-?[\d.]+/g) ?? []).some((text) => isOut(Number(text)))) return [];
    return flattenPath(parsePath(d))
      .flat()
      .filter((point) => point.some(isOut))
      .map((point) => point.join());
  });

test("with every look, signal and gaze, each person's drawing stays within its box", () => {
  for (const id of PERSON_IDS) {
    assert.deepEqual(outside(expand(drawPerson(id, LOOKS.waiting), 2)), [], id);
    for (const [i, [name, look]] of FACES.entries()) {
      const gaze = i % 2 === 0 ? { x: -1, y: -1 } : { x: 1, y: 1 };
      assert.deepEqual(outside(expand(drawPerson(id, look, { gaze }), 1)), [], `${id} ${name}`);
    }
  }
});

test("halfway between two looks, a person's drawing stays within its box", () => {
  for (const [i, [, one]] of FACES.entries()) {
    const [, other] = FACES[(i + 1) % FACES.length] ?? [];
    assert.ok(other);
    const id = PERSON_IDS[i % PERSON_IDS.length] ?? 'moidl';
    assert.deepEqual(outside(shapesOf(id, interpolateLook(one, other, 0.5))), [], `${id} ${i}`);
  }
});

test('personSvg() returns well-formed SVG of paths without ids and styles, with a title if one is given', () => {
  for (const [i, id] of PERSON_IDS.entries()) {
    for (const [name, look] of FACES.filter((_, at) => at % PERSON_IDS.length === i)) {
      const root = parseXml(personSvg(id, look));
      assert.equal(root.attributes['viewBox'], `0 0 ${PERSON_SIZE} ${PERSON_SIZE}`);
      for (const { name: element, attributes } of allElements(root)) {
        assert.ok(['svg', 'g', 'path'].includes(element), element);
        assert.ok(!('id' in attributes || 'style' in attributes || 'class' in attributes), `${id} ${name}`);
        if (element === 'path') assert.ok(attributes['fill'] || attributes['stroke'], 'a path without ink');
      }
    }
  }
  assert.ok(personSvg('rosa', LOOKS.sly, { title: 'Rosa & Luis <3' }).includes('<title>Rosa &amp; Luis &lt;3</title>'));
});

test('an interpolated look goes from one look to another and lowers one hand before it raises the next', () => {
  for (const [[, one], [, other]] of pairs(FACES)) {
    assert.deepEqual({ ...interpolateLook(one, other, 0), finger: one.finger }, one);
    assert.deepEqual({ ...interpolateLook(one, other, 1), finger: other.finger }, other);
  }
  const middle = interpolateLook(LOOKS.waiting, LOOKS.surprised, 0.5);
  assert.ok(middle.mouth.open > 10 && middle.mouth.open < 25);
  assert.equal(interpolateLook(SIGNS.K, SIGNS['9'], 0.5).hand, 0);
  assert.equal(interpolateLook(SIGNS.K, SIGNS['9'], 0.25).finger, 'K');
  assert.equal(
    interpolateLook(SIGNS.K, LOOKS.waiting, 0.75).finger,
    'K',
    'the finger is visible until the hand is down',
  );
});

test("a person's pupils follow the gaze", () => {
  const left = personSvg('hias', LOOKS.waiting, { gaze: { x: -1, y: 0 } });
  assert.notEqual(left, personSvg('hias', LOOKS.waiting, { gaze: { x: 1, y: 0 } }));
  assert.equal(personSvg('hias', LOOKS.waiting, { gaze: LOOKS.waiting.pupils }), personSvg('hias', LOOKS.waiting));
});

/** Returns the share of two silhouettes that does not overlap, 0 to 1, at the best offset. */
function shadowsApart(one: Silhouette, other: Silhouette): number {
  let least = 1;
  for (let dx = -3; dx <= 3; dx++) {
    for (let dy = -4; dy <= 4; dy++) {
      let [either, both] = [0, 0];
      for (let y = 0; y < one.rows; y++) {
        for (let x = 0; x < one.columns; x++) {
          const [column, row] = [x + dx, y + dy];
          const inside = column >= 0 && column < other.columns && row >= 0 && row < other.rows;
          const there = inside ? other.dark[row * other.columns + column] : 0;
          const here = one.dark[y * one.columns + x];
          either += here | there;
          both += here & there;
        }
      }
      least = Math.min(least, 1 - both / either);
    }
  }
  return least;
}

test('at 44 pixels, each person has a distinct silhouette', () => {
  const shadows = PERSON_IDS.map((id) => ({ id, shadow: silhouette(shapesOf(id, LOOKS.waiting), SMALL) }));
  for (const [one, other] of pairs(shadows)) {
    const share = shadowsApart(one.shadow, other.shadow);
    assert.ok(share > 0.1, `${one.id} and ${other.id}: ${share.toFixed(3)}`);
  }
});

type Labs = readonly Lab[];

/** Returns the number of pixels that differ clearly between two pictures. */
function apart(one: Labs, other: Labs): number {
  let clear = 0;
  for (const [i, [l, a, b]] of one.entries()) {
    const [m, c, d] = other[i];
    if ((l - m) ** 2 + (a - c) ** 2 + (b - d) ** 2 > 20 ** 2) clear++;
  }
  return clear;
}

/** Cached colours, because most pixels have one of a few colours. */
const labs = new Map<string, Lab>();
function labAt(rgb: Rgb): Lab {
  const key = rgb.join();
  const known = labs.get(key) ?? labOf(rgb);
  labs.set(key, known);
  return known;
}

test("at 44 pixels, each person's looks and signals all differ", () => {
  const palette = paletteFor(false);
  for (const id of PERSON_IDS.filter((_, person) => runs(person % 2 === 0, true))) {
    const faces = FACES.map(([name, look]) => ({
      name,
      labs: picture(shapesOf(id, look), palette, SMALL, '#B07A45').map(labAt),
    }));
    for (const [one, other] of pairs(faces)) {
      const count = apart(one.labs, other.labs);
      assert.ok(count > 25, `${id}, ${one.name} and ${other.name}: ${count} pixels`);
    }
  }
});
