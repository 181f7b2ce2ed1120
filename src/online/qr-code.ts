import { encode } from 'uqr';

/** Largest QR code version that a phone can read from a screen: 4 × 10 + 17 modules per side, about 210 bytes. */
const MAX_VERSION = 10;

/**
 * Returns the rows of a QR code for a text, such as an invitation or the address of a table, where true means a dark
 * module. Print it with a border of four light modules. Returns null if the text is too long, which is above about 210 bytes.
 */
export const qrCode = (text: string): readonly (readonly boolean[])[] | null => {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: MAX_VERSION, boostEcc: false }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
