import { arrayFrom } from '../base/array-from.js';
import { through } from './curve.js';
import { flattenPath, parsePath } from './path.js';
import type { Point } from './shape.js';

/**
 * The strokes of each letter in writing order, with `/` between strokes and `!` at a corner.
 * Capitals and digits are ten units high, the baseline is at 0, and y increases downwards.
 */
const STROKES: Readonly<Record<string, string>> = {
  '0': '3,-10 .8,-7.8 .3,-4.4 1.2,-1 3,0 5,-1.4 5.7,-5 5,-8.6 2.7,-10',
  '1': '.6,-7.2 3.4,-10! 3.3,0',
  '2': '.5,-7.6 1.4,-9.4 3.2,-10 5.2,-8.6 4.9,-6.2 2.8,-3 .2,0! 6,-.2',
  '3': '.6,-9.2 3,-10 5.2,-8.6 4.5,-6.4 2.4,-5.5! 4.9,-4.6 5.6,-2.6 4.3,-.5 2.2,0 .2,-1.1',
  '4': '3.6,-10 .2,-3.3! 6.3,-3.4 / 4.6,-6.2 4.2,0',
  '5': '5.4,-10 1.5,-9.8! 1,-5.8! 3.2,-6.4 5.4,-4.8 5.2,-1.8 2.9,0 .2,-1',
  '6': '4.9,-10 2.6,-8 .7,-4.2 .8,-1.6 2.8,0 5.1,-1.3 5.3,-3.9 3.5,-5.3 .9,-3.2',
  '7': '.4,-9.8 5.8,-10! 3.5,-5.2 2,0 / 1.7,-5.1 5.1,-5.3',
  '8': '4.9,-8.6 3,-10 1,-8.7 1.7,-6.4 4.3,-4.5 5.5,-2.1 3.5,0 1,-.7 .6,-2.9 2.6,-5 4.7,-7 4.9,-8.5',
  '9': '5.1,-7.8 3.4,-10 1,-9 .6,-6.4 2.5,-4.9 4.6,-6.2 5.3,-8.4 5,-3.8 3.4,0',
  a: '4.4,-5 3,-6.2 1,-5 .3,-2.6 1,-.3 2.6,-.2 4.1,-2.4 4.6,-6! 4.5,-1.6 5.3,0',
  b: '.9,-10 .6,0! .7,-3.4 2.4,-6 4.3,-5.2 4.5,-2.4 3,0 .7,-.9',
  c: '4.2,-5.2 2.8,-6.2 1,-5 .4,-2.6 1.2,-.4 2.8,0 4.4,-1',
  d: '4.4,-4.8 3,-6 1,-5 .3,-2.6 1,-.3 2.6,-.3 4.3,-2.6 4.9,-10! 4.6,-1.4 5.4,0',
  e: '.5,-3 3,-3.6 4.3,-4.8 3.2,-6.2 1.2,-5.2 .4,-2.6 1.4,-.2 3.2,-.1 4.6,-1.4',
  f: '4.2,-9.2 3,-10 1.9,-8.4 1.6,0 / .2,-6 3.5,-6.1',
  g: '4.4,-5 3,-6.2 1,-5 .4,-2.8 1.2,-.8 2.8,-.8 4.3,-3 4.6,-6! 4.4,1 3.2,3.2 1.3,3.1 .3,1.9',
  h: '.9,-10 .6,0! .8,-3.6 2.6,-6 4,-5.2 4.1,0',
  i: '.9,-6 .7,-1.2 1.6,0 / 1,-8.7 1.1,-8.2',
  j: '1.6,-6 1.5,1.4 .4,3.2 -.8,2.4 / 1.7,-8.7 1.8,-8.2',
  k: '.9,-10 .6,0 / 4,-6.2 .8,-2.8! 4.4,0',
  l: '.9,-10 .7,-1.6 1.8,0',
  m: '.7,-6 .5,0! .7,-3.8 2,-6 3.1,-5 3.1,0! 3.3,-3.8 4.6,-6 5.8,-5 5.8,0',
  n: '.7,-6 .5,0! .7,-3.6 2.4,-6 3.9,-5 4,0',
  o: '2.6,-6.2 .8,-5 .4,-2.6 1.4,-.2 3.2,-.2 4.6,-2.6 4.2,-5.2 2.3,-6.2',
  p: '.9,-6 .5,3.4! .8,-3.4 2.4,-6.1 4.3,-5 4.4,-2.4 2.9,0 .8,-.8',
  q: '4.4,-5 3,-6.2 1,-5 .4,-2.6 1.2,-.4 2.8,-.4 4.3,-2.8 4.6,-6! 4.3,3.4',
  r: '.8,-6 .5,0! .8,-3.4 2,-5.8 3.6,-5.7',
  s: '3.8,-5.4 2.4,-6.2 .8,-5.2 1.4,-3.6 3.2,-2.6 3.8,-1.2 2.4,0 .4,-.8',
  t: '1.7,-9 1.4,-1.4 2.4,0 3.8,-.6 / .2,-6 3.8,-6.1',
  u: '.7,-6 .6,-1.6 1.8,-.1 3.3,-1.2 4.2,-6! 4,-1.4 4.9,0',
  v: '.4,-6 2,0! 4.2,-6',
  w: '.4,-6 1.6,0! 3.2,-5! 4.6,0! 6.4,-6',
  x: '.4,-6 4.2,0 / 4.2,-6 .3,0',
  y: '.4,-6 2.2,-.6 / 4.4,-6 2.2,-.6 1,2.6 -.4,3.2',
  z: '.4,-6 4.2,-6! .3,0! 4.4,0',
  ß: '.3,0 .9,-3 1,-8 2.4,-10 4.2,-9 3.8,-6.8 2.6,-5.6! 4.6,-4 4.6,-1.4 3,0 2,-.4',
  A: '0,0 3.4,-10! 6.4,0 / 1.2,-3.4 5.3,-3.5',
  B: '.8,-10 .6,0 / .8,-9.8 3.8,-9.8 5.4,-7.8 3.6,-5.5 .8,-5.2! 4.4,-4.9 6,-2.8 4.2,-.3 .6,0',
  C: '6,-8.2 4,-10 1.6,-8.4 .5,-5 1.6,-1.2 4,0 6.2,-1.6',
  D: '.9,-10 .6,0 / .2,-9.8 3.6,-9.6 6.2,-7 6.2,-3.6 3.8,-.4 .2,0',
  E: '5.4,-9.8 .8,-10! .7,0! 5.6,-.1 / .8,-5.2 4.4,-5.3',
  F: '5.4,-9.8 .8,-10! .7,0 / .8,-5.2 4.2,-5.3',
  G: '6,-8.2 4,-10 1.6,-8.4 .5,-5 1.6,-1.2 4,0 6,-1.4 6.2,-4.4! 3.8,-4.4',
  H: '.8,-10 .6,0 / 6,-10 5.8,0 / .7,-5 5.9,-5.1',
  I: '1,-10 .8,0',
  J: '3.8,-10 3.8,-2.4 2.4,0 .4,-1',
  K: '.8,-10 .6,0 / 5.8,-10 .8,-4.6! 6,0',
  L: '.9,-10 .7,0! 5.4,-.1',
  M: '.3,0 1.2,-10! 4,-3! 7,-10! 7.6,0',
  N: '.6,0 .8,-10! 5.8,0! 6,-10',
  O: '3.6,-10 1.2,-8.4 .4,-4.8 1.6,-.8 3.8,0 6.2,-1.8 6.8,-5.4 5.6,-9 3.3,-10',
  P: '.9,-10 .6,0 / .6,-9.8 3.8,-9.8 5.6,-7.6 4,-4.8 .8,-4.6',
  Q: '3.6,-10 1.2,-8.4 .4,-4.8 1.6,-.8 3.8,0 6.2,-1.8 6.8,-5.4 5.6,-9 3.3,-10 / 4,-2.4 6.8,.6',
  R: '.9,-10 .6,0 / .6,-9.8 3.8,-9.8 5.6,-7.6 4,-5 .8,-4.7 / 2.8,-4.8 6,0',
  S: '5.4,-8.6 3.4,-10 1.2,-8.6 1.6,-6.2 4.2,-4.6 5.4,-2.4 3.6,0 .4,-1.2',
  T: '.2,-9.8 6.4,-10 / 3.4,-9.9 3.2,0',
  U: '.9,-10 .8,-2.6 3.2,0 5.6,-2.6 6,-10',
  V: '.2,-10 3,0! 6.2,-10',
  W: '.2,-10 2.2,0! 4.4,-7.6! 6.4,0! 9,-10',
  X: '.4,-10 6,0 / 6,-10 .2,0',
  Y: '.2,-10 3.2,-5! 6.2,-10 / 3.2,-5 3,0',
  Z: '.4,-9.8 6,-10! .2,0! 6.2,-.1',
  '!': '.9,-10 .7,-3 / .6,-.5 .8,0',
  ':': '.7,-6 .9,-5.5 / .6,-.5 .8,0',
  '-': '.4,-4 3.4,-4.1',
  '–': '.3,-4.9 5.7,-5.1',
  '.': '.5,-.3 .8,0',
  '×': '.4,-5.4 4,-1.4 / 4,-5.4 .4,-1.4',
  "'": '.7,-10 .5,-7.8',
  '’': '.9,-10 .5,-7.8',
  '&': '6,0 1.6,-7 2,-9.4 3.6,-9.8 4.2,-8 1.2,-4 .8,-1.4 2.8,0 5.8,-4',
  ' ': '',
};

/** Accents above a letter, centred on 0, by combining character. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '-1,-1.6 .6,0',
  '\u0301': '-.6,0 1,-1.6',
  '\u0302': '-1.2,0 0,-1.5! 1.2,0',
  '\u0303': '-1.4,-.2 -.5,-1 .5,-.2 1.4,-1',
  '\u0308': '-1.2,-1 -1.1,-.5 / 1.1,-1 1.2,-.5',
  '\u030c': '-1.2,-1.5 0,0! 1.2,-1.5',
};

type Stroke = readonly Point[];

/** The strokes of a letter as polygons, and its width. */
interface Letter {
  readonly strokes: readonly Stroke[];
  readonly reach: number;
}

const SPACE = 3;

function strokesOf(text: string): readonly Stroke[] {
  if (text === '') return [];
  return text
    .split(' / ')
    .flatMap((stroke) => {
      const words = stroke.split(' ');
      const points = words.map((word) => word.replace('!', '').split(',').map(Number) as unknown as Point);
      return flattenPath(
        parsePath(
          through(
            points.map(([x, y]): Point => [x * 10, y * 10]),
            false,
            words.map((word) => word.endsWith('!')),
          ),
        ),
      );
    })
    .map((stroke) => stroke.map(([x, y]): Point => [x / 10, y / 10]));
}

const known = new Map<string, Letter | null>();

/** Returns the strokes of a character, cached; `null` if it has none. */
function letter(sign: string): Letter | null {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const [base = '', ...marks] = arrayFrom(sign.normalize('NFD'));
  const text = STROKES[sign] ?? STROKES[base];
  const whole = text !== undefined && (STROKES[sign] !== undefined || marks.every((mark) => mark in ACCENTS));
  const body = whole ? strokesOf(text) : [];
  const xs = body.flat().map(([x]) => x);
  const reach = text === '' ? SPACE : Math.max(0, ...xs);
  const top = Math.min(-6, ...body.flat().map(([, y]) => y)) - 1.4;
  const over = STROKES[sign] === undefined ? marks.flatMap((mark) => strokesOf(ACCENTS[mark] ?? '')) : [];
  const made = whole
    ? { strokes: [...body, ...over.map((stroke) => stroke.map(([x, y]): Point => [x + reach / 2, y + top]))], reach }
    : null;
  known.set(sign, made);
  return made;
}

const signsOf = (text: string): readonly string[] => arrayFrom(text.normalize('NFC'));

/** Whether every character of a text can be written in chalk. */
export const isWritable = (text: string): boolean => signsOf(text).every((sign) => letter(sign) !== null);

/** The gap between two letters. */
const GAP = 1.5;

/**
 * Returns a text as strokes: capitals ten units high, from 0,0 on the baseline. Characters without strokes are
 * omitted.
 */
export function written(text: string): { readonly strokes: readonly Stroke[]; readonly width: number } {
  let x = 0;
  const strokes: Stroke[] = [];
  for (const sign of signsOf(text)) {
    const found = letter(sign);
    if (!found) continue;
    for (const stroke of found.strokes) strokes.push(stroke.map(([px, py]): Point => [px + x, py]));
    x += found.reach + GAP;
  }
  return { strokes, width: Math.max(0, x - GAP) };
}
