/** Packs numbers bit by bit into text that is safe in a URL. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;

export interface BitWriter {
  /** Writes the lowest `count` bits of a whole number. `count` is at most 31. */
  bits(value: number, count: number): void;
  /** Writes a whole number from 0 to 2^31 - 1. Smaller numbers take fewer bits. */
  number(value: number): void;
  /** Returns all written bits as text, padded with zeros. */
  text(): string;
}

export interface BitReader {
  bits(count: number): number;
  number(): number;
  /** Whether only the padding of the last character is left to read. */
  isAtEnd(): boolean;
}

/** Error for a text that no `BitWriter` can have written. */
export class BitsError extends Error {
  override readonly name = 'BitsError';
}

/** Bits per group of a number. Each group has one more bit, which is set if another group follows. */
const GROUP_BITS = 4;

export const createBitWriter = (): BitWriter => {
  const characters: string[] = [];
  let [charCode, freeBits] = [0, BITS_PER_CHARACTER];

  const bits = (value: number, count: number): void => {
    for (let position = count - 1; position >= 0; position--) {
      charCode = (charCode << 1) | ((value >>> position) & 1);
      if (--freeBits > 0) continue;
      characters.push(ALPHABET.charAt(charCode));
      [charCode, freeBits] = [0, BITS_PER_CHARACTER];
    }
  };

  return {
    bits,
    number(value) {
      let groups = 1;
      while (groups * GROUP_BITS < 31 && value >>> (groups * GROUP_BITS) > 0) groups++;
      for (let group = groups - 1; group >= 0; group--) {
        bits(group > 0 ? 1 : 0, 1);
        bits(value >>> (group * GROUP_BITS), GROUP_BITS);
      }
    },
    text: () => characters.join('') + (freeBits < BITS_PER_CHARACTER ? ALPHABET.charAt(charCode << freeBits) : ''),
  };
};

export const createBitReader = (text: string): BitReader => {
  const size = text.length * BITS_PER_CHARACTER;
  let at = 0;

  const bit = (): number => {
    if (at >= size) throw new BitsError('It is too short.');
    const charCode = ALPHABET.indexOf(text.charAt(Math.floor(at / BITS_PER_CHARACTER)));
    if (charCode === -1) throw new BitsError('It contains an invalid character.');
    return (charCode >>> (BITS_PER_CHARACTER - 1 - (at++ % BITS_PER_CHARACTER))) & 1;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let position = 0; position < count; position++) value = value * 2 + bit();
    return value;
  };

  return {
    bits,
    number() {
      let value = 0;
      for (;;) {
        const isLast = bits(1) === 0;
        value = value * 2 ** GROUP_BITS + bits(GROUP_BITS);
        if (value >= 2 ** 31) throw new BitsError('It contains a number that is too large.');
        if (isLast) return value;
      }
    },
    isAtEnd() {
      if (size - at >= BITS_PER_CHARACTER) return false;
      return bits(size - at) === 0;
    },
  };
};
