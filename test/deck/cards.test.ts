import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, knownCard, rankOf, SUITS, suitOf, WELI, type Card } from '../../src/deck/card.js';
import { expand } from '../../src/deck/expand.js';
import { cardFaceShapes } from '../../src/deck/card-face.js';
import { paletteFor } from '../../src/deck/palette.js';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import { SALZBURG } from '../../src/deck/salzburg.js';
import { artOf } from '../../src/deck/salzburg/whole-deck.js';
import { horizon } from '../../src/deck/salzburg/shared/ground.js';
import { letterX } from '../../src/deck/salzburg/shared/letter-x.js';
import { wordWeli } from '../../src/deck/salzburg/schell/weli-word.js';
import { pipsOf } from '../../src/deck/salzburg/numbers.js';
import { pipPositionsOf } from '../../src/deck/salzburg/pip-places.js';
import { stem } from '../../src/deck/salzburg/shared/stems.js';
import type { Drawing, SharedDrawing, Placed, Point, Shape } from '../../src/deck/shape.js';
import { LANGUAGES, loadMessages } from '../../src/i18n/languages.js';
import { deckOf } from '../../src/rules/card.js';
import { at, COURTS, courtOf, picture, placed, signName } from './pictures.js';

/** Returns the large suit signs of a picture: pips, not ornaments. */
const signs = (drawing: Drawing): readonly Placed[] =>
  placed(drawing).filter(
    (part) => signName(part) && (typeof part.scale === 'object' ? part.scale[0] : (part.scale ?? 1)) >= 1.5,
  );
const suits = (drawing: Drawing): string => signs(drawing).map(signName).join('');
const numbers = CARDS.filter((card) => Number(rankOf(card)) > 0 && card !== WELI);

test('the number of suit signs on a number card equals its rank', () => {
  assert.equal(numbers.length, 23);
  for (const card of numbers) assert.equal(suits(picture(card)), suitOf(card).repeat(Number(rankOf(card))), card);
});

test('the ornaments of a number card contain no small suit signs that a player could count by mistake', () => {
  for (const card of numbers) assert.equal(placed(picture(card)).filter(signName).length, Number(rankOf(card)), card);
});

test('only the tens show an X, and only the Weli shows its name', () => {
  const having = (part: SharedDrawing): readonly Card[] =>
    CARDS.filter((card) => placed(picture(card)).some(({ use }) => use === part));
  assert.deepEqual(having(letterX), ['E10', 'L10', 'H10', 'S10']);
  assert.deepEqual(having(wordWeli), ['S6']);
});

test('the Weli shows six bells, an acorn and a heart, but no leaf', () => {
  assert.deepEqual(suits(picture('S6')).split('').sort().join(''), 'EHSSSSSS');
});

test('an Ass shows two suit signs', () => {
  for (const suit of ['E', 'L', 'H', 'S'] as const) assert.equal(suits(picture(`${suit}A`)), suit + suit);
});

test('a king or Ober shows one suit sign at the top left, and an Unter shows one in the lower half', () => {
  for (const card of COURTS) {
    assert.equal(suits(picture(card)), suitOf(card), card);
    const [x, y] = at(signs(picture(card))[0]);
    if (rankOf(card) === 'U') assert.ok(y > 1768 / 2, card);
    else assert.ok(x < 1000 / 3 && y < 1768 / 4, card);
    assert.deepEqual([x, y], at(courtOf(card).sign));
  }
});

test("pips are upright or lie on their side with the tip outward, and an acorn's light half is always above", () => {
  for (const card of numbers) {
    for (const { at: [x] = [0], turn = 0, flip = false } of signs(picture(card))) {
      assert.ok(turn === 0 || (turn === -90 && x < 500 && flip) || (turn === 90 && x > 500 && !flip), card);
    }
  }
});

test('the pips of a number card are inside the frame and symmetric about the vertical axis', () => {
  for (const card of numbers) {
    const points = signs(picture(card)).map(at);
    for (const [x, y] of points) {
      assert.ok(x > 150 && x < 850 && y > 150 && y < 1300, card);
      assert.ok(
        points.some(([mx, my]) => Math.abs(mx + x - 1000) < 1 && my === y),
        `${card} ${x},${y}`,
      );
    }
  }
});

test('a six shows exactly six pips of its suit, in two columns of three', () => {
  const columns = [
    ['E6', 0.245, [0.17, 0.29, 0.41]],
    ['L6', 0.235, [0.17, 0.3, 0.43]],
    ['H6', 0.26, [0.145, 0.265, 0.385]],
    ['S6', 0.238, [0.216, 0.355, 0.496]],
  ] as const;
  const sorted = (points: readonly Point[]): readonly string[] =>
    points.map(([x, y]) => `${x.toFixed()},${y.toFixed()}`).sort();
  for (const [card, left, heights] of columns) {
    const own = signs(picture(card)).filter((sign) => signName(sign) === suitOf(card));
    assert.deepEqual(
      sorted(own.map(at)),
      sorted(
        heights.flatMap((y): Point[] => [
          [left * 1000, y * 1768],
          [1000 - left * 1000, y * 1768],
        ]),
      ),
      card,
    );
  }
});

test('a five shows exactly five pips of its suit: one on the axis, and four in two columns', () => {
  const places = [
    ['E5', 0.245, [0.29, 0.41], 0.155],
    ['L5', 0.235, [0.3, 0.43], 0.15],
    ['H5', 0.26, [0.145, 0.385], 0.265],
    ['S5', 0.25, [0.155, 0.435], 0.295],
  ] as const;
  const sorted = (points: readonly Point[]): readonly string[] =>
    points.map(([x, y]) => `${x.toFixed()},${y.toFixed()}`).sort();
  for (const [card, left, heights, axis] of places) {
    const expected = [
      [500, axis * 1768] as const,
      ...heights.flatMap((y): Point[] => [
        [left * 1000, y * 1768],
        [1000 - left * 1000, y * 1768],
      ]),
    ];
    assert.deepEqual(sorted(signs(picture(card)).map(at)), sorted(expected), card);
  }
});

test('the scene on a five or a six does not touch the pips or the stem', () => {
  const heights = (drawing: Drawing): readonly number[] =>
    expand(drawing, 2).flatMap(({ d }) =>
      flattenPath(parsePath(d))
        .flat()
        .map(([, y]) => y),
    );
  for (const card of ['E6', 'L6', 'H6', 'E5', 'L5', 'H5', 'S5'] as const) {
    const lowest = Math.max(...heights([pipsOf(card), stem(suitOf(card), pipPositionsOf(card), true)]));
    // The content of a number card is in drawing order and starts with the scene.
    assert.ok(Math.min(...heights(artOf(card).content().slice(0, 1))) > lowest, card);
  }
});

test('side by side, the number cards of a suit from five to ten form one landscape', () => {
  const edges = (count: number, suit: (typeof SUITS)[number], side: 60 | 940): readonly number[] =>
    expand(horizon(suit, count), 1)
      .filter(({ fill }) => fill)
      .map(({ d }) =>
        Math.min(
          ...flattenPath(parsePath(d))
            .flat()
            .filter(([x]) => x === side)
            .map(([, y]) => y),
        ),
      );
  for (const suit of SUITS) {
    for (const count of [5, 6, 7, 8, 9].slice(suit === 'S' ? 2 : 0)) {
      assert.deepEqual(edges(count, suit, 940), edges(count + 1, suit, 60), `${suit}${count}`);
      assert.equal(edges(count, suit, 60).length, 2);
    }
  }
});

/** Returns the shapes of a court card's head: its face, the most detailed drawing with skin, and all drawings placed with it. */
function headOf(card: Card): readonly Shape[] {
  const figure = placed(courtOf(card).figure());
  const [face] = figure
    .map((part) => ({ part, shapes: expand([{ use: part.use }], 2) }))
    .filter(({ shapes }) => shapes.some(({ fill }) => fill === 'haut'))
    .sort((one, other) => other.shapes.length - one.shapes.length);
  assert.ok(face, `${card} has a face`);
  return figure
    .filter((part) => String(at(part)) === String(at(face.part)))
    .flatMap(({ use, flip = false, tokens = {} }) => expand([{ use, flip, tokens }], 2));
}

test('each of the twelve court cards has a different head', () => {
  assert.equal(new Set(COURTS.map((card) => JSON.stringify(headOf(card)))).size, 12);
});

test('every colour of a card is an ink of the palette, with and without the colour aid', () => {
  for (const palette of [paletteFor(false), paletteFor(true)]) {
    for (const card of CARDS) {
      for (const detail of ['compact', 'normal', 'full'] as const) {
        for (const { fill, stroke } of cardFaceShapes(card, { detail, indices: 'large' }, SALZBURG)) {
          for (const token of [fill, stroke]) if (token) assert.match(palette[token] ?? token, /^#[0-9A-F]{6}$/);
        }
      }
    }
  }
});

test("a card's drawing stays within the edges of the card and out of its transparent corners", () => {
  for (const card of CARDS) {
    for (const { d, stroke, width } of cardFaceShapes(card, { detail: 'full', indices: 'off' }, SALZBURG)) {
      const reach = stroke ? width / 2 : 0;
      for (const [x, y] of flattenPath(parsePath(d)).flat()) {
        assert.ok(x >= reach && x <= 1000 - reach && y >= reach && y <= 1768 - reach, `${card} at ${x},${y}`);
        const [cx, cy] = [Math.min(Math.max(x, 65), 935), Math.min(Math.max(y, 65), 1703)];
        assert.ok(cx === x || cy === y || Math.hypot(x - cx, y - cy) < 67, `${card} in the corner at ${x},${y}`);
      }
    }
  }
});

test('the shapes of a card face are expanded once and then cached', () => {
  const choice = { detail: 'full', indices: 'off' } as const;
  assert.equal(cardFaceShapes('HO', choice, SALZBURG), cardFaceShapes('HO', choice, SALZBURG));
});

test('knownCard() accepts the 40 cards of the largest pack and rejects fours', () => {
  assert.equal(CARDS.length, 40);
  assert.deepEqual([...CARDS].sort(), [...deckOf(40)].sort());
  for (const card of CARDS) assert.equal(knownCard(card), card);
  assert.throws(() => knownCard('L4'), /"L4"/);
});

test('in every language, no two cards have the same name', async () => {
  for (const language of LANGUAGES) {
    const { card: nameOf } = (await loadMessages(language)).salzburg;
    const names = CARDS.map((card) => nameOf(card));
    assert.equal(new Set(names).size, 40, language);
    for (const name of names) assert.match(name, /^\S.*\S$/u, language);
  }
});
