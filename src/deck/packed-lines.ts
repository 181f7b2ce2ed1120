import { axisOf, KINDS, decodeStrokes, type Stroke } from './strokes.js';

/** Adaptive probabilities of bits by kind. The counts start above zero, as if a bit had already been read. */
export interface Odds {
  /** Returns the probability that the bit is set. */
  readonly probability: (kind: number) => number;
  readonly learn: (kind: number, isYes: boolean) => void;
}

const MAX_COUNT = 200;

export function odds(): Odds {
  const yes = new Float64Array(KINDS).fill(0.4);
  const all = new Float64Array(KINDS).fill(0.8);
  return {
    probability: (kind) => yes[kind] / all[kind],
    learn(kind, isYes) {
      if (isYes) yes[kind]++;
      // Halving the counts gives old bits less weight.
      if (++all[kind] > MAX_COUNT) {
        yes[kind] /= 2;
        all[kind] /= 2;
      }
    },
  };
}

/** Constants of the range coding, which narrows a four-byte range. Each bit takes its share of the range. */
export const RANGE = 2 ** 32;
export const BYTE = 256;
export const scaledShare = (range: number, likely: number): number => Math.floor(range * likely);

/** Creates a decoder of packed bits, in the order in which they were written. */
function createDecoder(packed: string): (kind: number) => boolean {
  const bytes = atob(packed);
  const { probability, learn } = odds();
  let [at, range, rest] = [0, RANGE, 0];
  const next = (): void => {
    rest = rest * BYTE + (bytes.charCodeAt(at++) || 0);
  };
  while (at < 4) next();
  return (kind) => {
    const share = scaledShare(range, probability(kind));
    const isYes = rest < share;
    if (!isYes) rest -= share;
    range = isYes ? share : range - share;
    for (; range < RANGE / BYTE; range *= BYTE) next();
    learn(kind, isYes);
    return isYes;
  };
}

/** Returns strokes as text, as in a drawing: `10,20 14,18! z` or `M10,20L14,18Z`. */
export function strokesText(strokes: readonly Stroke[]): string {
  const isPath = strokes[0].letter === 'M';
  let [text, command] = ['', ''];
  let [pen, start] = [ORIGIN, ORIGIN];
  for (const { letter, steps } of strokes) {
    if (letter !== '+') command = letter;
    const from = isPath && command > 'Z' ? pen : ORIGIN;
    if (/z/i.test(command)) pen = start;
    text += isPath && letter !== '+' ? letter : text && ' ';
    steps.forEach((step, place) => {
      const axis = axisOf(command, place);
      pen = axis === 0 ? [pen[0] + step, pen[1]] : [pen[0], pen[1] + step];
      if (place > 0) text += axis === 0 ? ' ' : ',';
      text += pen[axis] - from[axis];
    });
    if (/m/i.test(command)) start = pen;
    if (!isPath && !steps.length) text += letter;
    if (letter === '!') text += letter;
  }
  return text;
}

const ORIGIN = [0, 0];

/**
 * Returns a reader of packed texts. Given an index, the reader returns a function that returns the texts from that
 * index, one per call. The packed data is decoded only as far as needed, and only once.
 */
export function packedLines(packed: string): (from: number) => () => string {
  const texts: string[] = [];
  let read: (() => readonly Stroke[]) | undefined;
  return (from) => {
    let at = from;
    return () => {
      read ??= decodeStrokes(createDecoder(packed));
      while (texts.length <= at) texts.push(strokesText(read()));
      return texts[at++];
    };
  };
}
