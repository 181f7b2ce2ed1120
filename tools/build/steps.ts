/** Soft lines of the deck, written anew for the package: points by their way from the one before, which packs better. */
import type { Plugin } from 'rollup';

const NUMBER = '-?\\d+';
const POINT = `${NUMBER},${NUMBER}!?`;
/**
 * A string that is nothing but the points of a soft line, or of a part of one, as `knotsOf` of src/deck/curve.ts reads
 * it. Whole numbers only: sums of others would not be exact.
 */
const LINE = new RegExp(`(['"])(${POINT}(?: ${POINT})+(?: z)?)\\1`, 'g');

/** `10,20 14,18! z` becomes `10,20 4:-2! z`. */
export function inSteps(line: string): string {
  let last: readonly [x: number, y: number] | undefined;
  return line
    .split(' ')
    .map((word) => {
      if (word === 'z') return word;
      const [x = 0, y = 0] = word.split(',').map(Number.parseFloat);
      const step = last && `${x - last[0]}:${y - last[1]}${word.endsWith('!') ? '!' : ''}`;
      last = [x, y];
      return step ?? word;
    })
    .join(' ');
}

/** Writes the soft lines of the Salzburg deck and of the people in steps. Lines of code stay where they are, so their maps stay true. */
export const artworkInSteps: Plugin = {
  name: 'artwork-in-steps',
  transform: (code, id) =>
    /[\\/](?:deck[\\/]salzburg|people)[\\/]/.test(id)
      ? {
          code: code.replaceAll(LINE, (_, quote: string, line: string) => `${quote}${inSteps(line)}${quote}`),
          map: null,
        }
      : null,
};
