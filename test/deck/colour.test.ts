/** Tests of the colour differences that determined the choice of the deck's colours. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paletteFor, type Token } from '../../src/deck/palette.js';
import { colourDistance, difference, rgbOf, simulateSight, SEEN_AS, type Lab, type Sight } from './colour.js';

const BLIND = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
const nearest = (colours: readonly string[], sight: Sight): number =>
  Math.min(...pairs(colours).map(([one, other]) => colourDistance(one, other, sight)));

test('the colour difference matches the published CIEDE2000 test values', () => {
  // Sharma, Wu, Dalal 2005, table 1: pairs that reveal wrong signs, wrong hue means and wrong roots.
  const published: readonly (readonly [Lab, Lab, number])[] = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [61, -5, 29], 22.8977],
    [[50, 2.5, 0], [56, -27, -3], 31.903],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
    [[35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ];
  for (const [one, other, value] of published) {
    assert.equal(difference(one, other).toFixed(4), value.toFixed(4));
    assert.equal(difference(other, one).toFixed(4), value.toFixed(4), 'in the opposite order');
  }
});

test('simulated colour vision never changes grey, and only simulated colour blindness changes red', () => {
  for (const sight of SEEN_AS) {
    for (const grey of [0, 60, 143, 255])
      for (const part of simulateSight([grey, grey, grey], sight))
        assert.ok(Math.abs(part - grey) < 0.1, `${sight} ${grey}`);
  }
  assert.deepEqual(simulateSight([255, 0, 0], 'normal'), [255, 0, 0]);
  // The first columns of the published matrices, as bytes.
  assert.deepEqual(
    BLIND.map((sight) => simulateSight([255, 0, 0], sight).map(Math.round)),
    [
      [109, 95, 0],
      [163, 144, 0],
      [255, 0, 15],
    ],
  );
});

test('simulated differences between printed red and green and between suit colours match independent measurements', () => {
  assert.equal(colourDistance('#F01006', '#0E9B10', 'deuteranopia').toFixed(1), '4.3');
  const figures = (colours: readonly string[]): readonly string[] =>
    (['deuteranopia', 'protanopia', 'tritanopia'] as const).map((sight) => nearest(colours, sight).toFixed(1));
  assert.deepEqual(figures(['#4A2A12', '#0B7A55', '#D6301F', '#C98A00']), ['11.0', '12.1', '16.5']);
  assert.deepEqual(figures(['#3B2414', '#1E7FA0', '#D9402A', '#E8B021']), ['18.7', '22.4', '24.1']);
  assert.equal(nearest(['#3B2414', '#1E7FA0', '#D9402A', '#E8B021'], 'normal').toFixed(0), '34');
});

/** The colours of the suit signs that have one colour: leaf, heart and bell. The acorn has three colours. */
const SIGNS: readonly Token[] = ['laub', 'rot', 'ocker'];
const inks = (aid: boolean): readonly string[] => SIGNS.map((token) => paletteFor(aid)[token]);

test('with normal vision, leaf, heart and bell differ clearly in colour, with and without the colour aid', () => {
  for (const aid of [false, true]) assert.ok(nearest(inks(aid), 'normal') > 34, `${nearest(inks(aid), 'normal')}`);
});

test('with the colour aid, people with any type of colour blindness can distinguish leaf, heart and bell by colour', () => {
  assert.ok(nearest(inks(false), 'deuteranopia') < 10, 'without it leaf and heart are nearly one colour');
  for (const sight of BLIND) assert.ok(nearest(inks(true), sight) > 18.7, `${sight}: ${nearest(inks(true), sight)}`);
});

test("with the colour aid and any type of colour blindness, the leaf's dark base differs from the heart's dark half", () => {
  const { laubdunkel, weinrot } = paletteFor(true);
  assert.ok(
    colourDistance(paletteFor(false).laubdunkel, weinrot, 'deuteranopia') < 10,
    'without it they are nearly one colour',
  );
  for (const sight of BLIND) assert.ok(colourDistance(laubdunkel, weinrot, sight) > 18.7, sight);
});

/** Returns the WCAG contrast of two colours: 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [y] = simulateSight(rgbOf(hex), 'grey');
    return y / 255 <= 0.04045 ? y / 255 / 12.92 : ((y / 255 + 0.055) / 1.055) ** 2.4;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test('on card paper, red, green and blue are visible, dark inks are legible, and ochre and skin need an outline', () => {
  const { paper, ...ink } = paletteFor(false);
  const on = (token: Exclude<Token, 'paper'>): number => contrast(ink[token], paper);
  assert.equal(on('ink').toFixed(1), '16.4');
  for (const token of ['rot', 'gruen', 'blau', 'laub'] as const) assert.ok(on(token) > 3, token);
  for (const token of ['ink', 'weinrot', 'tanne', 'laubdunkel'] as const) assert.ok(on(token) > 7, token);
  for (const token of ['ocker', 'haut'] as const) assert.ok(on(token) < 3 && contrast(ink[token], ink.ink) > 7, token);
});
