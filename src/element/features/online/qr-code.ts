import { encode } from 'uqr';

/** Largest QR code version that a phone can read from a screen: 4 × 10 + 17 modules per side, about 210 bytes. */
const MAX_VERSION = 10;

/** Returns the rows of a QR code, where true means a dark module; null if the text is too long. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | null => {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: MAX_VERSION, boostEcc: false }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
