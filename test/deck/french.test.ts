import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runs } from '../runs.js';
import { cardName, cardSvg, CARDS, type Card, type CardSvgOptions } from '../../src/deck.js';
import { rankOf, suitOf, SUITS, WELI } from '../../src/deck/card.js';
import { expand } from '../../src/deck/expand.js';
import { cardFaceShapes } from '../../src/deck/card-face.js';
import { FRENCH } from '../../src/deck/french/french.js';
import { LETTERS, type Letters } from '../../src/deck/deck.js';
import { paletteFor } from '../../src/deck/palette.js';
import { flattenPath, parsePath } from '../../src/deck/path.js';
import { wreath } from '../../src/deck/french/wreath.js';
import { SALZBURG } from '../../src/deck/salzburg.js';
import { wordWeli } from '../../src/deck/salzburg/schell/weli-word.js';
import type { Placed, Point } from '../../src/deck/shape.js';
import { suitSvg } from '../../src/deck/sign.js';
import { at, COURTS, courtOf, glyphName, placed, signName } from './pictures.js';
import { allElements, parseXml } from './well-formed.js';

const DETAILS = ['compact', 'normal', 'full'] as const;
const INDICES = ['off', 'small', 'large'] as const;
const SIGN_NAMES = { E: 'club', L: 'spade', H: 'H', S: 'diamond' } as const;

const french = (card: Card, options: CardSvgOptions = {}): string => cardSvg(card, { ...options, deck: 'french' });
const untitled = (svg: string): string => svg.replace(/<title>.*<\/title>/, '');
const partsOf = (card: Card): readonly Placed[] => placed(FRENCH.BDKA.picture(card));
const pips = (card: Card): readonly Placed[] => partsOf(card).filter(signName);
const glyphs = (card: Card): readonly Placed[] => partsOf(card).filter(glyphName);
const isUpright = ({ scale = 1 }: Placed): boolean => typeof scale === 'number' || scale[1] > 0;
const numbers = CARDS.filter((card) => Number(rankOf(card)) > 0 && card !== WELI);

/** `npm test` alternates between German and English letters from card to card. */
const lettersFor = (card: Card): readonly Letters[] =>
  LETTERS.filter((_, index) => runs((index + CARDS.indexOf(card)) % 2 === 0, true));

test('with every option, every French card is well-formed SVG with a title and only palette colours', () => {
  const paths = new Set<string>();
  for (const colourAid of runs([true], [false, true])) {
    const inks: readonly string[] = Object.values(paletteFor(colourAid));
    for (const card of CARDS) {
      for (const svg of DETAILS.flatMap((detail) =>
        INDICES.flatMap((indices) =>
          lettersFor(card).map((letters) => french(card, { detail, indices, letters, colourAid })),
        ),
      )) {
        const root = parseXml(svg);
        assert.equal(root.attributes['viewBox'], '0 0 1000 1768');
        const elements = allElements(root);
        assert.deepEqual([...new Set(elements.map(({ name }) => name))], ['svg', 'title', 'g', 'path']);
        for (const { name, attributes } of elements) {
          assert.ok(!('style' in attributes) && !('id' in attributes), 'no ids, no style');
          if (name !== 'path') continue;
          if (!paths.has(attributes['d'])) assert.match(attributes['d'], /^M[-\d.\sMLCZ]+$/);
          paths.add(attributes['d']);
          const colours = ['fill', 'stroke'].flatMap((key) => attributes[key] ?? []);
          assert.ok(colours.length > 0 && colours.every((colour) => inks.includes(colour)), colours.join());
        }
      }
    }
  }
});

test('the 40 French cards differ from each other and from the German cards at every level of detail', () => {
  for (const detail of DETAILS) {
    const faces = [
      ...CARDS.map((card) => french(card, { detail })),
      ...CARDS.map((card) => cardSvg(card, { detail })),
    ].map(untitled);
    // Compact drawings of the number cards, the ace and the king of hearts are the same in both decks.
    const shared = detail === 'compact' ? CARDS.filter((card) => /^H[^OU]/.test(card)).length : 0;
    assert.equal(new Set(faces).size, 80 - shared, detail);
    assert.equal(new Set(faces.slice(0, 40)).size, 40, detail);
  }
});

test('the number of suit signs on a French number card equals its rank, and no sign of another suit appears', () => {
  assert.equal(numbers.length, 23);
  for (const card of numbers)
    assert.deepEqual(pips(card).map(signName), Array(Number(rankOf(card))).fill(SIGN_NAMES[suitOf(card)]), card);
});

test('the pips of a French number card are in two columns and on the central axis, as on other French decks', () => {
  const rows = (card: Card, x: number): readonly number[] =>
    pips(card)
      .map(at)
      .filter(([px]) => px === x)
      .map(([, y]) => y);
  const columns: Readonly<Record<string, readonly [beside: number, middle: number]>> = {
    5: [2, 1],
    6: [3, 0],
    7: [3, 1],
    8: [3, 2],
    9: [4, 1],
    10: [4, 2],
  };
  for (const card of numbers) {
    const left = Math.min(...pips(card).map((pip) => at(pip)[0]));
    const counts = [rows(card, left).length, rows(card, 500).length, rows(card, 1000 - left).length];
    const [beside, middle] = columns[rankOf(card)];
    assert.deepEqual(counts, [beside, middle, beside], card);
  }
});

test('on a French number card, only the pips below the middle are upside down', () => {
  for (const card of numbers) for (const pip of pips(card)) assert.equal(isUpright(pip), at(pip)[1] <= 884, card);
});

test('on a French number card, the pips do not touch each other, the indices or the frame', () => {
  type Box = readonly [left: number, top: number, right: number, bottom: number];
  const inkOf = (parts: readonly Placed[]): readonly (readonly Point[])[] =>
    parts.map((part) => expand([part], 2).flatMap(({ d }) => flattenPath(parsePath(d)).flat()));
  const boxOf = (points: readonly Point[]): Box => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  for (const card of numbers) {
    const signs = inkOf([...pips(card), ...glyphs(card)]);
    for (const [left, top, right, bottom] of signs.map(boxOf))
      assert.ok(left > 66 && right < 934 && top > 68 && bottom < 1700, `${card} in its frame`);
    const near = (one: Box, other: Box): boolean =>
      one[0] < other[2] + 10 && other[0] < one[2] + 10 && one[1] < other[3] + 10 && other[1] < one[3] + 10;
    for (const [i, one] of signs.entries()) {
      for (const other of signs.slice(i + 1).filter((points) => near(boxOf(one), boxOf(points)))) {
        const distance = Math.min(
          ...one.map(([x, y]) => Math.min(...other.map(([ox, oy]) => Math.hypot(x - ox, y - oy)))),
        );
        assert.ok(distance > 10, `${card}: ${distance}`);
      }
    }
  }
});

test('the French Weli shows six diamonds, a club above a heart on its axis, and its name', () => {
  const count = (name: string): number => pips('S6').filter((pip) => signName(pip) === name).length;
  assert.deepEqual([pips('S6').length, count('diamond'), count('club'), count('H')], [8, 6, 1, 1]);
  const [club, heart] = ['club', 'H'].map((name) => at(pips('S6').filter((pip) => signName(pip) === name)[0]));
  assert.deepEqual([club[0], heart[0]], [500, 500]);
  assert.ok(club[1] < heart[1], 'the club is above');
  assert.deepEqual(
    CARDS.filter((card) => partsOf(card).some(({ use }) => use === wordWeli)),
    ['S6'],
  );
});

test('a French ace shows one large suit sign in the middle of a wreath', () => {
  for (const suit of SUITS) {
    const signs = pips(`${suit}A`);
    assert.deepEqual(
      signs.map((sign) => [signName(sign), at(sign)]),
      [[SIGN_NAMES[suit], [500, 884]]],
    );
    assert.ok(Number(signs[0].scale) > 4, 'large');
    assert.equal(partsOf(`${suit}A`).filter(({ use }) => use === wreath).length, 1);
  }
});

test('a French court card shows the German figure with a French suit sign', () => {
  for (const card of COURTS) {
    const signs = pips(card);
    assert.deepEqual(signs, [{ ...courtOf(card).sign, use: FRENCH.BDKA.signs[suitOf(card)] }], card);
    const parts = placed(FRENCH.BDKA.picture(card)).map(({ use }) => use);
    for (const { use } of placed(courtOf(card).figure())) assert.ok(parts.includes(use), `${card} has its ${use.name}`);
  }
});

test('a French king or Dame has its letter at the top right, and a Bube has one in each upper corner if both fit', () => {
  const letters = { K: 'K', O: 'D', U: 'B' } as const;
  for (const card of COURTS) {
    const rank = rankOf(card) as keyof typeof letters;
    const found = glyphs(card);
    assert.deepEqual(found.map(glyphName), Array(rank === 'U' && card !== 'HU' ? 2 : 1).fill(letters[rank]), card);
    for (const [x, y] of found.map(at)) assert.ok((x < 200 || x > 800) && y < 250, `${card} at ${x},${y}`);
    assert.ok(
      found.some((glyph) => at(glyph)[0] > 800),
      `${card}: at least on the right`,
    );
  }
});

test('no figure on a French court card reaches a corner that has a letter', () => {
  const clear = 58;
  for (const card of COURTS) {
    const letters = glyphs(card).map(at);
    const lines = expand(courtOf(card).figure(), 1).flatMap(({ d }) => flattenPath(parsePath(d)));
    for (const outline of lines) {
      for (const [i, [ax, ay]] of outline.entries()) {
        const [bx, by] = outline[(i + 1) % outline.length];
        const count = Math.ceil(Math.hypot(bx - ax, by - ay) / 20) || 1;
        for (let step = 0; step < count; step++) {
          const [x, y] = [ax + ((bx - ax) * step) / count, ay + ((by - ay) * step) / count];
          assert.ok(
            letters.every(([lx, ly]) => Math.abs(x - lx) > clear || Math.abs(y - ly) > clear),
            `${card} at ${Math.round(x)},${Math.round(y)}`,
          );
        }
      }
    }
  }
});

test('French number cards and aces have an index in each corner, upside down in the lower ones', () => {
  for (const card of [...numbers, 'EA', 'LA', 'HA', 'SA'] as const) {
    const found = glyphs(card);
    assert.deepEqual(found.map(glyphName), Array(4).fill(rankOf(card)), card);
    assert.deepEqual(
      found.map((glyph) => [at(glyph)[1] > 884, glyph.turn ?? 0]),
      [
        [false, 0],
        [false, 0],
        [true, 180],
        [true, 180],
      ],
    );
  }
});

test('German and English card letters differ only for Dame and Bube', () => {
  for (const card of CARDS) {
    for (const detail of DETAILS) {
      const differs = french(card, { detail, letters: 'BDKA' }) !== french(card, { detail, letters: 'JQKA' });
      assert.equal(differs, /[OU]$/.test(card), `${card} ${detail}`);
    }
    assert.equal(french(card), french(card, { letters: 'BDKA', indices: 'off', detail: 'full', colourAid: false }));
  }
  assert.equal(cardSvg('HO', { letters: 'JQKA' }), cardSvg('HO'), 'German cards have no letters');
});

test("each French suit has a different colour, and no number card uses another suit's colour", () => {
  const inks = paletteFor(false);
  const colours = { E: inks.kreuz, L: inks.laub, H: inks.rot, S: inks.karo };
  for (const card of numbers) {
    const svg = french(card);
    assert.deepEqual(
      SUITS.filter((suit) => svg.includes(colours[suit])),
      [suitOf(card)],
      card,
    );
  }
});

test('the colour aid turns Pik teal and changes no other colour', () => {
  const [teal, dark] = ['#1E7FA0', '#114B60'];
  const plain = (svg: string): string => svg.replaceAll(teal, '#2F8F3E').replaceAll(dark, '#175A2A');
  for (const card of CARDS) {
    const aided = french(card, { colourAid: true });
    assert.equal(plain(aided), french(card));
    assert.equal(aided.includes(teal), card.startsWith('L'), card);
  }
});

test('the SVG title of a French card is its German name', () => {
  const titles: readonly (readonly [Card, string])[] = [
    ['EK', 'Kreuz-König'],
    ['LO', 'Pik-Dame'],
    ['HU', 'Herz-Bube'],
    ['SA', 'Karo-Ass'],
    ['S10', 'Karo-10'],
    ['E6', 'Kreuz-6'],
    ['S6', 'Weli'],
    ['S5', 'Karo-5'],
  ];
  for (const [card, name] of titles) {
    assert.ok(french(card).includes(`<title>${name}</title>`), name);
    assert.equal(cardName(card, 'french'), name);
  }
  assert.equal(new Set(CARDS.map((card) => cardName(card, 'french'))).size, 40);
  assert.equal(cardName('LO'), 'Laub-Ober');
});

test('the drawing of a French card stays within the edges of the card', () => {
  for (const card of CARDS) {
    for (const { d, stroke, width } of cardFaceShapes(card, { detail: 'full', indices: 'off' }, FRENCH.BDKA)) {
      const reach = stroke ? width / 2 : 0;
      for (const [x, y] of flattenPath(parsePath(d)).flat())
        assert.ok(x >= reach && x <= 1000 - reach && y >= reach && y <= 1768 - reach, `${card} at ${x},${y}`);
    }
  }
});

test('the French deck has its own indices and, except for the heart, its own suit signs for texts', () => {
  const shapes = (svg: string): number => svg.split('<path ').length - 1;
  for (const card of CARDS) assert.ok(shapes(french(card, { indices: 'large' })) > shapes(french(card)), card);
  const deck = FRENCH.BDKA;
  assert.equal(
    new Set(SUITS.flatMap((suit) => [suitSvg(suit, { deck: SALZBURG }), suitSvg(suit, { deck })])).size,
    7,
    'the heart is the same',
  );
});

test('for an unknown deck or set of letters, cardSvg() throws an error with the given and the valid values', () => {
  assert.throws(() => cardSvg('HO', { deck: 'tarock' as never }), /deck.*"salzburg", "french", not "tarock"/);
  assert.throws(() => cardSvg('HO', { letters: 'FDRA' as never }), /letters.*"BDKA", "JQKA".*"FDRA"/);
  assert.throws(() => french('H4' as Card), /"H4"/);
});
