import type { View } from '../game/view.js';

/**
 * Returns a number for the current position in a game, for the random numbers of a decision: the number of events. Cards
 * shown after a hand do not count, because players ignore them.
 */
export const momentOf = ({ history }: View): number =>
  history.filter(({ type }) => type !== 'reveal' && type !== 'revealed').length;
