/** Encoder for `src/deck/packed-lines.ts`. */
import { BYTE, odds, RANGE, scaledShare, strokesText } from '../../src/deck/packed-lines.js';
import { axisOf, LETTERS, numberCount, decodeStrokes, type Stroke } from '../../src/deck/strokes.js';

const POINT = '-?\\d+,-?\\d+!?';
/** Matches a text that contains only the points of a soft line or of a section of a soft line, as whole numbers. */
const LINE = new RegExp(`^${POINT}(?: ${POINT})+(?: z)?$`);
const PATH = /^M[-\d, MLHVCSQTZmlhvcsqtz]+$/;

const strokesOfLine = (text: string): readonly Stroke[] => {
  let [x, y] = [0, 0];
  return text.split(' ').map((word): Stroke => {
    if (word === 'z') return { letter: 'z', steps: [] };
    const [u = 0, v = 0] = word.split(',').map(Number.parseFloat);
    const steps = [u - x, v - y];
    [x, y] = [u, v];
    return { letter: word.endsWith('!') ? '!' : ',', steps };
  });
};

function strokesOfPath(text: string): readonly Stroke[] {
  const words = text.match(/[a-zA-Z]|-?\d+/g) ?? [];
  const strokes: Stroke[] = [];
  let command = '';
  let [pen, start] = [
    [0, 0],
    [0, 0],
  ];
  for (let at = 0; at < words.length;) {
    const isNamed = LETTERS.includes(words[at]);
    if (isNamed) command = words[at++];
    const from = command > 'Z' ? pen : [0, 0];
    if (/z/i.test(command)) pen = start;
    const steps: number[] = [];
    while (steps.length < numberCount(command)) {
      const axis = axisOf(command, steps.length);
      const to = from[axis] + Number(words[at++]);
      steps.push(to - pen[axis]);
      pen = axis === 0 ? [to, pen[1]] : [pen[0], to];
    }
    if (/m/i.test(command)) start = pen;
    // A text with numbers but without a command cannot be packed, because the decoder would read the text differently.
    if (!isNamed && steps.length === 0) return [];
    strokes.push({ letter: isNamed ? command : '+', steps });
  }
  return strokes;
}

/** Returns the strokes of a drawing's text, or undefined if unpacking would not return the same text. */
export function strokesOf(text: string): readonly Stroke[] | undefined {
  const strokes = LINE.test(text) ? strokesOfLine(text) : PATH.test(text) ? strokesOfPath(text) : [];
  const numbers = strokes.flatMap(({ steps }) => steps);
  return strokes.length > 0 && numbers.every((n) => Math.abs(n) < 2048) && strokesText(strokes) === text
    ? strokes
    : undefined;
}

/** Packs several texts into one base64 string. */
export function packed(texts: readonly (readonly Stroke[])[]): string {
  const bytes: number[] = [];
  const { probability, learn } = odds();
  let [low, range] = [0, RANGE];
  const carry = (): void => {
    if (low < RANGE) return;
    low -= RANGE;
    let at = bytes.length - 1;
    while (bytes[at] === BYTE - 1) bytes[at--] = 0;
    bytes[at]++;
  };
  const shift = (): void => {
    bytes.push(Math.floor(low / (RANGE / BYTE)));
    low = (low % (RANGE / BYTE)) * BYTE;
  };
  const write = decodeStrokes((kind, isYes) => {
    const share = scaledShare(range, probability(kind));
    if (!isYes) low += share;
    carry();
    range = isYes ? share : range - share;
    for (; range < RANGE / BYTE; range *= BYTE) shift();
    learn(kind, isYes);
    return isYes;
  });
  for (const text of texts) write(text);
  for (let i = 0; i < 4; i++) shift();
  while (bytes.at(-1) === 0) bytes.pop();
  return Buffer.from(bytes).toString('base64');
}
