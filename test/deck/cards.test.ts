import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, knownCard, rankOf, suitOf, type Card } from '../../src/deck/card.js';
import { expand } from '../../src/deck/expand.js';
import { faceShapes } from '../../src/deck/face.js';
import { paletteFor } from '../../src/deck/palette.js';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import { ace } from '../../src/deck/salzburg/aces.js';
import { court, courtPicture } from '../../src/deck/salzburg/courts.js';
import { picture } from '../../src/deck/salzburg/deck.js';
import { PARTS } from '../../src/deck/salzburg/parts.js';
import type { Drawing, Placed, Point } from '../../src/deck/shape.js';

/** The parts placed in a picture itself, not those within parts. */
const placed = (drawing: Drawing): readonly Placed[] =>
  drawing.flatMap((item) => (Array.isArray(item) ? placed(item) : 'use' in item ? [item] : []));
/** The large suit signs of a picture: pips, not ornaments. */
const signs = (drawing: Drawing): readonly Placed[] =>
  placed(drawing).filter(({ use, scale = 1 }) => use.startsWith('pip-') && (typeof scale === 'number' ? scale : scale[0]) >= 1.5);
const suits = (drawing: Drawing): string => signs(drawing).map(({ use }) => use[4]).join('');
const at = ({ at: point = [0, 0] }: Placed): Point => point;
const numbers = CARDS.filter((card) => Number(rankOf(card)) > 6);

test('A number card shows its suit as often as its number says', () => {
  assert.equal(numbers.length, 16);
  for (const card of numbers) assert.equal(suits(picture(card)), suitOf(card).repeat(Number(rankOf(card))), card);
});

test('No small sign hides among the ornaments of a number card: it would be counted', () => {
  for (const card of numbers) assert.equal(placed(picture(card)).filter(({ use }) => use.startsWith('pip-')).length, Number(rankOf(card)), card);
});

test('Only the tens have an X, only the Weli has its name', () => {
  const having = (part: string): readonly Card[] => CARDS.filter((card) => placed(picture(card)).some(({ use }) => use === part));
  assert.deepEqual(having('letter-X'), ['E10', 'L10', 'H10', 'S10']);
  assert.deepEqual(having('word-WELI'), ['S6']);
});

test('The Weli has six bells, an acorn and a heart, and no leaf of Laub', () => {
  assert.deepEqual(suits(picture('S6')).split('').sort().join(''), 'EHSSSSSS');
});

test('An Ass has two signs', () => {
  for (const suit of ['E', 'L', 'H', 'S'] as const) assert.equal(suits(ace(suit)), suit + suit);
});

test('Ober and king have one sign at the top left, an Unter one in the lower half', () => {
  for (const card of CARDS.filter((id) => /[KOU]$/.test(id))) {
    assert.equal(suits(courtPicture(card)), suitOf(card), card);
    const [x, y] = at(signs(courtPicture(card))[0]);
    if (rankOf(card) === 'U') assert.ok(y > 1768 / 2, card);
    else assert.ok(x < 1000 / 3 && y < 1768 / 4, card);
    assert.deepEqual([x, y], at(court(card).sign));
  }
});

test('Pips stand upright or lie with their tips outward, the light half of the acorn above on both sides', () => {
  for (const card of numbers) {
    for (const { at: [x] = [0], turn = 0, flip = false } of signs(picture(card))) {
      assert.ok(turn === 0 || (turn === -90 && x < 500 && flip) || (turn === 90 && x > 500 && !flip), card);
    }
  }
});

test('Pips keep inside the frame and left and right mirror each other', () => {
  for (const card of numbers) {
    const points = signs(picture(card)).map(at);
    for (const [x, y] of points) {
      assert.ok(x > 150 && x < 850 && y > 150 && y < 1300, card);
      assert.ok(points.some(([mx, my]) => Math.abs(mx + x - 1000) < 1 && my === y), `${card} ${x},${y}`);
    }
  }
});

test('Twelve courts have twelve faces: no two heads are put together alike', () => {
  const courts = CARDS.filter((id) => /[KOU]$/.test(id)).map((card) => court(card).head);
  const faces = courts.map(({ view, behind = [], over, flip = false, tokens = {} }) => JSON.stringify([view, behind, over, flip, tokens]));
  assert.equal(new Set(faces).size, 12);
});

test('Every colour is an ink of the palette, plain and with colour aid', () => {
  for (const palette of [paletteFor(false), paletteFor(true)]) {
    for (const card of CARDS) {
      for (const detail of ['compact', 'normal', 'full'] as const) {
        for (const { fill, stroke } of faceShapes(card, { detail, indices: 'large', head: true })) {
          for (const token of [fill, stroke]) if (token) assert.match(palette[token] ?? token, /^#[0-9A-F]{6}$/);
        }
      }
    }
  }
});

test('Every shared part can be drawn, and places only parts that exist', () => {
  for (const name of Object.keys(PARTS)) assert.ok(expand([{ use: name }], PARTS, 2).length > 0, name);
  assert.throws(() => expand([{ use: 'nose-of-gold' }], PARTS, 2), /nose-of-gold/);
});

test('A drawing stays on the card: nothing is painted into the transparent corners', () => {
  for (const card of CARDS) {
    for (const { d } of faceShapes(card, { detail: 'full', indices: 'off', head: true })) {
      for (const [x, y] of flattenPath(parsePath(d)).flat()) {
        const [cx, cy] = [Math.min(Math.max(x, 65), 935), Math.min(Math.max(y, 65), 1703)];
        const corner = cx !== x && cy !== y;
        assert.ok(!corner || x < 0 || x > 1000 || y > 1768 || Math.hypot(x - cx, y - cy) < 67, `${card} at ${x},${y}`);
      }
    }
  }
});

test('Shapes are expanded once and kept', () => {
  const choice = { detail: 'full', indices: 'off', head: true } as const;
  assert.equal(faceShapes('HO', choice), faceShapes('HO', choice));
});

test('Only the 33 cards are known', () => {
  assert.equal(CARDS.length, 33);
  for (const card of CARDS) assert.equal(knownCard(card), card);
  assert.throws(() => knownCard('L6'), /"L6"/);
});
