/** Numbers packed bit by bit into text that an address may hold. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;

export interface BitWriter {
  /** Writes the lowest bits of a whole number, at most 31. */
  bits(value: number, count: number): void;
  /** Writes a whole number from 0 to 2^31 - 1; small ones take fewest bits. */
  number(value: number): void;
  /** All that was written, filled up with zeros. */
  text(): string;
}

export interface BitReader {
  bits(count: number): number;
  number(): number;
  /** Whether all is read, but for what the last sign was filled up with. */
  isAtEnd(): boolean;
}

/** The text is none that a `BitWriter` could have written. */
export class BitsError extends Error {
  override readonly name = 'BitsError';
}

/** A number is written in groups of so many bits, each with one more that says whether another follows. */
const GROUP = 4;

export const createBitWriter = (): BitWriter => {
  const signs: string[] = [];
  let [sign, free] = [0, BITS_PER_CHARACTER];

  const bits = (value: number, count: number): void => {
    for (let place = count - 1; place >= 0; place--) {
      sign = (sign << 1) | ((value >>> place) & 1);
      if (--free > 0) continue;
      signs.push(ALPHABET.charAt(sign));
      [sign, free] = [0, BITS_PER_CHARACTER];
    }
  };

  return {
    bits,
    number(value) {
      let groups = 1;
      while (groups * GROUP < 31 && value >>> (groups * GROUP) > 0) groups++;
      for (let group = groups - 1; group >= 0; group--) {
        bits(group > 0 ? 1 : 0, 1);
        bits(value >>> (group * GROUP), GROUP);
      }
    },
    text: () => signs.join('') + (free < BITS_PER_CHARACTER ? ALPHABET.charAt(sign << free) : ''),
  };
};

export const createBitReader = (text: string): BitReader => {
  const size = text.length * BITS_PER_CHARACTER;
  let at = 0;

  const bit = (): number => {
    if (at >= size) throw new BitsError('It ends too soon.');
    const sign = ALPHABET.indexOf(text.charAt(Math.floor(at / BITS_PER_CHARACTER)));
    if (sign === -1) throw new BitsError('There is a sign in it that no link has.');
    return (sign >>> (BITS_PER_CHARACTER - 1 - (at++ % BITS_PER_CHARACTER))) & 1;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let place = 0; place < count; place++) value = value * 2 + bit();
    return value;
  };

  return {
    bits,
    number() {
      let value = 0;
      for (;;) {
        const isLast = bits(1) === 0;
        value = value * 2 ** GROUP + bits(GROUP);
        if (value >= 2 ** 31) throw new BitsError('There is a number in it that is too big.');
        if (isLast) return value;
      }
    },
    isAtEnd() {
      if (size - at >= BITS_PER_CHARACTER) return false;
      return bits(size - at) === 0;
    },
  };
};
