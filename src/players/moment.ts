import type { View } from '../game/view.js';

/**
 * Returns the number of events in a game, as a seed for the random numbers of a decision. Cards shown after a hand do not
 * count, because players ignore them.
 */
export const momentOf = ({ history }: View): number =>
  history.filter(({ type }) => type !== 'reveal' && type !== 'revealed').length;
