/**
 * QR codes (ISO/IEC 18004) of texts: bytes, error correction M, versions 1 to 10. A table has one to show, the invitation, so
 * nothing else is here.
 */
import { itemAt } from '../../rules/item-at.js';

/** By version, from 1: all codewords, those for correction of a block, blocks, and where the alignment patterns lie. */
const VERSIONS: readonly (readonly [
  codewords: number,
  correction: number,
  blocks: number,
  places: readonly number[],
])[] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Product in the field of 256 elements by 0x11d. */
const times = (one: number, other: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
};

/** The codewords that correct these (Reed and Solomon). */
const correctionOf = (data: readonly number[], degree: number): readonly number[] => {
  const divisor = Array.from({ length: degree }, (_, at) => Number(at === degree - 1));
  let root = 1;
  for (let round = 0; round < degree; round++) {
    divisor.forEach((factor, at) => (divisor[at] = times(factor, root) ^ (divisor[at + 1] ?? 0)));
    root = times(root, 2);
  }
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((by, at) => (rest[at] = (rest[at] ?? 0) ^ times(by, factor)));
  }
  return rest;
};

/** Bits with what corrects them behind; `generator` has one bit more. */
const corrected = (value: number, bits: number, generator: number): number => {
  let rest = value;
  const top = 31 - Math.clz32(generator);
  for (let round = 0; round < bits; round++) rest = (rest << 1) ^ ((rest >>> (top - 1)) * generator);
  return (value << bits) | rest;
};

/** The bytes of a text as codewords: their mode and number before them, filled up behind. */
const dataOf = (bytes: Uint8Array, version: number, capacity: number): readonly number[] => {
  const number = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  let bits = `0100${number}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}`;
  bits += '0'.repeat(Math.min(4, capacity * 8 - bits.length));
  bits += '0'.repeat(-bits.length & 7);
  const words = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let fill = 0xec; words.length < capacity; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
};

/** Blocks one beside the other: the first codeword of each, the second, and so on. */
const interleaved = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat();

const codewordsOf = (bytes: Uint8Array, version: number): readonly number[] => {
  const [codewords, correction, count] = itemAt(VERSIONS, version - 1);
  const capacity = codewords - correction * count;
  const data = dataOf(bytes, version, capacity);
  const short = Math.floor(capacity / count);
  const longFrom = count - (capacity % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) => data.slice(from, (from += short + (at < longFrom ? 0 : 1))));
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => correctionOf(block, correction)))];
};

/** Dark or light by row; undefined where the data go. */
type Drawing = (boolean | undefined)[][];

const drawPatterns = (version: number): Drawing => {
  const size = version * 4 + 17;
  const drawing: Drawing = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = drawing[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (centreX: number, centreY: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) set(centreX + x, centreY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const places = itemAt(VERSIONS, version - 1)[3];
  for (const x of places) {
    for (const y of places) {
      const isFinder = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!isFinder) square(x, y, 2, (ring) => ring !== 1);
    }
  }
  if (version < 7) return drawing;
  const bits = corrected(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [far, near, dark] = [size - 11 + (at % 3), Math.floor(at / 3), ((bits >>> at) & 1) === 1];
    set(far, near, dark);
    set(near, far, dark);
  }
  return drawing;
};

/** Which mask was taken, and how much is corrected: twice, and one that is always dark. */
const drawFormat = (drawing: Drawing, mask: number): void => {
  const size = drawing.length;
  const bits = corrected(mask, 10, 0x537) ^ 0x5412;
  const set = (x: number, y: number, at: number): void => {
    const row = drawing[y];
    if (row) row[x] = ((bits >>> at) & 1) === 1;
  };
  for (let at = 0; at < 15; at++) {
    if (at < 8) set(8, at < 6 ? at : at + 1, at);
    else set(at === 8 ? 7 : 14 - at, 8, at);
    if (at < 8) set(size - 1 - at, 8, at);
    else set(8, size - 15 + at, at);
  }
  const row = drawing[size - 8];
  if (row) row[8] = true;
};

/** The data go upwards and downwards in columns of two, from the right. */
const drawData = (drawing: Drawing, words: readonly number[], isMasked: (x: number, y: number) => boolean): void => {
  const size = drawing.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = drawing[y];
        if (!row || row[x] !== undefined) continue;
        const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
        row[x] = (bit === 1) !== isMasked(x, y);
        at++;
      }
    }
  }
};

/** How hard it is to read: long runs and large areas of one kind. */
const penaltyOf = (drawing: Drawing): number => {
  const size = drawing.length;
  const dark = (x: number, y: number): boolean => drawing[y]?.[x] ?? false;
  let penalty = 0;
  for (let line = 0; line < size; line++) {
    for (const at of [(step: number) => dark(step, line), (step: number) => dark(line, step)]) {
      let run = 0;
      for (let step = 0; step < size; step++) {
        run = step > 0 && at(step) === at(step - 1) ? run + 1 : 1;
        if (run >= 5) penalty += run === 5 ? 3 : 1;
      }
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      if ([dark(x - 1, y), dark(x, y - 1), dark(x - 1, y - 1)].every((other) => other === dark(x, y))) penalty += 3;
    }
  }
  return penalty;
};

/** A QR code, row by row, true where it is dark; null: the text is too long for one that a telephone reads from a screen. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | null => {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 +
    VERSIONS.findIndex(
      ([codewords, correction, blocks], at) => bytes.length + (at < 9 ? 2 : 3) <= codewords - correction * blocks,
    );
  if (version === 0) return null;
  const words = codewordsOf(bytes, version);
  const drawings = MASKS.map((mask, number) => {
    const drawing = drawPatterns(version);
    drawFormat(drawing, number);
    drawData(drawing, words, (x, y) => mask(x, y) === 0);
    return drawing;
  });
  const penalties = drawings.map(penaltyOf);
  const best = drawings[penalties.indexOf(Math.min(...penalties))] ?? [];
  return best.map((row) => row.map((dark) => dark ?? false));
};
