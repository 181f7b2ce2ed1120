/**
 * SHA-256 (FIPS 180-4), at once: the browser's own answers later, and only on pages that came over https. Held by golden
 * values, since records of fair games are dealt by it.
 */
const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
};
/** The first 32 bits of the fraction of a number. */
const fractionBits = (value: number): number => ((value % 1) * 4294967296) | 0;

const ROUND = primes(64).map((prime) => fractionBits(Math.cbrt(prime)));
const START = primes(8).map((prime) => fractionBits(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its end: a bit, zeros, and how many bits it had. */
const padded = (message: Uint8Array): DataView => {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
};

/** The eight words of the hash of a text in UTF-8, each from 0 to 2 ** 32 - 1. */
export const sha256Words = (text: string): readonly number[] => {
  const message = padded(new TextEncoder().encode(text));
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  const at = (index: number): number => words[index] ?? 0;
  for (let offset = 0; offset < message.byteLength; offset += 64) {
    for (let index = 0; index < 16; index++) words[index] = message.getInt32(offset + index * 4);
    for (let index = 16; index < 64; index++) {
      const [early, late] = [at(index - 15), at(index - 2)];
      const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[index] = at(index - 16) + one + at(index - 7) + two;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let index = 0; index < 64; index++) {
      const choice = (e & f) ^ (~e & g);
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUND[index] ?? 0) + at(index)) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
  }
  return [...state].map((word) => word >>> 0);
};

/** The hash of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256 = (text: string): string =>
  sha256Words(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
