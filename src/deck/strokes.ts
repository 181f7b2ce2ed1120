/**
 * The model of smooth lines and path data: their elements, and the probabilities of the next element. The build
 * packs the lines of the artwork with this model, and the page unpacks them.
 */

/** Returns the next bit of a kind. An encoder passes the bit in `known`, and a decoder reads it. */
export type BitDecoder = (kind: number, known: boolean) => boolean;

/** A point of a smooth line, or a command of path data. */
export interface Stroke {
  /** One of `LETTERS`. */
  readonly letter: string;
  /** The numbers, each relative to the previous one on the same axis. */
  readonly steps: readonly number[];
}

/**
 * The letters of strokes. In smooth lines, `,` is a point and `!` a corner. In smooth lines and in path data, `z` closes a
 * line and `.` ends a text. `+` repeats the previous command without its letter.
 */
export const LETTERS = '.,!zMLHVCSQTZmlhvcsqt+';

/** By letter: the number of values that follow, and the class of these values. At the start of a text, the class is 0. */
const NUMBERS = '0220221164220221164220'.split('').map(Number);
const PLACES = '0224466666666466666660'.split('').map(Number);

export const numberCount = (letter: string): number => NUMBERS[LETTERS.indexOf(letter)];

/** Returns the axis of a number by its position after a letter: 0 horizontal, 1 vertical. */
export const axisOf = (letter: string, place: number): 0 | 1 =>
  letter === 'V' || letter === 'v' || place % 2 > 0 ? 1 : 0;

/** The first indices of the kinds of bits. Bits of letters come first. */
const [SIZES, SIGNS, DIGITS] = [1024, 4096, 5120];
export const KINDS = 9216;

/** Returns the number of binary digits. */
const sizeOf = (n: number): number => 32 - Math.clz32(Math.abs(n));
const signOf = (n: number): number => Math.sign(n) + 1;

/** Codes a number as size, sign and digits. `place` and the neighbours select the probabilities. */
function decodeNumber(answer: BitDecoder, place: number, nearSize: number, nearSigns: number, known: number): number {
  let size = 0;
  while (answer(SIZES + (place * 16 + nearSize) * 16 + size, size < sizeOf(known))) size++;
  if (size === 0) return 0;
  const isNegative = answer(SIGNS + place * 64 + nearSigns, known < 0);
  const kinds = DIGITS + (place < 2 ? 2048 : 0) + 2 ** (size - 1);
  let digits = 1;
  for (let rest = size - 2; rest >= 0; rest--)
    digits = digits * 2 + Number(answer(kinds + digits, ((Math.abs(known) >> rest) & 1) > 0));
  return isNegative ? -digits : digits;
}

/** Codes the index of a letter. */
function decodeLetter(answer: BitDecoder, last: number, known: number): number {
  let found = 1;
  for (let rest = 4; rest >= 0; rest--)
    found = found * 2 + Number(answer(last * 32 + found, ((known >> rest) & 1) > 0));
  return found - 32;
}

/** Returns a function that decodes one text after another, or encodes the texts given to it. */
export function decodeStrokes(answer: BitDecoder): (known?: readonly Stroke[]) => readonly Stroke[] {
  // Consecutive texts often start near each other, so each start is predicted from the last one.
  let start: readonly number[] = [0, 0];
  return (known = []) => {
    const strokes: Stroke[] = [];
    let [index, command] = [0, 0];
    let step = [0, 0];
    for (;;) {
      const stroke = known[strokes.length] as Stroke | undefined;
      const corner = LETTERS[index] === '!' ? 1 : 0;
      index = decodeLetter(answer, index, stroke ? LETTERS.indexOf(stroke.letter) : 0);
      if (index === 0) return strokes;
      const letter = LETTERS[index];
      if (letter !== '+') command = index;
      const isFirst = strokes.length === 0;
      const place = isFirst ? 0 : PLACES[command];
      const steps: number[] = [];
      let across = 0;
      while (steps.length < NUMBERS[command]) {
        const axis = axisOf(LETTERS[command], steps.length);
        if (axis === 0) across = step[0];
        const last = isFirst ? start[axis] : step[axis];
        const signs = (signOf(last) * 3 + signOf(step[1 - axis])) * 6 + signOf(across) * 2 + corner;
        const size = sizeOf(isFirst ? last : step[0]);
        step[axis] = decodeNumber(answer, place + axis, size, signs, stroke?.steps[steps.length] ?? 0);
        steps.push(step[axis]);
      }
      strokes.push({ letter, steps });
      if (isFirst) [start, step] = [step, [0, 0]];
    }
  };
}
