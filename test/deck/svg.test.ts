import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runs } from '../runs.js';
import { backSvg, cardSvg, CARDS, DeckError, type Card } from '../../src/deck.js';
import { paletteFor } from '../../src/deck/palette.js';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import { allElements, parseXml } from './well-formed.js';

const DETAILS = ['compact', 'normal', 'full'] as const;
const INDICES = ['off', 'small', 'large'] as const;
const BACKS = [
  ...(['leather', 'loden', 'wine', 'slate'] as const).map((ground) => backSvg({ ground })),
  ...(['edelweiss', 'lattice'] as const).map((back) => backSvg({ back })),
];
const shapes = (svg: string): number => svg.split('<path ').length - 1;

test('the strict test parser rejects malformed documents', () => {
  for (const broken of ['<a><b></a></b>', '<a x=1/>', '<a', '<a/><b/>', '<a>&</a>', '<a x="1" x="2"/>', '<a>', 'a']) {
    assert.throws(() => parseXml(broken), broken);
  }
  assert.equal(parseXml('<a x="1">b<c/></a>').children.length, 2);
});

/** All 40 cards at every detail and index, and all backs. */
const documents = (colourAid: boolean): readonly string[] => [
  ...CARDS.flatMap((card) =>
    DETAILS.flatMap((detail) => INDICES.map((indices) => cardSvg(card, { detail, indices, colourAid }))),
  ),
  ...BACKS,
];
/** The attributes of each element. All are required, except the inks of a path. No other attribute is allowed. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'width', 'height', 'role'],
  title: [],
  g: ['fill', 'stroke-linejoin', 'stroke-linecap'],
  path: ['d', 'fill', 'stroke', 'stroke-width'],
};

test('the compact face of a king, Ober or Unter shows only rank and sign, like a seven', () => {
  const inksOf = (card: Card) =>
    new Set(
      cardSvg(card, { detail: 'compact' })
        .match(/="#[0-9A-F]{6}"/g)
        ?.sort(),
    );
  for (const suit of ['E', 'L', 'H', 'S'] as const) {
    for (const rank of ['K', 'O', 'U'] as const)
      assert.deepEqual(inksOf(`${suit}${rank}`), inksOf(`${suit}7`), suit + rank);
  }
});

test('every card with every option, and every back, is well-formed SVG with a title and paths', () => {
  for (const svg of runs(documents(true), [...documents(false), ...documents(true)])) {
    const root = parseXml(svg);
    assert.equal(root.name, 'svg');
    assert.equal(root.attributes['xmlns'], 'http://www.w3.org/2000/svg');
    assert.equal(root.attributes['viewBox'], '0 0 1000 1768');
    assert.deepEqual(
      root.children.map((child) => (typeof child === 'string' ? child : child.name)),
      ['title', 'g'],
    );
    for (const { name, attributes, children } of allElements(root)) {
      const allowed = ATTRIBUTES[name];
      assert.ok(allowed, `unexpected element <${name}>`);
      assert.deepEqual(
        Object.keys(attributes).filter((key) => !allowed.includes(key)),
        [],
        name,
      );
      if (name !== 'title') assert.ok(!children.some((child) => typeof child === 'string'), `no text in <${name}>`);
      if (name !== 'path') continue;
      assert.match(attributes['d'], /^M[-\d.\sMLCZ]+$/);
      assert.ok(attributes['fill'] || attributes['stroke'], 'a path without ink');
      assert.equal('stroke' in attributes, 'stroke-width' in attributes, 'a line has a width');
      if (attributes['stroke']) assert.ok(Number(attributes['stroke-width']) > 0, 'a line without width');
    }
  }
});

test('every colour in an SVG is an ink of the palette, with and without the colour aid', () => {
  for (const aid of [false, true]) {
    const inks = new Set<string>(Object.values(paletteFor(aid)));
    const used = new Set(
      documents(aid).flatMap((svg) => [...svg.matchAll(/ (?:fill|stroke)="(#[^"]*)"/g)].map(([, colour]) => colour)),
    );
    assert.ok(used.size > 10, `${used.size} inks are used`);
    assert.deepEqual(
      [...used].filter((colour) => !inks.has(colour)),
      [],
    );
  }
});

test("coordinates in a card's SVG have at most one decimal place", () => {
  for (const card of CARDS) assert.doesNotMatch(cardSvg(card), /\d\.\d\d/);
});

test('the SVG title of a card is its German name', () => {
  const titles: readonly (readonly [Card, string])[] = [
    ['HO', 'Herz-Ober'],
    ['SK', 'Schell-König'],
    ['LA', 'Laub-Ass'],
    ['EU', 'Eichel-Unter'],
    ['E10', 'Eichel-10'],
    ['E6', 'Eichel-6'],
    ['L6', 'Laub-6'],
    ['H6', 'Herz-6'],
    ['S6', 'Weli'],
    ['S5', 'Schell-5'],
  ];
  for (const [card, name] of titles) assert.ok(cardSvg(card).includes(`<title>${name}</title>`), name);
  assert.equal(new Set(CARDS.map((card) => /<title>(.*)<\/title>/.exec(cardSvg(card))?.[1])).size, 40);
});

test('all 40 cards and all backs are different at every level of detail', () => {
  for (const detail of DETAILS) {
    const pictures = [...CARDS.map((card) => cardSvg(card, { detail })), ...BACKS].map((svg) =>
      svg.replace(/<title>.*<\/title>/, ''),
    );
    assert.equal(new Set(pictures).size, CARDS.length + BACKS.length);
  }
  assert.equal(new Set(BACKS).size, BACKS.length);
});

test('by default, cardSvg() draws a fully detailed card of the Salzburg deck without an index', () => {
  for (const card of CARDS)
    assert.equal(cardSvg(card), cardSvg(card, { deck: 'salzburg', indices: 'off', detail: 'full', colourAid: false }));
  assert.equal(backSvg(), backSvg({ back: 'rosette', ground: 'leather' }));
  assert.equal(backSvg({ back: 'edelweiss' }), backSvg({ back: 'edelweiss', ground: 'loden' }));
  assert.equal(backSvg({ back: 'lattice' }), backSvg({ back: 'lattice', ground: 'wine' }));
});

test('a higher level of detail adds shapes to a card, and so does an index', () => {
  for (const card of CARDS) {
    const [compact, normal, full] = DETAILS.map((detail) => shapes(cardSvg(card, { detail })));
    assert.ok(compact < normal && normal < full, `${card}: ${compact}, ${normal}, ${full}`);
    assert.ok(shapes(cardSvg(card, { indices: 'large' })) > full, card);
  }
});

test('the drawing of a king, Ober or Unter has at least 60 shapes', () => {
  for (const card of CARDS.filter((id) => /[KOU]$/.test(id)))
    assert.ok(shapes(cardSvg(card)) >= 60, `${card}: ${shapes(cardSvg(card))}`);
});

test('the colour aid turns leaves teal and changes no other colour', () => {
  const [teal, dark] = ['#1E7FA0', '#114B60'];
  const plain = (svg: string): string => svg.replaceAll(teal, '#2F8F3E').replaceAll(dark, '#175A2A');
  for (const card of CARDS) {
    const aided = cardSvg(card, { colourAid: true });
    assert.equal(plain(aided), cardSvg(card));
    assert.equal(aided.includes(teal), card.startsWith('L'), card);
  }
});

test('for an unknown card, cardSvg() throws an error that names the card', () => {
  for (const wrong of ['X9', 'H4', 'ho', '', 'H11', 7, null, undefined]) {
    assert.throws(
      () => cardSvg(wrong as Card),
      (error: Error) =>
        error instanceof DeckError &&
        error.code === 'unknown-card' &&
        error.message.includes(JSON.stringify(wrong) ?? 'undefined') &&
        error.message.includes('HO'),
    );
  }
});

test('for an unknown option value, the error states the given value and the valid values', () => {
  const wrong = (options: object, ...words: string[]): void => {
    assert.throws(
      () => cardSvg('HO', options),
      (error: Error) =>
        error instanceof DeckError &&
        error.code === 'invalid-option' &&
        words.every((word) => error.message.includes(word)),
    );
  };
  wrong({ deck: 'tarot' }, 'deck', 'tarot', 'salzburg', 'french');
  wrong({ indices: 'huge' }, 'indices', 'huge', 'small', 'large');
  wrong({ detail: 'some' }, 'detail', 'some', 'compact', 'full');
  wrong({ colourAid: 'yes' }, 'colourAid', 'yes', 'true');
  assert.throws(() => backSvg({ ground: 'pink' as never }), /ground.*leather.*loden.*wine.*slate.*pink/);
  assert.throws(() => backSvg({ back: 'tartan' as never }), /back.*rosette.*edelweiss.*lattice.*tartan/);
});

test("a card's back looks the same upside down", () => {
  for (const svg of BACKS) {
    const points = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => flattenPath(parsePath(d)).flat());
    const cell = (x: number, y: number): string => `${Math.round(x / 2)},${Math.round(y / 2)}`;
    const seen = new Set(points.map(([x, y]) => cell(x, y)));
    assert.ok(seen.size > 500, `${seen.size} places`);
    for (const [x, y] of points) {
      // Rounding can move a point into a neighbouring cell.
      const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => cell(1000 - x + dx, 1768 - y + dy)));
      assert.ok(
        near.some((place) => seen.has(place)),
        `nothing opposite ${x},${y}`,
      );
    }
  }
});
