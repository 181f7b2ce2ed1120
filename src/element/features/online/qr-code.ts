import { encode } from 'uqr';

/** A code with more modules than this is too fine for a telephone to read from a screen: 4 * 10 + 17 a side, about 210 bytes. */
const MAX_VERSION = 10;

/** A QR code, row by row, true where it is dark; null: the text is too long for one that a telephone reads from a screen. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | null => {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: MAX_VERSION, boostEcc: false }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
