import type { View } from '../game/view.js';

/**
 * A number for the moment in a game at which a player decides, for its random numbers: how much has happened. That cards
 * were shown after an earlier hand does not count: players make nothing of it.
 */
export const momentOf = ({ history }: View): number =>
  history.filter(({ type }) => type !== 'reveal' && type !== 'revealed').length;
