import { ConnectionError } from '../online/connection-error.js';

const LONGEST = 20;
/** Signs one sees nothing of: control, direction, joiners, what is no sign at all; and more marks than a letter bears. */
const UNSEEN = /[\p{C}\u{2028}\u{2029}\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}]|\p{M}{4}/u;

const visible = (name: string): number => [...new Intl.Segmenter().segment(name)].length;

/**
 * A name as others may see it.
 * @param accept what the host says of it; null: nothing
 * @throws ConnectionError `bad-name`
 */
export const readName = (given: unknown, accept: ((name: string) => boolean) | null): string => {
  const name = typeof given === 'string' ? given.normalize('NFC').trim().replaceAll(/\s+/g, ' ') : '';
  const isRight = name !== '' && !UNSEEN.test(name) && visible(name) <= LONGEST && name.length <= 4 * LONGEST;
  if (!isRight)
    throw new ConnectionError('bad-name', `A name has 1 to ${LONGEST} visible characters, and no hidden ones.`);
  if (accept && !accept(name)) throw new ConnectionError('bad-name', 'This name is not welcome here.');
  return name;
};
