/** Soft lines of the deck, written anew for the package: each point by its way from the one before, which packs better. */

const NUMBER = '-?\\d+(?:\\.\\d\\d?)?';
const POINT = `${NUMBER},${NUMBER}!?`;
/**
 * A string that is nothing but the points of a soft line, as `knotsOf` of src/deck/curve.ts reads it; not one that has
 * a name, for that may be part of a longer line.
 */
const LINE = new RegExp(`(?<!= )(['"])(${POINT}(?: ${POINT})+(?: z)?)\\1`, 'g');

const short = (value) => String(Math.round(value * 100) / 100);

/** `10,20 14,18! z` becomes `~10,20 4,-2! z`. */
export function inSteps(line) {
  let [x, y] = [0, 0];
  const words = line.split(' ').map((word) => {
    if (word === 'z') return word;
    const [toX, toY] = word.split(',').map(Number.parseFloat);
    const step = `${short(toX - x)},${short(toY - y)}${word.endsWith('!') ? '!' : ''}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `~${words.join(' ')}`;
}

/** Writes the soft lines of the Salzburg deck in steps. Lines of code stay where they are, so their maps stay true. */
export const artworkInSteps = {
  name: 'artwork-in-steps',
  transform: (code, id) =>
    /[\\/]deck[\\/]salzburg[\\/]/.test(id)
      ? { code: code.replaceAll(LINE, (_, quote, line) => `${quote}${inSteps(line)}${quote}`), map: null }
      : null,
};
